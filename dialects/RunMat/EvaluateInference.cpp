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
  /// The rule holds for integer classes too; others promise a float.
  integers = 32,
  /// The rule holds for char arrays.
  chars = 64,
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
      {"assign_slice", {5, any, 1, assignedSlice, integers}},
      {"atan", {1, 1, 1, floatOfFirst, givesComplex}},
      {"atanh", {1, 1, 1, floatOfFirst, givesComplex}},
      {"bitand", {2, 2, 1, likeOp<inferBits>, integers}},
      {"bitor", {2, 2, 1, likeOp<inferBits>, integers}},
      {"bitshift", {2, 2, 1, likeOp<inferBitShift>, integers}},
      {"bitxor", {2, 2, 1, likeOp<inferBits>, integers}},
      {"cat", {2, any, 1, concatenated, givesComplex | integers | chars}},
      {"char", {1, 1, 1, sameType, integers}},
      {"circshift", {2, 3, 1, sameType, givesComplex | integers}},
      {"cos", {1, 1, 1, floatOfFirst, givesComplex}},
      {"cosd", {1, 1, 1, floatOfFirst}},
      {"cosh", {1, 1, 1, floatOfFirst, givesComplex}},
      {"cross", {2, 2, 1, expanded, givesComplex}},
      {"cummax", {1, 3, 1, sameType, integers}},
      {"cummin", {1, 3, 1, sameType, integers}},
      {"cumprod", {1, 3, 1, cumulative, givesComplex | integers}},
      {"cumsum", {1, 3, 1, cumulative, givesComplex | integers}},
      {"deg2rad", {1, 1, 1, floatOfFirst}},
      {"deletion", {2, any, 1, deletion, integers | chars}},
      {"det", {1, 1, 1, floatScalar}},
      {"diag", {1, 1, 1, diagonal, givesComplex | integers}},
      {"diff", {1, 1, 1, differences, givesComplex | integers}},
      {"dot", {2, 2, 1, vectorToScalar, givesComplex}},
      {"double", {1, 1, 1, doubleOfFirst, chars}},
      {"eq", {2, 2, 1, likeOp<inferComparison>, integers}},
      {"erf", {1, 1, 1, floatOfFirst}},
      {"erfc", {1, 1, 1, floatOfFirst}},
      {"exp", {1, 1, 1, floatOfFirst, givesComplex}},
      {"expm1", {1, 1, 1, floatOfFirst, givesComplex}},
      {"eye", {1, 2, 1, identityMatrix, onHost}},
      {"factor", {1, 1, 1, floatRow}},
      {"factorial", {1, 1, 1, floatOfFirst}},
      {"filter", {3, 3, 1, floatLike<2>, givesComplex}},
      {"find", {1, 3, 3, found, givesComplexThird | integers}},
      {"flip", {1, 2, 1, sameType, givesComplex | integers}},
      {"fliplr", {1, 1, 1, sameType, givesComplex | integers}},
      {"flipud", {1, 1, 1, sameType, givesComplex | integers}},
      {"gamma", {1, 1, 1, floatOfFirst}},
      {"gammaln", {1, 1, 1, floatOfFirst}},
      {"gcd", {2, 2, 1, expanded}},
      {"ge", {2, 2, 1, likeOp<inferComparison>, integers}},
      {"gt", {2, 2, 1, likeOp<inferComparison>, integers}},
      {"horzcat", {1, any, 1, joined<1>, givesComplex | integers | chars}},
      {"index", {2, any, 1, element, byRule | integers | chars}},
      {"iscomplex",
       {1, 1, 1, logicalScalar, onHost | givesReal | integers | chars}},
      {"isequal",
       {2, any, 1, logicalScalar, onHost | givesReal | integers | chars}},
      {"ismember", {2, 2, 2, membership, integers}},
      {"isprime", {1, 1, 1, predicateOfFirst, integers}},
      {"isreal",
       {1, 1, 1, logicalScalar, onHost | givesReal | integers | chars}},
      {"issorted", {1, 1, 1, logicalScalar, onHost | integers | chars}},
      {"kron", {2, 2, 1, kronecker, givesComplex}},
      {"lcm", {2, 2, 1, expanded}},
      {"le", {2, 2, 1, likeOp<inferComparison>, integers}},
      {"log", {1, 1, 1, floatOfFirst, givesComplex}},
      {"log10", {1, 1, 1, floatOfFirst, givesComplex}},
      {"log1p", {1, 1, 1, floatOfFirst, givesComplex}},
      {"log2", {1, 1, 1, floatOfFirst, givesComplex}},
      {"lt", {2, 2, 1, likeOp<inferComparison>, integers}},
      {"max", {1, 3, 2, extremum, givesComplex | integers}},
      {"mean", {1, 4, 1, total<1>, integers}},
      {"median", {1, 2, 1, statistic<1>, integers}},
      {"meshgrid", {1, 2, 2, grid}},
      {"min", {1, 3, 2, extremum, givesComplex | integers}},
      {"minus", {2, 2, 1, arithmetic, integers}},
      {"mldivide", {2, 2, 1, likeOp<inferMatrixLeftDivide>, byRule}},
      {"mod", {2, 2, 1, arithmetic, integers}},
      {"mode", {1, 2, 1, statistic<1>, integers}},
      {"mpower", {2, 2, 1, likeOp<inferMatrixPower>, byRule}},
      {"mrdivide", {2, 2, 1, likeOp<inferMatrixRightDivide>, byRule}},
      {"mtimes", {2, 2, 1, likeOp<inferMatrixTimes>, byRule}},
      {"nchoosek", {2, 2, 1, arithmeticScalar, integers}},
      {"ne", {2, 2, 1, likeOp<inferComparison>, integers}},
      {"nextpow2", {1, 1, 1, floatOfFirst}},
      {"nnz", {1, 1, 1, doubleScalar, givesReal | integers}},
      {"norm", {1, 2, 1, floatScalar, givesReal}},
      {"permute", {2, 2, 1, permuted, givesComplex | integers}},
      {"polyval", {2, 2, 1, floatLike<1>, givesComplex}},
      {"power", {2, 2, 1, arithmetic, givesComplex | integers}},
      {"primes", {1, 1, 1, floatRow}},
      {"prod", {1, 4, 1, total<1>, givesComplex | integers}},
      {"rad2deg", {1, 1, 1, floatOfFirst}},
      {"rdivide", {2, 2, 1, arithmetic, integers}},
      {"rem", {2, 2, 1, arithmetic, integers}},
      {"repmat", {2, any, 1, repeated, givesComplex | integers}},
      {"sign", {1, 1, 1, floatOfFirst, givesComplex}},
      {"sin", {1, 1, 1, floatOfFirst, givesComplex}},
      {"sind", {1, 1, 1, floatOfFirst}},
      {"sinh", {1, 1, 1, floatOfFirst, givesComplex}},
      {"slice", {4, any, 1, slice, integers}},
      {"sort", {1, 3, 2, sorted, givesComplex | integers}},
      {"sqrt", {1, 1, 1, floatOfFirst, givesComplex}},
      {"strcmp", {2, 2, 1, sameTexts, onHost | chars}},
      {"strcmpi", {2, 2, 1, sameTexts, onHost | chars}},
      {"sum", {1, 4, 1, total<1>, integers}},
      {"tan", {1, 1, 1, floatOfFirst, givesComplex}},
      {"tand", {1, 1, 1, floatOfFirst}},
      {"tanh", {1, 1, 1, floatOfFirst, givesComplex}},
      {"times", {2, 2, 1, arithmetic, integers}},
      {"trace", {1, 1, 1, floatScalar, givesComplex}},
      {"trapz", {1, 2, 1, vectorToScalar, givesComplex}},
      {"tril", {1, 2, 1, sameType, givesComplex | integers}},
      {"triu", {1, 2, 1, sameType, givesComplex | integers}},
      {"unique", {1, 1, 1, distinct, givesComplex | integers}},
      {"update", {3, any, 1, update, byRule | integers}},
      {"var", {1, 3, 1, total<2>, givesReal | integers}},
      {"vertcat", {1, any, 1, joined<0>, givesComplex | integers | chars}},
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
      (call.hasInteger() && !(row.flags & integers)) ||
      (call.hasChars() && !(row.flags & chars)) ||
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
