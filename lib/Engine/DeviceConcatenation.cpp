//===- DeviceConcatenation.cpp - [a b; c d] on devices ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/CallWords.h"
#include "Engine/DeviceOperations.h"
#include "Values/Concatenate.h"
#include "Values/Convert.h"
#include "Values/GpuArrays.h"
#include "runtime/Residency.h"

#include <algorithm>

namespace runmat {

namespace {

bool isHostScalar(const Value &value) {
  return value.inlineDouble() || value.inlineLogical() ||
         (value.isScalar() && Residency::isOnHost(*value.array()));
}

/// The parts that are not [], in the class of the result; none when the host
/// must join them: other kinds, arrays that would have to be converted, complex
/// ones, which may come out real, other empty ones, and mere numbers.
std::vector<Value> partsOf(std::span<const Value> values) {
  if (!std::all_of(values.begin(), values.end(), [](const Value &value) {
        return value.isArray() && !value.isComplex();
      }))
    return {};
  const ElementClass elementClass = joinedClass(values);
  std::vector<Value> parts;
  for (const Value &value : values) {
    if (value.extents() == Extents(0, 0))
      continue;
    const bool fits = value.elementClass() == elementClass;
    if (value.isEmpty() || (!fits && !value.isScalar()))
      return {};
    parts.push_back(fits ? value : castTo(elementClass, value));
  }
  const bool isList = std::all_of(parts.begin(), parts.end(), isHostScalar);
  return isList ? std::vector<Value>() : parts;
}

/// Elements of a part that lie together in the result.
int64_t chunkOf(const Extents &extents, size_t dimension) {
  int64_t length = 1;
  for (size_t d = 0; d <= dimension; ++d)
    length *= extents[d];
  return length;
}

/// Along later dimensions the host joins.
constexpr size_t mostDimensions = 4;

class Join {
public:
  Join(const DeviceCall &call, Device &device, Array &out, size_t dimension)
      : call(call), device(device), dimension(dimension),
        bytes(elementBytes(out.elementClass())),
        chunk(chunkOf(out.extents(), dimension)), chunks(out.count() / chunk),
        to(Residency::bufferOn(out, device)) {}

  void append(const Value &part) {
    if (isHostScalar(part))
      appendScalar(scalarBits(part));
    else
      appendArray(*part.array());
  }

private:
  void appendScalar(uint64_t bits) {
    device.fill(to, uint64_t(start) * bytes, bytes, &bits, uint32_t(bytes));
    ++start;
  }

  void appendArray(const Array &part) {
    const int64_t own = chunkOf(part.extents(), dimension);
    WindowCopy window{bytes, 0, start, {{own, 1, 1}, {chunks, own, chunk}}};
    copyOnDevice(call, device, std::move(window),
                 Residency::ensureOn(part, device), to);
    start += own;
  }

  const DeviceCall &call;
  Device &device;
  const size_t dimension, bytes;
  const int64_t chunk, chunks;
  const runmat_buffer to;
  int64_t start = 0; ///< of the next part in a chunk
};

} // namespace

bool concatenateOnDevice(DeviceCall &call) {
  const size_t dimension = *call.details.dimension;
  if (dimension >= mostDimensions)
    return false;
  const std::vector<Value> parts = partsOf(call.arguments);
  std::vector<ArrayRef> arrays;
  for (const Value &part : parts)
    if (!isHostScalar(part))
      arrays.push_back(part.array());
  Device *device = arrays.empty() ? nullptr : call.place(arrays);
  if (!device)
    return false;
  const bool fromGpuArray = anyGpuArray(call.arguments);
  if (parts.size() == 1) {
    call.results.push_back(keepGpuArray(parts[0], fromGpuArray));
    return true;
  }
  ArrayRef out =
      Array::make(parts[0].elementClass(), joinedExtents(dimension, parts));
  Join join(call, *device, *out, dimension);
  for (const Value &part : parts)
    join.append(part);
  Residency::markWritten(*out, *device);
  call.results.push_back(keepGpuArray(Value(std::move(out)), fromGpuArray));
  return true;
}

} // namespace runmat
