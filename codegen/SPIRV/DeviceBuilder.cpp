//===- DeviceBuilder.cpp - scalar code of device kernels --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "codegen/SPIRV/DeviceBuilder.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;

namespace runmat::codegen {

Value DeviceBuilder::constant(int64_t value) {
  return arith::ConstantOp::create(builder, loc,
                                   builder.getI64IntegerAttr(value));
}

Value DeviceBuilder::add(Value a, Value b) {
  return builder.createOrFold<arith::AddIOp>(loc, a, b);
}

Value DeviceBuilder::sub(Value a, Value b) {
  return builder.createOrFold<arith::SubIOp>(loc, a, b);
}

Value DeviceBuilder::mul(Value a, Value b) {
  return builder.createOrFold<arith::MulIOp>(loc, a, b);
}

Value DeviceBuilder::div(Value a, Value b) {
  return builder.createOrFold<arith::DivUIOp>(loc, a, b);
}

Value DeviceBuilder::rem(Value a, Value b) {
  return builder.createOrFold<arith::RemUIOp>(loc, a, b);
}

Value DeviceBuilder::min(Value a, Value b) { return select(less(a, b), a, b); }

Value DeviceBuilder::ceilDiv(Value a, int64_t b) {
  return div(add(a, constant(b - 1)), constant(b));
}

Value DeviceBuilder::less(Value a, Value b) {
  return builder.createOrFold<arith::CmpIOp>(loc, arith::CmpIPredicate::slt, a,
                                             b);
}

Value DeviceBuilder::equal(Value a, Value b) {
  return builder.createOrFold<arith::CmpIOp>(loc, arith::CmpIPredicate::eq, a,
                                             b);
}

Value DeviceBuilder::both(Value a, Value b) {
  return builder.createOrFold<arith::AndIOp>(loc, a, b);
}

Value DeviceBuilder::select(Value condition, Value a, Value b) {
  return builder.createOrFold<arith::SelectOp>(loc, condition, a, b);
}

Value DeviceBuilder::product(ValueRange factors) {
  Value result = constant(1);
  for (Value factor : factors)
    result = mul(result, factor);
  return result;
}

unsigned DeviceBuilder::bytesOf(Type type) {
  return llvm::divideCeil(type.getIntOrFloatBitWidth(), 8);
}

/// A pointer to `count` elements.
Value DeviceBuilder::addressOf(Type type, Value base, Value index,
                               unsigned count) {
  Value address = add(base, mul(index, constant(bytesOf(type))));
  Type pointee = count == 1 ? type : VectorType::get({count}, type);
  auto pointer = spirv::PointerType::get(
      pointee, spirv::StorageClass::PhysicalStorageBuffer);
  return spirv::ConvertUToPtrOp::create(builder, loc, pointer, address);
}

static spirv::MemoryAccessAttr alignedAccess(OpBuilder &builder) {
  return spirv::MemoryAccessAttr::get(builder.getContext(),
                                      spirv::MemoryAccess::Aligned);
}

Value DeviceBuilder::load(Type type, Value base, Value index) {
  return spirv::LoadOp::create(builder, loc, addressOf(type, base, index),
                               alignedAccess(builder),
                               builder.getI32IntegerAttr(bytesOf(type)));
}

void DeviceBuilder::store(Value value, Value base, Value index) {
  Type type = value.getType();
  spirv::StoreOp::create(builder, loc, addressOf(type, base, index), value,
                         alignedAccess(builder),
                         builder.getI32IntegerAttr(bytesOf(type)));
}

SmallVector<Value> DeviceBuilder::loadRun(Type type, Value base, Value index,
                                          unsigned count) {
  Value run = spirv::LoadOp::create(
      builder, loc, addressOf(type, base, index, count), alignedAccess(builder),
      builder.getI32IntegerAttr(count * bytesOf(type)));
  SmallVector<Value> elements;
  for (int32_t i = 0; i < static_cast<int32_t>(count); ++i)
    elements.push_back(spirv::CompositeExtractOp::create(builder, loc, run,
                                                         ArrayRef<int32_t>{i}));
  return elements;
}

void DeviceBuilder::storeRun(ValueRange values, Value base, Value index) {
  Type type = values.front().getType();
  unsigned count = values.size();
  Value run = spirv::CompositeConstructOp::create(
      builder, loc, VectorType::get({count}, type), values);
  spirv::StoreOp::create(builder, loc, addressOf(type, base, index, count), run,
                         alignedAccess(builder),
                         builder.getI32IntegerAttr(count * bytesOf(type)));
}

Value DeviceBuilder::sharedElement(spirv::GlobalVariableOp array, Value index) {
  Value base = spirv::AddressOfOp::create(builder, loc, array);
  return spirv::AccessChainOp::create(builder, loc, base, index);
}

Value DeviceBuilder::loadShared(spirv::GlobalVariableOp array, Value index) {
  return spirv::LoadOp::create(builder, loc, sharedElement(array, index));
}

void DeviceBuilder::storeShared(Value value, spirv::GlobalVariableOp array,
                                Value index) {
  spirv::StoreOp::create(builder, loc, sharedElement(array, index), value);
}

void DeviceBuilder::barrier() {
  using spirv::MemorySemantics;
  spirv::ControlBarrierOp::create(
      builder, loc, spirv::Scope::Workgroup, spirv::Scope::Workgroup,
      MemorySemantics::AcquireRelease | MemorySemantics::WorkgroupMemory |
          MemorySemantics::UniformMemory);
}

void DeviceBuilder::loop(Value from, Value to, Value step, Body body) {
  auto op = scf::ForOp::create(builder, loc, from, to, step);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(op.getBody());
  body(op.getInductionVar());
}

SmallVector<Value> DeviceBuilder::loop(Value from, Value to, Value step,
                                       ValueRange initial, CarryingBody body) {
  auto op = scf::ForOp::create(builder, loc, from, to, step, initial);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(op.getBody());
  SmallVector<Value> next = body(op.getInductionVar(), op.getRegionIterArgs());
  scf::YieldOp::create(builder, loc, next);
  return op.getResults();
}

void DeviceBuilder::ifThen(Value condition, llvm::function_ref<void()> then) {
  auto op = scf::IfOp::create(builder, loc, condition, /*withElse=*/false);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(op.thenBlock());
  then();
}

SmallVector<Value> DeviceBuilder::choose(Value condition, Branch then,
                                         Branch otherwise) {
  auto emit = [](Branch branch) {
    return [branch](OpBuilder &builder, Location loc) {
      scf::YieldOp::create(builder, loc, branch());
    };
  };
  // The branches emit through this builder, whose insertion point scf.if sets.
  auto op =
      scf::IfOp::create(builder, loc, condition, emit(then), emit(otherwise));
  return op.getResults();
}

Value DeviceBuilder::toNarrow(Value wide) {
  return arith::TruncIOp::create(builder, loc, builder.getI32Type(), wide);
}

Value DeviceBuilder::toWide(Value narrow) {
  return arith::ExtUIOp::create(builder, loc, builder.getI64Type(), narrow);
}

} // namespace runmat::codegen
