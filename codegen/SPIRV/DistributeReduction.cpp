//===- DistributeReduction.cpp - reduction kernels on a device --*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The three entry points of a reduction, see docs/kernel-contract.md. Loops
// over items are uniform in a workgroup since blocks fold across barriers.
//===----------------------------------------------------------------------===//
#include "codegen/SPIRV/ReductionEmitter.h"

using namespace mlir;

namespace runmat::codegen {

LogicalResult distributePartial(KernelEntry &entry) {
  DeviceBuilder &device = entry.device;
  if (failed(entry.body.emitPrologue(device.getBuilder())))
    return failure();
  ReductionEmitter emitter(entry);
  Value items = device.mul(emitter.blocks, emitter.slices);
  Value atOnce = device.constant(emitter.blocksAtOnce());
  LogicalResult result = success();
  device.loop(device.mul(entry.group, atOnce), items,
              device.mul(entry.groups, atOnce), [&](Value first) {
                Value item = device.add(first, emitter.position());
                Value slice = device.rem(item, emitter.slices);
                Value block = device.div(item, emitter.slices);
                result = emitter.emitBlock(
                    slice, block, device.less(item, items), [&](Value value) {
                      emitter.storePartial(value, block, slice);
                    });
              });
  entry.finish(emitter.blocksAtOnce());
  return result;
}

LogicalResult distributeFinal(KernelEntry &entry) {
  DeviceBuilder &device = entry.device;
  ReductionEmitter emitter(entry);
  // Neighbours take neighbouring slices where there are enough of them to keep
  // the device busy; else a workgroup has one slice.
  constexpr int64_t manySlices = 1024;
  Value columns =
      device.select(device.less(emitter.slices, device.constant(manySlices)),
                    device.constant(1), device.constant(reductionColumns));
  device.loop(device.mul(entry.group, columns), emitter.slices,
              device.mul(entry.groups, columns),
              [&](Value slice) { emitter.emitFold(slice, columns); });
  entry.finish(/*itemsPerGroup=*/1);
  return success();
}

/// Computes all blocks of the slices [first, first + tile). With one block a
/// slice the outputs are done; else the partials wait for their fold.
static LogicalResult emitTile(KernelEntry &entry, ReductionEmitter &emitter,
                              Value first, Value isShort) {
  DeviceBuilder &device = entry.device;
  Value zero = device.constant(0), one = device.constant(1);
  // A slice without elements has one empty block.
  Value blocks = device.select(isShort, one, emitter.blocks);
  Value sliceOffset = emitter.position(), blockOffset = zero, step = one;
  if (emitter.isContiguous()) {
    sliceOffset = device.select(isShort, emitter.position(), zero);
    blockOffset = device.select(isShort, zero, emitter.position());
    step = device.constant(emitter.blocksAtOnce());
  }
  Value slice = device.add(first, sliceOffset);
  Value isLong = device.less(one, emitter.blocks);
  LogicalResult result = success();
  device.loop(zero, blocks, step, [&](Value firstBlock) {
    Value block = device.add(firstBlock, blockOffset);
    Value exists = device.both(device.less(slice, emitter.slices),
                               device.less(block, blocks));
    result = emitter.emitBlock(slice, block, exists, [&](Value value) {
      device.ifThen(isShort, [&] { emitter.storeOutput(value, slice); });
      device.ifThen(isLong, [&] { emitter.storePartial(value, block, slice); });
    });
  });
  return result;
}

/// Reduces slices below `end`, one an invocation.
static LogicalResult emitTinySlices(KernelEntry &entry,
                                    ReductionEmitter &emitter, Value end) {
  DeviceBuilder &device = entry.device;
  Value size = device.constant(entry.workgroup);
  Value first = device.add(device.mul(entry.group, size), entry.thread);
  LogicalResult result = success();
  device.loop(first, end, device.mul(entry.groups, size), [&](Value slice) {
    FailureOr<Value> total = emitter.emitTinySlice(slice);
    result = total;
    if (succeeded(total))
      emitter.storeOutput(*total, slice);
  });
  return result;
}

LogicalResult distributeSingle(KernelEntry &entry) {
  DeviceBuilder &device = entry.device;
  if (failed(entry.body.emitPrologue(device.getBuilder())))
    return failure();
  ReductionEmitter emitter(entry);
  Value zero = device.constant(0), one = device.constant(1);
  Value isTiny = emitter.areTiny();
  if (failed(emitTinySlices(entry, emitter,
                            device.select(isTiny, emitter.slices, zero))))
    return failure();
  Value isShort = device.less(emitter.blocks, device.constant(2));
  Value tile = device.constant(emitter.blocksAtOnce());
  Value columns = tile;
  if (emitter.isContiguous()) {
    tile = device.select(isShort, tile, one);
    columns = one;
  }
  LogicalResult result = success();
  device.loop(device.mul(entry.group, tile),
              device.select(isTiny, zero, emitter.slices),
              device.mul(entry.groups, tile), [&](Value first) {
                result = emitTile(entry, emitter, first, isShort);
                Value isLong = device.less(one, emitter.blocks);
                device.ifThen(isLong, [&] {
                  device.barrier();
                  emitter.emitFold(first, columns);
                });
              });
  entry.finish(emitter.isContiguous() ? 1 : reductionColumns);
  return result;
}

} // namespace runmat::codegen
