//===- Residency.h - where an array's elements are --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// How launches get at arrays: each call names a device, and moves elements only
// when they are not there. On devices that read host memory the buffer is the
// host block and its address a host pointer.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_RESIDENCY_H
#define RUNMAT_RUNTIME_RESIDENCY_H

#include "runtime/Array.h"
#include "runtime/Storage.h"

namespace runmat {

class Residency {
public:
  /// The elements on `device` for reading, uploaded first when they are not
  /// current there. Throws runmat::Error when a device or memory fails.
  static runmat_buffer ensureOn(const Array &array, Device &device) {
    return array.storage->readOn(array, device);
  }
  /// A buffer for all elements on `device`, to be written by a kernel; nothing
  /// is moved. The caller holds the only reference to the elements.
  static runmat_buffer bufferOn(Array &array, Device &device) {
    return array.storage->writeOn(array, device);
  }
  /// After a kernel wrote the buffer: the copy on `device` is the only current
  /// one.
  static void markWritten(Array &array, Device &device) {
    array.storage->markWritten(device);
  }
  static bool isCurrentOn(const Array &array, const Device &device) {
    return array.storage->isCurrentOn(device);
  }
  static bool isOnHost(const Array &array) {
    return array.storage->isHostCurrent();
  }
  /// A device with a current copy, or null.
  static Device *deviceOf(const Array &array) {
    return array.storage->currentDevice();
  }
  /// Bytes of the elements; from a device only these are fetched.
  static void readBytes(const Array &array, size_t offset, size_t count,
                        void *out) {
    array.storage->readBytes(array, offset, count, out);
  }
  /// Whether they are two views of the same elements.
  static bool shareElements(const Array &a, const Array &b) {
    return a.storage == b.storage;
  }
  /// Whether nobody else sees these elements, through a reshape or a reference;
  /// `others` references beside the caller's do not count.
  static bool ownsElements(const Array &array, int64_t others = 0) {
    return array.holders() == 1 + others && array.storage.use_count() == 1;
  }
  /// An array of another class or shape over the same storage; both must have
  /// the same number of bytes. Unlike a reshape, writing one overwrites the
  /// other: for results that take the place of an input nobody uses again.
  static ArrayRef overlay(Array &array, ElementClass elementClass,
                          Extents extents);
};

} // namespace runmat

#endif // RUNMAT_RUNTIME_RESIDENCY_H
