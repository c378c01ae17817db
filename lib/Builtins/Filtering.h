//===- Filtering.h - convolutions and digital filters -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Computed in double, real or complex; the caller rounds to single.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_BUILTINS_FILTERING_H
#define RUNMAT_BUILTINS_FILTERING_H

#include "Values/Value.h"

namespace runmat::builtins {

/// The part of a convolution that is wanted: all of it, what is as long as the
/// first operand, or what no zero beyond an end takes part in.
enum class ConvolutionPart : uint8_t { Full, Same, Valid };

/// The convolution of two vectors, as a column.
Value convolve(const Value &a, const Value &b, ConvolutionPart part);

/// A filter a(1)*y(n) = b(1)*x(n) + b(2)*x(n-1) + … - a(2)*y(n-1) - ….
struct Filter {
  Value numerator, denominator;
  /// Delays for max(#a, #b) - 1 steps of each line, or undefined for none.
  Value initial;
};

struct Filtered {
  Value values; ///< of the extents of the data
  Value final;  ///< the delays after the last element of each line
};

/// Filters each line along a dimension in the direct form II transposed. Throws
/// MATLAB:filter:… for a denominator that begins with zero and for initial
/// conditions of another size.
Filtered filterAlong(const Filter &filter, const Value &data, size_t dimension);

} // namespace runmat::builtins

#endif // RUNMAT_BUILTINS_FILTERING_H
