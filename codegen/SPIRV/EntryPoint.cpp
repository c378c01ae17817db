//===- EntryPoint.cpp - an entry point of a device kernel -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "codegen/SPIRV/EntryPoint.h"
#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;

namespace runmat::codegen {

bool isKernelEntry(func::FuncOp function) {
  return function->hasAttr(itemsPerGroupAttrName);
}

static func::FuncOp createFunction(OpBuilder &builder, Location loc,
                                   StringRef name, unsigned words) {
  SmallVector<Type> arguments(words + entryBuiltinArguments,
                              builder.getI64Type());
  auto type = builder.getFunctionType(arguments, {});
  auto function = func::FuncOp::create(builder, loc, name, type);
  builder.setInsertionPointToStart(function.addEntryBlock());
  return function;
}

EntryPoint::EntryPoint(OpBuilder &builder, Location loc, StringRef name,
                       unsigned words, unsigned workgroup)
    : device(builder, loc), workgroup(workgroup),
      function(createFunction(builder, loc, name, words)) {
  group = function.getArgument(words);
  thread = function.getArgument(words + 1);
  groups = function.getArgument(words + 2);
}

Value EntryPoint::word(unsigned number) { return function.getArgument(number); }

/// Quotients and remainders of `linear` by all of `divisors` but the last, and
/// what is left at last.
static SmallVector<Value> divideOut(DeviceBuilder &device, Value linear,
                                    ValueRange divisors) {
  SmallVector<Value> remainders;
  for (Value divisor : divisors.drop_back()) {
    Value quotient = device.div(linear, divisor);
    remainders.push_back(device.sub(linear, device.mul(quotient, divisor)));
    linear = quotient;
  }
  remainders.push_back(linear);
  return remainders;
}

SmallVector<Value> EntryPoint::delinearise(Value linear, ValueRange extents) {
  if (extents.empty())
    return {};
  if (extents.size() == 1)
    return {linear};
  auto inWide = [&] { return divideOut(device, linear, extents); };
  // Devices divide 64-bit integers slowly.
  auto inNarrow = [&] {
    SmallVector<Value> narrow = llvm::map_to_vector(
        extents, [&](Value extent) { return device.toNarrow(extent); });
    SmallVector<Value> results =
        divideOut(device, device.toNarrow(linear), narrow);
    for (Value &result : results)
      result = device.toWide(result);
    return results;
  };
  Value isNarrow =
      device.less(device.product(extents), device.constant(int64_t(1) << 32));
  return device.choose(isNarrow, inNarrow, inWide);
}

void EntryPoint::forEachItem(Value items, DeviceBuilder::Body body) {
  Value size = device.constant(workgroup);
  Value first = device.add(device.mul(group, size), thread);
  device.loop(first, items, device.mul(groups, size), body);
}

spirv::GlobalVariableOp EntryPoint::makeShared(Type type, unsigned size) {
  OpBuilder &builder = device.getBuilder();
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPoint(function);
  auto pointer = spirv::PointerType::get(spirv::ArrayType::get(type, size),
                                         spirv::StorageClass::Workgroup);
  return spirv::GlobalVariableOp::create(builder, device.getLoc(), pointer,
                                         (function.getName() + "_shared").str(),
                                         FlatSymbolRefAttr());
}

void EntryPoint::finish(unsigned itemsPerGroup) {
  OpBuilder &builder = device.getBuilder();
  func::ReturnOp::create(builder, device.getLoc());
  function->setAttr(workgroupAttrName, builder.getI32IntegerAttr(workgroup));
  function->setAttr(itemsPerGroupAttrName,
                    builder.getI32IntegerAttr(itemsPerGroup));
}

} // namespace runmat::codegen
