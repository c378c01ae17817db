//===- ExactInteger.h - 64-bit integer arithmetic with doubles --*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Sums, products and quotients of int64, uint64 and double values, exact before
// the one rounding (half away from zero) and saturation to the result class.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_BUILTINS_KERNELS_EXACTINTEGER_H
#define RUNMAT_BUILTINS_KERNELS_EXACTINTEGER_H

#include "Values/ElementTypes.h"

namespace runmat::kernels {

/// A magnitude far beyond every 64-bit class, at which results saturate.
__extension__ typedef unsigned __int128 Magnitude;
inline constexpr Magnitude overflowMagnitude = Magnitude(1) << 66;

/// A finite number as sign * mantissa * 2^exponent, the mantissa odd or zero.
struct ExactNumber {
  bool negative = false;
  uint64_t mantissa = 0;
  int exponent = 0;
};
ExactNumber decompose(Wide value);

/// Rounded half away from zero; at most overflowMagnitude.
Magnitude roundedProduct(const ExactNumber &a, const ExactNumber &b);
/// As above; b is not zero.
Magnitude roundedQuotient(const ExactNumber &a, const ExactNumber &b);

/// The signed magnitude in a 64-bit class.
template <typename T> T saturateMagnitude(bool negative, Magnitude magnitude) {
  const auto largest = Magnitude(std::numeric_limits<T>::max());
  if (!negative)
    return magnitude > largest ? std::numeric_limits<T>::max() : T(magnitude);
  if (std::is_unsigned_v<T> || magnitude > largest)
    return std::numeric_limits<T>::min();
  return T(-T(magnitude));
}

/// a + b in class T.
template <typename T> T exactSum(Wide a, Wide b) {
  if (!std::isfinite(a) || !std::isfinite(b))
    return saturate<T>(a + b);
  // Whole parts add exactly within 2^66; the fractions decide the rounding.
  const Wide bound = Wide(uint64_t(1) << 63) * 8;
  if (std::abs(a) >= bound || std::abs(b) >= bound)
    return saturate<T>(a + b);
  __extension__ typedef __int128 Whole;
  Whole whole = Whole(std::trunc(a)) + Whole(std::trunc(b));
  // At most one operand is fractional: a 64-bit integer takes part.
  const Wide fraction = (a - std::trunc(a)) + (b - std::trunc(b));
  if (fraction > Wide(0.5) || (fraction == Wide(0.5) && whole >= 0))
    whole += 1;
  if (fraction < Wide(-0.5) || (fraction == Wide(-0.5) && whole <= 0))
    whole -= 1;
  return saturateMagnitude<T>(whole < 0, Magnitude(whole < 0 ? -whole : whole));
}

/// a * b in class T.
template <typename T> T exactProduct(Wide a, Wide b) {
  if (!std::isfinite(a) || !std::isfinite(b))
    return saturate<T>(a * b);
  return saturateMagnitude<T>((a < 0) != (b < 0),
                              roundedProduct(decompose(a), decompose(b)));
}

/// a / b in class T: x/0 saturates, 0/0 is 0.
template <typename T> T exactQuotient(Wide a, Wide b) {
  if (!std::isfinite(a) || !std::isfinite(b) || b == 0)
    return saturate<T>(a / b);
  return saturateMagnitude<T>((a < 0) != (b < 0),
                              roundedQuotient(decompose(a), decompose(b)));
}

} // namespace runmat::kernels

#endif // RUNMAT_BUILTINS_KERNELS_EXACTINTEGER_H
