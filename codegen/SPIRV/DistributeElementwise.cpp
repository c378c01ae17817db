//===- DistributeElementwise.cpp - elementwise kernels on a device -*- C++
//-*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An invocation computes one element a turn of a grid-stride loop; neighbours
// take neighbouring elements.
//===----------------------------------------------------------------------===//
#include "codegen/SPIRV/KernelEntry.h"

using namespace mlir;

namespace runmat::codegen {

/// Computes and stores element `item`, counted in column-major order.
static LogicalResult emitElement(KernelEntry &entry, ArrayRef<unsigned> dims,
                                 Value item) {
  DeviceBuilder &device = entry.device;
  const KernelInfo &info = entry.info;
  SmallVector<Value> coordinates(info.rank());
  entry.delinearise(item, dims, coordinates);
  entry.mapOperands(coordinates, item);
  auto results = entry.body.emitElements(device.getBuilder());
  if (failed(results))
    return failure();
  for (auto [access, result] : llvm::zip_equal(info.outputs, *results))
    device.store(result, entry.word(info.words.output(access.array)),
                 entry.offset(access, coordinates, item));
  return success();
}

LogicalResult distributeElementwise(KernelEntry &entry) {
  DeviceBuilder &device = entry.device;
  auto dims = llvm::to_vector(llvm::seq(entry.info.rank()));
  Value items = entry.count(dims);
  Value size = device.constant(entry.workgroup);
  Value first = device.add(device.mul(entry.group, size), entry.thread);
  Value step = device.mul(entry.groups, size);
  if (failed(entry.body.emitPrologue(device.getBuilder())))
    return failure();
  LogicalResult result = success();
  device.loop(first, items, step,
              [&](Value item) { result = emitElement(entry, dims, item); });
  entry.finish(entry.workgroup);
  return result;
}

} // namespace runmat::codegen
