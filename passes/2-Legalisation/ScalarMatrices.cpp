//===- ScalarMatrices.cpp - matrix ops with a scalar ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "passes/2-Legalisation/ScalarMatrices.h"

#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace runmat {

bool hasElementwiseForm(Operation *op) {
  auto isScalar = [op](unsigned i) {
    runmat::ArrayType array = asArray(op->getOperand(i).getType());
    return array && array.isScalar();
  };
  if (isa<MTimesOp>(op))
    return isScalar(0) || isScalar(1);
  if (isa<MRightDivideOp>(op))
    return isScalar(1);
  return isa<MLeftDivideOp, MPowerOp>(op) && isScalar(0);
}

Value elementwiseForm(TypedBuilder &build, Operation *op) {
  Value lhs = op->getOperand(0), rhs = op->getOperand(1);
  return llvm::TypeSwitch<Operation *, Value>(op)
      .Case([&](MTimesOp) { return build.apply<MulOp>(lhs, rhs); })
      .Case([&](MRightDivideOp) { return build.apply<DivOp>(lhs, rhs); })
      .Case([&](MLeftDivideOp) { return build.apply<DivOp>(rhs, lhs); })
      .Case([&](MPowerOp) { return build.apply<PowerOp>(lhs, rhs); });
}

} // namespace runmat
