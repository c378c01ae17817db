//===- ArraySlice.cpp - regular parts of arrays -----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Values/ArraySlice.h"

#include <cstring>
#include <string>

namespace runmat {

namespace {

/// Copies elements of `size` bytes that lie `stride` elements apart to where
/// they lie side by side.
template <size_t size>
char *copyRow(const char *from, int64_t stride, int64_t count, char *to) {
  for (int64_t i = 0; i < count; ++i, to += size)
    std::memcpy(to, from + i * stride * int64_t(size), size);
  return to;
}

char *copyRow(size_t size, const char *from, int64_t stride, int64_t count,
              char *to) {
  if (stride == 1) {
    std::memcpy(to, from, size_t(count) * size);
    return to + size_t(count) * size;
  }
  switch (size) {
  case 1:
    return copyRow<1>(from, stride, count, to);
  case 2:
    return copyRow<2>(from, stride, count, to);
  case 4:
    return copyRow<4>(from, stride, count, to);
  case 8:
    return copyRow<8>(from, stride, count, to);
  default:
    return copyRow<16>(from, stride, count, to);
  }
}

/// Copies all elements whose last coordinates are fixed by `from`.
char *copyDimension(const ArraySlice &slice, size_t dimension, size_t size,
                    const char *from, char *to) {
  if (dimension == 0)
    return copyRow(size, from, slice.strides[0], slice.extents[0], to);
  for (int64_t i = 0; i < slice.extents[dimension]; ++i)
    to = copyDimension(slice, dimension - 1, size,
                       from + i * slice.strides[dimension] * int64_t(size), to);
  return to;
}

void requireInside(const Array &array, const ArraySlice &slice) {
  int64_t first = slice.offset, last = slice.offset;
  for (size_t d = 0; d < slice.extents.size(); ++d) {
    int64_t reach = (slice.extents[d] - 1) * slice.strides[d];
    (reach < 0 ? first : last) += reach;
  }
  if (first < 0 || last >= array.count())
    throw Error("RunMat:internal",
                "A slice reaches from element " + std::to_string(first) +
                    " to " + std::to_string(last) + " of an array of " +
                    std::to_string(array.count()) + ".");
}

} // namespace

ArrayRef readSlice(const Array &array, const ArraySlice &slice) {
  ArrayRef result = Array::make(array.elementClass(), Extents(slice.extents),
                                array.isComplex());
  if (result->isEmpty())
    return result;
  requireInside(array, slice);
  size_t size =
      elementBytes(array.elementClass()) * (array.isComplex() ? 2 : 1);
  copyDimension(slice, slice.extents.size() - 1, size,
                static_cast<const char *>(array.data()) +
                    slice.offset * int64_t(size),
                static_cast<char *>(result->overwriteData()));
  return result;
}

} // namespace runmat
