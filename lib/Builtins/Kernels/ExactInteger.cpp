//===- ExactInteger.cpp - 64-bit integer arithmetic -------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Builtins/Kernels/ExactInteger.h"

#include <algorithm>
#include <bit>

namespace runmat::kernels {

ExactNumber decompose(Wide value) {
  ExactNumber number;
  number.negative = value < 0;
  if (value == 0)
    return number;
  int exponent = 0;
  const Wide fraction = std::frexp(std::abs(value), &exponent);
  number.mantissa = uint64_t(std::ldexp(fraction, 64));
  const int zeros = std::countr_zero(number.mantissa);
  number.mantissa >>= zeros;
  number.exponent = exponent - 64 + zeros;
  return number;
}

namespace {

/// m * 2^exponent, capped.
Magnitude shiftedUp(Magnitude m, int exponent) {
  for (int i = 0; i < exponent && m < overflowMagnitude; ++i)
    m <<= 1;
  return std::min(m, overflowMagnitude);
}

/// m / 2^places, rounded half away from zero.
Magnitude shiftedDown(Magnitude m, int places) {
  if (places > 127)
    return 0;
  const Magnitude half = Magnitude(1) << (places - 1);
  const Magnitude rest = m & ((half << 1) - 1);
  return std::min((m >> places) + Magnitude(rest >= half), overflowMagnitude);
}

} // namespace

Magnitude roundedProduct(const ExactNumber &a, const ExactNumber &b) {
  const Magnitude m = Magnitude(a.mantissa) * b.mantissa;
  const int exponent = a.exponent + b.exponent;
  return exponent >= 0 ? shiftedUp(m, exponent) : shiftedDown(m, -exponent);
}

namespace {

/// What is left of a quotient behind its whole part.
enum class Rest : uint8_t { None, BelowHalf, HalfOrMore };

Rest restOf(bool isAny, bool isHalf) {
  return isHalf ? Rest::HalfOrMore : isAny ? Rest::BelowHalf : Rest::None;
}

Magnitude rounded(Magnitude whole, Rest rest, bool negative,
                  Rounding rounding) {
  const bool isAway =
      rounding == Rounding::Round   ? rest == Rest::HalfOrMore
      : rounding == Rounding::Ceil  ? rest != Rest::None && !negative
      : rounding == Rounding::Floor ? rest != Rest::None && negative
                                    : false;
  return whole + Magnitude(isAway);
}

} // namespace

Magnitude roundedQuotient(const ExactNumber &a, const ExactNumber &b,
                          Rounding rounding) {
  if (a.mantissa == 0)
    return 0;
  const bool negative = a.negative != b.negative;
  const Magnitude divisor = b.mantissa;
  Magnitude quotient = a.mantissa / divisor;
  Magnitude rest = a.mantissa % divisor;
  int exponent = a.exponent - b.exponent;
  // Long division, a binary digit at a time.
  for (; exponent > 0 && quotient < overflowMagnitude; --exponent) {
    rest <<= 1;
    quotient = (quotient << 1) | Magnitude(rest >= divisor);
    if (rest >= divisor)
      rest -= divisor;
  }
  if (quotient >= overflowMagnitude)
    return overflowMagnitude;
  if (exponent < -66)
    return rounded(0, Rest::BelowHalf, negative, rounding);
  if (exponent == 0)
    return rounded(quotient, restOf(rest != 0, 2 * rest >= divisor), negative,
                   rounding);
  // What is dropped from the quotient joins the rest.
  const int places = -exponent;
  const Magnitude half = Magnitude(1) << (places - 1);
  const Magnitude dropped = quotient & ((half << 1) - 1);
  return rounded(quotient >> places,
                 restOf(dropped != 0 || rest != 0, dropped >= half), negative,
                 rounding);
}

} // namespace runmat::kernels
