//===- DeviceArrangements.cpp - copies and shifts on devices ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Builtins/Arguments.h"
#include "Builtins/Kernels/Reduce.h"
#include "Engine/DeviceOperations.h"
#include "Values/GpuArrays.h"
#include "runtime/Residency.h"

#include <algorithm>
#include <cmath>

namespace runmat {

namespace {

/// The result of copying windows of the first argument, of its class; false
/// when the host must do it.
bool arrange(DeviceCall &call, Extents extents,
             std::span<const WindowCopy> windows) {
  const ArrayRef array = call.arguments[0].array();
  const bool canCopy =
      std::all_of(windows.begin(), windows.end(), canCopyOnDevice);
  Device *device = canCopy ? call.place(std::span(&array, 1)) : nullptr;
  if (!device)
    return false;
  const runmat_buffer from = Residency::ensureOn(*array, *device);
  ArrayRef out = Array::make(array->elementClass(), std::move(extents));
  const runmat_buffer to = Residency::bufferOn(*out, *device);
  for (const WindowCopy &window : windows)
    copyOnDevice(call, *device, window, from, to);
  Residency::markWritten(*out, *device);
  call.results.push_back(
      keepGpuArray(Value(std::move(out)), anyGpuArray(call.arguments)));
  return true;
}

bool isArrangeable(const Value &value) {
  return value.isArray() && !value.isComplex() && !value.isEmpty() &&
         !value.isScalar();
}

} // namespace

bool repeatOnDevice(DeviceCall &call) {
  const Value &x = call.arguments[0];
  if (!isArrangeable(x))
    return false;
  const Extents times =
      builtins::extentsArgument(std::span(call.arguments).subspan(1));
  WindowCopy window{elementBytes(x.elementClass()), 0, 0, {}};
  std::vector<int64_t> extents;
  int64_t from = 1, to = 1;
  // The host says what is too large.
  int64_t count = x.count();
  for (int64_t number : times.list())
    if (__builtin_mul_overflow(count, number, &count))
      return false;
  for (size_t d = 0; d < std::max(x.rank(), times.rank()); ++d) {
    const int64_t n = x.extent(d);
    window.dimensions.push_back({n, from, to});
    window.dimensions.push_back({times[d], 0, n * to});
    extents.push_back(n * times[d]);
    from *= n;
    to *= extents.back();
  }
  return to != 0 &&
         arrange(call, Extents(std::move(extents)), std::span(&window, 1));
}

bool shiftOnDevice(DeviceCall &call) {
  const std::vector<Value> &arguments = call.arguments;
  const Value &x = arguments[0];
  const double *places = arguments[1].inlineDouble();
  if (!isArrangeable(x) || !places || std::abs(*places) > 1e9 ||
      *places != std::floor(*places))
    return false;
  const size_t dimension =
      call.details.dimension.value_or(defaultDimension(x.extents()));
  int64_t stride = 1;
  for (size_t d = 0; d < dimension; ++d)
    stride *= x.extent(d);
  const int64_t n = x.extent(dimension), outer = x.count() / (stride * n),
                shift = (int64_t(*places) % n + n) % n;
  // What stays in front of the end, and what comes round.
  const auto part = [&](int64_t first, int64_t count) {
    return WindowCopy{elementBytes(x.elementClass()),
                      first * stride,
                      (first + shift) % n * stride,
                      {{stride, 1, 1},
                       {count, stride, stride},
                       {outer, stride * n, stride * n}}};
  };
  const WindowCopy windows[] = {part(0, n - shift), part(n - shift, shift)};
  return arrange(call, x.extents(), windows);
}

} // namespace runmat
