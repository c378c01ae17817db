//===- ElementMemory.cpp - elements in memory and in computation *- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Bytes and halves go through i32: devices convert that from and to f64.
//===----------------------------------------------------------------------===//
#include "passes/5-Kernels/ElementMemory.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"

using namespace mlir;

namespace runmat {

Type storageOf(Type element) {
  if (element.isInteger(1))
    return IntegerType::get(element.getContext(), 8);
  if (isIntegerElement(element))
    return IntegerType::get(element.getContext(),
                            element.getIntOrFloatBitWidth());
  return element;
}

static Value holdStored(ImplicitLocOpBuilder &b, Value stored, Type element) {
  if (isWideInteger(element))
    return HoldOp::create(b, element, stored);
  bool isSigned = element.isSignedInteger();
  Type word = b.getI32Type();
  if (stored.getType() != word)
    stored = isSigned ? arith::ExtSIOp::create(b, word, stored).getResult()
                      : arith::ExtUIOp::create(b, word, stored).getResult();
  Type number = b.getF64Type();
  Value held = isSigned
                   ? arith::SIToFPOp::create(b, number, stored).getResult()
                   : arith::UIToFPOp::create(b, number, stored).getResult();
  return HoldOp::create(b, element, held);
}

static Value storeHeld(ImplicitLocOpBuilder &b, Value element) {
  if (isWideInteger(element.getType()))
    return HoldOp::create(b, b.getI64Type(), element);
  Type storage = storageOf(element.getType()), word = b.getI32Type();
  // Unsigned elements of less than 32 bits are signed numbers too.
  bool isSigned = element.getType().isSignedInteger() || storage != Type(word);
  Value held = HoldOp::create(b, b.getF64Type(), element);
  Value whole = isSigned ? arith::FPToSIOp::create(b, word, held).getResult()
                         : arith::FPToUIOp::create(b, word, held).getResult();
  return storage == word ? whole : arith::TruncIOp::create(b, storage, whole);
}

Value fromMemory(OpBuilder &builder, Location loc, Value stored, Type element) {
  ImplicitLocOpBuilder b(loc, builder);
  if (isIntegerElement(element))
    return holdStored(b, stored, element);
  if (!element.isInteger(1))
    return stored;
  return arith::CmpIOp::create(b, arith::CmpIPredicate::ne, stored,
                               arith::ConstantIntOp::create(b, 0, 8));
}

Value toMemory(OpBuilder &builder, Location loc, Value element) {
  ImplicitLocOpBuilder b(loc, builder);
  if (isIntegerElement(element.getType()))
    return storeHeld(b, element);
  if (!element.getType().isInteger(1))
    return element;
  return arith::ExtUIOp::create(b, b.getI8Type(), element);
}

} // namespace runmat
