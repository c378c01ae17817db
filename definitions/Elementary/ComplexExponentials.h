//===- ComplexExponentials.h - exp, sin, sinh, … of complex -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// exp, sinh and cosh are products of functions of the parts, each rounded;
// where e^|x| leaves the range, which its product with a sine need not do, it
// has a power of two of its own. tanh has the quotient with sinh(x)^2 +
// cos(y)^2 below, where nothing cancels. Functions of the circle are these, a
// quarter turned.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_DEFINITIONS_ELEMENTARY_COMPLEXEXPONENTIALS_H
#define RUNMAT_DEFINITIONS_ELEMENTARY_COMPLEXEXPONENTIALS_H

#include "definitions/Elementary/ComplexNumbers.h"
#include "definitions/Elementary/Hyperbolic.h"
#include "definitions/Elementary/Trigonometric.h"

namespace runmat::elementary::complex {

/// x*2^k by three factors, for |k| below twice the bias and some more.
template <typename A>
FloatOf<A> scaledByThirds(const A &a, FloatOf<A> x, FloatOf<A> k) {
  FloatOf<A> rounder = a.literal(Format<A>::rounder);
  FloatOf<A> sum = a.fma(k, a.literal(0x1.555556p-2), rounder);
  FloatOf<A> third = sum - rounder, factor = powerOfTwo(a, sum);
  FloatOf<A> rest = powerOfTwo(a, (k - (third + third)) + rounder);
  return ((x * factor) * factor) * rest;
}

/// Beyond this, and below its negative, e^x leaves the range whatever sine it
/// is multiplied by.
template <typename A>
constexpr double longestGrowth = A::isSingle ? 200.0 : 1500.0;

template <typename A> FloatOf<A> boundedGrowth(const A &a, FloatOf<A> x) {
  return atLeast(a, atMost(a, x, longestGrowth<A>), -longestGrowth<A>);
}
/// e^x, or e to the bound.
template <typename A>
exponential::Exponential<A> boundedExponential(const A &a, DoubleWord<A> x) {
  FloatOf<A> high = boundedGrowth(a, x.high), zero = a.literal(0);
  FloatOf<A> low = a.select(a.equal(high, x.high), x.low, zero);
  return exponential::natural(a, DoubleWord<A>{high, low});
}

/// e^x*2^shift times the point on the circle, whatever the size of x, of which
/// e is the bounded exponential.
template <typename A>
Complex<A> spiral(const A &a, FloatOf<A> x, exponential::Exponential<A> e,
                  Complex<A> point, double shift) {
  FloatOf<A> size = e.high + e.low, k = e.k + a.literal(shift);
  TruthOf<A> isEndless = isInfinite(a, x), isBelow = a.less(x, a.literal(0));
  FloatOf<A> limit =
      a.select(isBelow, a.literal(0), a.literal(Format<A>::infinity));
  auto part = [&](FloatOf<A> wave) {
    FloatOf<A> result = scaledByThirds(a, size * wave, k);
    return a.select(isEndless, limit * wave, result);
  };
  return {part(point.real), part(point.imaginary)};
}
template <typename A>
Complex<A> spiral(const A &a, FloatOf<A> x, Complex<A> point, double shift) {
  auto e = exponential::natural(a, boundedGrowth(a, x));
  return spiral(a, x, e, point, shift);
}

/// What exp is of an infinite part or of two parts that are no numbers:
/// nothing turns a zero, and an infinity of unknown direction is real.
template <typename A>
Complex<A> withoutDirection(const A &a, Complex<A> z, Complex<A> result) {
  auto zero = a.literal(0), infinity = a.literal(Format<A>::infinity);
  TruthOf<A> isUnknown = a.negation(isFinite(a, z.imaginary));
  TruthOf<A> isNothing = isUnknown & a.equal(z.real, negative(a, infinity));
  TruthOf<A> isAll = isUnknown & a.equal(z.real, infinity);
  result.real = a.select(isAll, infinity, result.real);
  return select(a, isNothing, Complex<A>{zero, zero}, result);
}

/// Real where z is.
template <typename A> Complex<A> exp(const A &a, Complex<A> z) {
  constexpr double most = A::isSingle ? 87 : 708;
  auto [x, y] = z;
  auto [sine, cosine] = sincos(a, y);
  FloatOf<A> size = elementary::exp(a, x);
  Complex<A> common{size * cosine, size * sine};
  TruthOf<A> isModerate = a.less(magnitude(a, x), a.literal(most));
  common = usually(a, isModerate, common, [&] {
    Complex<A> point{cosine, sine};
    return withoutDirection(a, z, spiral(a, x, point, 0));
  });
  return finish(a, select(a, isZero(a, y), Complex<A>{size, y}, common));
}

/// e^x*cos(y) - 1 = (e^x - 1)*cos(y) - 2*sin(y/2)^2.
template <typename A> Complex<A> expm1(const A &a, Complex<A> z) {
  constexpr double large = A::isSingle ? 20 : 40;
  auto [x, y] = z;
  auto one = a.literal(1);
  auto [sine, cosine] = sincos(a, y);
  FloatOf<A> size = elementary::expm1(a, x);
  FloatOf<A> half = elementary::sin(a, y * a.literal(0.5));
  Complex<A> common{a.fma(size, cosine, (half * half) * a.literal(-2)),
                    elementary::exp(a, x) * sine};
  // What is subtracted does not count beyond.
  common = usually(a, a.less(x, a.literal(large)), common,
                   [&]() -> Complex<A> { return exp(a, z); });
  TruthOf<A> isNothing =
      a.equal(x, a.literal(-Format<A>::infinity)) & a.negation(isFinite(a, y));
  common =
      select(a, isNothing, Complex<A>{negative(a, one), a.literal(0)}, common);
  return finish(a, select(a, isZero(a, y), Complex<A>{size, y}, common));
}

/// Where one part is zero the other decides alone.
template <typename A> Complex<A> sinh(const A &a, Complex<A> z) {
  auto [x, y] = z;
  auto [sine, cosine] = sincos(a, y);
  FloatOf<A> size = elementary::sinh(a, x);
  Complex<A> common{size * cosine, elementary::cosh(a, x) * sine};
  TruthOf<A> isModerate =
      a.less(magnitude(a, x), a.literal(hyperbolic::moderate<A>));
  common = usually(a, isModerate, common, [&]() -> Complex<A> {
    Complex<A> point{cosine, sine};
    Complex<A> far = withoutDirection(a, Complex<A>{magnitude(a, x), y},
                                      spiral(a, magnitude(a, x), point, -1));
    return {flip(a, far.real, signOf(a, x)), far.imaginary};
  });
  TruthOf<A> isTurned = a.negation(isFinite(a, y));
  common.real = a.select(isZero(a, x) & isTurned, x, common.real);
  return finish(a, select(a, isZero(a, y), Complex<A>{size, y}, common));
}

template <typename A> Complex<A> cosh(const A &a, Complex<A> z) {
  auto [x, y] = z;
  auto zero = a.literal(0);
  auto [sine, cosine] = sincos(a, y);
  FloatOf<A> size = elementary::cosh(a, x);
  Complex<A> common{size * cosine, elementary::sinh(a, x) * sine};
  TruthOf<A> isModerate =
      a.less(magnitude(a, x), a.literal(hyperbolic::moderate<A>));
  common = usually(a, isModerate, common, [&]() -> Complex<A> {
    Complex<A> point{cosine, sine};
    Complex<A> far = withoutDirection(a, Complex<A>{magnitude(a, x), y},
                                      spiral(a, magnitude(a, x), point, -1));
    return {far.real, flip(a, far.imaginary, signOf(a, x))};
  });
  FloatOf<A> none = flip(a, FloatOf<A>(zero), sideOf(a, x) ^ sideOf(a, y));
  TruthOf<A> isTurned = a.negation(isFinite(a, y));
  common.imaginary = a.select(isZero(a, x) & isTurned, zero, common.imaginary);
  return finish(a, select(a, isZero(a, y), Complex<A>{size, none}, common));
}

/// (s*c + i*sine*cosine) / (s^2 + cosine^2), of the hyperbolic sine s and
/// cosine c of one part.
template <typename A>
Complex<A> hyperbolicQuotient(const A &a, FloatOf<A> s, FloatOf<A> c,
                              FloatOf<A> sine, FloatOf<A> cosine) {
  auto [square, lost] = exactProduct(a, s, s);
  DoubleWord<A> other = exactProduct(a, cosine, cosine);
  DoubleWord<A> below = exactSum(a, square, other.high);
  below.low = below.low + (lost + other.low);
  auto divided = [&](DoubleWord<A> above) {
    DoubleWord<A> q = quotient(a, above, below);
    return q.high + q.low;
  };
  return {divided(exactProduct(a, s, c)),
          divided(exactProduct(a, sine, cosine))};
}

/// (sinh(x)*cosh(x) + i*sin(y)*cos(y)) / (sinh(x)^2 + cos(y)^2). Far out it is
/// 1 + 4*i*sin(y)*cos(y)*e^(-2x).
template <typename A> Complex<A> tanh(const A &a, Complex<A> z) {
  constexpr double large = A::isSingle ? 10 : 20;
  auto [x, y] = z;
  auto one = a.literal(1), zero = a.literal(0);
  FloatOf<A> size = magnitude(a, x), bounded = atMost(a, size, large);
  auto [sine, cosine] = sincos(a, y);
  Complex<A> near =
      hyperbolicQuotient(a, elementary::sinh(a, bounded),
                         elementary::cosh(a, bounded), sine, cosine);
  near = usually(a, a.less(size, a.literal(large)), near, [&]() -> Complex<A> {
    FloatOf<A> fall = elementary::exp(a, size * a.literal(-2));
    FloatOf<A> rest = ((sine * cosine) * a.literal(4)) * fall;
    TruthOf<A> isNothing = isInfinite(a, x) & a.negation(isFinite(a, y));
    rest = a.select(isNothing, zero, rest);
    TruthOf<A> isNumber = a.equal(x, x);
    return {a.select(isNumber, one, x), a.select(isNumber, rest, x)};
  });
  near.real = withSign(a, near.real, signOf(a, x));
  return finish(
      a, select(a, isZero(a, y), Complex<A>{elementary::tanh(a, x), y}, near));
}

template <typename A> Complex<A> sin(const A &a, Complex<A> z) {
  return finish(a, turnedRight(a, sinh(a, turnedLeft(a, z))));
}
template <typename A> Complex<A> cos(const A &a, Complex<A> z) {
  return cosh(a, turnedLeft(a, z));
}
template <typename A> Complex<A> tan(const A &a, Complex<A> z) {
  return finish(a, turnedRight(a, tanh(a, turnedLeft(a, z))));
}

} // namespace runmat::elementary::complex

#endif // RUNMAT_DEFINITIONS_ELEMENTARY_COMPLEXEXPONENTIALS_H
