//===- ArraySlice.h - regular parts of arrays -------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_VALUES_ARRAYSLICE_H
#define RUNMAT_VALUES_ARRAYSLICE_H

#include "Values/Value.h"
#include "Values/WindowCopy.h"

#include <optional>
#include <vector>

namespace runmat {

/// Element (c0, c1, …) is that at offset + c0 * strides[0] + c1 * strides[1] +
/// … of an array, counted in elements in column-major order.
struct ArraySlice {
  int64_t offset = 0;
  std::vector<int64_t> strides, extents;
};

/// The copy from a slice to a dense array. Throws "RunMat:internal" when an
/// element lies outside of `array`.
WindowCopy windowToRead(const Array &array, const ArraySlice &slice);
/// The copy from `source`, an array of the same class with one element or as
/// many as the slice, to a slice. Throws runmat::Error when the language has
/// another meaning for that assignment, or none.
WindowCopy windowToWrite(const Array &array, const ArraySlice &slice,
                         const Array &source);

/// The elements of a slice as an array of their own.
ArrayRef readSlice(const Array &array, const ArraySlice &slice);
/// The same, but elements of a block of columns are not copied before somebody
/// asks for them. Until then it holds the array: whoever changes that meanwhile
/// copies all of it. For products, which need no copy.
ArrayRef deferSlice(const ArrayRef &array, const ArraySlice &slice);
/// Where the elements of a slice are that was deferred and not copied: columns
/// of them begin `stride` elements apart.
struct StoredPart {
  const void *data;
  int64_t stride;
};
std::optional<StoredPart> storedPart(const Array &array);
/// Puts the elements of `source` in place of those of a slice. `target` is as
/// it was when that throws.
void writeSlice(Value &target, const ArraySlice &slice, const Array &source);

} // namespace runmat

#endif // RUNMAT_VALUES_ARRAYSLICE_H
