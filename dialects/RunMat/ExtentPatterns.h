//===- ExtentPatterns.h - arithmetic of what is known of extents -*- C++
//-*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An extent in a type is a constant, many (at least 2) or unknown.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_DIALECTS_RUNMAT_EXTENTPATTERNS_H
#define RUNMAT_DIALECTS_RUNMAT_EXTENTPATTERNS_H

#include "dialects/RunMat/RunMatOps.h"

namespace runmat {

inline bool isMany(int64_t extent) {
  return extent == ArrayType::kMany || extent >= 2;
}
/// Products and sums of extents that stay exact.
inline constexpr int64_t largestExtent = int64_t(1) << 30;

inline int64_t addExtents(int64_t a, int64_t b) {
  if (a >= 0 && b >= 0 && a + b < largestExtent)
    return a + b;
  if (a == 0 || b == 0)
    return a == 0 ? b : a;
  return isMany(a) || isMany(b) ? ArrayType::kMany : ArrayType::kUnknown;
}

inline int64_t multiplyExtents(int64_t a, int64_t b) {
  if (a == 0 || b == 0)
    return 0;
  if (a == 1 || b == 1)
    return a == 1 ? b : a;
  if (a >= 0 && b >= 0 && a < largestExtent && b < largestExtent / a)
    return a * b;
  return isMany(a) && isMany(b) ? ArrayType::kMany : ArrayType::kUnknown;
}

/// The number of elements in the dimensions from `first` on.
inline int64_t countFrom(ArrayType array, unsigned first) {
  int64_t count = 1;
  for (unsigned d = first; d < array.getRank(); ++d)
    count = multiplyExtents(count, array.getExtent(d));
  return count;
}

} // namespace runmat

#endif // RUNMAT_DIALECTS_RUNMAT_EXTENTPATTERNS_H
