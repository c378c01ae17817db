//===- HiddenBits.cpp - what drivers must not compute -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "codegen/SPIRV/HiddenBits.h"
#include "codegen/SPIRV/KernelEntry.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;

namespace runmat::codegen {

bool DerivedValues::contains(Value value) {
  Operation *op = value.getDefiningOp();
  if (!op)
    return isKnown(cast<BlockArgument>(value));
  auto [place, isNew] = derived.try_emplace(op, false);
  if (!isNew)
    return place->second;
  bool isDerived = op->getNumRegions() == 0 && isPure(op) &&
                   llvm::all_of(op->getOperands(), [&](Value operand) {
                     return contains(operand);
                   });
  return derived[op] = isDerived;
}

bool canHide(func::FuncOp function) {
  return isKernelEntry(function) &&
         function.getNumArguments() > entryBuiltinArguments;
}

static Value zeroBits(OpBuilder &builder, Location loc, func::FuncOp entry,
                      Type type) {
  constexpr int64_t alignment = 16;
  Value mask = arith::ConstantOp::create(
      builder, loc, builder.getI64IntegerAttr(alignment - 1));
  Value bits = arith::AndIOp::create(builder, loc, entry.getArgument(0), mask);
  return type == bits.getType()
             ? bits
             : arith::TruncIOp::create(builder, loc, type, bits).getResult();
}

Value hide(OpBuilder &builder, func::FuncOp entry, Value value) {
  assert(canHide(entry) && "no word to hide behind");
  Location loc = value.getLoc();
  Type type = value.getType();
  if (type.isInteger())
    return arith::OrIOp::create(builder, loc, value,
                                zeroBits(builder, loc, entry, type));
  Type bitsType = builder.getIntegerType(type.getIntOrFloatBitWidth());
  Value bits = arith::BitcastOp::create(builder, loc, bitsType, value);
  return arith::BitcastOp::create(builder, loc, type,
                                  hide(builder, entry, bits));
}

} // namespace runmat::codegen
