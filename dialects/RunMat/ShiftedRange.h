//===- ShiftedRange.h - ranges as subscripts --------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_DIALECT_SHIFTEDRANGE_H
#define RUNMAT_DIALECT_SHIFTEDRANGE_H

#include "dialects/RunMat/RunMatOps.h"

#include <optional>

namespace runmat {

/// A range, or what is a whole constant more or less in each element: `i` and
/// `i-1` of the variable i = 2:n. Its elements are those of a range from
/// first + shift where the first one is whole.
struct ShiftedRange {
  RangeOp range;
  int64_t shift = 0;
};

/// Nothing for a value of another kind, or a shift so large that sums with it
/// might be rounded.
std::optional<ShiftedRange> shiftedRange(mlir::Value value);

} // namespace runmat

#endif // RUNMAT_DIALECT_SHIFTEDRANGE_H
