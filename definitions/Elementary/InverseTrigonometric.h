//===- InverseTrigonometric.h - asin, acos, atan, atan2 ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Each angle is made as base + t + rest, the base a multiple of pi/4 in two
// words, so that it can be turned into degrees before it is rounded. Quotients
// and square roots come with what their rounding lost. Methods: Cody and Waite,
// Software Manual for the Elementary Functions (arcs of more than pi/8 relative
// to pi/4 and pi/2; asin by way of the half angle); Muller, Elementary
// Functions.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_DEFINITIONS_ELEMENTARY_INVERSETRIGONOMETRIC_H
#define RUNMAT_DEFINITIONS_ELEMENTARY_INVERSETRIGONOMETRIC_H

#include "definitions/Elementary/Quotients.h"

namespace runmat::elementary {

#include "definitions/Elementary/InverseTrigonometricCoefficients.inc"

namespace arcs {

template <typename A>
using Coefficients = InverseTrigonometricCoefficients<A::isSingle>;

/// Which arc, of [0, pi/8], [pi/8, 3*pi/8] and [3*pi/8, pi/2].
template <typename A> struct Sector {
  TruthOf<A> isMiddle, isSteep;

  FloatOf<A> choose(const A &a, FloatOf<A> steep, FloatOf<A> middle,
                    FloatOf<A> flat) const {
    return a.select(isSteep, steep, a.select(isMiddle, middle, flat));
  }
};

template <typename A>
Sector<A> sectorOf(const A &a, FloatOf<A> y, FloatOf<A> x) {
  // Bounds need not be exact: tan(pi/8), and a little below tan(3*pi/8).
  return {a.less(x * a.literal(0x1.a8279ap-2), y),
          a.less(x * a.literal(0x1.3504f2p+1), y)};
}

/// The tangent relative to the base of the sector, y and x at least 0.
template <typename A>
DoubleWord<A> tangent(const A &a, const Sector<A> &sector, FloatOf<A> y,
                      FloatOf<A> x) {
  FloatOf<A> zero = a.literal(0), minus = negative(a, x);
  DoubleWord<A> difference = exactSum(a, y, minus), sum = exactSum(a, y, x);
  FloatOf<A> above = sector.choose(a, minus, difference.high, y);
  FloatOf<A> below = sector.choose(a, y, sum.high, x);
  FloatOf<A> r = inverse(a, below);
  FloatOf<A> t = above * r, opposite = negative(a, t);
  FloatOf<A> lost = a.fma(opposite, sum.low, difference.low);
  lost = sector.choose(a, zero, lost, zero);
  return {t, (a.fma(opposite, below, above) + lost) * r};
}

/// atan(t) - t.
template <typename A> FloatOf<A> beyondLinear(const A &a, DoubleWord<A> t) {
  FloatOf<A> z = t.high * t.high;
  return a.fma(z * t.high, hornerByPairs(a, z, Coefficients<A>::atan), t.low);
}

/// base + t + rest.
template <typename A>
DoubleWord<A> arc(const A &a, DoubleWord<A> base, FloatOf<A> t,
                  FloatOf<A> rest) {
  auto [high, low] = orderedSum(a, base.high, t);
  return {high, low + (base.low + rest)};
}

/// The angle of (1, y), y >= 0.
template <typename A> DoubleWord<A> ofTangent(const A &a, FloatOf<A> y) {
  using C = Coefficients<A>;
  // An infinity would make NaN; from here on the angle is pi/2.
  y = atMost(a, y, 0x1p+64);
  Sector<A> sector = sectorOf(a, y, FloatOf<A>(a.literal(1)));
  DoubleWord<A> t = tangent(a, sector, y, FloatOf<A>(a.literal(1)));
  auto base = [&](double pi) {
    return sector.choose(a, a.literal(pi / 2), a.literal(pi / 4), a.literal(0));
  };
  return arc(a, DoubleWord<A>{base(C::piHigh), base(C::piLow)}, t.high,
             beyondLinear(a, t));
}

/// y and x at least 0, scaled to where the products of `tangent` lose nothing
/// that counts; infinities become 1, and what is beside them 0 or NaN.
template <typename A>
std::array<FloatOf<A>, 2> withinRange(const A &a, FloatOf<A> y, FloatOf<A> x) {
  constexpr double infinity = Format<A>::infinity;
  constexpr double huge = A::isSingle ? 0x1p+100 : 0x1p+1000;
  constexpr double large = A::isSingle ? 0x1p+40 : 0x1p+400;
  constexpr double up = A::isSingle ? 0x1p+64 : 0x1p+600;
  FloatOf<A> longer = a.select(a.less(x, y), y, x);
  FloatOf<A> scale =
      a.select(a.less(longer, a.literal(large)), a.literal(up), a.literal(1));
  scale = a.select(a.less(a.literal(huge), longer), a.literal(0x1p-30), scale);
  TruthOf<A> yIsInfinite = a.equal(y, a.literal(infinity));
  TruthOf<A> xIsInfinite = a.equal(x, a.literal(infinity));
  auto scaled = [&](FloatOf<A> v, TruthOf<A> isInfinite) {
    FloatOf<A> beside = a.select(isInfinite, a.literal(1), v * a.literal(0));
    return a.select(yIsInfinite | xIsInfinite, beside, v * scale);
  };
  return {scaled(y, yIsInfinite), scaled(x, xIsInfinite)};
}

/// An angle before it is put together: the tangent t of what lies beyond so
/// many eighths of a turn, or on this side of them.
template <typename A> struct Direction {
  FloatOf<A> eighths;
  DoubleWord<A> t;
  TruthOf<A> isLeft;
};

/// That of (x, y), y >= 0.
template <typename A>
Direction<A> directionOf(const A &a, FloatOf<A> y, FloatOf<A> signedX) {
  constexpr double huge = A::isSingle ? 0x1p+100 : 0x1p+1000;
  constexpr double tiny = A::isSingle ? 0x1p-60 : 0x1p-450;
  auto zero = a.literal(0);
  FloatOf<A> x = magnitude(a, signedX);
  TruthOf<A> isSteep = a.less(x, y);
  FloatOf<A> longer = a.select(isSteep, y, x),
             shorter = a.select(isSteep, x, y);
  TruthOf<A> isNotTiny = a.less(a.literal(tiny), longer);
  TruthOf<A> isNotHuge = a.less(longer, a.literal(huge));
  TruthOf<A> shorterIsNotTiny = a.less(a.literal(tiny), shorter);
  TruthOf<A> shorterIsZero = a.equal(shorter, zero);
  TruthOf<A> isModerate =
      isNotTiny & isNotHuge & (shorterIsNotTiny | shorterIsZero);
  auto [v, u] = a.usually(isModerate, std::array<FloatOf<A>, 2>{y, x},
                          [&] { return withinRange(a, y, x); });
  // The angle of two zeros is that of (1, 0).
  u = a.select(a.equal(longer, zero), a.literal(1), u);
  Sector<A> sector = sectorOf(a, v, u);
  DoubleWord<A> t = tangent(a, sector, v, u);
  TruthOf<A> isLeft = isNegative(a, signedX);
  FloatOf<A> count = sector.choose(a, a.literal(2), a.literal(1), zero);
  return {a.select(isLeft, a.literal(4) - count, count), t, isLeft};
}

/// So many eighths of a turn in two words.
template <typename A>
DoubleWord<A> eighthsOfTurn(const A &a, FloatOf<A> count) {
  using C = Coefficients<A>;
  DoubleWord<A> base =
      exactProduct(a, count, FloatOf<A>(a.literal(C::piHigh / 4)));
  return {base.high, a.fma(count, a.literal(C::piLow / 4), base.low)};
}

/// The angle of (x, y), y >= 0.
template <typename A>
DoubleWord<A> ofPoint(const A &a, FloatOf<A> y, FloatOf<A> x) {
  auto [count, t, isLeft] = directionOf(a, y, x);
  FloatOf<A> rest = beyondLinear(a, t);
  return arc(a, eighthsOfTurn(a, count),
             a.select(isLeft, negative(a, t.high), t.high),
             a.select(isLeft, negative(a, rest), rest));
}

/// The same to nearly twice the digits, or 10 bits more at least.
template <typename A>
DoubleWord<A> wideOfPoint(const A &a, FloatOf<A> y, FloatOf<A> x) {
  using C = Coefficients<A>;
  auto [count, t, isLeft] = directionOf(a, y, x);
  DoubleWord<A> z = product(a, t, t);
  FloatOf<A> p = hornerByPairs(a, z.high, C::atanTail);
  auto beside = [&](double high, double low, DoubleWord<A> rest) {
    DoubleWord<A> sum = orderedSum(a, FloatOf<A>(a.literal(high)), rest.high);
    return DoubleWord<A>{sum.high, sum.low + (rest.low + a.literal(low))};
  };
  DoubleWord<A> inner = beside(C::fifthHigh, C::fifthLow,
                               DoubleWord<A>{z.high * p, a.literal(0)});
  DoubleWord<A> outer = beside(C::thirdHigh, C::thirdLow, product(a, z, inner));
  DoubleWord<A> beyond = product(a, product(a, t, z), outer);
  DoubleWord<A> all = orderedSum(a, t, beyond);
  BitsOf<A> side =
      a.selectBits(isLeft, a.pattern(Format<A>::signMask), a.pattern(0));
  DoubleWord<A> base = eighthsOfTurn(a, count);
  auto [high, low] = orderedSum(a, base.high, flip(a, all.high, side));
  return exactSum(a, high, low + (base.low + flip(a, all.low, side)));
}

/// asin(s) for s <= 1/2: s + beyond; else pi/2 - 2*(s + beyond), where s is the
/// sine of half the rest of the angle.
template <typename A> struct HalfAngle {
  TruthOf<A> isHalf;
  FloatOf<A> s, beyond;
};

/// Of 0 <= x <= 1; NaN for larger x.
template <typename A> HalfAngle<A> halfAngle(const A &a, FloatOf<A> x) {
  auto half = a.literal(0.5), zero = a.literal(0);
  TruthOf<A> isHalf = a.less(half, x);
  FloatOf<A> square = a.fma(a.literal(-0.5), x, half); // exact
  FloatOf<A> z = a.select(isHalf, square, x * x);
  FloatOf<A> root = a.sqrt(square);
  // A root of 0 has lost nothing; others are not so small.
  FloatOf<A> r = inverse(a, atLeast(a, root, 0x1p-40));
  FloatOf<A> lost = a.fma(negative(a, root), root, square) * (r * half);
  FloatOf<A> s = a.select(isHalf, root, x);
  FloatOf<A> p = hornerByPairs(a, z, Coefficients<A>::asin);
  return {isHalf, s, a.fma(z * s, p, a.select(isHalf, lost, zero))};
}

/// Of 0 <= x <= 1.
template <typename A> DoubleWord<A> ofSine(const A &a, FloatOf<A> x) {
  using C = Coefficients<A>;
  auto [isHalf, s, beyond] = halfAngle(a, x);
  auto zero = a.literal(0);
  FloatOf<A> factor = a.select(isHalf, a.literal(-2), a.literal(1));
  FloatOf<A> high = a.select(isHalf, a.literal(C::piHigh / 2), zero);
  FloatOf<A> low = a.select(isHalf, a.literal(C::piLow / 2), zero);
  return arc(a, DoubleWord<A>{high, low}, s * factor, beyond * factor);
}

/// Of |x| <= 1.
template <typename A> DoubleWord<A> ofCosine(const A &a, FloatOf<A> x) {
  using C = Coefficients<A>;
  auto [isHalf, s, beyond] = halfAngle(a, magnitude(a, x));
  auto zero = a.literal(0), one = a.literal(1);
  TruthOf<A> isLeft = a.less(x, zero);
  FloatOf<A> factor = a.select(isHalf, a.literal(2), a.literal(-1));
  FloatOf<A> far = a.select(isLeft, one, zero);
  // The base is 0, pi/2 or pi.
  FloatOf<A> part = a.select(isHalf, far, a.literal(0.5));
  factor = a.select(isLeft, negative(a, factor), factor);
  return arc(
      a, DoubleWord<A>{part * a.literal(C::piHigh), part * a.literal(C::piLow)},
      s * factor, beyond * factor);
}

template <typename A> FloatOf<A> radians(const A & /*a*/, DoubleWord<A> arc) {
  return arc.high + arc.low;
}
template <typename A> FloatOf<A> degrees(const A &a, DoubleWord<A> arc) {
  using C = Coefficients<A>;
  auto normal = orderedSum(a, arc.high, arc.low);
  return product(a, normal, literalPair(a, C::degreesHigh, C::degreesLow)).high;
}

/// The function is odd: `size` is that of |x|.
template <typename A>
FloatOf<A> oddResult(const A &a, FloatOf<A> size, FloatOf<A> x) {
  return finish(a, withSign(a, size, signOf(a, x)));
}

} // namespace arcs

template <typename A> FloatOf<A> asin(const A &a, FloatOf<A> x) {
  auto arc = arcs::ofSine(a, magnitude(a, x));
  return arcs::oddResult(a, arcs::radians(a, arc), x);
}
template <typename A> FloatOf<A> acos(const A &a, FloatOf<A> x) {
  return finish(a, arcs::radians(a, arcs::ofCosine(a, x)));
}
template <typename A> FloatOf<A> atan(const A &a, FloatOf<A> x) {
  auto arc = arcs::ofTangent(a, magnitude(a, x));
  return arcs::oddResult(a, arcs::radians(a, arc), x);
}
template <typename A> FloatOf<A> atan2(const A &a, FloatOf<A> y, FloatOf<A> x) {
  auto ofAny = [&](FloatOf<A> v) -> FloatOf<A> {
    auto arc = arcs::ofPoint(a, magnitude(a, v), x);
    return arcs::oddResult(a, arcs::radians(a, arc), v);
  };
  if constexpr (!A::isSingle)
    return ofAny(y);
  // As in linearNearZero: y/x may be subnormal.
  auto isTiny = a.less(magnitude(a, y) * a.literal(0x1p100), x);
  FloatOf<A> up = y * a.literal(0x1p70);
  FloatOf<A> angle = ofAny(FloatOf<A>(a.select(isTiny, up, y)));
  FloatOf<A> down = angle * a.literal(0x1p-70);
  return a.select(isTiny, down, angle);
}

/// In degrees, exact where that is a multiple of 30 or 45.
template <typename A> FloatOf<A> asind(const A &a, FloatOf<A> x) {
  auto arc = arcs::ofSine(a, magnitude(a, x));
  return arcs::oddResult(a, arcs::degrees(a, arc), x);
}
/// As atan2. Where the quotient or its low word may be subnormal, of a larger
/// one: a degree has digits that such a quotient lacks.
template <typename A>
FloatOf<A> atan2d(const A &a, FloatOf<A> y, FloatOf<A> x) {
  constexpr double apart = A::isSingle ? 0x1p80 : 0x1p900;
  constexpr double up = A::isSingle ? 0x1p64 : 0x1p200;
  constexpr double down = A::isSingle ? 0x1p-64 : 0x1p-200;
  TruthOf<A> isTiny = a.less(magnitude(a, y) * a.literal(apart), x);
  FloatOf<A> v = a.select(isTiny, y * a.literal(up), y);
  auto arc = arcs::ofPoint(a, magnitude(a, v), x);
  FloatOf<A> angle = arcs::oddResult(a, arcs::degrees(a, arc), v);
  return a.select(isTiny, angle * a.literal(down), angle);
}
template <typename A> FloatOf<A> acosd(const A &a, FloatOf<A> x) {
  return finish(a, arcs::degrees(a, arcs::ofCosine(a, x)));
}
template <typename A> FloatOf<A> atand(const A &a, FloatOf<A> x) {
  auto arc = arcs::ofTangent(a, magnitude(a, x));
  return arcs::oddResult(a, arcs::degrees(a, arc), x);
}
} // namespace runmat::elementary

#endif // RUNMAT_DEFINITIONS_ELEMENTARY_INVERSETRIGONOMETRIC_H
