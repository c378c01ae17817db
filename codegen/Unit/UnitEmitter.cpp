//===- UnitEmitter.cpp - calls through the context's table ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "codegen/Unit/UnitEmitter.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "passes/5-Kernels/ElementMemory.h"
#include "runmat/unit.h"

using namespace mlir;

namespace runmat {

static Type pointer(ImplicitLocOpBuilder &b) {
  return LLVM::LLVMPointerType::get(b.getContext());
}

Value UnitEmitter::fixedField(ImplicitLocOpBuilder &b, Value base,
                              size_t offset) {
  Value slot =
      LLVM::GEPOp::create(b, pointer(b), b.getI8Type(), base,
                          ArrayRef<LLVM::GEPArg>{static_cast<int32_t>(offset)});
  auto load = LLVM::LoadOp::create(b, pointer(b), slot);
  load.setInvariant(true);
  return load;
}

Value UnitEmitter::flag(ImplicitLocOpBuilder &b, Value word) {
  return LLVM::LoadOp::create(b, b.getI32Type(), word, /*alignment=*/0,
                              /*isVolatile=*/true);
}

Value UnitEmitter::asked(ImplicitLocOpBuilder &b, PollOp poll) {
  Value interrupt =
      flag(b, fixedField(b, context, offsetof(runmat_unit_context, interrupt)));
  if (!poll.getReplaceable())
    return interrupt;
  Value replaced =
      flag(b, fixedField(b, context, offsetof(runmat_unit_context, replaced)));
  return LLVM::OrOp::create(b, interrupt, replaced);
}

Value UnitEmitter::call(ImplicitLocOpBuilder &b, size_t offset, Type result,
                        ValueRange arguments) {
  Value table =
      fixedField(b, context, offsetof(runmat_unit_context, functions));
  SmallVector<Value> operands{fixedField(b, table, offset)};
  llvm::append_range(operands, arguments);
  Type returned = result ? result : LLVM::LLVMVoidType::get(b.getContext());
  auto type = LLVM::LLVMFunctionType::get(
      returned, llvm::to_vector(arguments.getTypes()));
  auto call = LLVM::CallOp::create(b, type, operands);
  return result ? call.getResult() : Value();
}

void UnitEmitter::retain(ImplicitLocOpBuilder &b, Value array) {
  call(b, offsetof(runmat_unit_functions, retain), Type(), array);
}
void UnitEmitter::release(ImplicitLocOpBuilder &b, Value array) {
  call(b, offsetof(runmat_unit_functions, release), Type(), array);
}

Value UnitEmitter::extent(ImplicitLocOpBuilder &b, Value array,
                          int64_t dimension) {
  Value extent = call(b, offsetof(runmat_unit_functions, extent),
                      b.getI64Type(), {array, constant32(b, dimension)});
  return arith::IndexCastOp::create(b, b.getIndexType(), extent);
}

Value UnitEmitter::box(ImplicitLocOpBuilder &b, Value scalar) {
  return call(
      b, offsetof(runmat_unit_functions, box), pointer(b),
      {context,
       constant32(b, static_cast<int64_t>(*scalarClass(scalar.getType()))),
       toWord(b, scalar)});
}

std::pair<Value, Value> UnitEmitter::unbox(ImplicitLocOpBuilder &b, Value array,
                                           Type type) {
  Value room = stackRoom(b, b.getI64Type(), 1);
  Value status = call(b, offsetof(runmat_unit_functions, unbox), b.getI32Type(),
                      {context, array, room});
  return {status,
          fromWord(b, LLVM::LoadOp::create(b, b.getI64Type(), room), type)};
}

Value UnitEmitter::constant32(ImplicitLocOpBuilder &b, int64_t value) {
  return LLVM::ConstantOp::create(b, b.getI32Type(),
                                  b.getI32IntegerAttr(value));
}
Value UnitEmitter::constant64(ImplicitLocOpBuilder &b, int64_t value) {
  return LLVM::ConstantOp::create(b, b.getI64Type(),
                                  b.getI64IntegerAttr(value));
}

Value UnitEmitter::toWord(ImplicitLocOpBuilder &b, Value scalar) {
  scalar = toMemory(b, b.getLoc(), scalar);
  Type type = scalar.getType();
  if (type.isIndex())
    return arith::IndexCastOp::create(b, b.getI64Type(), scalar);
  if (isa<FloatType>(type)) {
    Type bits = b.getIntegerType(type.getIntOrFloatBitWidth());
    scalar = arith::BitcastOp::create(b, bits, scalar);
  }
  if (scalar.getType().isInteger(64))
    return scalar;
  return arith::ExtUIOp::create(b, b.getI64Type(), scalar);
}

SmallVector<Value> UnitEmitter::toWords(ImplicitLocOpBuilder &b,
                                        ValueRange scalars) {
  return llvm::map_to_vector(scalars,
                             [&](Value scalar) { return toWord(b, scalar); });
}

Value UnitEmitter::fromWord(ImplicitLocOpBuilder &b, Value word, Type type) {
  Type stored = storageOf(type);
  unsigned width = stored.getIntOrFloatBitWidth();
  Value bits = width == 64
                   ? word
                   : arith::TruncIOp::create(b, b.getIntegerType(width), word)
                         .getResult();
  if (isa<FloatType>(stored))
    bits = arith::BitcastOp::create(b, stored, bits);
  return fromMemory(b, b.getLoc(), bits, type);
}

Value UnitEmitter::stackRoom(ImplicitLocOpBuilder &b, Type element,
                             int64_t count) {
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToStart(&entry);
  return LLVM::AllocaOp::create(b, pointer(b), element, constant64(b, count));
}

Value UnitEmitter::elementAddress(ImplicitLocOpBuilder &b, Value array,
                                  Type element, int64_t index) {
  return LLVM::GEPOp::create(
      b, pointer(b), element, array,
      ArrayRef<LLVM::GEPArg>{static_cast<int32_t>(index)});
}

Value UnitEmitter::stackArray(ImplicitLocOpBuilder &b, ValueRange values) {
  if (values.empty())
    return null(b);
  // Handles that are not lowered yet will be pointers.
  Type element = values.front().getType();
  if (isa<ArrayType>(element))
    element = pointer(b);
  Value room = stackRoom(b, element, values.size());
  for (auto [index, value] : llvm::enumerate(values))
    LLVM::StoreOp::create(b, value, elementAddress(b, room, element, index));
  return room;
}

Value UnitEmitter::stackWords(ImplicitLocOpBuilder &b, ValueRange values) {
  Type word = b.getI64Type();
  Value room = stackRoom(b, word, std::max<size_t>(1, values.size()));
  for (auto [index, value] : llvm::enumerate(values))
    LLVM::StoreOp::create(
        b, value.getType().isIntOrFloat() ? toWord(b, value) : value,
        elementAddress(b, room, word, index));
  return room;
}

Value UnitEmitter::null(ImplicitLocOpBuilder &b) {
  return LLVM::ZeroOp::create(b, pointer(b));
}

Value UnitEmitter::isNull(ImplicitLocOpBuilder &b, Value array) {
  return LLVM::ICmpOp::create(b, LLVM::ICmpPredicate::eq, array, null(b));
}

void branchMostly(ImplicitLocOpBuilder &b, Value goesOn, Block *rest,
                  Block *out, ValueRange arguments) {
  // As LLVM weighs what is expected.
  constexpr int32_t likely = 2000, unlikely = 1;
  auto branch =
      cf::CondBranchOp::create(b, goesOn, rest, ValueRange(), out, arguments);
  branch.setWeights({likely, unlikely});
}

} // namespace runmat
