//===- ScanEmitter.cpp - parts of device scans ------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "codegen/SPIRV/Library/ScanEmitter.h"
#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;

namespace runmat::codegen {

/// Numbers of the argument words.
namespace {
enum Word : unsigned {
  OperandAddress,
  ResultAddress,
  TotalsAddress,
  Stride,
  Length,
  Outer
};
} // namespace

static Type operandTypeOf(ScanClass scanClass, OpBuilder &builder) {
  switch (scanClass) {
  case ScanClass::Double:
    return builder.getF64Type();
  case ScanClass::Single:
    return builder.getF32Type();
  case ScanClass::LogicalAsDouble:
  case ScanClass::Logical:
    break;
  }
  return builder.getI8Type();
}

static Type resultTypeOf(ScanClass scanClass, OpBuilder &builder) {
  return scanClass == ScanClass::LogicalAsDouble
             ? builder.getF64Type()
             : operandTypeOf(scanClass, builder);
}

ScanEmitter::ScanEmitter(EntryPoint &entry, Combiner combiner,
                         ScanClass scanClass)
    : stride(entry.word(Stride)), length(entry.word(Length)),
      outer(entry.word(Outer)), entry(entry), device(entry.device),
      combiner(combiner),
      operandType(operandTypeOf(scanClass, device.getBuilder())),
      resultType(resultTypeOf(scanClass, device.getBuilder())) {
  lines = device.mul(stride, outer);
  blocks = device.ceilDiv(length, reductionBlock);
}

ScanEmitter::Block ScanEmitter::blockOf(Value item) {
  SmallVector<Value> place = entry.delinearise(item, {lines, blocks});
  Value line = place[0], number = place[1];
  SmallVector<Value> parts = entry.delinearise(line, {stride, outer});
  Value skipped = device.mul(number, device.constant(reductionBlock));
  Value before = device.add(device.mul(parts[1], length), skipped);
  return {device.add(device.mul(before, stride), parts[0]), countOf(number)};
}

Value ScanEmitter::countOf(Value number) {
  Value size = device.constant(reductionBlock);
  return device.min(device.sub(length, device.mul(number, size)), size);
}

Value ScanEmitter::identity() {
  return emitIdentity(device.getBuilder(), device.getLoc(), combiner,
                      resultType);
}

Value ScanEmitter::combine(Value a, Value b) {
  return emitCombine(device.getBuilder(), device.getLoc(), combiner, a, b);
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

Value ScanEmitter::loadOperand(Value offset) {
  Value element = device.load(operandType, entry.word(OperandAddress), offset);
  if (operandType == resultType)
    return element;
  return arith::UIToFPOp::create(device.getBuilder(), device.getLoc(),
                                 resultType, element);
}

Value ScanEmitter::loadResult(Value offset) {
  return device.load(resultType, entry.word(ResultAddress), offset);
}

void ScanEmitter::storeResult(Value value, Value offset) {
  device.store(value, entry.word(ResultAddress), offset);
}

Value ScanEmitter::loadTotal(Value block, Value line) {
  return device.load(resultType, entry.word(TotalsAddress),
                     device.add(device.mul(block, lines), line));
}

void ScanEmitter::storeTotal(Value value, Value item) {
  device.ifThen(device.less(device.constant(1), blocks),
                [&] { device.store(value, entry.word(TotalsAddress), item); });
}

//===----------------------------------------------------------------------===//
// Runs
//===----------------------------------------------------------------------===//

/// A run of whole turns of `step` elements, all of which are asked for before
/// one is waited for.
Value ScanEmitter::emitTurns(Value from, Value end, unsigned step, Value total,
                             Load load, Store store) {
  auto body = [&](Value number, ValueRange carried) -> SmallVector<Value> {
    SmallVector<Value> numbers, elements;
    for (unsigned i = 0; i < step; ++i) {
      numbers.push_back(device.add(number, device.constant(i)));
      elements.push_back(load(numbers.back()));
    }
    Value result = carried.front();
    for (auto [place, element] : llvm::zip_equal(numbers, elements)) {
      result = combine(result, element);
      store(result, place);
    }
    return {result};
  };
  return device.loop(from, end, device.constant(step), total, body).front();
}

Value ScanEmitter::emitRun(Value from, Value end, Value total, Load load,
                           Store store) {
  constexpr unsigned atOnce = 8;
  Value step = device.constant(atOnce);
  Value whole = device.mul(device.div(device.sub(end, from), step), step);
  Value middle = device.add(from, whole);
  total = emitTurns(from, middle, atOnce, total, load, store);
  return emitTurns(middle, end, 1, total, load, store);
}

} // namespace runmat::codegen
