//===- ExactInteger.h - 64-bit integer arithmetic with doubles --*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Sums, products and quotients of int64, uint64 and double values, exact before
// the one rounding (half away from zero) and saturation to the result class.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_BUILTINS_KERNELS_EXACTINTEGER_H
#define RUNMAT_BUILTINS_KERNELS_EXACTINTEGER_H

#include "Builtins/Kernels/RealFunctions.h"
#include "Values/ElementTypes.h"

namespace runmat::kernels {

/// A magnitude far beyond every 64-bit class, at which results saturate.
__extension__ typedef unsigned __int128 Magnitude;
inline constexpr Magnitude overflowMagnitude = Magnitude(1) << 66;

/// The sign and the size of a whole number below 2^64.
struct WholeNumber {
  bool negative = false;
  uint64_t size = 0;
};
/// Whether x is one; if so it is put in `whole`. The usual case, for which
/// nothing has to be taken apart.
inline bool isWholeNumber(Wide x, WholeNumber &whole) {
  const Wide size = std::abs(x);
  if (!(size < Wide(0x1p64L)))
    return false;
  whole = {x < 0, uint64_t(size)};
  return Wide(whole.size) == size;
}

/// A finite number as sign * mantissa * 2^exponent, the mantissa odd or zero.
struct ExactNumber {
  bool negative = false;
  uint64_t mantissa = 0;
  int exponent = 0;
};
ExactNumber decompose(Wide value);

/// Rounded half away from zero; at most overflowMagnitude.
Magnitude roundedProduct(const ExactNumber &a, const ExactNumber &b);

enum class Rounding : uint8_t { Fix, Ceil, Floor, Round };

/// The size of a / b, rounded; its sign tells which way that is for Floor and
/// Ceil. At most overflowMagnitude; b is not zero.
Magnitude roundedQuotient(const ExactNumber &a, const ExactNumber &b,
                          Rounding rounding);

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
  if (WholeNumber x, y; isWholeNumber(a, x) && isWholeNumber(b, y))
    return saturateMagnitude<T>(x.negative != y.negative,
                                Magnitude(x.size) * y.size);
  if (!std::isfinite(a) || !std::isfinite(b))
    return saturate<T>(a * b);
  return saturateMagnitude<T>((a < 0) != (b < 0),
                              roundedProduct(decompose(a), decompose(b)));
}

/// base^exponent; at most overflowMagnitude.
inline Magnitude powerMagnitude(uint64_t base, uint64_t exponent) {
  const auto product = [](Magnitude x, Magnitude y) {
    const bool isBeyond = x >= overflowMagnitude || y >= overflowMagnitude ||
                          (y != 0 && x > overflowMagnitude / y);
    return isBeyond ? overflowMagnitude : x * y;
  };
  Magnitude result = 1;
  for (Magnitude square = base; exponent != 0; exponent >>= 1) {
    if (exponent & 1)
      result = product(result, square);
    square = product(square, square);
  }
  return result;
}

/// a^b in class T: exact of whole numbers, else as double has it, which is the
/// same on every machine.
template <typename T> T exactPower(Wide a, Wide b) {
  WholeNumber base, exponent;
  if (!isWholeNumber(a, base) || !isWholeNumber(b, exponent) ||
      (exponent.negative && base.size != 1))
    return saturate<T>(powerOf(double(a), double(b)));
  return saturateMagnitude<T>(base.negative && (exponent.size & 1) != 0,
                              powerMagnitude(base.size, exponent.size));
}

/// mod(a, b) in class T.
template <typename T> T exactMod(Wide a, Wide b) {
  const Wide rest = b == 0 ? a : remainderOf(a, b);
  return rest == 0 || b == 0 || (rest < 0) == (b < 0) ? saturate<T>(rest)
                                                      : exactSum<T>(rest, b);
}

/// a / b in class T: x/0 saturates, 0/0 is 0.
template <typename T>
T exactQuotient(Wide a, Wide b, Rounding rounding = Rounding::Round) {
  WholeNumber x, y;
  const bool isUsual = rounding == Rounding::Round && isWholeNumber(a, x) &&
                       isWholeNumber(b, y) && y.size != 0;
  if (isUsual)
    return saturateMagnitude<T>(x.negative != y.negative,
                                (2 * Magnitude(x.size) + y.size) /
                                    (2 * Magnitude(y.size)));
  if (!std::isfinite(a) || !std::isfinite(b) || b == 0)
    return saturate<T>(a / b);
  return saturateMagnitude<T>(
      (a < 0) != (b < 0),
      roundedQuotient(decompose(a), decompose(b), rounding));
}

} // namespace runmat::kernels

#endif // RUNMAT_BUILTINS_KERNELS_EXACTINTEGER_H
