//===- ComplexInverses.h - asin, acosh, atan, … of complex ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// By the roots of 1-z and 1+z, in whose products nothing cancels: Kahan, Branch
// cuts for complex elementary functions (1987). They and the products are
// double words, rounded once for a real arc or logarithm.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_DEFINITIONS_ELEMENTARY_COMPLEXINVERSES_H
#define RUNMAT_DEFINITIONS_ELEMENTARY_COMPLEXINVERSES_H

#include "definitions/Elementary/ComplexLogarithms.h"
#include "definitions/Elementary/Hyperbolic.h"

namespace runmat::elementary::complex {

/// From here on 1/z^2 does not count beside 1.
template <typename A> constexpr double far = A::isSingle ? 0x1p20 : 0x1p40;

/// The roots of 1-z and 1+z.
template <typename A> struct RootPair {
  WideComplex<A> before, behind;
};
template <typename A> RootPair<A> rootsAroundOne(const A &a, Complex<A> z) {
  FloatOf<A> one = a.literal(1), zero = a.literal(0);
  auto [x, y] = z;
  DoubleWord<A> minus = exactSum(a, one, negative(a, x));
  DoubleWord<A> plus = exactSum(a, one, x);
  return {
      squareRoot(a, WideComplex<A>{minus, DoubleWord<A>{negative(a, y), zero}}),
      squareRoot(a, WideComplex<A>{plus, DoubleWord<A>{y, zero}})};
}

template <typename A> FloatOf<A> rounded(const A & /*a*/, DoubleWord<A> x) {
  return x.high + x.low;
}
template <typename A>
FloatOf<A> sumOfProducts(const A &a, DoubleWord<A> x, DoubleWord<A> y,
                         DoubleWord<A> u, DoubleWord<A> v) {
  return rounded(a, sum(a, product(a, x, y), product(a, u, v)));
}
template <typename A> DoubleWord<A> opposite(const A &a, DoubleWord<A> x) {
  return {negative(a, x.high), negative(a, x.low)};
}

/// log(2|z|), with a sign.
template <typename A>
FloatOf<A> farLogarithm(const A &a, Complex<A> z, BitsOf<A> sign) {
  using C = gammas::Coefficients<A>;
  DoubleWord<A> size =
      logarithmOfAny(a, DoubleWord<A>{z.real, a.literal(0)}, z.imaginary);
  DoubleWord<A> twice = sum(a, size, literalPair(a, C::ln2High, C::ln2Low));
  FloatOf<A> all =
      a.select(isFinite(a, size.high), twice.high + twice.low, size.high);
  return flip(a, all, sign);
}

template <typename A> TruthOf<A> isNear(const A &a, Complex<A> z) {
  return a.less(longerPart(a, z), a.literal(far<A>));
}

/// Whether the functions of reals have a result.
template <typename A> TruthOf<A> isOfReal(const A &a, Complex<A> z) {
  FloatOf<A> size = magnitude(a, z.real), one = a.literal(1);
  return isZero(a, z.imaginary) & (a.less(size, one) | a.equal(size, one));
}

/// Real parts within pi/2 of 0.
template <typename A> Complex<A> asin(const A &a, Complex<A> z) {
  auto [x, y] = z;
  auto [before, behind] = rootsAroundOne(a, z);
  FloatOf<A> below =
      sumOfProducts(a, before.real, behind.real, opposite(a, before.imaginary),
                    behind.imaginary);
  FloatOf<A> area = sumOfProducts(a, before.real, behind.imaginary,
                                  opposite(a, before.imaginary), behind.real);
  Complex<A> common{atan2(a, x, magnitude(a, below)),
                    elementary::asinh(a, area)};
  Complex<A> result = usually(a, isNear(a, z), common, [&]() -> Complex<A> {
    return {atan2(a, x, magnitude(a, y)), farLogarithm(a, z, sideOf(a, y))};
  });
  result.imaginary = withSign(a, magnitude(a, result.imaginary), sideOf(a, y));
  Complex<A> ofReal{elementary::asin(a, x), y};
  return finish(a, select(a, isOfReal(a, z), ofReal, result));
}

/// Real parts from 0 to pi.
template <typename A> Complex<A> acos(const A &a, Complex<A> z) {
  auto [x, y] = z;
  auto two = a.literal(2);
  auto [before, behind] = rootsAroundOne(a, z);
  FloatOf<A> area = sumOfProducts(a, behind.real, before.imaginary,
                                  opposite(a, behind.imaginary), before.real);
  FloatOf<A> angle = atan2(a, rounded(a, before.real), rounded(a, behind.real));
  Complex<A> common{angle * two, elementary::asinh(a, area)};
  BitsOf<A> side = sideOf(a, negative(a, y));
  Complex<A> result = usually(a, isNear(a, z), common, [&]() -> Complex<A> {
    return {atan2(a, magnitude(a, y), x), farLogarithm(a, z, side)};
  });
  result.imaginary = withSign(a, magnitude(a, result.imaginary), side);
  Complex<A> ofReal{elementary::acos(a, x), negative(a, y)};
  return finish(a, select(a, isOfReal(a, z), ofReal, result));
}

/// (log|1+z| - log|1-z|)/2 = log1p(4x/|1-z|^2)/4, and half the angle between
/// 1+z and 1-z; of x >= 0.
template <typename A>
Complex<A> areaTangent(const A &a, FloatOf<A> x, FloatOf<A> y) {
  auto one = a.literal(1), zero = a.literal(0), half = a.literal(0.5);
  auto quarter = a.literal(0.25), four = a.literal(4);
  DoubleWord<A> minus = exactSum(a, FloatOf<A>(one), negative(a, x));
  DoubleWord<A> plus = exactSum(a, FloatOf<A>(one), x);
  DoubleWord<A> squareOfY = exactProduct(a, y, y);
  DoubleWord<A> distance = sum(a, square(a, minus), squareOfY);
  DoubleWord<A> ratio = quotient(a, DoubleWord<A>{x * four, zero}, distance);
  DoubleWord<A> across =
      sum(a, product(a, minus, plus), opposite(a, squareOfY));
  FloatOf<A> angle = atan2(a, y + y, across.high + across.low) * half;
  Complex<A> common{elementary::log1p(a, ratio.high + ratio.low) * quarter,
                    angle};
  // Beside the pole the squares are too small.
  FloatOf<A> apart = longerPart(a, Complex<A>{minus.high, y});
  return usually(a, a.less(a.literal(tiny<A>), apart), common,
                 [&]() -> Complex<A> {
                   DoubleWord<A> size = logarithmOfAny(a, minus, y);
                   using C = gammas::Coefficients<A>;
                   FloatOf<A> rest = a.literal(C::ln2High) - size.high;
                   return {rest * half, atan2(a, y, minus.high) * half};
                 });
}

/// Far from 0 it is 1/z and a quarter turn.
template <typename A> Complex<A> atanh(const A &a, Complex<A> z) {
  using C = gammas::Coefficients<A>;
  auto [x, y] = z;
  FloatOf<A> size = magnitude(a, x);
  Complex<A> common = areaTangent(a, size, y);
  Complex<A> result = usually(a, isNear(a, z), common, [&]() -> Complex<A> {
    FloatOf<A> length = hypot(a, x, y), zero = a.literal(0);
    auto over = [&](FloatOf<A> part) {
      FloatOf<A> quotient = (part / length) / length;
      return a.select(isInfinite(a, length), zero, quotient);
    };
    FloatOf<A> turn = a.literal(C::piHigh / 2) - over(magnitude(a, y));
    TruthOf<A> isNumber = a.equal(y, y) & a.equal(length, length);
    return {over(size),
            a.select(isNumber, turn, a.literal(Format<A>::notANumber))};
  });
  result = {withSign(a, result.real, sideOf(a, x)),
            withSign(a, magnitude(a, result.imaginary), sideOf(a, y))};
  Complex<A> ofReal{elementary::atanh(a, x), y};
  return finish(a, select(a, isOfReal(a, z), ofReal, result));
}

template <typename A> Complex<A> asinh(const A &a, Complex<A> z) {
  return finish(a, turnedRight(a, asin(a, turnedLeft(a, z))));
}
// Turned the other way, so that the side of y is that of the result.
template <typename A> Complex<A> atan(const A &a, Complex<A> z) {
  return finish(a, turnedLeft(a, atanh(a, turnedRight(a, z))));
}
template <typename A> Complex<A> acosh(const A &a, Complex<A> z) {
  auto [x, y] = z;
  auto [real, imaginary] = acos(a, z);
  Complex<A> result{magnitude(a, imaginary), withSign(a, real, sideOf(a, y))};
  TruthOf<A> isReal = isZero(a, y) & a.less(a.literal(1), x);
  return finish(
      a, select(a, isReal, Complex<A>{elementary::acosh(a, x), y}, result));
}

} // namespace runmat::elementary::complex

#endif // RUNMAT_DEFINITIONS_ELEMENTARY_COMPLEXINVERSES_H
