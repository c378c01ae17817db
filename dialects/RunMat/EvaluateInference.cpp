//===- EvaluateInference.cpp - type rules of runtime operations -*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One row an operation. A rule may promise what holds nearly always: the unit
// leaves where the runtime gives something else.
//===----------------------------------------------------------------------===//
#include "dialects/RunMat/ExtentPatterns.h"
#include "dialects/RunMat/RunMatOps.h"

#include "llvm/ADT/StringMap.h"

using namespace mlir;

namespace runmat {
namespace {

constexpr int64_t kMany = ArrayType::kMany;
constexpr int64_t kUnknown = ArrayType::kUnknown;

using Shape = SmallVector<int64_t>;
using Types = SmallVector<Type>;

/// The arguments of an operation, all arrays that compiled code handles, or
/// texts. Complex arrays come with the types of their parts.
class Call {
public:
  explicit Call(EvaluateOp op) : op(op) {
    for (Value value : op.getArguments()) {
      ArrayType type = asArray(value.getType());
      bool isText = value.getDefiningOp<TextOp>();
      good &= type && (isText || isHandled(type));
      bool isPair = type && type.getComplex();
      complex |= isPair;
      types.push_back(isPair ? partOf(type) : type);
    }
  }

  bool isGood() const { return good; }
  bool isComplex() const { return complex; }
  size_t size() const { return types.size(); }
  ArrayType operator[](size_t i) const { return types[i]; }
  ArrayRef<ArrayType> arrays() const { return types; }
  ValueRange values() const { return op->getOperands().take_front(size()); }
  /// The argument when it is a constant and whole.
  std::optional<int64_t> whole(size_t i) const {
    std::optional<double> number = constantValue(op.getArguments()[i]);
    bool fits = number && *number >= 0 && *number < largestExtent &&
                *number == static_cast<int64_t>(*number);
    return fits ? std::optional<int64_t>(*number) : std::nullopt;
  }
  bool isText(size_t i, StringRef text) const {
    auto argument = op.getArguments()[i].getDefiningOp<TextOp>();
    return argument && argument.getText() == text;
  }
  bool hasInteger() const {
    return llvm::any_of(types, [](ArrayType type) { return type.isInteger(); });
  }
  Type make(ElementClass elementClass, ArrayRef<int64_t> extents) const {
    return ArrayType::get(op->getContext(), elementClass, extents);
  }
  Type scalar(ElementClass elementClass) const {
    return make(elementClass, {1, 1});
  }
  Type likeFirst(ArrayRef<int64_t> extents) const {
    return make(types[0].getElementClass(), extents);
  }

private:
  mutable EvaluateOp op;
  SmallVector<ArrayType> types;
  bool good = true, complex = false;
};

ElementClass floatClassOf(ArrayRef<ArrayType> types) {
  bool single = llvm::any_of(types, [](ArrayType type) {
    return type.getElementClass() == ElementClass::Single;
  });
  return single ? ElementClass::Single : ElementClass::Double;
}

bool isVectorType(ArrayType type) {
  return type.getRank() == 2 &&
         (type.getExtent(0) == 1 || type.getExtent(1) == 1);
}

//===----------------------------------------------------------------------===//
// The same extents
//===----------------------------------------------------------------------===//

Types sameType(const Call &call) { return {call[0]}; }

Types floatOfFirst(const Call &call) {
  return {call.make(floatClassOf(call[0]), call[0].getExtents())};
}

/// [sorted, order]
Types sorted(const Call &call) {
  return {call[0], call.make(ElementClass::Double, call[0].getExtents())};
}

Types expanded(const Call &call) {
  SmallVector<Type> types(call.arrays().begin(), call.arrays().end());
  return {inferArithmetic(types)};
}

Types predicateOfFirst(const Call &call) {
  return {call.make(ElementClass::Logical, call[0].getExtents())};
}

/// An argument in the middle decides: filter(b, a, x), polyval(p, x).
template <size_t position> Types floatLike(const Call &call) {
  return {call.make(floatClassOf(call.arrays()), call[position].getExtents())};
}

//===----------------------------------------------------------------------===//
// Scalars and statistics
//===----------------------------------------------------------------------===//

Types floatScalar(const Call &call) {
  return {call.scalar(floatClassOf(call[0]))};
}
Types doubleScalar(const Call &call) {
  return {call.scalar(ElementClass::Double)};
}
/// Of the class of a sum of two scalars.
Types arithmeticScalar(const Call &call) {
  Type sum = inferArithmetic({call.scalar(call[0].getElementClass()),
                              call.scalar(call[1].getElementClass())});
  return {sum};
}
Types logicalScalar(const Call &call) {
  return {call.scalar(ElementClass::Logical)};
}

/// Of vectors only.
Types vectorToScalar(const Call &call) {
  return llvm::all_of(call.arrays(), isVectorType)
             ? Types{call.scalar(floatClassOf(call.arrays()))}
             : Types();
}

/// What is left of x when the dimension that argument `position` names, or the
/// first one that is not 1, is reduced; 'all' names all.
std::optional<Shape> reducedShape(const Call &call, size_t position) {
  std::optional<SmallVector<int64_t>> dimensions;
  if (call.size() > position && call.isText(position, "all"))
    return Shape{1, 1};
  if (call.size() > position) {
    std::optional<int64_t> dimension = call.whole(position);
    if (dimension && *dimension >= 1)
      dimensions = {*dimension - 1};
  } else {
    dimensions = reducedDimensions(call[0], std::nullopt, /*all=*/false);
  }
  if (!dimensions)
    return std::nullopt;
  Shape shape(call[0].getExtents());
  for (int64_t d : *dimensions)
    if (d < static_cast<int64_t>(shape.size()))
      shape[d] = 1;
  while (shape.size() > 2 && shape.back() == 1)
    shape.pop_back();
  return shape;
}

template <size_t position> Types statistic(const Call &call) {
  std::optional<Shape> shape = reducedShape(call, position);
  return shape ? Types{call.make(floatClassOf(call[0]), *shape)} : Types();
}

/// [m, i] = max(x, [], dim), max(x, y)
Types extremum(const Call &call) {
  if (call.size() == 2 && countFrom(call[1], 0) != 0)
    return expanded(call);
  bool ofOne = call.size() == 1 || countFrom(call[1], 0) == 0;
  std::optional<Shape> shape = ofOne ? reducedShape(call, 2) : std::nullopt;
  return shape ? Types{call.likeFirst(*shape),
                       call.make(ElementClass::Double, *shape)}
               : Types();
}

//===----------------------------------------------------------------------===//
// Other shapes
//===----------------------------------------------------------------------===//

/// The class of a concatenation; nothing when it is none of compiled code.
std::optional<ElementClass> joinedClass(ArrayRef<ArrayType> parts) {
  auto is = [](ElementClass elementClass) {
    return [elementClass](ArrayType type) {
      return type.getElementClass() == elementClass;
    };
  };
  if (llvm::all_of(parts, is(ElementClass::Logical)))
    return ElementClass::Logical;
  if (llvm::any_of(parts, is(ElementClass::Char)))
    return std::nullopt;
  return floatClassOf(parts);
}

bool isNothing(ArrayType type) {
  return llvm::all_of(type.getExtents(), [](int64_t e) { return e == 0; });
}

/// Parts side by side; 0x0 ones vanish. Along the others' dimensions the extent
/// that is known best holds.
Types joinedAlong(const Call &call, unsigned dimension,
                  ArrayRef<ArrayType> parts) {
  std::optional<ElementClass> elementClass = joinedClass(parts);
  if (!elementClass || parts.empty())
    return {};
  Shape shape;
  for (ArrayType part : parts) {
    if (isNothing(part))
      continue;
    bool first = shape.empty();
    unsigned rank = std::max(part.getRank(), dimension + 1);
    if (shape.size() < rank)
      shape.resize(rank, 1);
    for (unsigned d = 0; d < shape.size(); ++d)
      if (first)
        shape[d] = part.getExtent(d);
      else if (d == dimension)
        shape[d] = addExtents(shape[d], part.getExtent(d));
      else if (shape[d] == kUnknown ||
               (shape[d] == kMany && part.getExtent(d) > 0))
        shape[d] = part.getExtent(d);
  }
  if (shape.empty())
    shape = {0, 0};
  return {call.make(*elementClass, shape)};
}

template <unsigned dimension> Types joined(const Call &call) {
  return joinedAlong(call, dimension, call.arrays());
}

Types concatenated(const Call &call) {
  std::optional<int64_t> dimension = call.whole(0);
  return dimension && *dimension >= 1 && *dimension <= 8
             ? joinedAlong(call, *dimension - 1, call.arrays().drop_front())
             : Types();
}

/// Positions along a row, a column or all of a matrix.
Shape listShape(ArrayType type) {
  if (type.getRank() == 2 && type.getExtent(0) == 1)
    return {1, kUnknown};
  if (type.getRank() == 2 && type.getExtent(0) == kUnknown &&
      type.getExtent(1) != 1)
    return {kUnknown, kUnknown};
  return {kUnknown, 1};
}

/// find(x), [row, column, value] = find(x); find(0) is 0x0.
Types found(const Call &call) {
  Shape shape =
      call[0].isScalar() ? Shape{kUnknown, kUnknown} : listShape(call[0]);
  Type position = call.make(ElementClass::Double, shape);
  return {position, position, call.likeFirst(shape)};
}

Types distinct(const Call &call) {
  return {call.likeFirst(listShape(call[0]))};
}

/// diff(x): one less along the first dimension that is not 1; 0x0 of a scalar.
Types differences(const Call &call) {
  if (call[0].isScalar())
    return {call.make(floatClassOf(call[0]), {0, 0})};
  auto dimensions = reducedDimensions(call[0], std::nullopt, /*all=*/false);
  if (!dimensions)
    return {};
  Shape shape(call[0].getExtents());
  int64_t &extent = shape[dimensions->front()];
  extent = extent >= 1 ? extent - 1 : extent == 0 ? 0 : kUnknown;
  return {call.make(floatClassOf(call[0]), shape)};
}

/// repmat(x, m, n)
Types repeated(const Call &call) {
  if (call.size() < 3 && !(call.size() == 2 && call[1].isScalar()))
    return {};
  Shape shape(call[0].getExtents());
  for (size_t d = 0; d < std::max<size_t>(2, call.size() - 1); ++d) {
    std::optional<int64_t> times =
        call.whole(std::min<size_t>(d + 1, call.size() - 1));
    if (shape.size() <= d)
      shape.push_back(1);
    shape[d] = multiplyExtents(shape[d], times ? *times : kUnknown);
  }
  while (shape.size() > 2 && shape.back() == 1)
    shape.pop_back();
  return {call.likeFirst(shape)};
}

Types kronecker(const Call &call) {
  Shape shape;
  for (unsigned d = 0; d < 2; ++d)
    shape.push_back(
        multiplyExtents(call[0].getExtent(d), call[1].getExtent(d)));
  return {call.make(floatClassOf(call.arrays()), shape)};
}

/// diag(v) makes a matrix, diag(x) takes a column.
Types diagonal(const Call &call) {
  if (!isVectorType(call[0]))
    return {call.likeFirst({kUnknown, 1})};
  int64_t extent = countFrom(call[0], 0);
  return {call.likeFirst({extent, extent})};
}

Types identityMatrix(const Call &call) {
  Shape shape;
  for (size_t i = 0; i < 2; ++i) {
    size_t position = std::min(i, call.size() - 1);
    if (!call[position].isScalar())
      return {};
    shape.push_back(call.whole(position).value_or(kUnknown));
  }
  return {call.make(ElementClass::Double, shape)};
}

Types floatRow(const Call &call) {
  return {call.make(floatClassOf(call[0]), {1, kUnknown})};
}

/// [X, Y] = meshgrid(x, y)
Types grid(const Call &call) {
  ArrayType last = call[call.size() - 1];
  Shape shape{countFrom(last, 0), countFrom(call[0], 0)};
  return {call.likeFirst(shape), call.make(last.getElementClass(), shape)};
}

/// permute(x, order): only the rank is known.
Types permuted(const Call &call) {
  int64_t rank = countFrom(call[1], 0);
  return rank >= 2 && rank <= 8 ? Types{call.likeFirst(Shape(rank, kUnknown))}
                                : Types();
}

/// [isMember, place] = ismember(x, set)
Types membership(const Call &call) {
  return {call.make(ElementClass::Logical, call[0].getExtents()),
          call.make(ElementClass::Double, call[0].getExtents())};
}

//===----------------------------------------------------------------------===//
// Operators
//===----------------------------------------------------------------------===//

Types element(const Call &call) { return {inferIndex(call.values())}; }
Types update(const Call &call) { return {inferUpdate(call.values())}; }

template <Type (*rule)(TypeRange)> Types matrixOperator(const Call &call) {
  return {rule(TypeRange(call.values()))};
}

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
      {"atan", {1, 1, 1, floatOfFirst, givesComplex}},
      {"atanh", {1, 1, 1, floatOfFirst, givesComplex}},
      {"bitand", {2, 2, 1, expanded}},
      {"bitor", {2, 2, 1, expanded}},
      {"bitshift", {2, 2, 1, expanded}},
      {"bitxor", {2, 2, 1, expanded}},
      {"cat", {2, any, 1, concatenated, givesComplex}},
      {"circshift", {2, 3, 1, sameType, givesComplex}},
      {"cos", {1, 1, 1, floatOfFirst, givesComplex}},
      {"cosd", {1, 1, 1, floatOfFirst}},
      {"cosh", {1, 1, 1, floatOfFirst, givesComplex}},
      {"cross", {2, 2, 1, expanded, givesComplex}},
      {"cummax", {1, 3, 1, sameType}},
      {"cummin", {1, 3, 1, sameType}},
      {"cumprod", {1, 3, 1, floatOfFirst, givesComplex}},
      {"cumsum", {1, 3, 1, floatOfFirst, givesComplex}},
      {"deg2rad", {1, 1, 1, floatOfFirst}},
      {"det", {1, 1, 1, floatScalar}},
      {"diag", {1, 1, 1, diagonal, givesComplex}},
      {"diff", {1, 1, 1, differences, givesComplex}},
      {"dot", {2, 2, 1, vectorToScalar, givesComplex}},
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
      {"log", {1, 1, 1, floatOfFirst, givesComplex}},
      {"log10", {1, 1, 1, floatOfFirst, givesComplex}},
      {"log1p", {1, 1, 1, floatOfFirst, givesComplex}},
      {"log2", {1, 1, 1, floatOfFirst, givesComplex}},
      {"max", {1, 3, 2, extremum, givesComplex}},
      {"median", {1, 2, 1, statistic<1>}},
      {"meshgrid", {1, 2, 2, grid}},
      {"min", {1, 3, 2, extremum, givesComplex}},
      {"mldivide", {2, 2, 1, matrixOperator<inferMatrixLeftDivide>, byRule}},
      {"mode", {1, 2, 1, statistic<1>}},
      {"mpower", {2, 2, 1, matrixOperator<inferMatrixPower>, byRule}},
      {"mrdivide", {2, 2, 1, matrixOperator<inferMatrixRightDivide>, byRule}},
      {"mtimes", {2, 2, 1, matrixOperator<inferMatrixTimes>, byRule}},
      {"nchoosek", {2, 2, 1, arithmeticScalar}},
      {"nextpow2", {1, 1, 1, floatOfFirst}},
      {"nnz", {1, 1, 1, doubleScalar, givesReal}},
      {"norm", {1, 2, 1, floatScalar, givesReal}},
      {"permute", {2, 2, 1, permuted, givesComplex}},
      {"polyval", {2, 2, 1, floatLike<1>, givesComplex}},
      {"power", {2, 2, 1, expanded, givesComplex}},
      {"primes", {1, 1, 1, floatRow}},
      {"prod", {1, 2, 1, statistic<1>, givesComplex}},
      {"rad2deg", {1, 1, 1, floatOfFirst}},
      {"repmat", {2, any, 1, repeated, givesComplex}},
      {"sign", {1, 1, 1, floatOfFirst, givesComplex}},
      {"sin", {1, 1, 1, floatOfFirst, givesComplex}},
      {"sind", {1, 1, 1, floatOfFirst}},
      {"sinh", {1, 1, 1, floatOfFirst, givesComplex}},
      {"sort", {1, 3, 2, sorted, givesComplex}},
      {"sqrt", {1, 1, 1, floatOfFirst, givesComplex}},
      {"tan", {1, 1, 1, floatOfFirst, givesComplex}},
      {"tand", {1, 1, 1, floatOfFirst}},
      {"tanh", {1, 1, 1, floatOfFirst, givesComplex}},
      {"trace", {1, 1, 1, floatScalar, givesComplex}},
      {"trapz", {1, 2, 1, vectorToScalar, givesComplex}},
      {"tril", {1, 2, 1, sameType, givesComplex}},
      {"triu", {1, 2, 1, sameType, givesComplex}},
      {"unique", {1, 1, 1, distinct, givesComplex}},
      {"update", {3, any, 1, update, byRule}},
      {"var", {1, 3, 1, statistic<2>, givesReal}},
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
bool keepsClass(Types (*rule)(const Call &)) {
  return llvm::is_contained({sameType, sorted, element, update, found, distinct,
                             repeated, permuted, diagonal, extremum,
                             doubleScalar, arithmeticScalar, logicalScalar,
                             membership},
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
      (call.hasInteger() && !keepsClass(row.rule)) ||
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
