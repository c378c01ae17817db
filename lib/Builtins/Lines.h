//===- Lines.h - the lines of an array along a dimension --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_BUILTINS_LINES_H
#define RUNMAT_BUILTINS_LINES_H

#include "runtime/Array.h"

namespace runmat::builtins {

/// The lines along one dimension: line k has `length` elements, `stride` apart
/// from first(k) on; lines are counted as the other dimensions are.
struct Lines {
  int64_t length = 0, stride = 1, count = 0;

  Lines(const Extents &extents, size_t dimension) : length(extents[dimension]) {
    for (size_t d = 0; d < dimension; ++d)
      stride *= extents[d];
    count = 1;
    for (size_t d = 0; d < extents.rank(); ++d)
      count *= d == dimension ? 1 : extents[d];
  }
  int64_t first(int64_t line) const {
    return line % stride + line / stride * stride * length;
  }
};

/// The extents with another one along a dimension.
inline Extents withExtent(const Extents &extents, size_t dimension,
                          int64_t extent) {
  std::vector<int64_t> list = extents.toVector();
  if (list.size() <= dimension)
    list.resize(dimension + 1, 1);
  list[dimension] = extent;
  return Extents(std::move(list));
}

} // namespace runmat::builtins

#endif // RUNMAT_BUILTINS_LINES_H
