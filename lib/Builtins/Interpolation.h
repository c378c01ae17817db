//===- Interpolation.h - values between sample points -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_BUILTINS_INTERPOLATION_H
#define RUNMAT_BUILTINS_INTERPOLATION_H

#include "Values/Value.h"

namespace runmat::builtins {

enum class InterpolationMethod : uint8_t {
  Linear,
  Nearest,
  Next,
  Previous,
  Cubic,
  Pchip,
  Spline,
  Makima
};

/// What interp1 is asked for. Computed in double; the caller rounds to single.
struct Interpolation {
  Value points; ///< real, at least two, no two the same, in any order
  Value values; ///< a vector, or a line of values for each of its columns
  Value wanted; ///< real
  InterpolationMethod method = InterpolationMethod::Linear;
  /// Points outside follow the line or cubic of the nearest interval, or have
  /// the value of the nearest point, of the next or of the previous one, NaN
  /// where there is none; otherwise they have `outside`, a scalar.
  bool extrapolate = false;
  Value outside;
};

/// The values at the wanted points; throws MATLAB:interp1:… for points or
/// values that do not fit.
Value interpolate(const Interpolation &task);

} // namespace runmat::builtins

#endif // RUNMAT_BUILTINS_INTERPOLATION_H
