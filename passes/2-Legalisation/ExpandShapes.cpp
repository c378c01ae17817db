//===- ExpandShapes.cpp - shapes by extents and numbers ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "mlir/IR/Matchers.h"
#include "passes/2-Legalisation/TypedBuilder.h"

using namespace mlir;

namespace runmat {
namespace {

Value largest(TypedBuilder &build, ArrayRef<Value> values) {
  Value result = values.front();
  for (Value value : values.drop_front())
    result = build.apply<MaximumOp>(result, value);
  return result;
}

/// The largest extent, times 0 when one is 0.
void expandLength(LengthOp op) {
  TypedBuilder build(op);
  SmallVector<Value> sizes = build.sizes(op.getOperand());
  Value none = build.number(1);
  for (Value size : sizes)
    none = build.apply<MinimumOp>(none, size);
  replaceBy(op, build.apply<MulOp>(largest(build, sizes), none));
}

/// The last dimension whose extent is not 1.
void expandNdims(NdimsOp op) {
  TypedBuilder build(op);
  SmallVector<Value> candidates{build.number(2)};
  unsigned rank = cast<ArrayType>(op.getOperand().getType()).getRank();
  for (unsigned d = 2; d < rank; ++d) {
    Value counts =
        build.compare<NeOp>(build.size(op.getOperand(), d), build.number(1));
    candidates.push_back(build.apply<MulOp>(counts, build.number(d + 1)));
  }
  replaceBy(op, largest(build, candidates));
}

void expandNumelFrom(NumelOp op) {
  TypedBuilder build(op);
  SmallVector<Value> sizes = build.sizes(op.getOperand());
  size_t first = std::min<size_t>(op.getFirst(), sizes.size());
  replaceBy(op, build.product(ArrayRef(sizes).drop_front(first)));
}

/// rows + (columns - rows) * [0 1], exact for whole numbers.
void expandShape(ShapeOp op) {
  TypedBuilder build(op);
  Value rows = build.size(op.getOperand(), 0);
  Value difference = build.apply<SubOp>(build.size(op.getOperand(), 1), rows);
  Value steps = build.apply<MulOp>(difference, build.zeroAndOne());
  replaceBy(op, build.apply<AddOp>(rows, steps));
}

/// Whether a number, or that which it is made whole of, can be nothing but
/// whole and not negative.
bool isCount(Value number) {
  FloatAttr constant;
  if (matchPattern(number, m_Constant(&constant)))
    return constant.getValue().isInteger() && !constant.getValue().isNegative();
  Operation *def = number.getDefiningOp();
  if (isa_and_nonnull<CastOp, FloorOp>(def))
    return isCount(def->getOperand(0));
  return isa_and_nonnull<SizeOp, NumelOp>(def);
}

/// An extent that is not whole is an error of the language; so is a negative
/// one of reshape, which counts as 0 elsewhere. NaN passes neither guard.
void requireExtents(Operation *op, ValueRange extents) {
  TypedBuilder build(op);
  for (Value extent : extents) {
    if (isCount(extent))
      continue;
    Value whole = build.apply<FloorOp>(extent);
    if (isa<ReshapeOp>(op))
      whole = build.apply<AbsOp>(whole);
    build.require(build.compare<EqOp>(whole, extent), "extents");
  }
}

/// A number of points that is NaN is an error.
void expandLinspace(LinspaceOp op) { requireExtents(op, op.getCount()); }

template <typename Op> void expandSizes(Op op) {
  if (!op.getLike())
    return requireExtents(op, op.getExtents());
  TypedBuilder build(op);
  SmallVector<Value> sizes = build.sizes(op.getExtents().front());
  op.getExtentsMutable().assign(sizes);
  op.setLike(false);
}

/// The class of the prototype is known by now.
void expandRandom(RandomOp op) {
  auto type = cast<ArrayType>(op.getType());
  op.setElementClass(type.getElementClass());
  if (op.getPrototype())
    keepTypeOf(op.getPrototype());
  op.getPrototypeMutable().clear();
  expandSizes(op);
}

template <typename Op> bool expandIf(Operation *op, void (*expand)(Op)) {
  auto found = dyn_cast<Op>(op);
  if (found)
    expand(found);
  return found != nullptr;
}

} // namespace

bool expandShapes(Operation *op) {
  if (auto numel = dyn_cast<NumelOp>(op); numel && numel.getFirst() == 0)
    return false;
  return expandIf<LengthOp>(op, expandLength) ||
         expandIf<NdimsOp>(op, expandNdims) ||
         expandIf<NumelOp>(op, expandNumelFrom) ||
         expandIf<ShapeOp>(op, expandShape) ||
         expandIf<LinspaceOp>(op, expandLinspace) ||
         expandIf<FillOp>(op, expandSizes<FillOp>) ||
         expandIf<RandomOp>(op, expandRandom) ||
         expandIf<ReshapeOp>(op, expandSizes<ReshapeOp>);
}

} // namespace runmat
