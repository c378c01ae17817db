//===- Roots.h - rsqrt, cbrt, nthroot, hypot --------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Each root is corrected by what is left of its argument, computed exactly with
// fma (Markstein, Computation of elementary functions on the IBM RISC
// System/6000 processor, 1990). The hypotenuse: Borges, An improved algorithm
// for hypot(a,b) (2019). Cube roots start from a polynomial for m^(-1/3), so
// that they need no division.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_DEFINITIONS_ELEMENTARY_ROOTS_H
#define RUNMAT_DEFINITIONS_ELEMENTARY_ROOTS_H

#include "definitions/Elementary/Powers.h"
#include "definitions/Elementary/Quotients.h"

namespace runmat::elementary {

#include "definitions/Elementary/RootCoefficients.inc"

namespace roots {

template <typename A> using Coefficients = RootCoefficients<A::isSingle>;

template <typename A> TruthOf<A> isNormal(const A &a, FloatOf<A> size) {
  using F = Format<A>;
  TruthOf<A> isSmall = a.less(size, a.literal(F::smallestNormal));
  TruthOf<A> isFinite = a.less(size, a.literal(F::infinity));
  return a.negation(isSmall) & isFinite;
}

} // namespace roots

/// 1/sqrt(x), the infinity with the sign of a zero. With y near it, 1 - x*y^2
/// is twice its relative error. Small x are raised, for a fma that loses
/// subnormal singles.
template <typename A> FloatOf<A> rsqrt(const A &a, FloatOf<A> x) {
  using F = Format<A>;
  auto zero = a.literal(0), half = a.literal(0.5);
  auto infinity = a.literal(F::infinity);
  TruthOf<A> isSmall = a.less(x, a.literal(0x1p-60));
  FloatOf<A> raised = a.select(isSmall, x * a.literal(0x1p80), x);
  FloatOf<A> y = inverse(a, a.sqrt(raised));
  auto [root, lost] = exactProduct(a, raised, y);
  FloatOf<A> rest = a.fma(negative(a, root), y, a.literal(1));
  rest = a.fma(negative(a, lost), y, rest);
  FloatOf<A> result = a.fma(y * half, rest, y);
  result = a.select(isSmall, result * a.literal(0x1p40), result);
  result = a.select(a.equal(x, infinity), zero, result);
  FloatOf<A> pole = withSign(a, FloatOf<A>(infinity), signOf(a, x));
  result = a.select(a.equal(x, zero), pole, result);
  return finish(a, a.select(a.less(x, zero), a.literal(F::notANumber), result));
}

namespace roots {

/// Of normal x > 0: m^(1/3)*2^(k/3), the third of k rounded and what is over
/// taken into m. One step of Householder's method brings the inverse root w
/// from an error e to e^3; y = m*w^2 is then corrected by m - y^3.
template <typename A> FloatOf<A> cubeRoot(const A &a, FloatOf<A> x) {
  using C = Coefficients<A>;
  auto one = a.literal(1), third = a.literal(C::third);
  FloatOf<A> rounder = a.literal(Format<A>::rounder);
  Split<A> s = split(a, x);
  FloatOf<A> sum = a.fma(s.k, third, rounder);
  FloatOf<A> over = a.fma(sum - rounder, a.literal(-3), s.k); // -1, 0 or 1
  TruthOf<A> isAbove = a.less(a.literal(0), over);
  TruthOf<A> isBelow = a.less(over, a.literal(0));
  auto choose = [&](double above, double below) {
    return a.select(isAbove, a.literal(above),
                    a.select(isBelow, a.literal(below), one));
  };
  FloatOf<A> w = hornerByPairs(a, s.m, C::inverseCubeRoot);
  w = w * choose(C::inverseRootOfTwo, C::rootOfTwo);
  FloatOf<A> m = s.m * choose(2, 0.5);
  FloatOf<A> e = a.fma(negative(a, m * w), w * w, one);
  w = a.fma(w * e, a.fma(e, a.literal(C::twoNinths), third), w);
  FloatOf<A> square = w * w, y = m * square;
  auto [high, low] = exactProduct(a, y, y);
  FloatOf<A> rest = a.fma(negative(a, high), y, m);
  rest = a.fma(negative(a, low), y, rest);
  return scaled(a, a.fma(rest, square * third, y), sum);
}

} // namespace roots

template <typename A> FloatOf<A> cbrt(const A &a, FloatOf<A> x) {
  constexpr double up = A::isSingle ? 0x1p24 : 0x1p54;
  constexpr double down = A::isSingle ? 0x1p-8 : 0x1p-18;
  FloatOf<A> size = magnitude(a, x);
  FloatOf<A> result = a.usually(
      roots::isNormal(a, size), roots::cubeRoot(a, size), [&]() -> FloatOf<A> {
        FloatOf<A> below =
            roots::cubeRoot(a, size * a.literal(up)) * a.literal(down);
        TruthOf<A> isPositive = a.less(a.literal(0), size);
        TruthOf<A> isSmall = a.less(size, a.literal(1));
        return a.select(isPositive & isSmall, below, size);
      });
  return finish(a, withSign(a, result, signOf(a, x)));
}

//===----------------------------------------------------------------------===//
// Other roots
//===----------------------------------------------------------------------===//

namespace roots {

/// log2(m*2^(k + shift))/n, where x = m*2^k is normal.
template <typename A>
DoubleWord<A> exponent(const A &a, FloatOf<A> x, FloatOf<A> shift,
                       FloatOf<A> n) {
  Split<A> s = split(a, x);
  DoubleWord<A> mantissa = powers::log2Pair(a, s.m - a.literal(1));
  DoubleWord<A> sum = orderedSum(a, s.k + shift, mantissa.high);
  sum.low = sum.low + mantissa.low;
  FloatOf<A> inverse = a.literal(1) / n, high = sum.high * inverse;
  FloatOf<A> rest = a.fma(negative(a, high), n, sum.high);
  return {high, (rest + sum.low) * inverse};
}

/// x^(1/n) for every x >= 0.
template <typename A>
FloatOf<A> everywhere(const A &a, FloatOf<A> x, FloatOf<A> n) {
  using F = Format<A>;
  constexpr double up = A::isSingle ? 25 : 54;
  auto zero = a.literal(0), one = a.literal(1);
  auto infinity = a.literal(F::infinity);
  TruthOf<A> isSmall = a.less(x, a.literal(F::smallestNormal));
  FloatOf<A> factor = a.literal(A::isSingle ? 0x1p25 : 0x1p54);
  DoubleWord<A> e = exponent(a, a.select(isSmall, x * factor, x),
                             a.select(isSmall, a.literal(-up), zero), n);
  constexpr double greatest = F::bias + 1.0;
  constexpr double least = -double(F::bias + F::fraction);
  FloatOf<A> high = atLeast(a, atMost(a, e.high, greatest), least);
  FloatOf<A> low = a.select(a.equal(high, e.high), e.low, zero);
  auto p = powers::binary(a, DoubleWord<A>{high, low});
  FloatOf<A> result = scaledFully(a, p.high, p.low, p.k);
  // Of zero and infinity only the sign of n counts; x^0 is 1.
  TruthOf<A> isZero = a.equal(x, zero), isInfinite = a.equal(x, infinity);
  BitsOf<A> side = signOf(a, a.select(isInfinite, n, negative(a, n)));
  FloatOf<A> limit = a.select(a.equalBits(side, a.pattern(0)), infinity, zero);
  result = a.select(isZero | isInfinite, limit, result);
  result = a.select(a.equal(x, one), one, result);
  result = a.select(a.equal(magnitude(a, n), infinity), one, result);
  // NaN passes on.
  result = a.select(a.equal(x, x), result, x);
  return a.select(a.equal(n, n), result, n);
}

} // namespace roots

/// The real root of order n: x^(1/n), and for odd n of negative x too; NaN
/// where there is none. The exponent is not rounded on the way.
template <typename A>
FloatOf<A> nthroot(const A &a, FloatOf<A> x, FloatOf<A> n) {
  using F = Format<A>;
  constexpr double most = F::bias - 2.0;
  FloatOf<A> size = magnitude(a, x), half = n * a.literal(0.5);
  DoubleWord<A> e = roots::exponent(a, size, FloatOf<A>(a.literal(0)), n);
  auto p = powers::binary(a, e);
  FloatOf<A> common = scaled(a, p.high + p.low, p.sum);
  constexpr double large = A::isSingle ? 0x1p60 : 0x1p500;
  TruthOf<A> isModerate = a.less(magnitude(a, e.high), a.literal(most));
  TruthOf<A> orderIsModerate = a.less(magnitude(a, n), a.literal(large));
  TruthOf<A> isNormal = roots::isNormal(a, size);
  FloatOf<A> result =
      a.usually(isNormal & isModerate & orderIsModerate, common,
                [&]() -> FloatOf<A> { return roots::everywhere(a, size, n); });
  TruthOf<A> nIsWhole = isWhole(a, n), isEven = isWhole(a, half);
  TruthOf<A> isOdd = nIsWhole & a.negation(isEven);
  FloatOf<A> ofNegative =
      a.select(isOdd, negative(a, result), a.literal(F::notANumber));
  return finish(a, a.select(a.less(x, a.literal(0)), ofNegative, result));
}

//===----------------------------------------------------------------------===//
// The hypotenuse
//===----------------------------------------------------------------------===//

namespace roots {

/// x >= y >= 0, whose squares are in range: h = sqrt(x^2 + y^2) less what
/// h^2 has too much, over 2*h.
template <typename A>
FloatOf<A> hypotenuse(const A &a, FloatOf<A> x, FloatOf<A> y) {
  FloatOf<A> h = a.sqrt(a.fma(x, x, y * y));
  auto [square, lost] = exactProduct(a, h, h);
  auto [ofX, lostOfX] = exactProduct(a, x, x);
  FloatOf<A> excess = a.fma(negative(a, y), y, square - ofX);
  excess = excess + (lost - lostOfX);
  return h - excess * (inverse(a, h) * a.literal(0.5));
}

} // namespace roots

/// The length of the vector (x, y). An infinity counts more than NaN.
template <typename A> FloatOf<A> hypot(const A &a, FloatOf<A> x, FloatOf<A> y) {
  constexpr double small = A::isSingle ? 0x1p-40 : 0x1p-450;
  constexpr double large = A::isSingle ? 0x1p+60 : 0x1p+500;
  x = magnitude(a, x);
  y = magnitude(a, y);
  TruthOf<A> inOrder = a.less(y, x);
  FloatOf<A> longer = a.select(inOrder, x, y),
             shorter = a.select(inOrder, y, x);
  TruthOf<A> isNotSmall = a.less(a.literal(small), longer);
  TruthOf<A> isNotLarge = a.less(longer, a.literal(large));
  FloatOf<A> common = roots::hypotenuse(a, longer, shorter);
  return finish(
      a, a.usually(isNotSmall & isNotLarge, common, [&]() -> FloatOf<A> {
        constexpr double step = A::isSingle ? 0x1p+100 : 0x1p+600;
        auto infinity = a.literal(Format<A>::infinity);
        TruthOf<A> isSmall = a.less(longer, a.literal(1));
        FloatOf<A> scale =
            a.select(isSmall, a.literal(step), a.literal(1 / step));
        FloatOf<A> back =
            a.select(isSmall, a.literal(1 / step), a.literal(step));
        FloatOf<A> result =
            roots::hypotenuse(a, longer * scale, shorter * scale) * back;
        // NaN, where a zero is longer.
        result = a.select(a.equal(longer, a.literal(0)), x + y, result);
        result = a.select(a.equal(x, infinity), x, result);
        return a.select(a.equal(y, infinity), y, result);
      }));
}

} // namespace runmat::elementary

#endif // RUNMAT_DEFINITIONS_ELEMENTARY_ROOTS_H
