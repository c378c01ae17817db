//===- Reduce.h - reductions and scans --------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// sum, prod, max, min, any, all, mean and var over any set of dimensions, in
// the order of docs/numerics.md; cumulative forms along one.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_BUILTINS_KERNELS_REDUCE_H
#define RUNMAT_BUILTINS_KERNELS_REDUCE_H

#include "Values/Value.h"
#include "definitions/RuntimeOperations.h"

namespace runmat {

/// Zero-based dimensions, ascending.
using Dimensions = std::vector<size_t>;

/// The dimension that a reduction takes when none is given: the first whose
/// extent is not one.
size_t defaultDimension(const Extents &extents);

enum class ReductionOpcode : uint8_t {
  Sum,
  Product,
  Maximum,
  Minimum,
  Any,
  All
};

/// Class of the result of sum, prod and mean.
enum class SumClass : uint8_t { Default, Native, Double };

/// `omitNaN` counts for sum and prod; max and min always skip NaN.
Value reduce(ReductionOpcode op, const Value &operand,
             const Dimensions &dimensions, bool omitNaN = false,
             SumClass sumClass = SumClass::Default);

/// Values and one-based positions of the extremes along a dimension; the first
/// of equal ones.
struct Extremes {
  Value values;
  Value positions;
};
Extremes reduceWithIndex(ReductionOpcode op, const Value &operand,
                         size_t dimension);

/// Number of elements of each slice, or of those that are not NaN.
Value sliceCount(const Value &operand, const Dimensions &dimensions,
                 bool omitNaN);

Value mean(const Value &operand, const Dimensions &dimensions, bool omitNaN,
           SumClass meanClass = SumClass::Default);
/// `population` divides by n instead of n-1.
Value variance(const Value &operand, const Dimensions &dimensions,
               bool population, bool omitNaN);

/// Cumulative form along a dimension.
Value scan(ScanOpcode op, const Value &operand, size_t dimension, bool reverse);

} // namespace runmat

#endif // RUNMAT_BUILTINS_KERNELS_REDUCE_H
