//===- FindTrue.cpp - positions of what is true -----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Counts the elements of each block, finds where each block's positions start,
// and writes them.
//===----------------------------------------------------------------------===//
#include "codegen/SPIRV/Library/LibraryKernels.h"
#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;

namespace runmat::codegen {

namespace {

/// What the kernels that walk the mask's blocks have in common.
class MaskBlocks {
public:
  MaskBlocks(EntryPoint &entry, unsigned maskWord, unsigned countWord)
      : entry(entry), device(entry.device), maskWord(maskWord),
        count(entry.word(countWord)) {}

  Value blocks() { return device.ceilDiv(count, kernelwords::findBlock); }

  /// Walks block `number` with one value carried along; `visit` gets the
  /// position of an element and whether it is true.
  Value walk(Value number, Value initial,
             llvm::function_ref<Value(Value, Value, Value)> visit) {
    Value first = device.mul(number, device.constant(kernelwords::findBlock));
    Value last = device.min(
        device.add(first, device.constant(kernelwords::findBlock)), count);
    return device
        .loop(first, last, device.constant(1), initial,
              [&](Value position, ValueRange carried) -> SmallVector<Value> {
                return {visit(position, isTrue(position), carried[0])};
              })
        .front();
  }

  /// `number` and one more where the condition holds.
  Value increased(Value number, Value condition) {
    return device.add(number, device.select(condition, device.constant(1),
                                            device.constant(0)));
  }

private:
  EntryPoint &entry;
  DeviceBuilder &device;
  unsigned maskWord;
  Value count;

  Value isTrue(Value position) {
    OpBuilder &builder = device.getBuilder();
    Value element =
        device.load(builder.getI8Type(), entry.word(maskWord), position);
    Value zero = arith::ConstantIntOp::create(builder, device.getLoc(), 0, 8);
    return arith::CmpIOp::create(builder, device.getLoc(),
                                 arith::CmpIPredicate::ne, element, zero);
  }
};

} // namespace

void emitCountTrue(EntryPoint &entry) {
  DeviceBuilder &device = entry.device;
  MaskBlocks mask(entry, 0, 2);
  entry.forEachItem(mask.blocks(), [&](Value block) {
    Value found = mask.walk(block, device.constant(0),
                            [&](Value, Value holds, Value count) {
                              return mask.increased(count, holds);
                            });
    device.store(found, entry.word(1), block);
  });
  entry.finish(entry.workgroup);
}

/// One workgroup: each invocation sums a stretch of the counts, then adds what
/// the stretches before have. More workgroups do the same and write the same.
void emitStartTrue(EntryPoint &entry) {
  DeviceBuilder &device = entry.device;
  Type i64 = device.getBuilder().getI64Type();
  Value counts = entry.word(0), starts = entry.word(1), blocks = entry.word(2),
        zero = device.constant(0), one = device.constant(1);
  auto sums = entry.makeShared(i64, entry.workgroup);
  Value stretch = device.ceilDiv(blocks, entry.workgroup);
  Value first = device.min(device.mul(entry.thread, stretch), blocks);
  Value last = device.min(device.add(first, stretch), blocks);
  Value own =
      device
          .loop(first, last, one, zero,
                [&](Value i, ValueRange sum) -> SmallVector<Value> {
                  return {device.add(sum[0], device.load(i64, counts, i))};
                })
          .front();
  device.storeShared(own, sums, entry.thread);
  device.barrier();
  Value before =
      device
          .loop(zero, entry.thread, one, zero,
                [&](Value i, ValueRange sum) -> SmallVector<Value> {
                  return {device.add(sum[0], device.loadShared(sums, i))};
                })
          .front();
  Value end =
      device
          .loop(first, last, one, before,
                [&](Value i, ValueRange start) -> SmallVector<Value> {
                  device.store(start[0], starts, i);
                  return {device.add(start[0], device.load(i64, counts, i))};
                })
          .front();
  Value isLast =
      device.equal(entry.thread, device.constant(entry.workgroup - 1));
  device.ifThen(isLast, [&] { device.store(end, starts, blocks); });
  entry.finish(1);
}

void emitFindTrue(EntryPoint &entry) {
  DeviceBuilder &device = entry.device;
  OpBuilder &builder = device.getBuilder();
  MaskBlocks mask(entry, 0, 3);
  Type i64 = builder.getI64Type();
  entry.forEachItem(mask.blocks(), [&](Value block) {
    Value start = device.load(i64, entry.word(1), block);
    mask.walk(block, start, [&](Value position, Value holds, Value next) {
      device.ifThen(holds, [&] {
        Value number = device.add(position, device.constant(1));
        Value real = arith::SIToFPOp::create(builder, device.getLoc(),
                                             builder.getF64Type(), number);
        device.store(real, entry.word(2), next);
      });
      return mask.increased(next, holds);
    });
  });
  entry.finish(entry.workgroup);
}

} // namespace runmat::codegen
