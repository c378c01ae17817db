//===- Scatter.h - writing elements by position -----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_VALUES_SCATTER_H
#define RUNMAT_VALUES_SCATTER_H

#include "Values/Subscripts.h"
#include "Values/Value.h"

#include <span>

namespace runmat {

/// Brings target and source of an assignment to one kind and class, as MATLAB
/// converts them: the target keeps its class, an empty one takes the source's
/// kind. Returns the converted source.
Value conformForAssignment(Value &target, const Value &source);

/// target[offsets[k]] = source[k], or the one element of a scalar source. Both
/// are of one kind and class, and offsets lie inside the target.
void scatter(Value &target, std::span<const int64_t> offsets,
             const Value &source);

/// The same into an array, by runs of neighbours; the source is of the same
/// class.
void scatterRuns(Array &target, const Runs &runs, const Array &source);

} // namespace runmat

#endif // RUNMAT_VALUES_SCATTER_H
