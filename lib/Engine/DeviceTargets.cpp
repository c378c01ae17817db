//===- DeviceTargets.cpp - arrays changed in place on devices ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/DeviceOperations.h"
#include "runtime/Residency.h"

namespace runmat {

/// The array, or a copy when others see its elements, current on the device.
static ArrayRef ownedOn(const ArrayRef &array, Device &device) {
  const runmat_buffer from = Residency::ensureOn(*array, device);
  if (Residency::ownsElements(*array))
    return array;
  ArrayRef copy =
      Array::make(array->elementClass(), array->extents(), array->isComplex());
  device.copy(Residency::bufferOn(*copy, device), 0, from, 0, array->bytes());
  Residency::markWritten(*copy, device);
  return withGpuArray(std::move(copy), array->isGpuArray());
}

Device *placeOfWrite(DeviceCall &call, const ArrayRef &target,
                     const ArrayRef &source) {
  const bool isNowhere =
      !Residency::isOnHost(*target) && !Residency::deviceOf(*target);
  return call.place(std::span(isNowhere ? &source : &target, 1));
}

void changeInPlace(
    DeviceCall &call, Device &device,
    const std::function<void(const runmat_buffer &target)> &write) {
  Value &target = call.arguments.front();
  ArrayRef array = std::move(target).takeArray();
  try {
    ArrayRef changed = ownedOn(array, device);
    write(Residency::ensureOn(*changed, device));
    Residency::markWritten(*changed, device);
    call.results.emplace_back(std::move(changed));
  } catch (...) {
    target = Value(std::move(array));
    throw;
  }
}

} // namespace runmat
