//===- ScalariseIndexing.cpp - one element of an array ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "passes/3-Scalars/ScalariseIndexing.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "passes/3-Scalars/ScalarForm.h"

using namespace mlir;

namespace runmat {

namespace {

/// The column-major position of the element; the unit leaves when a subscript
/// is no position in its dimension.
Value offsetOf(ImplicitLocOpBuilder &b, Value array, ValueRange subscripts) {
  Value offset, stride;
  for (auto [i, subscript] : llvm::enumerate(subscripts)) {
    Value number = castScalar(b, b.getLoc(), subscript, b.getF64Type());
    Value position = SubscriptOp::create(b, b.getIndexType(), number);
    Value bound = subscriptBound(b, b.getLoc(), array, i, subscripts.size());
    // Unsigned: no position at all is beyond every bound.
    Value inside =
        arith::CmpIOp::create(b, arith::CmpIPredicate::ult, position, bound);
    GuardOp::create(b, inside, b.getStringAttr("index"), Value());
    Value step = stride ? arith::MulIOp::create(b, position, stride) : position;
    offset = offset ? arith::AddIOp::create(b, offset, step) : step;
    stride = stride ? b.createOrFold<arith::MulIOp>(stride, bound) : bound;
  }
  return offset;
}

/// The element of a 1x1 array that a scalar stands for, or null.
Value onlyElement(Value array) {
  auto box = array.getDefiningOp<BoxOp>();
  return box ? box.getScalar() : Value();
}

} // namespace

Value subscriptBound(OpBuilder &builder, Location loc, Value array,
                     unsigned position, unsigned count) {
  ImplicitLocOpBuilder b(loc, builder);
  unsigned rank = cast<runmat::ArrayType>(array.getType()).getRank();
  auto extent = [&](unsigned dimension) -> Value {
    return b.createOrFold<ExtentOp>(b.getIndexType(), array,
                                    uint64_t(dimension));
  };
  if (position >= rank)
    return arith::ConstantIndexOp::create(b, 1);
  Value bound = extent(position);
  if (position + 1 == count)
    for (unsigned d = position + 1; d < rank; ++d)
      bound = b.createOrFold<arith::MulIOp>(bound, extent(d));
  return bound;
}

Value emitLoad(OpBuilder &builder, IndexOp op) {
  ImplicitLocOpBuilder b(op.getLoc(), builder);
  Value offset = offsetOf(b, op.getArray(), op.getSubscripts());
  if (Value element = onlyElement(op.getArray()))
    return element;
  auto array = cast<runmat::ArrayType>(op.getArray().getType());
  return runmat::LoadOp::create(b, array.getElementType(), op.getArray(),
                                offset);
}

Value emitCharNumber(OpBuilder &builder, IndexOp op) {
  ImplicitLocOpBuilder b(op.getLoc(), builder);
  auto array = cast<runmat::ArrayType>(op.getArray().getType());
  Value offset = offsetOf(b, op.getArray(), op.getSubscripts());
  Value unit =
      runmat::LoadOp::create(b, array.getElementType(), op.getArray(), offset);
  return arith::UIToFPOp::create(b, b.getF64Type(), unit);
}

Value emitStore(OpBuilder &builder, UpdateOp op) {
  ImplicitLocOpBuilder b(op.getLoc(), builder);
  auto array = cast<runmat::ArrayType>(op.getArray().getType());
  Value value =
      castScalar(b, b.getLoc(), op.getValue(), array.getElementType());
  Value offset = offsetOf(b, op.getArray(), op.getSubscripts());
  if (onlyElement(op.getArray()))
    return BoxOp::create(b, array, value);
  return runmat::StoreOp::create(b, array, op.getArray(), offset, value);
}

Value emitEnd(OpBuilder &builder, EndOp op) {
  ImplicitLocOpBuilder b(op.getLoc(), builder);
  Value bound = subscriptBound(b, op.getLoc(), op.getArray(), op.getPosition(),
                               op.getCount());
  return indexAsDouble(b, b.getLoc(), bound);
}

} // namespace runmat
