//===- RealFunctions.h - scalar definitions of the real ops -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What each operation means on one pair of real numbers; docs/numerics.md says
// the same in words.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_BUILTINS_KERNELS_REALFUNCTIONS_H
#define RUNMAT_BUILTINS_KERNELS_REALFUNCTIONS_H

#include "Values/ElementTypes.h"
#include "definitions/Elementary/ElementaryText.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace runmat::kernels {

template <typename T> bool isWhole(T x) { return x == std::floor(x); }

/// -1, 0 or 1; NaN for NaN.
inline double signOf(double x) {
  return std::isnan(x) ? x : double(x > 0) - double(x < 0);
}

/// The hypotenuse, and the magnitude of a complex number.
inline double hypotenuse(double x, double y) {
  return elementary::PlainElementary<double>().hypot(x, y);
}

/// The angle of a complex number.
template <typename T> T phaseOf(T x, T y) {
  return elementary::PlainElementary<T>().atan2(y, x);
}

/// x^y of reals with a real result. Squares are products, so that they are
/// right to the last digit.
template <typename T> T powerOf(T x, T y) {
  if (y == T(2))
    return x * x;
  if (y == T(1))
    return x;
  return elementary::PlainElementary<T>().power(x, y);
}

/// True when x^y is real.
inline bool powerIsReal(double x, double y) {
  return !(x < 0) || isWhole(y) || std::isnan(y);
}

/// fmod with a zero where x/y is within rounding of a whole number.
template <typename T> T remainderOf(T x, T y) {
  if (y == 0)
    return std::numeric_limits<T>::quiet_NaN();
  const T r = std::fmod(x, y);
  if (isWhole(y) || !std::isfinite(x))
    return r;
  const T quotient = std::abs(x / y);
  const T nearest = std::floor(quotient + T(0.5));
  const bool divides = std::abs(quotient - nearest) <=
                       std::numeric_limits<T>::epsilon() * quotient;
  return divides ? T(0) : r;
}

/// The same of a 64-bit integer and a double, within the rounding of doubles.
/// All of it is exact, so that it does not matter how wide the type is.
inline Wide remainderOf(Wide x, Wide y) {
  if (y == 0)
    return std::numeric_limits<Wide>::quiet_NaN();
  const Wide r = std::fmod(x, y);
  if (isWhole(y) || !std::isfinite(x))
    return r;
  const Wide distance = std::min(std::abs(r), std::abs(y) - std::abs(r));
  const Wide rounding = std::numeric_limits<double>::epsilon();
  return distance <= rounding * std::abs(x) ? Wide(0) : r;
}

/// rem: the sign of x.
template <typename T> T remOf(T x, T y) { return remainderOf(x, y); }

/// mod: the sign of y; mod(x,0) is x.
template <typename T> T modOf(T x, T y) {
  if (y == 0)
    return x;
  const T r = remainderOf(x, y);
  if (r == 0)
    return T(0);
  return (r < 0) != (y < 0) ? r + y : r;
}

/// The larger; a NaN gives way to a number.
template <typename T> T maxOf(T a, T b) {
  return std::isnan(a) || b > a ? b : a;
}
/// The smaller; a NaN gives way to a number.
template <typename T> T minOf(T a, T b) {
  return std::isnan(a) || b < a ? b : a;
}

} // namespace runmat::kernels

#endif // RUNMAT_BUILTINS_KERNELS_REALFUNCTIONS_H
