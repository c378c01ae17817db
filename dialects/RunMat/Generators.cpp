//===- Generators.cpp - ops that make elements from positions ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "dialects/RunMat/RunMatOps.h"

using namespace mlir;

namespace runmat {

OperandRange RangeOp::getElementOperands() {
  return getOperation()->getOperands();
}
Value RangeOp::emitElement(OpBuilder &builder, ValueRange scalars,
                           ElementPosition &position) {
  return RangeElementOp::create(builder, getLoc(), builder.getF64Type(),
                                scalars[0], scalars[1], scalars[2],
                                position.extent(1), position.along(1));
}

OperandRange LinspaceOp::getElementOperands() {
  return getOperation()->getOperands().take_front(2);
}
Value LinspaceOp::emitElement(OpBuilder &builder, ValueRange scalars,
                              ElementPosition &position) {
  return LinspaceElementOp::create(builder, getLoc(), builder.getF64Type(),
                                   scalars[0], scalars[1], position.extent(1),
                                   position.along(1));
}

OperandRange FillOp::getElementOperands() {
  return getOperation()->getOperands().take_front(0);
}
bool FillOp::isUniform() { return true; }
Value FillOp::emitElement(OpBuilder &builder, ValueRange, ElementPosition &) {
  Type type = cast<ArrayType>(getType()).getElementType();
  double value = getValue().convertToDouble();
  if (type.isInteger(1))
    return arith::ConstantIntOp::create(builder, getLoc(), value != 0, 1);
  return arith::ConstantOp::create(builder, getLoc(),
                                   builder.getFloatAttr(type, value));
}

/// Seed and counter.
OperandRange RandomOp::getElementOperands() {
  return getOperation()->getOperands().take_front(2);
}
bool RandomOp::isCheap() { return false; }
Value RandomOp::emitElement(OpBuilder &builder, ValueRange scalars,
                            ElementPosition &position) {
  auto array = cast<ArrayType>(getType());
  return RandomElementOp::create(builder, getLoc(), array.getElementType(),
                                 getDistribution(), scalars[0], scalars[1],
                                 position.linear(array));
}

} // namespace runmat
