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

ArrayRef ownedOn(const ArrayRef &array, Device &device) {
  const runmat_buffer from = Residency::ensureOn(*array, device);
  if (Residency::ownsElements(*array))
    return array;
  ArrayRef copy =
      Array::make(array->elementClass(), array->extents(), array->isComplex());
  device.copy(Residency::bufferOn(*copy, device), 0, from, 0, array->bytes());
  Residency::markWritten(*copy, device);
  return withGpuArray(std::move(copy), array->isGpuArray());
}

Device *placeOfWrite(const DeviceCall &call, const ArrayRef &target,
                     const ArrayRef &source) {
  const bool isNowhere =
      !Residency::isOnHost(*target) && !Residency::deviceOf(*target);
  return call.place(std::span(isNowhere ? &source : &target, 1));
}

bool writeSliceOnDevice(DeviceCall &call) {
  Value &target = call.arguments[0];
  const ArrayRef source = call.arguments[1].array();
  const WindowCopy window =
      windowToWrite(*target.array(),
                    sliceFrom(std::span(call.arguments).subspan(2)), *source);
  Device *device = placeOfWrite(call, target.array(), source);
  if (!device || !canCopyOnDevice(window))
    return false;
  ArrayRef array = std::move(target).takeArray();
  try {
    ArrayRef changed = ownedOn(array, *device);
    copyOnDevice(call, *device, window, Residency::ensureOn(*source, *device),
                 Residency::ensureOn(*changed, *device), /*mustFinish=*/true);
    Residency::markWritten(*changed, *device);
    call.results.emplace_back(std::move(changed));
  } catch (...) {
    target = Value(std::move(array));
    throw;
  }
  return true;
}

} // namespace runmat
