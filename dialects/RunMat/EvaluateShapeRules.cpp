//===- EvaluateShapeRules.cpp - rules of functions of shapes -*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "dialects/RunMat/EvaluateRules.h"

using namespace mlir;

namespace runmat::rules {

static constexpr int64_t kMany = ArrayType::kMany;
static constexpr int64_t kUnknown = ArrayType::kUnknown;

//===----------------------------------------------------------------------===//
// Other shapes
//===----------------------------------------------------------------------===//

static ElementClass joinedClass(ArrayRef<ArrayType> parts) {
  auto is = [](ElementClass elementClass) {
    return [elementClass](ArrayType type) {
      return type.getElementClass() == elementClass;
    };
  };
  if (llvm::all_of(parts, is(ElementClass::Logical)))
    return ElementClass::Logical;
  if (llvm::any_of(parts, is(ElementClass::Char)))
    return ElementClass::Char;
  return ownOrFloat(parts);
}

static bool isNothing(ArrayType type) {
  return llvm::all_of(type.getExtents(), [](int64_t e) { return e == 0; });
}

/// Parts side by side; 0x0 ones vanish. Along the others' dimensions the extent
/// that is known best holds.
Types joinedAlong(const Call &call, unsigned dimension,
                  ArrayRef<ArrayType> parts) {
  if (parts.empty() || dimension >= 8)
    return {};
  Shape shape;
  // An empty part that does not fit vanishes, too.
  bool mayVanish = false;
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
      else if ((shape[d] == 0) != (part.getExtent(d) == 0)) {
        mayVanish = true;
        shape[d] = shape[d] == 0 ? part.getExtent(d) : shape[d];
      } else if (shape[d] == kUnknown ||
                 (shape[d] == kMany && part.getExtent(d) > 0))
        shape[d] = part.getExtent(d);
  }
  if (mayVanish)
    shape[dimension] = kUnknown;
  if (shape.empty())
    shape = {0, 0};
  return {call.make(joinedClass(parts), shape)};
}

/// Positions along a row, a column or all of a matrix.
static Shape listShape(ArrayType type) {
  if (type.getRank() == 2 && type.getExtent(0) == 1)
    return {1, kUnknown};
  if (type.getRank() == 2 && type.getExtent(0) == kUnknown &&
      type.getExtent(1) != 1)
    return {kUnknown, kUnknown};
  return {kUnknown, 1};
}

/// What is left after some elements are taken out.
static Shape deletionShape(ArrayType type) {
  bool isMatrix = type.getRank() > 2 ||
                  llvm::none_of(type.getExtents(), [](int64_t extent) {
                    return extent == 1 || extent == kUnknown;
                  });
  if (isMatrix || type.getExtent(0) == 1)
    return {1, kUnknown};
  return {kUnknown, type.getExtent(1) == 1 ? 1 : kUnknown};
}

