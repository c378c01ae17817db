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
  /// Copies on the host, between arrays that do not overlap.
  void run(const void *from, void *to) const;
};

/// memcpy by as many threads as pay.
void copyBytes(const void *from, void *to, size_t bytes);

} // namespace runmat

#endif // RUNMAT_VALUES_WINDOWCOPY_H
