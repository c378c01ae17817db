//===- DeviceSlices.cpp - parts of arrays on devices ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/CallWords.h"
#include "Engine/DeviceOperations.h"
#include "Values/GpuArrays.h"
#include "runtime/Residency.h"

namespace runmat {

bool readSliceOnDevice(DeviceCall &call) {
  const ArrayRef array = call.arguments[0].array();
  const ArraySlice slice = sliceFrom(std::span(call.arguments).subspan(1));
  const WindowCopy window = windowToRead(*array, slice);
  Device *device = call.place(std::span(&array, 1));
  if (!device || !canCopyOnDevice(window) || window.count() == 0)
    return false;
  ArrayRef out = Array::make(array->elementClass(), Extents(slice.extents));
  copyOnDevice(call, *device, window, Residency::ensureOn(*array, *device),
               Residency::bufferOn(*out, *device));
  Residency::markWritten(*out, *device);
  call.results.push_back(
      keepGpuArray(Value(std::move(out)), array->isGpuArray()));
  return true;
}

bool writeSliceOnDevice(DeviceCall &call) {
  const Value &target = call.arguments[0];
  const ArrayRef source = call.arguments[1].array();
  const WindowCopy window =
      windowToWrite(*target.array(),
                    sliceFrom(std::span(call.arguments).subspan(2)), *source);
  Device *device = placeOfWrite(call, target.array(), source);
  if (!device || !canCopyOnDevice(window))
    return false;
  changeInPlace(call, *device, [&](const runmat_buffer &to) {
    copyOnDevice(call, *device, window, Residency::ensureOn(*source, *device),
                 to, /*mustFinish=*/true);
  });
  return true;
}

} // namespace runmat
