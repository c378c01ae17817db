//===- Cut.h - an extent of a matrix in pieces ------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_LINEARALGEBRA_CUT_H
#define RUNMAT_LINEARALGEBRA_CUT_H

#include "LinearAlgebra/Library.h"

#include <algorithm>

namespace runmat::linalg {

/// One extent of a matrix, cut into pieces of one length, `most` at most (but
/// for the last, and for beginning at multiples of 16).
struct Cut {
  int64_t extent, size;
  Cut(int64_t extent, int64_t most) : extent(extent) {
    const int64_t pieces = (extent + most - 1) / most;
    const int64_t even = (extent + pieces - 1) / pieces;
    size = (even + 15) / 16 * 16;
  }
  int64_t count() const { return (extent + size - 1) / size; }
  int64_t begin(int64_t piece) const { return piece * size; }
  Size length(int64_t piece) const {
    return Size(std::min(size, extent - begin(piece)));
  }
};

} // namespace runmat::linalg

#endif // RUNMAT_LINEARALGEBRA_CUT_H