/// find(x), [row, column, value] = find(x); find(0) is 0x0.
/// A truth is no count: the interpreter refuses it.
Types found(const Call &call) {
  if (call.size() > 1 && call[1].getElementClass() == ElementClass::Logical)
    return {};
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
    return {call.make(ownOrFloat(call[0]), {0, 0})};
  auto dimensions = reducedDimensions(call[0], std::nullopt, /*all=*/false);
  if (!dimensions)
    return {};
  Shape shape(call[0].getExtents());
  int64_t &extent = shape[dimensions->front()];
  extent = extent >= 1 ? extent - 1 : extent == 0 ? 0 : kUnknown;
  return {call.make(ownOrFloat(call[0]), shape)};
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

/// A vector becomes a matrix, of which the column is taken.
Types diagonal(const Call &call) {
  if (!isVectorType(call[0]))
    return {call.likeFirst({kUnknown, 1})};
  int64_t extent = countFrom(call[0], 0);
  return {call.likeFirst({extent, extent})};
}

Types matrixOfExtents(const Call &call) {
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

Types doubleRow(const Call &call) {
  return {call.make(ElementClass::Double, {1, kUnknown})};
}

Types fitted(const Call &call) {
  return {call.make(floatClassOf({call[0], call[1]}), {1, kUnknown})};
}

/// A text in the third place is a method: the points are left out.
Types interpolated(const Call &call) {
  if (!isVectorType(call[0]) || !isVectorType(call[1]) || call.text(2))
    return {};
  return {call.make(floatClassOf({call[0], call[1], call[2]}),
                    call[2].getExtents())};
}

Types subscripts(const Call &call) {
  const Type position = doubleLikeArgument(call, 1).front();
  return {position, position};
}

/// Only where the size is not given is the result of one column of subscripts
/// known to be a column.
Types accumulated(const Call &call) {
  const ArrayType subs = call[0];
  const int64_t columns = subs.getRank() == 2 ? subs.getExtent(1) : kUnknown;
  const bool isColumn = columns == 1 && call.size() == 2;
  const bool isMatrix = call.size() == 2 ||
                        call[2].getExtents() == llvm::ArrayRef<int64_t>({1, 2});
  if ((columns != 1 && columns != 2) || !isMatrix)
    return {};
  return {
      call.make(ownOrFloat({call[1]}), {kUnknown, isColumn ? 1 : kUnknown})};
}

Types squeezed(const Call &call) {
  return call[0].getRank() == 2 ? Types{call.likeFirst(call[0].getExtents())}
                                : Types();
}

/// [X, Y] = meshgrid(x, y)
Types grid(const Call &call) {
  ArrayType last = call[call.size() - 1];
  Shape shape{countFrom(last, 0), countFrom(call[0], 0)};
  return {call.likeFirst(shape), call.make(last.getElementClass(), shape)};
}

static Type factorOf(Type stored, Transposition form) {
  return form == Transposition::Plain ? Type(asArray(stored))
                                      : inferTranspose(asArray(stored));
}
Types product(const Call &call, Transposition lhs, Transposition rhs) {
  Type left = factorOf(call.type(0), lhs), right = factorOf(call.type(1), rhs);
  return left && right ? Types{inferMatrixTimes({left, right})} : Types();
}

/// Only the rank is known: dimensions that the type leaves open may be dropped
/// trailing ones.
Types permuted(const Call &call, ArrayRef<int64_t> order) {
  return order.size() <= 8
             ? Types{call.likeFirst(Shape(order.size(), kUnknown))}
             : Types();
}
/// Dimensions in an order that is computed.
Types permuted(const Call &call) {
  int64_t rank = countFrom(call[1], 0);
  return rank >= 2 ? permuted(call, SmallVector<int64_t>(rank)) : Types();
}

/// [isMember, place] = ismember(x, set)
Types membership(const Call &call) {
  return {call.make(ElementClass::Logical, call[0].getExtents()),
          call.make(ElementClass::Double, call[0].getExtents())};
}

//===----------------------------------------------------------------------===//
// Operators
//===----------------------------------------------------------------------===//

Types element(const Call &call, bool ofStructs) {
  auto operands = call.operands();
  if (ofStructs && !selectsElement(ArrayRef(operands).drop_front()))
    return {};
  return {inferIndex(operands)};
}
Types slice(const Call &call) {
  if (call.size() % 2)
    return {};
  return {call.likeFirst(Shape(call.size() / 2 - 1, kUnknown))};
}
Types assignedSlice(const Call &call) {
  bool fits = call.size() % 2 == 1 &&
              call[0].getElementClass() == call[1].getElementClass();
  return fits ? Types{call.type(0)} : Types();
}
Types update(const Call &call, bool ofStructs) {
  auto operands = call.operands();
  ArrayRef<RuleOperand> subscripts =
      ArrayRef(operands).drop_front().drop_back();
  ArrayType array = asArray(operands.front().type),
            value = asArray(operands.back().type);
  bool fits = array && value && value.isScalar() && !value.getComplex() &&
              array.getElementClass() == value.getElementClass() &&
              selectsElement(subscripts);
  return ofStructs && !fits ? Types() : Types{inferUpdate(operands)};
}

/// Nothing and a scalar become rows; a column stays one, and a matrix cannot
/// grow.
Types grown(const Call &call) {
  auto operands = call.operands();
  bool isElement = selectsElement(ArrayRef(operands).slice(1, 1)) &&
                   call[2].isScalar() &&
                   call[0].getElementClass() == call[2].getElementClass();
  ArrayRef<int64_t> extents = call[0].getExtents();
  if (!isElement || extents.size() != 2)
    return {};
  if (isNothing(call[0]) || extents[0] == 1)
    return {call.likeFirst({1, kUnknown})};
  bool isFixed =
      extents[0] == kMany && extents[1] != 0 && extents[1] != kUnknown;
  return {isFixed ? call.likeFirst(Shape(extents))
                  : call.likeFirst({kUnknown, kUnknown})};
}

Types cellElement(const Call &call, bool isNumber) {
  auto operands = call.operands();
  if (!selectsElement(ArrayRef(operands).drop_front()))
    return {};
  return {call.likeFirst(isNumber ? Shape{1, 1} : Shape{kUnknown, kUnknown})};
}

/// It may grow, but from a matrix to no more dimensions: extents that are told
/// must be those of all that it may become. A gpuArray would be none in the
/// cell.
Types writtenCell(const Call &call) {
  auto operands = call.operands();
  ArrayRef<RuleOperand> subscripts =
      ArrayRef(operands).drop_front().drop_back();
  if (!selectsElement(subscripts) || subscripts.size() > 2 ||
      call[0].getRank() > 2 || takesGpuArrays(call.values().front()))
    return {};
  bool isRow = subscripts.size() == 1 &&
               (call[0].getExtent(0) == 1 || isNothing(call[0]));
  return {call.likeFirst({isRow ? 1 : kUnknown, kUnknown})};
}

/// x(i) = [] leaves a vector its direction and makes a row of what is none;
/// x(:, j) = [] takes from one dimension.
Types deletion(const Call &call) {
  ValueRange subscripts = call.values().drop_front();
  Shape shape(call[0].getExtents());
  bool isLinear = subscripts.size() == 1;
  if (isLinear && isColon(subscripts.front()))
    return {call.likeFirst({0, 0})};
  if (isLinear)
    return {call.likeFirst(deletionShape(call[0]))};
  if (subscripts.size() != shape.size())
    return {};
  for (auto [d, subscript] : llvm::enumerate(subscripts))
    if (!isColon(subscript))
      shape[d] = kUnknown;
  return {call.likeFirst(shape)};
}

} // namespace runmat::rules
