//===- OrderStatistics.h - elements at ranks --------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_BUILTINS_ORDERSTATISTICS_H
#define RUNMAT_BUILTINS_ORDERSTATISTICS_H

#include "Builtins/Kernels/Reduce.h"
#include "Values/Value.h"

#include <vector>

namespace runmat::builtins {

/// The mean of the two elements in the middle of each slice in its order; NaN
/// where one is NaN that counts, or where there is none.
Value medianOf(const Value &x, const Dimensions &dimensions, bool omitNaN);

/// The smallest of the most frequent elements of each slice; with two outputs
/// how often it is there, with three all of them.
std::vector<Value> modeOf(const Value &x, const Dimensions &dimensions,
                          int outputs);

} // namespace runmat::builtins

#endif // RUNMAT_BUILTINS_ORDERSTATISTICS_H
