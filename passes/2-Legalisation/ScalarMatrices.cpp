//===- ScalarMatrices.cpp - matrix ops with a scalar ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "passes/2-Legalisation/ScalarMatrices.h"

#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace runmat {

static bool isPlain(MTimesOp product) {
  return product.getLhsForm() == Transposition::Plain &&
         product.getRhsForm() == Transposition::Plain;
}

static bool isScalar(Value value) {
  runmat::ArrayType array = asArray(value.getType());
  return array && array.isScalar();
}

static bool hasScalar(MTimesOp product) {
  return isScalar(product.getLhs()) || isScalar(product.getRhs());
}

static Value written(TypedBuilder &build, Value stored, Transposition form) {
  return form == Transposition::Plain
             ? stored
             : build.apply<TransposeOp>(stored, form == Transposition::Adjoint);
}

void writeOutForms(func::FuncOp function) {
  function.walk([](MTimesOp product) {
    if (isPlain(product) || !hasScalar(product))
      return;
    TypedBuilder build(product);
    product.getLhsMutable().assign(
        written(build, product.getLhs(), product.getLhsForm()));
    product.getRhsMutable().assign(
        written(build, product.getRhs(), product.getRhsForm()));
    product.setLhsForm(Transposition::Plain);
    product.setRhsForm(Transposition::Plain);
  });
}

bool hasElementwiseForm(Operation *op) {
  if (auto product = dyn_cast<MTimesOp>(op))
    return isPlain(product) && hasScalar(product);
  if (isa<MRightDivideOp>(op))
    return isScalar(op->getOperand(1));
  return isa<MLeftDivideOp, MPowerOp>(op) && isScalar(op->getOperand(0));
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
