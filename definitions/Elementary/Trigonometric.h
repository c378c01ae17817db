//===- Trigonometric.h - sin, cos, tan of any kind of angle ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An angle is taken apart into a whole number of quarter turns and a rest in
// two words, at most a little above pi/4. Radians: by the method of Cody and
// Waite (Software Manual for the Elementary Functions) with fma and three words
// of pi/2; large ones, which are rare, by that of Payne and Hanek (Radian
// reduction for trigonometric functions, 1983) on integers. Half turns and
// degrees are reduced exactly.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_DEFINITIONS_ELEMENTARY_TRIGONOMETRIC_H
#define RUNMAT_DEFINITIONS_ELEMENTARY_TRIGONOMETRIC_H

#include "definitions/Elementary/Quotients.h"

namespace runmat::elementary {

#include "definitions/Elementary/TrigonometricCoefficients.inc"

namespace angles {

template <typename A>
using Coefficients = TrigonometricCoefficients<A::isSingle>;

/// quarters*pi/2 + rest, quarters modulo 4.
template <typename A> struct Angle {
  DoubleWord<A> rest;
  BitsOf<A> quarters;
};

//===----------------------------------------------------------------------===//
// Radians
//===----------------------------------------------------------------------===//

/// Below this an angle is moderate.
template <typename A>
constexpr double moderateAngle = A::isSingle ? 0x1p13 : 0x1p30;

/// Of a moderate x of either sign. The first difference is exact: it is below
/// 1, and a multiple of the last place of 0.5 or of x. In single the middle
/// word is short, so that its product is exact: where the second difference is
/// rounded, what it loses is found exactly. In double the words are whole: the
/// last place of the first difference is above those of the product, so that
/// the second difference and its error are exact too. The three words are off
/// by 2^-63*k (2^-162*k); multiples of pi/2 come as close as 2^-26 (2^-60).
template <typename A>
std::array<FloatOf<A>, 3> moderateRest(const A &a, FloatOf<A> x) {
  using C = Coefficients<A>;
  FloatOf<A> rounder = a.literal(Format<A>::rounder);
  FloatOf<A> sum = a.fma(x, a.literal(C::quartersOfRadian), rounder);
  FloatOf<A> k = rounder - sum; // of the other sign than x
  FloatOf<A> first = a.fma(k, a.literal(C::quarterHigh), x);
  FloatOf<A> middle = a.literal(C::quarterMiddle);
  if constexpr (A::isSingle) {
    FloatOf<A> high = a.fma(k, middle, first);
    FloatOf<A> lost = a.fma(k, middle, first - high);
    return {high, a.fma(k, a.literal(C::quarterLow), lost), sum};
  } else {
    FloatOf<A> product = k * middle;
    FloatOf<A> high = first + product;
    FloatOf<A> lost = a.fma(k, middle, negative(a, product));
    lost = a.fma(k, a.literal(C::quarterLow), lost);
    return {high, (product - (high - first)) + lost, sum};
  }
}

/// Four words of the bits of 2/pi, from the one that `exponent` says: index
/// bits select by halves.
template <typename A>
std::array<BitsOf<A>, 4> digitsFrom(const A &a, BitsOf<A> exponent) {
  constexpr unsigned indexBits = A::isSingle ? 2 : 4;
  constexpr unsigned shift = A::isSingle ? 5 : 6;
  constexpr auto &digits = Coefficients<A>::quartersOfRadianDigits;
  std::array<BitsOf<A>, std::size(digits)> words;
  for (size_t i = 0; i < words.size(); ++i)
    words[i] = a.pattern(digits[i]);
  for (unsigned bit = indexBits; bit-- > 0;) {
    BitsOf<A> mask = a.pattern(uint64_t(1) << (shift + bit));
    TruthOf<A> stays = a.equalBits(exponent & mask, a.pattern(0));
    size_t step = size_t(1) << bit;
    for (size_t i = 0; i < step + 3; ++i)
      words[i] = a.selectBits(stays, words[i], words[i + step]);
  }
  return {words[0], words[1], words[2], words[3]};
}

/// x*2/pi modulo 4 with 2 bits before the point. Three words of 2/pi count:
/// those above give multiples of 4, those below less than 2^-62 (2^-126).
template <typename A>
std::array<BitsOf<A>, 3> quartersOf(const A &a, FloatOf<A> x) {
  using F = Format<A>;
  BitsOf<A> bits = a.bitsOf(x);
  BitsOf<A> exponent =
      a.shiftRightLogical(bits, F::fraction) - a.pattern(F::bias + 1);
  BitsOf<A> mantissa =
      a.shiftLeft(bits, F::width - 1 - F::fraction) | a.pattern(F::signMask);
  BitsOf<A> left = exponent & a.pattern(F::width - 1);
  BitsOf<A> right = left ^ a.pattern(F::width - 1);
  auto words = digitsFrom(a, exponent);
  for (size_t i = 0; i < 3; ++i)
    words[i] =
        a.shiftLeftBy(words[i], left) |
        a.shiftRightLogicalBy(a.shiftRightLogical(words[i + 1], 1), right);
  BitsOf<A> carried = a.highProduct(mantissa, words[2]);
  BitsOf<A> middle = mantissa * words[1] + carried;
  BitsOf<A> carry =
      a.selectBits(a.lessBits(middle, carried), a.pattern(1), a.pattern(0));
  BitsOf<A> top =
      mantissa * words[0] + (a.highProduct(mantissa, words[1]) + carry);
  return {top, middle, mantissa * words[2]};
}

/// The value of a fraction, high of which has a sign; both are of the width of
/// the class. The words are taken by halves, which are exact as numbers.
template <typename A>
DoubleWord<A> fractionOf(const A &a, BitsOf<A> high, BitsOf<A> low) {
  constexpr unsigned half = Format<A>::width / 2;
  constexpr double unit = A::isSingle ? 0x1p-16 : 0x1p-32;
  BitsOf<A> mask = a.pattern((uint64_t(1) << half) - 1);
  auto part = [&](BitsOf<A> bits, double scale) {
    return a.ofInteger(bits) * a.literal(scale);
  };
  FloatOf<A> first = part(a.shiftRight(high, half), unit);
  FloatOf<A> second = part(high & mask, unit * unit);
  FloatOf<A> third = part(a.shiftRightLogical(low, half), unit * unit * unit);
  FloatOf<A> fourth = part(low & mask, unit * unit * unit * unit);
  auto [sum, lost] = orderedSum(a, first, second);
  return orderedSum(a, sum, lost + (third + fourth));
}

/// For every finite x > 1.
template <typename A>
std::array<FloatOf<A>, 3> largeRest(const A &a, FloatOf<A> x) {
  using C = Coefficients<A>;
  using F = Format<A>;
  auto [top, middle, low] = quartersOf(a, x);
  auto shifted = [&](BitsOf<A> upper, BitsOf<A> lower) {
    return a.shiftLeft(upper, 2) | a.shiftRightLogical(lower, F::width - 2);
  };
  BitsOf<A> fraction = shifted(top, middle);
  BitsOf<A> quarters = a.shiftRightLogical(top, F::width - 2) +
                       a.shiftRightLogical(fraction, F::width - 1);
  DoubleWord<A> rest =
      product(a, fractionOf(a, fraction, shifted(middle, low)),
              literalPair(a, C::quarterHigh, C::quarterMiddle));
  FloatOf<A> high = a.select(a.less(x, a.literal(F::infinity)), rest.high,
                             a.literal(F::notANumber));
  return {high, rest.low, a.ofBits(quarters + a.bitsOf(a.literal(F::rounder)))};
}

template <typename A>
Angle<A> angleOf(const A &a, const std::array<FloatOf<A>, 3> &rest) {
  return {{rest[0], rest[1]}, a.bitsOf(rest[2])};
}

/// Of x >= 0.
template <typename A> Angle<A> ofRadians(const A &a, FloatOf<A> x) {
  TruthOf<A> isModerate = a.less(x, a.literal(moderateAngle<A>));
  return angleOf(a, a.usually(isModerate, moderateRest(a, x),
                              [&] { return largeRest(a, x); }));
}

//===----------------------------------------------------------------------===//
// Half turns and degrees
//===----------------------------------------------------------------------===//

/// An angle of half turns or degrees.
template <typename A> struct ExactAngle {
  Angle<A> angle;
  FloatOf<A> rest; ///< in the unit of the whole
};

/// rest*unit in two words.
template <typename A>
DoubleWord<A> inRadians(const A &a, FloatOf<A> rest, double high, double low) {
  auto [product, lost] = exactProduct(a, rest, FloatOf<A>(a.literal(high)));
  return {product, a.fma(rest, a.literal(low), lost)};
}

/// Of x >= 0 half turns, every step exact but the last.
template <typename A> ExactAngle<A> ofHalfTurns(const A &a, FloatOf<A> x) {
  using C = Coefficients<A>;
  FloatOf<A> rounder = a.literal(Format<A>::rounder);
  x = a.fma(a.floor(x * a.literal(0.5)), a.literal(-2), x);
  FloatOf<A> sum = a.fma(x, a.literal(2), rounder);
  FloatOf<A> rest = a.fma(sum - rounder, a.literal(-0.5), x);
  return {{inRadians(a, rest, C::halfTurnHigh, C::halfTurnLow), a.bitsOf(sum)},
          rest};
}

/// m*2^k modulo 360 for a whole number m of the size of 2^fraction and k >= 3:
/// 8 times m*2^(k-3) modulo 45, whose powers of two repeat after 12.
template <typename A> FloatOf<A> largeDegrees(const A &a, FloatOf<A> x) {
  using F = Format<A>;
  constexpr uint64_t fraction = uint64_t(1) << F::fraction;
  BitsOf<A> bits = a.bitsOf(x);
  BitsOf<A> mantissa = (bits & a.pattern(fraction - 1)) | a.pattern(fraction);
  BitsOf<A> power = a.shiftRightLogical(bits, F::fraction) -
                    a.pattern(F::bias + F::fraction + 3);
  // floor(n/d) for small n (below 2^20), and for all n by the upper half.
  auto modulo = [&](BitsOf<A> n, uint64_t divisor) {
    constexpr uint64_t all = A::isSingle ? 0xffffffff : ~uint64_t(0);
    BitsOf<A> quotient = a.highProduct(n, a.pattern(all / divisor));
    BitsOf<A> rest = n - quotient * a.pattern(divisor);
    BitsOf<A> less = rest - a.pattern(divisor);
    return a.selectBits(a.lessBits(rest, a.pattern(divisor)), rest, less);
  };
  BitsOf<A> shifted = a.shiftLeftBy(modulo(mantissa, 45), modulo(power, 12));
  FloatOf<A> result = a.ofInteger(modulo(shifted, 45)) * a.literal(8);
  return a.select(a.less(x, a.literal(F::infinity)), result,
                  a.literal(F::notANumber));
}

/// x >= 0 less whole turns, exactly: at most half of one, a little more, above
/// or below 0.
template <typename A> FloatOf<A> withinTurn(const A &a, FloatOf<A> x) {
  using C = Coefficients<A>;
  constexpr double large = A::isSingle ? 0x1p26 : 0x1p55;
  FloatOf<A> rounder = a.literal(Format<A>::rounder);
  FloatOf<A> turns = a.fma(x, a.literal(C::turnsOfDegree), rounder) - rounder;
  FloatOf<A> rest = a.fma(turns, a.literal(-360), x);
  return a.select(a.less(x, a.literal(large)), rest, largeDegrees(a, x));
}

template <typename A> ExactAngle<A> ofDegrees(const A &a, FloatOf<A> x) {
  using C = Coefficients<A>;
  constexpr double moderate = A::isSingle ? 0x1p13 : 0x1p40;
  FloatOf<A> rounder = a.literal(Format<A>::rounder);
  x = a.usually(a.less(x, a.literal(moderate)), x,
                [&] { return withinTurn(a, x); });
  FloatOf<A> sum = a.fma(x, a.literal(C::rightAnglesOfDegree), rounder);
  FloatOf<A> rest = a.fma(sum - rounder, a.literal(-90), x);
  return {{inRadians(a, rest, C::degreeHigh, C::degreeLow), a.bitsOf(sum)},
          rest};
}

//===----------------------------------------------------------------------===//
// Sine and cosine of the rest
//===----------------------------------------------------------------------===//

/// Each a sum whose low word is a tenth of the high one at most.
template <typename A> struct Waves {
  DoubleWord<A> sine, cosine;
};

/// sin(h+l) = sin(h) + l*cos(h), cos(h+l) = cos(h) - l*h. It counts what the
/// square of h has lost.
template <typename A> Waves<A> wavesOf(const A &a, DoubleWord<A> rest) {
  using C = Coefficients<A>;
  FloatOf<A> h = rest.high, l = rest.low;
  FloatOf<A> minusHalf = a.literal(-0.5), one = a.literal(1);
  auto [square, squareLow] = exactProduct(a, h, h);
  FloatOf<A> sine = horner(a, square, C::sine);
  FloatOf<A> cosine = horner(a, square, C::cosine);
  FloatOf<A> near = a.fma(minusHalf, square, one); // cos(h), nearly
  FloatOf<A> lost = a.fma(minusHalf, square, one - near);
  lost = a.fma(negative(a, h), l, lost);
  return {{h, a.fma(square * h, sine, l * near)},
          {near,
           a.fma(minusHalf, squareLow, a.fma(square * square, cosine, lost))}};
}

/// The same for a sine or cosine that is then rounded: the cosine is 1 + low,
/// with -h/2 times h rounded but once.
template <typename A> Waves<A> plainWavesOf(const A &a, DoubleWord<A> rest) {
  using C = Coefficients<A>;
  FloatOf<A> h = rest.high, l = rest.low, square = h * h, cube = square * h;
  FloatOf<A> sine = a.fma(cube, horner(a, square, C::sine), l);
  FloatOf<A> small = a.fma(cube, horner(a, square, C::cosine), negative(a, l));
  FloatOf<A> cosine = a.fma(h * a.literal(-0.5), h, small * h);
  return {{h, sine}, {a.literal(1), cosine}};
}

template <typename A> TruthOf<A> isOdd(const A &a, BitsOf<A> quarters) {
  return a.equalBits(quarters & a.pattern(1), a.pattern(1));
}

/// The sign bit where an odd number of half turns is contained.
template <typename A> BitsOf<A> halfTurnSign(const A &a, BitsOf<A> quarters) {
  return a.shiftLeft(quarters, Format<A>::width - 2) &
         a.pattern(Format<A>::signMask);
}

/// The sine of so many quarter turns and the rest.
template <typename A>
FloatOf<A> sineOf(const A &a, const Waves<A> &waves, BitsOf<A> quarters) {
  TruthOf<A> odd = isOdd(a, quarters);
  FloatOf<A> high = a.select(odd, waves.cosine.high, waves.sine.high);
  FloatOf<A> low = a.select(odd, waves.cosine.low, waves.sine.low);
  return flip(a, high + low, halfTurnSign(a, quarters));
}
template <typename A>
FloatOf<A> cosineOf(const A &a, const Waves<A> &waves, BitsOf<A> quarters) {
  return sineOf(a, waves, quarters + a.pattern(1));
}

/// The quotient of sine and cosine.
template <typename A>
FloatOf<A> tangentOf(const A &a, const Waves<A> &waves, BitsOf<A> quarters) {
  TruthOf<A> odd = isOdd(a, quarters);
  auto choose = [&](DoubleWord<A> x, DoubleWord<A> y) {
    return orderedSum(a, a.select(odd, x.high, y.high),
                      a.select(odd, x.low, y.low));
  };
  auto above = choose(waves.cosine, waves.sine);
  auto below = choose(waves.sine, waves.cosine);
  FloatOf<A> size = elementary::inverse(a, magnitude(a, below.high));
  FloatOf<A> inverse = withSign(a, size, signOf(a, below.high));
  FloatOf<A> first = above.high * inverse, minus = negative(a, first);
  FloatOf<A> rest = a.fma(minus, below.high, above.high);
  rest = rest + a.fma(minus, below.low, above.low);
  return flip(a, a.fma(rest, inverse, first),
              a.shiftLeft(quarters, Format<A>::width - 1));
}

} // namespace angles

//===----------------------------------------------------------------------===//
// The functions
//===----------------------------------------------------------------------===//

namespace angles {

/// The angle x, given that of |x|.
template <typename A>
Angle<A> withSignOf(const A &a, FloatOf<A> x, const Angle<A> &size) {
  BitsOf<A> sign = signOf(a, x);
  BitsOf<A> less = a.pattern(0) - size.quarters;
  return {{flip(a, size.rest.high, sign), flip(a, size.rest.low, sign)},
          a.selectBits(isNegative(a, x), less, size.quarters)};
}

/// of(waves, quarters) of x radians. Only large angles, which are the rare
/// side, may be NaN.
template <typename A, typename Of>
FloatOf<A> ofAnyRadians(const A &a, FloatOf<A> x, Of of) {
  FloatOf<A> size = magnitude(a, x);
  Angle<A> angle = angleOf(a, moderateRest(a, x));
  return a.usually(
      a.less(size, a.literal(moderateAngle<A>)),
      of(plainWavesOf(a, angle.rest), angle.quarters), [&]() -> FloatOf<A> {
        Angle<A> large = withSignOf(a, x, angleOf(a, largeRest(a, size)));
        return finish(a, of(plainWavesOf(a, large.rest), large.quarters));
      });
}

} // namespace angles

/// Where x is tiny its sine is x; at 0 the sums have lost the sign.
template <typename A> FloatOf<A> sin(const A &a, FloatOf<A> x) {
  FloatOf<A> sine =
      angles::ofAnyRadians(a, x, [&](const auto &waves, BitsOf<A> quarters) {
        return angles::sineOf(a, waves, quarters);
      });
  return a.select(a.less(magnitude(a, x), a.literal(0x1p-30)), x, sine);
}

template <typename A> FloatOf<A> cos(const A &a, FloatOf<A> x) {
  return angles::ofAnyRadians(a, x, [&](const auto &waves, BitsOf<A> quarters) {
    return angles::cosineOf(a, waves, quarters);
  });
}

/// The reduction is common where both are wanted.
template <typename A>
std::array<FloatOf<A>, 2> sincos(const A &a, FloatOf<A> x) {
  return {sin(a, x), cos(a, x)};
}

/// The quotient of two zeros is not made: a rest is never 0 but for x = 0, and
/// there, and where it is tiny, the tangent is the angle.
template <typename A> FloatOf<A> tan(const A &a, FloatOf<A> x) {
  auto angle = angles::ofRadians(a, magnitude(a, x));
  auto waves = angles::wavesOf(a, angle.rest);
  FloatOf<A> tangent = angles::tangentOf(a, waves, angle.quarters);
  return finish(a, flip(a, tangent, signOf(a, x)));
}

namespace angles {

/// A zero, of either sign, is made positive before it gets the sign of x.
template <typename A>
FloatOf<A> oddResult(const A &a, FloatOf<A> result, FloatOf<A> x) {
  return finish(a, flip(a, result + a.literal(0), signOf(a, x)));
}
template <typename A> FloatOf<A> evenResult(const A &a, FloatOf<A> result) {
  return finish(a, result + a.literal(0));
}

/// Rests of 30 degrees have a sine of exactly one half.
template <typename A>
Waves<A> wavesOfDegrees(const A &a, const ExactAngle<A> &degrees) {
  Waves<A> waves = plainWavesOf(a, degrees.angle.rest);
  TruthOf<A> isThird = a.equal(magnitude(a, degrees.rest), a.literal(30));
  FloatOf<A> half =
      withSign(a, FloatOf<A>(a.literal(0.5)), signOf(a, degrees.rest));
  waves.sine.high = a.select(isThird, half, waves.sine.high);
  waves.sine.low = a.select(isThird, a.literal(0), waves.sine.low);
  return waves;
}

/// Of x >= 0. Infinite at odd quarters; 1 or -1 exactly where the rest is
/// `eighth` of a turn.
template <typename A>
FloatOf<A> exactTangent(const A &a, const ExactAngle<A> &x, double eighth) {
  using F = Format<A>;
  BitsOf<A> quarters = x.angle.quarters;
  auto zero = a.literal(0), infinity = a.literal(F::infinity);
  FloatOf<A> result = tangentOf(a, wavesOf(a, x.angle.rest), quarters);
  FloatOf<A> one =
      flip(a, FloatOf<A>(a.literal(1)),
           a.shiftLeft(quarters, F::width - 1) ^ signOf(a, x.rest));
  FloatOf<A> size = magnitude(a, x.rest);
  result = a.select(a.equal(size, a.literal(eighth)), one, result);
  FloatOf<A> pole = a.select(isOdd(a, quarters), infinity, zero);
  pole = flip(a, pole, halfTurnSign(a, quarters));
  return a.select(a.equal(size, zero), pole, result);
}

} // namespace angles

/// sin(pi*x): 0 with the sign of x for whole x.
template <typename A> FloatOf<A> sinpi(const A &a, FloatOf<A> x) {
  auto [angle, rest] = angles::ofHalfTurns(a, magnitude(a, x));
  auto waves = angles::plainWavesOf(a, angle.rest);
  return angles::oddResult(a, angles::sineOf(a, waves, angle.quarters), x);
}

template <typename A> FloatOf<A> cospi(const A &a, FloatOf<A> x) {
  auto [angle, rest] = angles::ofHalfTurns(a, magnitude(a, x));
  auto waves = angles::plainWavesOf(a, angle.rest);
  return angles::evenResult(a, angles::cosineOf(a, waves, angle.quarters));
}

template <typename A> FloatOf<A> tanpi(const A &a, FloatOf<A> x) {
  auto angle = angles::ofHalfTurns(a, magnitude(a, x));
  FloatOf<A> result = angles::exactTangent(a, angle, 0.25);
  return finish(a, flip(a, result, signOf(a, x)));
}

/// 0 with the sign of x for multiples of 180.
template <typename A> FloatOf<A> sind(const A &a, FloatOf<A> x) {
  auto degrees = angles::ofDegrees(a, magnitude(a, x));
  auto waves = angles::wavesOfDegrees(a, degrees);
  FloatOf<A> sine = angles::sineOf(a, waves, degrees.angle.quarters);
  return angles::oddResult(a, sine, x);
}

template <typename A> FloatOf<A> cosd(const A &a, FloatOf<A> x) {
  auto degrees = angles::ofDegrees(a, magnitude(a, x));
  auto waves = angles::wavesOfDegrees(a, degrees);
  return angles::evenResult(a,
                            angles::cosineOf(a, waves, degrees.angle.quarters));
}

/// Inf at 90 degrees, -Inf at 270.
template <typename A> FloatOf<A> tand(const A &a, FloatOf<A> x) {
  auto degrees = angles::ofDegrees(a, magnitude(a, x));
  FloatOf<A> result = angles::exactTangent(a, degrees, 45);
  return finish(a, flip(a, result, signOf(a, x)));
}

} // namespace runmat::elementary

#endif // RUNMAT_DEFINITIONS_ELEMENTARY_TRIGONOMETRIC_H
