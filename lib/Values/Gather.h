//===- Gather.h - values rearranged element by element ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Element access that does not care for the kind of the value.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_VALUES_GATHER_H
#define RUNMAT_VALUES_GATHER_H

#include "Values/Subscripts.h"
#include "Values/Value.h"

#include <span>

namespace runmat {

/// A position that stands for the element that growth fills in: zero, false,
/// char(0), [], <missing>.
inline constexpr int64_t fillPosition = -1;

/// A value of the same kind and class with `extents`, whose element k is
/// element positions[k] of `value` (zero-based, or fillPosition).
Value gather(const Value &value, const Extents &extents,
             std::span<const int64_t> positions);

/// The same of an array, by runs of neighbours.
Value gatherRuns(const Array &array, const Extents &extents, const Runs &runs);

/// The same elements under other extents of equal count.
Value withExtents(const Value &value, const Extents &extents);

/// permute(value, order), order zero-based and covering the rank.
Value permute(const Value &value, const std::vector<size_t> &order);

} // namespace runmat

#endif // RUNMAT_VALUES_GATHER_H
