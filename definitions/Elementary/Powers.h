//===- Powers.h - x to the power y ------------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// x^y = 2^(y*log2(x)), the logarithm and the product in two words: with s =
// f/(2+f) as in Logarithms.h, all terms that count for a number of the size of
// 2^-12 of log2(x) are double words. Its relative error of 2^-65 (2^-35 in
// single) is 0.2 units in the last place of the largest powers. The wanted
// accuracy: Muller, Elementary Functions, chapter on powers.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_DEFINITIONS_ELEMENTARY_POWERS_H
#define RUNMAT_DEFINITIONS_ELEMENTARY_POWERS_H

#include "definitions/Elementary/Exponentials.h"
#include "definitions/Elementary/Logarithms.h"
#include "definitions/Elementary/Rounding.h"

namespace runmat::elementary {

#include "definitions/Elementary/PowerCoefficients.inc"

namespace powers {

template <typename A> using Coefficients = PowerCoefficients<A::isSingle>;

/// 1/x for x = 2+f, good to a unit in the last place or two. Single has no
/// division that is rounded everywhere: a polynomial and a step of Newton's.
template <typename A>
FloatOf<A> inverse(const A &a, FloatOf<A> x, FloatOf<A> f) {
  FloatOf<A> one = a.literal(1);
  if constexpr (A::isSingle) {
    FloatOf<A> guess = hornerByPairs(a, f, Coefficients<A>::inverse);
    return a.fma(guess, a.fma(negative(a, x), guess, one), guess);
  } else {
    return one / x;
  }
}

/// f/(2+f).
template <typename A> DoubleWord<A> quotient(const A &a, FloatOf<A> f) {
  auto [below, lost] = orderedSum(a, FloatOf<A>(a.literal(2)), f);
  FloatOf<A> r = inverse(a, below, f);
  FloatOf<A> s = f * r, minus = negative(a, s);
  FloatOf<A> rest = a.fma(minus, lost, a.fma(minus, below, f));
  return {s, rest * r};
}

/// large + small*x, where the product is exact enough as high + low.
template <typename A>
DoubleWord<A> stepOf(const A &a, DoubleWord<A> x, DoubleWord<A> factor) {
  auto [high, low] = exactProduct(a, x.high, factor.high);
  return {high, a.fma(x.high, factor.low, a.fma(x.low, factor.high, low))};
}

/// log2(1+f).
template <typename A> DoubleWord<A> log2Pair(const A &a, FloatOf<A> f) {
  using C = Coefficients<A>;
  DoubleWord<A> s = quotient(a, f);
  DoubleWord<A> z = exactProduct(a, s.high, s.high);
  z.low = a.fma(s.high + s.high, s.low, z.low);
  FloatOf<A> p = hornerByPairs(a, z.high, C::log2);
  DoubleWord<A> sum = orderedSum(a, FloatOf<A>(a.literal(C::cubicHigh)),
                                 FloatOf<A>(z.high * p));
  sum.low = a.fma(z.low, p, sum.low + a.literal(C::cubicLow));
  DoubleWord<A> next = stepOf(a, z, sum);
  sum = orderedSum(a, FloatOf<A>(a.literal(C::linearHigh)), next.high);
  sum.low = sum.low + (next.low + a.literal(C::linearLow));
  return stepOf(a, s, sum);
}

/// y * (k + log2(1+f)).
template <typename A>
DoubleWord<A> exponent(const A &a, FloatOf<A> k, FloatOf<A> f, FloatOf<A> y) {
  DoubleWord<A> mantissa = log2Pair(a, f);
  DoubleWord<A> sum = orderedSum(a, k, mantissa.high);
  DoubleWord<A> product = exactProduct(a, y, sum.high);
  return {product.high, a.fma(y, sum.low + mantissa.low, product.low)};
}

/// 2^x.
template <typename A>
exponential::Exponential<A> binary(const A &a, DoubleWord<A> x) {
  using C = exponential::Coefficients<A>;
  FloatOf<A> rounder = a.literal(Format<A>::rounder), one = a.literal(1);
  FloatOf<A> sum = x.high + rounder, k = sum - rounder, r = x.high - k;
  FloatOf<A> ln2 = a.literal(C::ln2);
  FloatOf<A> high = a.fma(r, ln2, one);
  FloatOf<A> lost = a.fma(x.low, ln2, a.fma(r, ln2, one - high));
  r = r + x.low;
  return {sum, k, high, a.fma(r * r, hornerByPairs(a, r, C::exp2), lost)};
}

/// |x|^y for all operands; 1 where y is 0 or |x| is 1.
template <typename A>
FloatOf<A> everywhere(const A &a, FloatOf<A> size, FloatOf<A> y) {
  using F = Format<A>;
  auto zero = a.literal(0), one = a.literal(1);
  auto infinity = a.literal(F::infinity);
  constexpr double up = A::isSingle ? 25 : 54;
  TruthOf<A> isSmall = a.less(size, a.literal(F::smallestNormal));
  FloatOf<A> factor = a.literal(A::isSingle ? 0x1p25 : 0x1p54);
  Split<A> s = split(a, a.select(isSmall, size * factor, size));
  FloatOf<A> k = s.k - a.select(isSmall, a.literal(up), zero);
  // Larger exponents overflow all the same: log2(x) is at least 2^-53 (2^-24).
  constexpr double most = A::isSingle ? 0x1p40 : 0x1p70;
  FloatOf<A> bounded = atLeast(a, atMost(a, y, most), -most);
  DoubleWord<A> e = exponent(a, k, s.m - one, bounded);
  constexpr double greatest = F::bias + 1.0;
  constexpr double least = -double(F::bias + F::fraction);
  FloatOf<A> high = atLeast(a, atMost(a, e.high, greatest), least);
  FloatOf<A> low = a.select(a.equal(high, e.high), e.low, zero);
  auto p = binary(a, DoubleWord<A>{high, low});
  FloatOf<A> result = scaledFully(a, p.high, p.low, p.k);
  // Of zero and infinity only the sign of y counts.
  FloatOf<A> side = a.select(a.equal(size, infinity), y, negative(a, y));
  FloatOf<A> limit = a.select(a.less(zero, side), infinity, zero);
  TruthOf<A> isZero = a.equal(size, zero), isInfinite = a.equal(size, infinity);
  result = a.select(isZero | isInfinite, limit, result);
  result = a.select(a.equal(size, size), result, size);
  TruthOf<A> isOne = a.equal(size, one);
  result = a.select(a.equal(y, y), result, a.select(isOne, one, y));
  return finish(a, a.select(a.equal(y, zero), one, result));
}

/// The result of |x|^y with the sign that a whole y gives it; NaN for other y.
template <typename A>
FloatOf<A> ofNegative(const A &a, FloatOf<A> x, FloatOf<A> y,
                      FloatOf<A> result) {
  FloatOf<A> half = y * a.literal(0.5), zero = a.literal(0);
  BitsOf<A> sign = a.selectBits(isWhole(a, half), a.pattern(0), signOf(a, x));
  sign = a.selectBits(isWhole(a, y), sign, a.pattern(0));
  TruthOf<A> isBelow = a.less(x, zero);
  TruthOf<A> isNotWhole = a.negation(isWhole(a, y));
  FloatOf<A> none = a.literal(Format<A>::notANumber);
  return finish(a, a.select(isBelow & isNotWhole, none, flip(a, result, sign)));
}

} // namespace powers

/// IEEE pow, except that it is NaN for every negative x with a y that is not
/// whole.
template <typename A> FloatOf<A> power(const A &a, FloatOf<A> x, FloatOf<A> y) {
  using F = Format<A>;
  FloatOf<A> size = magnitude(a, x);
  Split<A> s = split(a, size);
  DoubleWord<A> e = powers::exponent(a, s.k, s.m - a.literal(1), y);
  auto p = powers::binary(a, e);
  FloatOf<A> common = scaled(a, p.high + p.low, p.sum);
  TruthOf<A> isNormal = a.negation(a.less(size, a.literal(F::smallestNormal)));
  TruthOf<A> isFinite = a.less(size, a.literal(F::infinity));
  constexpr double most = F::bias - 2.0;
  TruthOf<A> isModerate = a.less(magnitude(a, e.high), a.literal(most));
  FloatOf<A> result =
      a.usually(isNormal & isFinite & isModerate, common,
                [&]() -> FloatOf<A> { return powers::everywhere(a, size, y); });
  return a.usually(a.less(a.literal(0), x), result, [&]() -> FloatOf<A> {
    return powers::ofNegative(a, x, y, result);
  });
}

/// x*2^e for the whole part of e, rounded once: x is taken apart, so that only
/// the last of two products can leave the normal numbers. Of an infinite e as
/// the product has it.
template <typename A> FloatOf<A> pow2(const A &a, FloatOf<A> x, FloatOf<A> e) {
  using F = Format<A>;
  constexpr double up = A::isSingle ? 25 : 54, span = 4.0 * F::bias;
  auto zero = a.literal(0), infinity = a.literal(F::infinity);
  FloatOf<A> size = magnitude(a, x), half = a.literal(0.5);
  TruthOf<A> isSmall = a.less(size, a.literal(F::smallestNormal));
  FloatOf<A> factor = a.literal(A::isSingle ? 0x1p25 : 0x1p54);
  Split<A> s = split(a, a.select(isSmall, size * factor, size));
  // Beyond these there is 0 or infinity all the same.
  FloatOf<A> whole = atLeast(a, atMost(a, fix(a, e), span), -span);
  FloatOf<A> k = (s.k - a.select(isSmall, a.literal(up), zero)) + whole;
  k = atMost(a, atLeast(a, k, -(F::bias + F::fraction + 2.0)), F::bias + 2.0);
  FloatOf<A> rounder = a.literal(F::rounder), sum = a.fma(k, half, rounder);
  FloatOf<A> rest = (k - (sum - rounder)) + rounder;
  FloatOf<A> result = (s.m * powerOfTwo(a, sum)) * powerOfTwo(a, rest);
  TruthOf<A> isNumber = a.less(zero, size) & a.less(size, infinity);
  result = a.select(isNumber, withSign(a, result, signOf(a, x)), x);
  FloatOf<A> limit = a.select(a.less(e, zero), zero, infinity);
  TruthOf<A> isEndless = a.equal(magnitude(a, e), infinity);
  result = a.select(isEndless, x * limit, result);
  return finish(a, a.select(a.equal(e, e), result, e));
}

} // namespace runmat::elementary

#endif // RUNMAT_DEFINITIONS_ELEMENTARY_POWERS_H
