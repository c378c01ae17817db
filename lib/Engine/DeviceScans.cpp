//===- DeviceScans.cpp - running sums and extremes on devices ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Blocks of lines are scanned side by side; the totals of the blocks are lines
// that are scanned likewise, and then joined to the blocks that follow them:
// the order of docs/numerics.md.
//===----------------------------------------------------------------------===//
#include "Builtins/Kernels/ReductionOrder.h"
#include "Engine/DeviceOperations.h"
#include "Values/GpuArrays.h"
#include "runtime/Residency.h"

#include <array>
#include <string>

namespace runmat {

namespace {

/// Classes of operand and result in names of kernels; null for the classes that
/// the host scans: integers saturate at each step, so they have no blocks.
struct ScanNames {
  const char *operand = nullptr;
  const char *result = nullptr;
  ElementClass resultClass = ElementClass::Double;
};

bool isExtreme(ScanOpcode op) {
  return op == ScanOpcode::Maximum || op == ScanOpcode::Minimum;
}

ScanNames namesOf(ScanOpcode op, ElementClass elementClass) {
  switch (elementClass) {
  case ElementClass::Double:
    return {"f64", "f64", ElementClass::Double};
  case ElementClass::Single:
    return {"f32", "f32", ElementClass::Single};
  case ElementClass::Logical:
    if (isExtreme(op))
      return {"i8", "i8", ElementClass::Logical};
    return {"i8", "f64", ElementClass::Double};
  default:
    return {};
  }
}

std::string nameOf(ScanOpcode op) {
  static constexpr const char *names[] = {"scan_sum_", "scan_prod_",
                                          "scan_max_", "scan_min_"};
  static_assert(int(ScanOpcode::Sum) == 0 && int(ScanOpcode::Product) == 1 &&
                int(ScanOpcode::Maximum) == 2 && int(ScanOpcode::Minimum) == 3);
  return names[size_t(op)];
}

/// Lines of an array: `length` elements `stride` apart, from each position
/// below `stride` in each of `outer` parts.
struct Lines {
  Lines(const Extents &extents, size_t dimension) : length(extents[dimension]) {
    for (size_t d = 0; d < dimension; ++d)
      stride *= extents[d];
    outer = extents.count() / (stride * length);
  }
  Lines(int64_t stride, int64_t length) : stride(stride), length(length) {}

  int64_t count() const { return stride * outer; }
  int64_t blocks() const {
    return (length + reductionBlock - 1) / reductionBlock;
  }

  int64_t stride = 1, length, outer = 1;
};

/// Lines of neighbouring floats that are worth tiles.
constexpr int64_t tiledLength = 16;

class DeviceScan {
public:
  DeviceScan(const DeviceCall &call, Device &device, ScanOpcode op,
             const ScanNames &names)
      : call(call), device(device), op(op), names(names) {}

  /// Scans from one buffer to another, which may be the same.
  void run(const char *operand, const Lines &lines, const runmat_buffer &from,
           const runmat_buffer &to) {
    const bool isFloat = operand[0] == 'f';
    const int64_t blocks = lines.blocks(), items = blocks * lines.count();
    const bool isTiled =
        isFloat && lines.stride == 1 && lines.length >= tiledLength;
    const char *walk = isTiled ? "columns" : "blocks";
    if (blocks == 1)
      return launch(operand, walk, lines, {from, to, to}, items);
    const DeviceBuffer totals =
        device.allocate(uint64_t(items) * elementBytes(names.resultClass));
    launch(operand, walk, lines, {from, to, totals.get()}, items);
    run(names.result, {lines.count(), blocks}, totals.get(), totals.get());
    launch(names.result, "join", lines, {to, to, totals.get()},
           lines.count() * lines.length);
  }

private:
  void launch(const char *className, const char *stage, const Lines &lines,
              const std::array<runmat_buffer, 3> &buffers, int64_t items) {
    const std::string name = nameOf(op) + className + "_" + stage;
    const uint64_t words[] = {uint64_t(lines.stride), uint64_t(lines.length),
                              uint64_t(lines.outer)};
    call.launch(device, {name.c_str(), buffers, words, uint64_t(items)});
  }

  const DeviceCall &call;
  Device &device;
  ScanOpcode op;
  ScanNames names;
};

/// Software devices may leave loops early after so many turns that arrays
/// beyond these elements could reach it: below, no invocation turns more than
/// 4096 times.
constexpr int64_t mostElements = int64_t(1) << 32;

bool mayLeaveLoops(const Device &device, int64_t elements) {
  return device.info().max_loop_turns != 0 && elements > mostElements;
}

} // namespace

bool scanOnDevice(DeviceCall &call) {
  const ScanOpcode op = call.details.scan;
  const Value operand = call.arguments[0];
  if (!operand.isArray() || operand.isComplex() || operand.isEmpty() ||
      call.details.isBackward)
    return false;
  const ScanNames names = namesOf(op, operand.elementClass());
  const ArrayRef in = operand.array();
  Device *device = names.operand ? call.place({&in, 1}) : nullptr;
  if (!device || mayLeaveLoops(*device, in->count()))
    return false;
  const Extents &extents = in->extents();
  const size_t dimension =
      call.details.dimension.value_or(defaultDimension(extents));
  const Lines lines = dimension < extents.rank() ? Lines(extents, dimension)
                                                 : Lines(in->count(), 1);
  ArrayRef out = Array::make(names.resultClass, extents);
  DeviceScan(call, *device, op, names)
      .run(names.operand, lines, Residency::ensureOn(*in, *device),
           Residency::bufferOn(*out, *device));
  Residency::markWritten(*out, *device);
  call.results.push_back(
      keepGpuArray(Value(std::move(out)), anyGpuArray({&operand, 1})));
  return true;
}

} // namespace runmat
