//===- ArraySlice.h - regular parts of arrays -------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_VALUES_ARRAYSLICE_H
#define RUNMAT_VALUES_ARRAYSLICE_H

#include "Values/Value.h"

#include <vector>

namespace runmat {

/// Element (c0, c1, …) is that at offset + c0 * strides[0] + c1 * strides[1] +
/// … of an array, counted in elements in column-major order.
struct ArraySlice {
  int64_t offset = 0;
  std::vector<int64_t> strides, extents;
};

/// The elements of a slice as an array of their own. Throws
/// "RunMat:internal" when one of them lies outside of `array`.
ArrayRef readSlice(const Array &array, const ArraySlice &slice);

} // namespace runmat

#endif // RUNMAT_VALUES_ARRAYSLICE_H
