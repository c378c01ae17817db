//===- WindowCopy.h - copies between strided windows ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_VALUES_WINDOWCOPY_H
#define RUNMAT_VALUES_WINDOWCOPY_H

#include <cstddef>
#include <cstdint>
#include <vector>

namespace runmat {

/// A copy of the elements of a box from a window of one array to a window of
/// another. Offsets and strides count elements; strides may be negative, and
/// zero in the source, which repeats an element.
struct WindowCopy {
  struct Dimension {
    int64_t extent;
    int64_t from, to; ///< strides
    bool operator==(const Dimension &other) const = default;
  };
  size_t elementBytes = 0;
  int64_t fromOffset = 0, toOffset = 0;
  /// The fastest one first.
  std::vector<Dimension> dimensions;

  /// How many elements are copied.
  int64_t count() const;
  /// Makes the dimensions few: leaves out those of one element and joins those
  /// that continue each other in both windows.
  void collapse();
  /// Takes neighbours as one element of up to 8 bytes where both windows have
  /// them side by side and at multiples of its size. Collapse first.
  void widen();
  /// Copies on the host to a new array, which nobody has seen when an interrupt
  /// cuts the copy short. Throws runmat::Error "RunMat:interrupted".
  void run(const void *from, void *to) const { run(from, to, true); }
  /// Copies on the host into an array that is in use, to the end. It does not
  /// overlap the other one.
  void overwrite(const void *from, void *to) const { run(from, to, false); }

private:
  void run(const void *from, void *to, bool mayStop) const;
};

} // namespace runmat

#endif // RUNMAT_VALUES_WINDOWCOPY_H
