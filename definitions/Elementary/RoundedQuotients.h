//===- RoundedQuotients.h - division and root, rounded once ------*- C++
//-*-===//
//-*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// For machines whose division or square root is only near: one step of Newton's
// method, then the choice between a result and its neighbours by what is left,
// which fma gives exactly (Markstein, Computation of elementary functions on
// the IBM RISC System/6000 processor, 1990; Cornea, Harrison, Tang, Scientific
// Computing on Itanium-based Systems, 2002). `nearInverse` and `nearRoot` are
// the machine's, for numbers in [1, 2) and [1, 4), within 8 units in the last
// place.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_DEFINITIONS_ELEMENTARY_ROUNDEDQUOTIENTS_H
#define RUNMAT_DEFINITIONS_ELEMENTARY_ROUNDEDQUOTIENTS_H

#include "definitions/Elementary/TextParts.h"

namespace runmat::elementary {

namespace rounded {

/// m*2^(exponent - bias) with 1 <= m < 2, for finite x > 0.
template <typename A> struct Parts {
  FloatOf<A> m;
  BitsOf<A> exponent;
};

template <typename A> Parts<A> partsOf(const A &a, FloatOf<A> x) {
  using F = Format<A>;
  constexpr unsigned up = F::fraction + 1;
  constexpr uint64_t fraction = (uint64_t(1) << F::fraction) - 1;
  TruthOf<A> isSmall = a.less(x, a.literal(F::smallestNormal));
  FloatOf<A> factor = a.literal(A::isSingle ? 0x1p24 : 0x1p53);
  BitsOf<A> bits = a.bitsOf(a.select(isSmall, x * factor, x));
  BitsOf<A> exponent = a.shiftRightLogical(bits, F::fraction) -
                       a.selectBits(isSmall, a.pattern(up), a.pattern(0));
  return {a.ofBits((bits & a.pattern(fraction)) | a.pattern(F::one)), exponent};
}

/// x < y of signed integers far inside the range.
template <typename A>
TruthOf<A> lessSigned(const A &a, BitsOf<A> x, BitsOf<A> y) {
  BitsOf<A> middle = a.pattern(Format<A>::signMask);
  return a.lessBits(x + middle, y + middle);
}

/// 2^n for a normal result.
template <typename A> FloatOf<A> power(const A &a, BitsOf<A> n) {
  return a.ofBits(
      a.shiftLeft(n + a.pattern(Format<A>::bias), Format<A>::fraction));
}

/// The whole number nearest to x/y, the even one of two. `guess` is within 1;
/// what is left of x is exact, as it is not above y.
template <typename A>
FloatOf<A> nearest(const A &a, FloatOf<A> x, FloatOf<A> y, FloatOf<A> guess) {
  FloatOf<A> half = y * a.literal(0.5), one = a.literal(1);
  FloatOf<A> rest = a.fma(negative(a, guess), y, x), size = magnitude(a, rest);
  FloatOf<A> next = guess + withSign(a, one, signOf(a, rest));
  TruthOf<A> isTie = a.equal(size, half);
  TruthOf<A> isEven = isWhole(a, guess * a.literal(0.5));
  TruthOf<A> isFar = a.less(half, size);
  return a.select(isFar | (isTie & a.negation(isEven)), next, guess);
}

/// x/y of finite numbers above 0: a whole number of last places of the result,
/// and its bits made of that. A subnormal result has the last place of them
/// all.
template <typename A, typename NearInverse>
FloatOf<A> ofPositive(const A &a, FloatOf<A> x, FloatOf<A> y,
                      NearInverse nearInverse) {
  using F = Format<A>;
  FloatOf<A> one = a.literal(1);
  Parts<A> above = partsOf(a, x), below = partsOf(a, y);
  FloatOf<A> inverse = nearInverse(below.m), minus = negative(a, below.m);
  inverse = a.fma(a.fma(minus, inverse, one), inverse, inverse);
  FloatOf<A> quotient = above.m * inverse;
  quotient = a.fma(a.fma(minus, quotient, above.m), inverse, quotient);
  // The exponent of the result, of 1 where it is above 1.
  TruthOf<A> isBelow = a.less(above.m, below.m);
  BitsOf<A> exponent = above.exponent - below.exponent + a.pattern(F::bias) -
                       a.selectBits(isBelow, a.pattern(1), a.pattern(0));
  TruthOf<A> isSubnormal = lessSigned(a, exponent, a.pattern(1));
  BitsOf<A> shift =
      a.selectBits(isSubnormal, exponent - a.pattern(1), a.pattern(0));
  // From -2 on all round to 0.
  BitsOf<A> least = a.pattern(0) - a.pattern(F::fraction + 2);
  shift = a.selectBits(lessSigned(a, shift, least), least, shift);
  FloatOf<A> scale =
      power(a, shift + a.pattern(F::fraction) +
                   a.selectBits(isBelow, a.pattern(1), a.pattern(0)));
  FloatOf<A> rounder = a.literal(A::isSingle ? 0x1p23 : 0x1p52);
  FloatOf<A> scaled = quotient * scale;
  FloatOf<A> whole =
      a.select(isSubnormal, (scaled + rounder) - rounder, scaled);
  whole = nearest(a, above.m * scale, below.m, whole);
  // Its own digit before the point is one of the exponent.
  BitsOf<A> base =
      a.selectBits(isSubnormal, a.pattern(0), exponent - a.pattern(1));
  FloatOf<A> result =
      a.ofBits(a.shiftLeft(base, F::fraction) + a.toInteger(whole));
  TruthOf<A> isLarge = lessSigned(a, a.pattern(2 * F::bias), exponent);
  return a.select(isLarge, a.literal(F::infinity), result);
}

} // namespace rounded

/// x/y as IEEE rounds it.
template <typename A, typename NearInverse>
FloatOf<A> roundedQuotient(const A &a, FloatOf<A> x, FloatOf<A> y,
                           NearInverse nearInverse) {
  using F = Format<A>;
  FloatOf<A> above = magnitude(a, x), below = magnitude(a, y);
  FloatOf<A> zero = a.literal(0), infinity = a.literal(F::infinity);
  FloatOf<A> none = a.literal(F::notANumber);
  FloatOf<A> result = rounded::ofPositive(a, above, below, nearInverse);
  result = a.select(a.equal(below, zero), infinity, result);
  result = a.select(a.equal(below, infinity), zero, result);
  result = a.select(a.equal(above, zero), above, result);
  result = a.select(a.equal(above, infinity), above, result);
  TruthOf<A> aboveIsZero = a.equal(above, zero);
  TruthOf<A> belowIsZero = a.equal(below, zero);
  TruthOf<A> aboveIsInfinite = a.equal(above, infinity);
  TruthOf<A> belowIsInfinite = a.equal(below, infinity);
  TruthOf<A> areZero = aboveIsZero & belowIsZero;
  TruthOf<A> areInfinite = aboveIsInfinite & belowIsInfinite;
  result = withSign(a, result, signOf(a, x) ^ signOf(a, y));
  result = a.select(areZero | areInfinite, none, result);
  result = a.select(a.equal(x, x), result, none);
  return a.select(a.equal(y, y), result, none);
}

/// sqrt(x) as IEEE rounds it: no result is subnormal, and none lies half way
/// between two numbers.
template <typename A, typename NearRoot>
FloatOf<A> roundedRoot(const A &a, FloatOf<A> x, NearRoot nearRoot) {
  using F = Format<A>;
  constexpr double place = A::isSingle ? 0x1p-23 : 0x1p-52;
  FloatOf<A> zero = a.literal(0);
  rounded::Parts<A> parts = rounded::partsOf(a, x);
  // 2^exponent has a root where the exponent is even.
  BitsOf<A> over = (parts.exponent + a.pattern(F::bias)) & a.pattern(1);
  TruthOf<A> isOdd = a.equalBits(over, a.pattern(1));
  FloatOf<A> m = a.select(isOdd, parts.m + parts.m, parts.m);
  BitsOf<A> half = a.shiftRight(parts.exponent - a.pattern(F::bias) - over, 1);
  FloatOf<A> root = nearRoot(m);
  FloatOf<A> inverse = a.literal(0.5) / root;
  root = a.fma(a.fma(negative(a, root), root, m), inverse, root);
  FloatOf<A> rest = a.fma(negative(a, root), root, m);
  // Half way to the next number the square is root*place more.
  FloatOf<A> step = root * a.literal(place);
  FloatOf<A> next =
      root + withSign(a, FloatOf<A>(a.literal(place)), signOf(a, rest));
  TruthOf<A> isAbove = a.less(step, rest);
  TruthOf<A> isBelow = a.negation(a.less(negative(a, step), rest));
  root = a.select(isAbove | isBelow, next, root);
  FloatOf<A> result = root * rounded::power(a, half);
  result = a.select(a.less(x, a.literal(F::infinity)), result, x);
  result = a.select(a.equal(x, zero), x, result);
  TruthOf<A> isDefined = a.negation(a.less(x, zero));
  TruthOf<A> isNumber = a.equal(x, x);
  return a.select(isDefined & isNumber, result, a.literal(F::notANumber));
}

} // namespace runmat::elementary

#endif // RUNMAT_DEFINITIONS_ELEMENTARY_ROUNDEDQUOTIENTS_H
