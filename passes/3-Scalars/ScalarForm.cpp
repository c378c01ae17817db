//===- ScalarForm.cpp - elementwise ops on single elements ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "passes/3-Scalars/ScalarForm.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Builders.h"

using namespace mlir;

namespace runmat {

ArrayType scalarArray(Type type) {
  auto array = dyn_cast<ArrayType>(type);
  return array && array.isScalar() && isComputable(array) ? array : ArrayType();
}

Value castScalar(OpBuilder &builder, Location loc, Value scalar, Type type) {
  if (scalar.getType() == type)
    return scalar;
  auto to = ElementClassAttr::get(builder.getContext(), *scalarClass(type));
  return CastOp::create(builder, loc, type, to, scalar);
}

Value indexAsDouble(OpBuilder &builder, Location loc, Value index) {
  Value integer =
      arith::IndexCastOp::create(builder, loc, builder.getI64Type(), index);
  return arith::SIToFPOp::create(builder, loc, builder.getF64Type(), integer);
}

/// The builtin type of one element of the op's result.
static Type elementTypeOf(Operation *op) {
  Type type = op->getResult(0).getType();
  auto array = dyn_cast<ArrayType>(type);
  return array ? array.getElementType() : type;
}

Value emitScalar(OpBuilder &builder, Operation *op, ValueRange scalars,
                 llvm::function_ref<void(Value inside)> guard) {
  Location loc = op->getLoc();
  Type compute = cast<ElementwiseInterface>(op).getComputeType();
  SmallVector<Value> operands;
  for (Value scalar : scalars)
    operands.push_back(compute ? castScalar(builder, loc, scalar, compute)
                               : scalar);
  if (cast<ElementwiseInterface>(op).hasDomainGuard())
    guard(InsideDomainOp::create(builder, loc, builder.getI1Type(),
                                 op->getName().stripDialect(), scalars));
  Operation *scalarOp = builder.create(OperationState(
      loc, op->getName(), operands, {elementTypeOf(op)}, op->getAttrs()));
  return scalarOp->getResult(0);
}

} // namespace runmat
