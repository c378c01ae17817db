//===- Remainders.h - rem and mod -------------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// x - n*y is exact where the quotient n is below 2^fraction: it is a multiple
// of the last place of y, and fma rounds nothing. A larger quotient, which is
// rare, is taken apart without a loop: x = m*2^d*u with u the last place of y,
// and 2^d modulo y comes by repeated squaring (Knuth, The Art of Computer
// Programming 2, 4.6.3). Its products of two numbers of the class are exact as
// double words (Dekker 1971).
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_DEFINITIONS_ELEMENTARY_REMAINDERS_H
#define RUNMAT_DEFINITIONS_ELEMENTARY_REMAINDERS_H

#include "definitions/Elementary/DoubleWord.h"

namespace runmat::elementary {

namespace remainders {

/// Residues modulo a whole number m of all digits of the class, that is with
/// 2^fraction <= m < 2^(fraction+1). They are whole and at most m/2 + 2 above
/// or below 0, so that all steps are exact.
template <typename A> struct Residues {
  const A &a;
  FloatOf<A> m, inverse;

  Residues(const A &arithmetic, FloatOf<A> modulus)
      : a(arithmetic), m(modulus), inverse(a.literal(1) / modulus) {}

  /// Of |x| <= 2*m, whole.
  FloatOf<A> reduced(FloatOf<A> x) const {
    FloatOf<A> n = a.floor(a.fma(x, inverse, a.literal(0.5)));
    return a.fma(negative(a, n), m, x);
  }
  /// The quotient of the high word is off by less than 1: what is left is at
  /// most m.
  FloatOf<A> product(FloatOf<A> x, FloatOf<A> y) const {
    auto [high, low] = exactProduct(a, x, y);
    return reduced(reduced(reduced(high)) + low);
  }
  /// 2^n for n below 2^(bits + steps): that of the `bits` highest is a residue
  /// already, the others double its square or do not.
  FloatOf<A> powerOfTwo(BitsOf<A> n, unsigned steps) const {
    using F = Format<A>;
    FloatOf<A> power = a.ofBits(a.shiftLeft(
        a.shiftRightLogical(n, steps) + a.pattern(F::bias), F::fraction));
    for (unsigned i = steps; i-- > 0;) {
      power = product(power, power);
      BitsOf<A> bit = n & a.pattern(uint64_t(1) << i);
      FloatOf<A> twice = reduced(power + power);
      power = a.select(a.equalBits(bit, a.pattern(0)), power, twice);
    }
    return power;
  }
};

/// x modulo y for finite x >= 2^fraction * y and whole y > 0.
template <typename A>
FloatOf<A> ofLargeQuotient(const A &a, FloatOf<A> x, FloatOf<A> y) {
  using F = Format<A>;
  constexpr uint64_t unit = uint64_t(1) << F::fraction;
  constexpr double whole = A::isSingle ? 0x1p23 : 0x1p52;
  constexpr double lastPlace = A::isSingle ? 0x1p-23 : 0x1p-52;
  // y is at least 1, so that the exponents differ by less than bias.
  constexpr unsigned steps = A::isSingle ? 3 : 5;
  auto digits = [&](FloatOf<A> v) {
    return a.ofBits((a.bitsOf(v) & a.pattern(unit - 1)) |
                    a.bitsOf(a.literal(whole)));
  };
  auto exponent = [&](FloatOf<A> v) {
    return a.shiftRightLogical(a.bitsOf(v), F::fraction);
  };
  Residues<A> residues(a, digits(y));
  FloatOf<A> power = residues.powerOfTwo(exponent(x) - exponent(y), steps);
  FloatOf<A> rest = residues.product(power, residues.reduced(digits(x)));
  rest = a.select(a.less(rest, a.literal(0)), rest + residues.m, rest);
  FloatOf<A> size = a.ofBits(a.shiftLeft(exponent(y), F::fraction));
  return rest * (size * a.literal(lastPlace));
}

/// The exact remainder of x >= 0 and y > 0, where y is whole or the quotient
/// is below 2^fraction.
template <typename A>
FloatOf<A> exact(const A &a, FloatOf<A> x, FloatOf<A> y, FloatOf<A> quotient) {
  constexpr double large = A::isSingle ? 0x1p23 : 0x1p52;
  FloatOf<A> rest = a.fmaOfAll(negative(a, a.floor(quotient)), y, x);
  // A quotient that was rounded up to a whole number is one too large.
  rest = a.select(a.less(rest, a.literal(0)), rest + y, rest);
  // An infinite y has no multiples.
  rest = a.select(a.less(quotient, a.literal(1)), x, rest);
  return a.usually(a.less(quotient, a.literal(large)), rest,
                   [&] { return ofLargeQuotient(a, x, y); });
}

/// True where y is not whole and x/y is within eps*x/y of a whole number, as
/// every large quotient is.
template <typename A>
TruthOf<A> divides(const A &a, FloatOf<A> y, FloatOf<A> quotient) {
  constexpr double epsilon = A::isSingle ? 0x1p-23 : 0x1p-52;
  FloatOf<A> nearest = a.floor(quotient + a.literal(0.5));
  FloatOf<A> distance = magnitude(a, quotient - nearest);
  TruthOf<A> isFar = a.less(quotient * a.literal(epsilon), distance);
  TruthOf<A> yIsWhole = isWhole(a, y);
  return a.negation(isFar | yIsWhole);
}

} // namespace remainders

/// fmod with the sign of x, but 0 where y is not whole and x/y is within
/// rounding of a whole number; NaN for y = 0.
template <typename A> FloatOf<A> rem(const A &a, FloatOf<A> x, FloatOf<A> y) {
  FloatOf<A> above = magnitude(a, x), below = magnitude(a, y);
  FloatOf<A> quotient = above / below, zero = a.literal(0);
  FloatOf<A> rest = remainders::exact(a, above, below, quotient);
  rest = withSign(a, rest, signOf(a, x));
  rest = a.select(remainders::divides(a, below, quotient), zero, rest);
  TruthOf<A> isFinite = a.less(above, a.literal(Format<A>::infinity));
  TruthOf<A> hasMultiples = a.less(zero, below);
  return a.select(isFinite & hasMultiples, rest,
                  a.literal(Format<A>::notANumber));
}

/// The remainder with the sign of y; x for y = 0.
template <typename A> FloatOf<A> mod(const A &a, FloatOf<A> x, FloatOf<A> y) {
  FloatOf<A> rest = rem(a, x, y), zero = a.literal(0);
  BitsOf<A> signs = signOf(a, rest) ^ signOf(a, y);
  TruthOf<A> areEqual = a.equalBits(signs, a.pattern(0));
  FloatOf<A> result = a.select(areEqual, rest, rest + y);
  result = a.select(a.equal(rest, zero), zero, result);
  return finish(a, a.select(a.equal(y, zero), x, result));
}

} // namespace runmat::elementary

#endif // RUNMAT_DEFINITIONS_ELEMENTARY_REMAINDERS_H
