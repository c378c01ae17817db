//===- ComplexAngles.h - sind, cospi, atand, … of complex -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// sin(x + iy) = sin(x)*cosh(y) + i*cos(x)*sinh(y), and the like, of angles in
// degrees or half turns: the real part is reduced exactly, as that of real
// functions is, so that it has zeros, and the imaginary part becomes radians in
// two words, of which an exponential shows both. The inverses are those of
// radians, times 180/pi.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_DEFINITIONS_ELEMENTARY_COMPLEXANGLES_H
#define RUNMAT_DEFINITIONS_ELEMENTARY_COMPLEXANGLES_H

#include "definitions/Elementary/ComplexExponentials.h"
#include "definitions/Elementary/ComplexInverses.h"

namespace runmat::elementary::complex {

//===----------------------------------------------------------------------===//
// Units of angles
//===----------------------------------------------------------------------===//

template <typename A> struct Degrees {
  using C = angles::Coefficients<A>;
  static constexpr double high = C::degreeHigh, low = C::degreeLow;
  static constexpr double slope = 0x1.1df46a2529d39p-6;

  static FloatOf<A> sine(const A &a, FloatOf<A> x) {
    return linearNearZero(a, x, slope,
                          [&](FloatOf<A> t) { return elementary::sind(a, t); });
  }
  static FloatOf<A> cosine(const A &a, FloatOf<A> x) {
    return elementary::cosd(a, x);
  }
};

template <typename A> struct HalfTurns {
  using C = angles::Coefficients<A>;
  static constexpr double high = C::halfTurnHigh, low = C::halfTurnLow;
  static constexpr double slope = 0x1.921fb54442d18p+1;

  static FloatOf<A> sine(const A &a, FloatOf<A> x) {
    return linearNearZero(
        a, x, slope, [&](FloatOf<A> t) { return elementary::sinpi(a, t); });
  }
  static FloatOf<A> cosine(const A &a, FloatOf<A> x) {
    return elementary::cospi(a, x);
  }
};

/// An imaginary part in radians. Near 0 the low word does not count, nor
/// beside an infinity.
template <typename Unit, typename A>
DoubleWord<A> lengthOf(const A &a, FloatOf<A> y) {
  DoubleWord<A> t = angles::inRadians(a, y, Unit::high, Unit::low);
  TruthOf<A> isFar = a.less(a.literal(0x1p-30), magnitude(a, y));
  return {t.high, a.select(isFar & isFinite(a, t.high), t.low, a.literal(0))};
}

/// sinh and cosh of a length that is not beyond the moderate ones.
template <typename A> struct Growth {
  FloatOf<A> sine, cosine;
};
template <typename A> Growth<A> growthOf(const A &a, DoubleWord<A> t) {
  FloatOf<A> s = elementary::sinh(a, t.high), c = elementary::cosh(a, t.high);
  TruthOf<A> isTiny = a.less(magnitude(a, t.high), a.literal(0x1p-30));
  return {a.select(isTiny, t.high, a.fma(t.low, c, s)), a.fma(t.low, s, c)};
}

//===----------------------------------------------------------------------===//
// Sine, cosine, tangent
//===----------------------------------------------------------------------===//

/// real*cosh(t) + i*imaginary*sinh(t) for a point of the circle. A part of it
/// that is zero stays so beside infinities.
template <typename A>
Complex<A> stretched(const A &a, Complex<A> point, DoubleWord<A> t) {
  BitsOf<A> side = sideOf(a, t.high);
  auto [sine, cosine] = growthOf(a, t);
  Complex<A> common{cosine * point.real, sine * point.imaginary};
  TruthOf<A> isModerate =
      a.less(magnitude(a, t.high), a.literal(hyperbolic::moderate<A>));
  common = usually(a, isModerate, common, [&]() -> Complex<A> {
    DoubleWord<A> size{flip(a, t.high, side), flip(a, t.low, side)};
    auto growth = boundedExponential(a, size);
    Complex<A> far = spiral(a, size.high, growth, point, -1);
    return {far.real, flip(a, far.imaginary, side)};
  });
  return {a.select(isZero(a, point.real), point.real, common.real),
          a.select(isZero(a, point.imaginary), flip(a, point.imaginary, side),
                   common.imaginary)};
}

/// The sine of a real part without direction keeps an imaginary zero or
/// infinity.
template <typename Unit, typename A>
Complex<A> sineIn(const A &a, Complex<A> z) {
  auto [x, y] = z;
  Complex<A> point{Unit::sine(a, x), Unit::cosine(a, x)};
  Complex<A> result = stretched(a, point, lengthOf<Unit>(a, y));
  TruthOf<A> isKept =
      a.negation(isFinite(a, x)) & (isZero(a, y) | isInfinite(a, y));
  result.imaginary = a.select(isKept, y, result.imaginary);
  return finish(a, result);
}

template <typename Unit, typename A>
Complex<A> cosineIn(const A &a, Complex<A> z) {
  auto [x, y] = z;
  Complex<A> point{Unit::cosine(a, x), Unit::sine(a, x)};
  Complex<A> result = stretched(a, point, lengthOf<Unit>(a, negative(a, y)));
  TruthOf<A> isTurned = a.negation(isFinite(a, x));
  result.real =
      a.select(isTurned & isInfinite(a, y), magnitude(a, y), result.real);
  result.imaginary =
      a.select(isTurned & isZero(a, y), a.literal(0), result.imaginary);
  return finish(a, result);
}

template <typename A> Complex<A> sind(const A &a, Complex<A> z) {
  return sineIn<Degrees<A>>(a, z);
}
template <typename A> Complex<A> cosd(const A &a, Complex<A> z) {
  return cosineIn<Degrees<A>>(a, z);
}
template <typename A> Complex<A> sinpi(const A &a, Complex<A> z) {
  return sineIn<HalfTurns<A>>(a, z);
}
template <typename A> Complex<A> cospi(const A &a, Complex<A> z) {
  return cosineIn<HalfTurns<A>>(a, z);
}

/// (sin(x)*cos(x) + i*sinh(t)*cosh(t)) / (sinh(t)^2 + cos(x)^2) for t >= 0.
/// Far out it is i + 4*sin(x)*cos(x)*e^(-2t).
template <typename A>
Complex<A> tangentOf(const A &a, Complex<A> point, DoubleWord<A> t) {
  constexpr double large = A::isSingle ? 10 : 20;
  auto one = a.literal(1);
  auto [cosine, sine] = point;
  TruthOf<A> isNear = a.less(t.high, a.literal(large));
  DoubleWord<A> bounded{atMost(a, t.high, large),
                        a.select(isNear, t.low, a.literal(0))};
  auto [s, c] = growthOf(a, bounded);
  auto [along, across] = hyperbolicQuotient(a, s, c, sine, cosine);
  Complex<A> near{across, along};
  // At a pole of the real tangent the square of a short length may be lost, and
  // its inverse may leave the range.
  DoubleWord<A> up{s * a.literal(0x1p100), a.literal(0)};
  DoubleWord<A> beside = quotient(a, DoubleWord<A>{c, a.literal(0)}, up);
  FloatOf<A> apart = (beside.high + beside.low) * a.literal(0x1p100);
  near.imaginary = a.select(isZero(a, cosine), apart, near.imaginary);
  return usually(a, isNear, near, [&]() -> Complex<A> {
    FloatOf<A> fall = elementary::exp(a, t.high * a.literal(-2));
    FloatOf<A> rest = ((sine * cosine) * a.literal(4)) * fall;
    TruthOf<A> isNumber = a.equal(t.high, t.high);
    return {a.select(isNumber, rest, t.high), a.select(isNumber, one, t.high)};
  });
}

template <typename A> Complex<A> tand(const A &a, Complex<A> z) {
  using Unit = Degrees<A>;
  auto [x, y] = z;
  BitsOf<A> side = sideOf(a, y);
  FloatOf<A> sine = Unit::sine(a, x), cosine = Unit::cosine(a, x);
  DoubleWord<A> t = lengthOf<Unit>(a, y);
  t = {flip(a, t.high, side), flip(a, t.low, side)};
  Complex<A> result = tangentOf(a, Complex<A>{cosine, sine}, t);
  TruthOf<A> isFlat = isZero(a, sine) | isZero(a, cosine);
  FloatOf<A> flat =
      flip(a, FloatOf<A>(a.literal(0)), sideOf(a, sine) ^ sideOf(a, cosine));
  TruthOf<A> isNothing = a.negation(isFinite(a, x)) & isInfinite(a, y);
  result.real = a.select(isFlat, flat, result.real);
  result.real = a.select(isNothing, a.literal(0), result.real);
  result.imaginary = flip(a, result.imaginary, side);
  FloatOf<A> line = linearNearZero(
      a, x, Unit::slope, [&](FloatOf<A> v) { return elementary::tand(a, v); });
  TruthOf<A> isReal = isZero(a, y) & isFinite(a, x);
  return finish(a, select(a, isReal, Complex<A>{line, y}, result));
}

//===----------------------------------------------------------------------===//
// Inverses
//===----------------------------------------------------------------------===//

template <typename A> Complex<A> inDegrees(const A &a, Complex<A> z) {
  auto degree = a.literal(arcs::Coefficients<A>::degreesHigh);
  return finish(a, Complex<A>{z.real * degree, z.imaginary * degree});
}
/// A real part as the function of reals has it: it may be exact.
template <typename A, typename F>
FloatOf<A> lineInDegrees(const A &a, FloatOf<A> x, F f) {
  return linearNearZero(a, x, 0x1.ca5dc1a63c1f8p+5, f);
}

template <typename A> Complex<A> asind(const A &a, Complex<A> z) {
  Complex<A> result = inDegrees(a, asin(a, z));
  FloatOf<A> ofReal = lineInDegrees(
      a, z.real, [&](FloatOf<A> x) { return elementary::asind(a, x); });
  return {a.select(isOfReal(a, z), ofReal, result.real), result.imaginary};
}
template <typename A> Complex<A> acosd(const A &a, Complex<A> z) {
  Complex<A> result = inDegrees(a, acos(a, z));
  FloatOf<A> ofReal = elementary::acosd(a, z.real);
  return {a.select(isOfReal(a, z), ofReal, result.real), result.imaginary};
}
/// Every real number has a real one.
template <typename A> Complex<A> atand(const A &a, Complex<A> z) {
  Complex<A> result = inDegrees(a, atan(a, z));
  FloatOf<A> ofReal = lineInDegrees(
      a, z.real, [&](FloatOf<A> x) { return elementary::atand(a, x); });
  return {a.select(isZero(a, z.imaginary), ofReal, result.real),
          result.imaginary};
}

} // namespace runmat::elementary::complex

#endif // RUNMAT_DEFINITIONS_ELEMENTARY_COMPLEXANGLES_H
