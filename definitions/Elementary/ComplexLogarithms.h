//===- ComplexLogarithms.h - log, log2, log10, log1p of complex -*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// log(z) = log(x^2 + y^2)/2 + i*atan2(y, x), squares, sum and logarithm as
// double words: near |z| = 1, where the real part is small, nothing is lost.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_DEFINITIONS_ELEMENTARY_COMPLEXLOGARITHMS_H
#define RUNMAT_DEFINITIONS_ELEMENTARY_COMPLEXLOGARITHMS_H

#include "definitions/Elementary/ComplexRoots.h"
#include "definitions/Elementary/GammaFunctions.h"
#include "definitions/Elementary/InverseTrigonometric.h"

namespace runmat::elementary::complex {

/// log|x+iy| for squares within the range.
template <typename A>
DoubleWord<A> logarithmOfSize(const A &a, DoubleWord<A> x, FloatOf<A> y) {
  DoubleWord<A> squares = sum(a, square(a, x), exactProduct(a, y, y));
  return times(a, gammas::logarithm(a, squares), FloatOf<A>(a.literal(0.5)));
}

/// log|x+iy|: -Inf of 0; of real and imaginary numbers as elementary::log.
template <typename A>
DoubleWord<A> logarithmOfAny(const A &a, DoubleWord<A> x, FloatOf<A> y) {
  using F = Format<A>;
  constexpr double step = A::isSingle ? 100 : 700;
  constexpr double up = A::isSingle ? 0x1p+100 : 0x1p+700;
  FloatOf<A> longer = longerPart(a, Complex<A>{x.high, y});
  TruthOf<A> isTiny = a.less(longer, a.literal(tiny<A>));
  TruthOf<A> isHuge = a.less(a.literal(huge<A>), longer);
  TruthOf<A> isOutside = isTiny | isHuge;
  DoubleWord<A> near = logarithmOfSize(a, x, y);
  TruthOf<A> isModerate = a.negation(isOutside) & a.equal(longer, longer);
  auto [high, low] = a.usually(
      isModerate, std::array<FloatOf<A>, 2>{near.high, near.low},
      [&]() -> std::array<FloatOf<A>, 2> {
        FloatOf<A> factor = a.select(isTiny, a.literal(up), a.literal(1 / up));
        FloatOf<A> k = a.select(isTiny, a.literal(-step), a.literal(step));
        DoubleWord<A> l =
            logarithmOfSize(a, times(a, x, factor), FloatOf<A>(y * factor));
        using C = gammas::Coefficients<A>;
        DoubleWord<A> shift = product(a, DoubleWord<A>{k, a.literal(0)},
                                      literalPair(a, C::ln2High, C::ln2Low));
        l = sum(a, l, shift);
        // Of 0, infinities and NaN.
        FloatOf<A> pole =
            a.select(isZero(a, longer), a.literal(-F::infinity), longer);
        TruthOf<A> isSome = a.less(a.literal(0), longer) & isFinite(a, longer);
        return {a.select(isSome, l.high, pole),
                a.select(isSome, l.low, a.literal(0))};
      });
  return {high, low};
}

/// The angle, that of negative real numbers in two words: log2(-8) is
/// 3 + pi/log(2)*i, rounded once.
template <typename A> DoubleWord<A> angleOf(const A &a, Complex<A> z) {
  using C = arcs::Coefficients<A>;
  FloatOf<A> angle = atan2(a, z.imaginary, z.real);
  TruthOf<A> isStraight = a.equal(magnitude(a, angle), a.literal(C::piHigh));
  FloatOf<A> low = a.select(isStraight, a.literal(C::piLow), a.literal(0));
  return {angle, flip(a, low, signOf(a, angle))};
}

/// `ofReal` is the logarithm of the class, `factor` what the natural one is
/// multiplied by.
template <typename A, typename OfReal>
Complex<A> logarithmToBase(const A &a, Complex<A> z, DoubleWord<A> factor,
                           OfReal ofReal) {
  auto [x, y] = z;
  DoubleWord<A> size = logarithmOfAny(a, DoubleWord<A>{x, a.literal(0)}, y);
  TruthOf<A> isSome = isFinite(a, size.high);
  DoubleWord<A> scaled = product(a, size, factor);
  FloatOf<A> real = a.select(isSome, scaled.high + scaled.low, size.high);
  real = a.select(isZero(a, y), ofReal(magnitude(a, x)), real);
  DoubleWord<A> angle = product(a, angleOf(a, z), factor);
  return finish(a, Complex<A>{real, angle.high + angle.low});
}

template <typename A> Complex<A> log(const A &a, Complex<A> z) {
  auto [x, y] = z;
  DoubleWord<A> size = logarithmOfAny(a, DoubleWord<A>{x, a.literal(0)}, y);
  FloatOf<A> real = size.high + size.low;
  real = a.select(isZero(a, y), elementary::log(a, magnitude(a, x)), real);
  return finish(a, Complex<A>{real, atan2(a, y, x)});
}

template <typename A> Complex<A> log2(const A &a, Complex<A> z) {
  using C = logarithm::Coefficients<A>;
  return logarithmToBase(a, z, literalPair(a, C::log2OfEHigh, C::log2OfELow),
                         [&](FloatOf<A> x) { return elementary::log2(a, x); });
}
template <typename A> Complex<A> log10(const A &a, Complex<A> z) {
  using C = logarithm::Coefficients<A>;
  return logarithmToBase(a, z, literalPair(a, C::log10OfEHigh, C::log10OfELow),
                         [&](FloatOf<A> x) { return elementary::log10(a, x); });
}

/// log|1+z| = log1p(2x + x^2 + y^2)/2 near 0, and elsewhere that of 1+x, whose
/// rounding counts too.
template <typename A> Complex<A> log1p(const A &a, Complex<A> z) {
  constexpr double near = 0.25;
  auto [x, y] = z;
  auto one = a.literal(1), zero = a.literal(0);
  DoubleWord<A> next = exactSum(a, x, FloatOf<A>(one));
  // The sum of an infinity and 1 has no low word.
  next.low = a.select(isFinite(a, x), next.low, zero);
  DoubleWord<A> squares = sum(a, exactProduct(a, x, x), exactProduct(a, y, y));
  DoubleWord<A> beyond = sum(a, DoubleWord<A>{x + x, zero}, squares);
  FloatOf<A> small = elementary::log1p(a, beyond.high) * a.literal(0.5);
  DoubleWord<A> size = logarithmOfAny(a, next, y);
  TruthOf<A> isNear = a.less(longerPart(a, z), a.literal(near));
  FloatOf<A> real = a.select(isNear, small, size.high + size.low);
  TruthOf<A> isReal = isZero(a, y) & a.less(a.literal(-1), x);
  real = a.select(isReal, elementary::log1p(a, x), real);
  return finish(a, Complex<A>{real, atan2(a, y, next.high)});
}

} // namespace runmat::elementary::complex

#endif // RUNMAT_DEFINITIONS_ELEMENTARY_COMPLEXLOGARITHMS_H
