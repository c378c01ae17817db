//===- DistributeElementwise.cpp - elementwise device kernels ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An invocation computes one element a turn of a grid-stride loop, or a run of
// neighbouring ones; neighbours take neighbouring elements.
//===----------------------------------------------------------------------===//
#include "codegen/SPIRV/LoopMachine.h"
#include "definitions/ReductionLoops.h"

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

/// Bytes of the widest element that changes from item to item; 0 if an array
/// has not the iteration space's layout.
static unsigned widestElement(const KernelEntry &entry) {
  const KernelInfo &info = entry.info;
  unsigned widest = runBytes / longestRun;
  for (const KernelAccess &access : info.inputs) {
    if (access.dims.empty() && !access.window)
      continue;
    if (!entry.isWhole(access))
      return 0;
    widest = std::max(widest, DeviceBuilder::bytesOf(access.elementType));
  }
  for (const KernelAccess &access : info.outputs) {
    if (!entry.isWhole(access))
      return 0;
    widest = std::max(widest, DeviceBuilder::bytesOf(access.elementType));
  }
  return widest;
}

/// How many neighbouring elements an invocation takes in one access: several
/// if every array has the iteration space's layout or is one element. Not only
/// where memory takes the time: a load waits for the branches around rare paths
/// of the element before. Bodies longer than that compute for longer than they
/// wait, and drivers compile each copy.
static unsigned chooseRun(const KernelEntry &entry) {
  constexpr unsigned mostOperations = 1024;
  if (entry.info.rank() == 0 || !entry.body.usedIndices().empty())
    return 1;
  unsigned widest = widestElement(entry);
  unsigned run = widest == 0 ? 1 : runBytes / widest;
  return run * entry.operations > mostOperations ? 1 : run;
}

/// Computes and stores the elements of run `number`.
static LogicalResult emitRun(KernelEntry &entry, Value number, unsigned run) {
  DeviceBuilder &device = entry.device;
  const KernelInfo &info = entry.info;
  Value first = device.mul(number, device.constant(run));
  SmallVector<SmallVector<Value>> inputs(info.inputs.size());
  for (auto [i, access] : llvm::enumerate(info.inputs)) {
    if (!entry.body.usesElement(i))
      continue;
    Value base = entry.word(info.words.input(access.array));
    if (entry.isWhole(access))
      inputs[i] = device.loadRun(access.elementType, base, first, run);
    else
      inputs[i].assign(
          run, device.load(access.elementType, base, device.constant(0)));
  }
  SmallVector<SmallVector<Value>> outputs(info.outputs.size());
  for (unsigned k = 0; k < run; ++k) {
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
  auto dims = llvm::to_vector(llvm::seq(entry.info.rank()));
  Value items = entry.count(dims);
  if (failed(entry.body.emitPrologue(entry.device.getBuilder())))
    return failure();
  LoopMachine machine(entry);
  unsigned run = chooseRun(entry);
  bool good = true;
  elementwiseLoops(
      machine, items, entry.workgroup, run,
      [&](Value number) { good &= succeeded(emitRun(entry, number, run)); },
      [&](Value item) { good &= succeeded(emitElement(entry, dims, item)); });
  entry.finish(entry.workgroup * run);
  return success(good);
}

} // namespace runmat::codegen
