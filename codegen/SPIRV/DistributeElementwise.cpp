//===- DistributeElementwise.cpp - elementwise kernels on a device -*- C++
//-*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An invocation computes one element a turn of a grid-stride loop, or a run of
// neighbouring ones; neighbours take neighbouring elements.
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

/// Whether neighbouring elements can be had by one access: every array has the
/// iteration space's layout or is one element, and the body is light enough for
/// memory to be what takes the time.
static bool takesRuns(const KernelEntry &entry) {
  constexpr unsigned mostOperations = 32;
  auto fits = [&](const KernelAccess &access) {
    return entry.isWhole(access) || access.dims.empty();
  };
  return entry.info.rank() != 0 && entry.body.usedIndices().empty() &&
         entry.body.operationCount() <= mostOperations &&
         llvm::all_of(entry.info.inputs, fits) &&
         llvm::all_of(entry.info.outputs, [&](const KernelAccess &access) {
           return entry.isWhole(access);
         });
}

/// Computes and stores the elements of run `number`.
static LogicalResult emitRun(KernelEntry &entry, Value number) {
  DeviceBuilder &device = entry.device;
  const KernelInfo &info = entry.info;
  Value first = device.mul(number, device.constant(runLength));
  SmallVector<SmallVector<Value>> inputs(info.inputs.size());
  for (auto [i, access] : llvm::enumerate(info.inputs)) {
    if (!entry.body.usesElement(i))
      continue;
    Value base = entry.word(info.words.input(access.array));
    if (entry.isWhole(access))
      inputs[i] = device.loadRun(access.elementType, base, first);
    else
      inputs[i].assign(
          runLength, device.load(access.elementType, base, device.constant(0)));
  }
  SmallVector<SmallVector<Value>> outputs(info.outputs.size());
  for (unsigned k = 0; k < runLength; ++k) {
    for (auto [i, elements] : llvm::enumerate(inputs))
      if (!elements.empty())
        entry.body.mapElement(i, elements[k]);
    auto results = entry.body.emitElements(device.getBuilder());
    if (failed(results))
      return failure();
    for (auto [output, result] : llvm::zip_equal(outputs, *results))
      output.push_back(result);
  }
  for (auto [access, output] : llvm::zip_equal(info.outputs, outputs))
    device.storeRun(output, entry.word(info.words.output(access.array)), first);
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
  bool inRuns = takesRuns(entry);
  if (inRuns) {
    Value length = device.constant(runLength);
    Value runs = device.div(items, length);
    device.loop(first, runs, step,
                [&](Value number) { result = emitRun(entry, number); });
    // What is left over after whole runs.
    first = device.add(device.mul(runs, length), first);
  }
  if (failed(result))
    return failure();
  device.loop(first, items, step,
              [&](Value item) { result = emitElement(entry, dims, item); });
  entry.finish(entry.workgroup * (inRuns ? runLength : 1));
  return result;
}

} // namespace runmat::codegen
