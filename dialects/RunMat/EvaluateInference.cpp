//===- EvaluateInference.cpp - the operations of the runtime ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One row an operation. A rule may promise what holds nearly always: the unit
// leaves where the runtime gives something else.
//===----------------------------------------------------------------------===//
#include "dialects/RunMat/EvaluateRules.h"

#include "llvm/ADT/StringMap.h"

using namespace mlir;

namespace runmat {
namespace {

using namespace rules;

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

enum Flags : unsigned {
  /// A gpuArray among the arguments makes none of the results one.
  onHost = 1,
  /// Arguments may be complex, and the results are real.
  givesReal = 2,
  /// With a complex argument the first result is complex, or the third one.
  givesComplex = 4,
  givesComplexThird = 8,
  /// The rule knows complex arguments.
  byRule = 16,
  takesComplex = givesReal | givesComplex | givesComplexThird | byRule,
};

struct Row {
  unsigned fewest, most, outputs;
  Types (*rule)(const Call &);
  unsigned flags = 0;
};
constexpr unsigned any = ~0u;

const llvm::StringMap<Row> &table() {
  static const llvm::StringMap<Row> rows = {
      {"abs", {1, 1, 1, floatOfFirst, givesReal}},
      {"acos", {1, 1, 1, floatOfFirst, givesComplex}},
      {"acosh", {1, 1, 1, floatOfFirst, givesComplex}},
      {"angle", {1, 1, 1, floatOfFirst, givesReal}},
      {"asin", {1, 1, 1, floatOfFirst, givesComplex}},
      {"asinh", {1, 1, 1, floatOfFirst, givesComplex}},
      {"assign_slice", {5, any, 1, assignedSlice}},
      {"atan", {1, 1, 1, floatOfFirst, givesComplex}},
      {"atanh", {1, 1, 1, floatOfFirst, givesComplex}},
      {"bitand", {2, 2, 1, likeOp<inferBits>}},
      {"bitor", {2, 2, 1, likeOp<inferBits>}},
      {"bitshift", {2, 2, 1, likeOp<inferBitShift>}},
      {"bitxor", {2, 2, 1, likeOp<inferBits>}},
      {"cat", {2, any, 1, concatenated, givesComplex}},
      {"char", {1, 1, 1, sameType}},
      {"circshift", {2, 3, 1, sameType, givesComplex}},
      {"cos", {1, 1, 1, floatOfFirst, givesComplex}},
      {"cosd", {1, 1, 1, floatOfFirst}},
      {"cosh", {1, 1, 1, floatOfFirst, givesComplex}},
      {"cross", {2, 2, 1, expanded, givesComplex}},
      {"cummax", {1, 3, 1, sameType}},
      {"cummin", {1, 3, 1, sameType}},
      {"cumprod", {1, 3, 1, cumulative, givesComplex}},
      {"cumsum", {1, 3, 1, cumulative, givesComplex}},
      {"deg2rad", {1, 1, 1, floatOfFirst}},
      {"deletion", {2, any, 1, deletion}},
      {"det", {1, 1, 1, floatScalar}},
      {"diag", {1, 1, 1, diagonal, givesComplex}},
      {"diff", {1, 1, 1, differences, givesComplex}},
      {"dot", {2, 2, 1, vectorToScalar, givesComplex}},
      {"double", {1, 1, 1, doubleOfFirst}},
      {"eq", {2, 2, 1, likeOp<inferComparison>}},
      {"erf", {1, 1, 1, floatOfFirst}},
      {"erfc", {1, 1, 1, floatOfFirst}},
      {"exp", {1, 1, 1, floatOfFirst, givesComplex}},
      {"expm1", {1, 1, 1, floatOfFirst, givesComplex}},
      {"eye", {1, 2, 1, identityMatrix, onHost}},
      {"factor", {1, 1, 1, floatRow}},
      {"factorial", {1, 1, 1, floatOfFirst}},
      {"filter", {3, 3, 1, floatLike<2>, givesComplex}},
      {"find", {1, 3, 3, found, givesComplexThird}},
      {"flip", {1, 2, 1, sameType, givesComplex}},
      {"fliplr", {1, 1, 1, sameType, givesComplex}},
      {"flipud", {1, 1, 1, sameType, givesComplex}},
      {"gamma", {1, 1, 1, floatOfFirst}},
      {"gammaln", {1, 1, 1, floatOfFirst}},
      {"gcd", {2, 2, 1, expanded}},
      {"ge", {2, 2, 1, likeOp<inferComparison>}},
      {"gt", {2, 2, 1, likeOp<inferComparison>}},
      {"horzcat", {1, any, 1, joined<1>, givesComplex}},
      {"index", {2, any, 1, element, byRule}},
      {"iscomplex", {1, 1, 1, logicalScalar, onHost | givesReal}},
      {"isequal", {2, any, 1, logicalScalar, onHost | givesReal}},
      {"ismember", {2, 2, 2, membership}},
      {"isprime", {1, 1, 1, predicateOfFirst}},
      {"isreal", {1, 1, 1, logicalScalar, onHost | givesReal}},
      {"issorted", {1, 1, 1, logicalScalar, onHost}},
      {"kron", {2, 2, 1, kronecker, givesComplex}},
      {"lcm", {2, 2, 1, expanded}},
      {"le", {2, 2, 1, likeOp<inferComparison>}},
      {"log", {1, 1, 1, floatOfFirst, givesComplex}},
      {"log10", {1, 1, 1, floatOfFirst, givesComplex}},
      {"log1p", {1, 1, 1, floatOfFirst, givesComplex}},
      {"log2", {1, 1, 1, floatOfFirst, givesComplex}},
      {"lt", {2, 2, 1, likeOp<inferComparison>}},
      {"max", {1, 3, 2, extremum, givesComplex}},
      {"mean", {1, 4, 1, total<1>}},
      {"median", {1, 2, 1, statistic<1>}},
      {"meshgrid", {1, 2, 2, grid}},
      {"min", {1, 3, 2, extremum, givesComplex}},
      {"minus", {2, 2, 1, arithmetic}},
      {"mldivide", {2, 2, 1, likeOp<inferMatrixLeftDivide>, byRule}},
      {"mod", {2, 2, 1, arithmetic}},
      {"mode", {1, 2, 1, statistic<1>}},
      {"mpower", {2, 2, 1, likeOp<inferMatrixPower>, byRule}},
      {"mrdivide", {2, 2, 1, likeOp<inferMatrixRightDivide>, byRule}},
      {"mtimes", {2, 2, 1, likeOp<inferMatrixTimes>, byRule}},
      {"nchoosek", {2, 2, 1, arithmeticScalar}},
      {"ne", {2, 2, 1, likeOp<inferComparison>}},
      {"nextpow2", {1, 1, 1, floatOfFirst}},
      {"nnz", {1, 1, 1, doubleScalar, givesReal}},
      {"norm", {1, 2, 1, floatScalar, givesReal}},
      {"permute", {2, 2, 1, permuted, givesComplex}},
      {"polyval", {2, 2, 1, floatLike<1>, givesComplex}},
      {"power", {2, 2, 1, arithmetic, givesComplex}},
      {"primes", {1, 1, 1, floatRow}},
      {"prod", {1, 4, 1, total<1>, givesComplex}},
      {"rad2deg", {1, 1, 1, floatOfFirst}},
      {"rdivide", {2, 2, 1, arithmetic}},
      {"rem", {2, 2, 1, arithmetic}},
      {"repmat", {2, any, 1, repeated, givesComplex}},
      {"sign", {1, 1, 1, floatOfFirst, givesComplex}},
      {"sin", {1, 1, 1, floatOfFirst, givesComplex}},
      {"sind", {1, 1, 1, floatOfFirst}},
      {"sinh", {1, 1, 1, floatOfFirst, givesComplex}},
      {"slice", {4, any, 1, slice}},
      {"sort", {1, 3, 2, sorted, givesComplex}},
      {"sqrt", {1, 1, 1, floatOfFirst, givesComplex}},
      {"strcmp", {2, 2, 1, sameTexts, onHost}},
      {"strcmpi", {2, 2, 1, sameTexts, onHost}},
      {"sum", {1, 4, 1, total<1>}},
      {"tan", {1, 1, 1, floatOfFirst, givesComplex}},
      {"tand", {1, 1, 1, floatOfFirst}},
      {"tanh", {1, 1, 1, floatOfFirst, givesComplex}},
      {"times", {2, 2, 1, arithmetic}},
      {"trace", {1, 1, 1, floatScalar, givesComplex}},
      {"trapz", {1, 2, 1, vectorToScalar, givesComplex}},
      {"tril", {1, 2, 1, sameType, givesComplex}},
      {"triu", {1, 2, 1, sameType, givesComplex}},
      {"unique", {1, 1, 1, distinct, givesComplex}},
      {"update", {3, any, 1, update, byRule}},
      {"var", {1, 3, 1, total<2>, givesReal}},
      {"vertcat", {1, any, 1, joined<0>, givesComplex}},
  };
  return rows;
}

/// What a complex argument makes of the types of the results.
void makeComplex(Types &types, unsigned flags) {
  for (auto [position, flag] :
       {std::pair(0u, givesComplex), {2u, givesComplexThird}})
    if ((flags & flag) && position < types.size() && types[position])
      types[position] = complexOf(cast<ArrayType>(types[position]));
}

/// Whether the rule holds for integer classes too; the others promise a float.
bool takesIntegers(Types (*rule)(const Call &)) {
  return llvm::is_contained({sameType,
                             sorted,
                             element,
                             slice,
                             assignedSlice,
                             update,
                             deletion,
                             found,
                             distinct,
                             repeated,
                             permuted,
                             diagonal,
                             extremum,
                             arithmeticScalar,
                             doubleScalar,
                             logicalScalar,
                             membership,
                             cumulative,
                             differences,
                             joined<0>,
                             joined<1>,
                             concatenated,
                             statistic<1>,
                             total<1>,
                             total<2>,
                             arithmetic,
                             likeOp<inferComparison>,
                             likeOp<inferBits>,
                             likeOp<inferBitShift>,
                             predicateOfFirst},
                            rule);
}

/// Whether the rule holds for char arrays.
bool takesChars(Types (*rule)(const Call &)) {
  return llvm::is_contained({element, deletion, joined<0>, joined<1>,
                             concatenated, logicalScalar, sameTexts,
                             doubleOfFirst},
                            rule);
}

} // namespace

bool EvaluateOp::isKnown(StringRef callee, size_t outputs) {
  auto row = table().find(callee);
  return row != table().end() && outputs <= row->second.outputs;
}

bool EvaluateOp::isOnHost() {
  auto row = table().find(getCallee());
  return row != table().end() && (row->second.flags & onHost);
}

SmallVector<Type> EvaluateOp::inferResults() {
  auto found = table().find(getCallee());
  Call call(*this);
  if (found == table().end() || !call.isGood())
    return {};
  const Row &row = found->second;
  if (call.size() < row.fewest || call.size() > row.most ||
      getNumResults() > row.outputs ||
      (call.hasInteger() && !takesIntegers(row.rule)) ||
      (call.hasChars() && !takesChars(row.rule)) ||
      (call.isComplex() && !(row.flags & takesComplex)))
    return {};
  Types types = row.rule(call);
  if (call.isComplex())
    makeComplex(types, row.flags);
  if (types.size() < getNumResults() ||
      llvm::is_contained(ArrayRef(types).take_front(getNumResults()), Type()))
    return {};
  types.resize(getNumResults());
  return types;
}

LogicalResult EvaluateOp::verify() {
  if (!isKnown(getCallee(), getNumResults()))
    return emitOpError("expected an operation of the runtime with ")
           << getNumResults() << " results, got '" << getCallee() << "'";
  if (getInPlace() && (getArguments().empty() || getNumResults() != 1))
    return emitOpError("expected an argument and one result of an operation "
                       "that is done in place");
  SmallVector<Type> types = inferResults();
  for (auto [i, type] : llvm::enumerate(getResultTypes())) {
    if (isa<AnyType>(type))
      continue;
    if (types.empty())
      return emitOpError("cannot be typed for these arguments, expected "
                         "untyped results, got ")
             << type;
    if (!refines(asArray(type), types[i]))
      return emitOpError("expected a result of type ")
             << types[i] << ", got " << type;
  }
  return success();
}

bool changesInPlace(Operation *op) {
  auto evaluate = dyn_cast<EvaluateOp>(op);
  return isa<StoreOp>(op) || (evaluate && evaluate.getInPlace());
}

} // namespace runmat
