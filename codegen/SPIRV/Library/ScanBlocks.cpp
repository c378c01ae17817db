//===- ScanBlocks.cpp - device scans of blocks, and their join --*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An invocation walks over a block; neighbours take neighbouring lines.
//===----------------------------------------------------------------------===//
#include "codegen/SPIRV/Library/ScanEmitter.h"

using namespace mlir;

namespace runmat::codegen {

void emitScanBlocks(EntryPoint &entry, Combiner combiner, ScanClass scanClass) {
  ScanEmitter scan(entry, combiner, scanClass);
  DeviceBuilder &device = entry.device;
  entry.forEachItem(device.mul(scan.lines, scan.blocks), [&](Value item) {
    ScanEmitter::Block block = scan.blockOf(item);
    auto offsetOf = [&](Value number) {
      return device.add(block.first, device.mul(number, scan.stride));
    };
    Value total = scan.loadOperand(block.first);
    scan.storeResult(total, block.first);
    total = scan.emitRun(
        device.constant(1), block.count, total,
        [&](Value number) { return scan.loadOperand(offsetOf(number)); },
        [&](Value value, Value number) {
          scan.storeResult(value, offsetOf(number));
        });
    scan.storeTotal(total, item);
  });
  entry.finish(entry.workgroup);
}

void emitScanJoin(EntryPoint &entry, Combiner combiner, ScanClass scanClass) {
  ScanEmitter scan(entry, combiner, scanClass);
  DeviceBuilder &device = entry.device;
  entry.forEachItem(device.mul(scan.lines, scan.length), [&](Value item) {
    SmallVector<Value> place =
        entry.delinearise(item, {scan.stride, scan.length, scan.outer});
    Value block = device.div(place[1], device.constant(reductionBlock));
    device.ifThen(device.less(device.constant(0), block), [&] {
      Value line = device.add(device.mul(place[2], scan.stride), place[0]);
      Value before =
          scan.loadTotal(device.sub(block, device.constant(1)), line);
      scan.storeResult(scan.combine(before, scan.loadResult(item)), item);
    });
  });
  entry.finish(entry.workgroup);
}

} // namespace runmat::codegen
