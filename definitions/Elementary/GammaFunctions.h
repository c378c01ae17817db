//===- GammaFunctions.h - gamma, gammaln, psi, beta, betaln -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// log(gamma(1+x)) = (x+1/2)*log(1+x) - x + b(1+x), where b is what Binet's
// function differs from its value at 1 (Whittaker and Watson, A Course of
// Modern Analysis, 12.31). Its series at infinity begins with 1/(12*z), which
// is most of it for all z >= 1; what follows is z^-3 times one polynomial in
// t = x/(x+2), which counts little. All else are double words. gamma(x) = e to
// that, over x; below 0 by Euler's reflection. Near its zeros 1 and 2 gammaln
// is (x-1)*(x-2)*p. The digamma function is the derivative of the same form.
// For the beta function logarithms are taken of quotients, so that nothing
// cancels.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_DEFINITIONS_ELEMENTARY_GAMMAFUNCTIONS_H
#define RUNMAT_DEFINITIONS_ELEMENTARY_GAMMAFUNCTIONS_H

#include "definitions/Elementary/Powers.h"
#include "definitions/Elementary/Quotients.h"
#include "definitions/Elementary/Trigonometric.h"

namespace runmat::elementary {

#include "definitions/Elementary/GammaCoefficients.inc"

namespace gammas {

template <typename A> using Coefficients = GammaCoefficients<A::isSingle>;

/// From here on the first terms of the series at infinity are exact enough.
template <typename A> constexpr double large = A::isSingle ? 37 : 174;

/// The sum of any two.
template <typename A>
DoubleWord<A> sum(const A &a, DoubleWord<A> x, DoubleWord<A> y) {
  auto [high, low] = exactSum(a, x.high, y.high);
  return exactSum(a, high, low + (x.low + y.low));
}

/// log(x) of normal x > 0.
template <typename A> DoubleWord<A> logarithm(const A &a, FloatOf<A> x) {
  using C = Coefficients<A>;
  Split<A> s = split(a, x);
  DoubleWord<A> mantissa = powers::log2Pair(a, s.m - a.literal(1));
  DoubleWord<A> binary = orderedSum(a, s.k, mantissa.high);
  binary.low = binary.low + mantissa.low;
  return product(a, literalPair(a, C::ln2High, C::ln2Low),
                 orderedSum(a, binary.high, binary.low));
}
template <typename A> DoubleWord<A> logarithm(const A &a, DoubleWord<A> x) {
  DoubleWord<A> l = logarithm(a, x.high);
  return exactSum(a, l.high, a.fma(x.low, inverse(a, x.high), l.low));
}

/// x/(x+2) for x >= 0.
template <typename A> FloatOf<A> mapped(const A &a, FloatOf<A> x) {
  return x * inverse(a, x + a.literal(2));
}

/// b(z) of z = 1+x. Beyond `large`, Binet's function is 1/(12*z) - 1/(360*z^3)
/// + 1/(1260*z^5) - ….
template <typename A>
DoubleWord<A> binet(const A &a, FloatOf<A> x, DoubleWord<A> z) {
  using C = Coefficients<A>;
  FloatOf<A> one = a.literal(1), zero = a.literal(0);
  DoubleWord<A> r = quotient(a, DoubleWord<A>{one, zero}, z);
  FloatOf<A> square = r.high * r.high;
  FloatOf<A> near = hornerByPairs(a, mapped(a, x), C::binet);
  FloatOf<A> far =
      a.fma(square, a.literal(C::binetFifth), a.literal(C::binetThird));
  FloatOf<A> rest = a.select(a.less(x, a.literal(large<A>)), near, far);
  auto [high, low] =
      product(a, r, literalPair(a, C::binetFirstHigh, C::binetFirstLow));
  low = a.fma(square * r.high, rest, low - a.literal(C::binetAtOneLow));
  auto [sum, lost] =
      exactSum(a, high, FloatOf<A>(a.literal(-C::binetAtOneHigh)));
  return {sum, lost + low};
}

/// log(gamma(1+x)) for x >= 0, as long as that is no infinity.
template <typename A> DoubleWord<A> ofNext(const A &a, FloatOf<A> x) {
  FloatOf<A> half = a.literal(0.5), one = a.literal(1);
  DoubleWord<A> z = exactSum(a, x, one);
  DoubleWord<A> main = product(a, exactSum(a, x, half), logarithm(a, z));
  auto [high, low] = exactSum(a, main.high, negative(a, x));
  return sum(a, {high, low + main.low}, binet(a, x, z));
}

/// The polynomial at t, whose low word counts by the slope.
template <typename A, size_t n, size_t m>
DoubleWord<A> sumOf(const A &a, DoubleWord<A> t, const double (&c)[n],
                    const double (&lows)[2], const double (&slope)[m]) {
  DoubleWord<A> p = hornerPair(a, t.high, c, lows);
  return {p.high, a.fma(t.low, hornerByPairs(a, t.high, slope), p.low)};
}

/// (x-1.5)/(x+1.5) near 1.5, where the difference is exact.
template <typename A> DoubleWord<A> fromCentre(const A &a, FloatOf<A> x) {
  FloatOf<A> centre = a.literal(1.5), zero = a.literal(0);
  return quotient(a, DoubleWord<A>{x - centre, zero}, exactSum(a, x, centre));
}

/// gamma(x) = (high + low)*2^k, whatever its size, for x > 0.
template <typename A>
exponential::Exponential<A> positive(const A &a, FloatOf<A> x) {
  auto e = exponential::natural(a, ofNext(a, x));
  DoubleWord<A> q =
      quotient(a, DoubleWord<A>{e.high, e.low}, DoubleWord<A>{x, a.literal(0)});
  return {e.sum, e.k, q.high, q.low};
}

/// (high + low)*2^k of any size, high > 0 being a normal number.
template <typename A>
FloatOf<A> scaledAnyhow(const A &a, DoubleWord<A> x, FloatOf<A> k) {
  using F = Format<A>;
  Split<A> s = split(a, x.high);
  FloatOf<A> unit = inversePower(a, s);
  FloatOf<A> least = a.literal(-double(F::bias + F::fraction));
  FloatOf<A> sum = s.k + k;
  TruthOf<A> isNothing = a.less(sum, least);
  sum = a.select(isNothing, least, sum);
  FloatOf<A> result = scaledFully(a, s.m, x.low * unit, sum);
  return a.select(isNothing, a.literal(0), result);
}

/// gamma(-x) = -pi/(sin(pi*x)*gamma(1+x)) for x > 0 that is not whole.
template <typename A> FloatOf<A> reflected(const A &a, FloatOf<A> x) {
  using C = Coefficients<A>;
  constexpr double most = A::isSingle ? 45 : 190; // 0 from there on
  auto angle = angles::ofHalfTurns(a, x).angle;
  auto waves = angles::wavesOf(a, angle.rest);
  TruthOf<A> odd = angles::isOdd(a, angle.quarters);
  FloatOf<A> high = a.select(odd, waves.cosine.high, waves.sine.high);
  FloatOf<A> low = a.select(odd, waves.cosine.low, waves.sine.low);
  BitsOf<A> sign = signOf(a, high);
  DoubleWord<A> sine = orderedSum(a, flip(a, high, sign), flip(a, low, sign));
  auto e = exponential::natural(a, ofNext(a, atMost(a, x, most)));
  DoubleWord<A> below = product(a, sine, DoubleWord<A>{e.high, e.low});
  DoubleWord<A> q = quotient(a, literalPair(a, C::piHigh, C::piLow), below);
  FloatOf<A> size = scaledAnyhow(a, q, negative(a, e.k));
  sign = sign ^ angles::halfTurnSign(a, angle.quarters);
  return negative(a, flip(a, size, sign));
}

} // namespace gammas

/// Infinite at 0, with its sign, and at negative whole numbers; NaN at -Inf.
template <typename A> FloatOf<A> gamma(const A &a, FloatOf<A> x) {
  using F = Format<A>;
  constexpr double least = A::isSingle ? 0x1p-60 : 0x1p-500;
  constexpr double most = A::isSingle ? 34 : 170;
  constexpr double greatest = A::isSingle ? 36 : 172;
  FloatOf<A> size = magnitude(a, x);
  auto e = gammas::positive(a, size);
  FloatOf<A> common = scaled(a, e.high + e.low, e.sum);
  TruthOf<A> isModerate =
      a.less(a.literal(least), x) & a.less(x, a.literal(most));
  return a.usually(isModerate, common, [&]() -> FloatOf<A> {
    auto zero = a.literal(0), infinity = a.literal(F::infinity);
    auto f = gammas::positive(a, atMost(a, size, greatest));
    FloatOf<A> above =
        scaled(a, f.high + f.low, f.sum - a.literal(64)) * a.literal(0x1p64);
    FloatOf<A> below = gammas::reflected(a, size);
    TruthOf<A> isPole = isWhole(a, x) & a.negation(a.equal(size, infinity));
    below = a.select(isPole, infinity, below);
    below = a.select(a.equal(size, infinity), a.literal(F::notANumber), below);
    FloatOf<A> result = a.select(a.less(x, zero), below, above);
    FloatOf<A> pole = a.literal(1) / x;
    result = a.select(a.less(size, a.literal(least)), pole, result);
    return finish(a, a.select(a.equal(x, x), result, x));
  });
}

/// NaN below 0.
template <typename A> FloatOf<A> gammaln(const A &a, FloatOf<A> x) {
  using F = Format<A>;
  using C = gammas::Coefficients<A>;
  constexpr double least = A::isSingle ? 0x1p-60 : 0x1p-500;
  constexpr double most = A::isSingle ? 0x1p60 : 0x1p100;
  auto zero = a.literal(0), one = a.literal(1), two = a.literal(2);
  DoubleWord<A> all = gammas::ofNext(a, x);
  DoubleWord<A> l = gammas::logarithm(a, x);
  all = gammas::sum(a, all, {negative(a, l.high), negative(a, l.low)});
  DoubleWord<A> t = gammas::fromCentre(a, x);
  DoubleWord<A> p = gammas::sumOf(a, t, C::near, C::nearLow, C::nearSlope);
  // x - 1 is exact here.
  DoubleWord<A> near = product(a, DoubleWord<A>{x - one, zero},
                               exactSum(a, x, negative(a, FloatOf<A>(two))));
  near = product(a, near, p);
  TruthOf<A> isNear = a.less(a.literal(0.6875), x) & a.less(x, a.literal(2.5));
  FloatOf<A> common = a.select(isNear, near.high, all.high) +
                      a.select(isNear, near.low, all.low);
  TruthOf<A> isModerate =
      a.less(a.literal(least), x) & a.less(x, a.literal(most));
  return a.usually(isModerate, common, [&]() -> FloatOf<A> {
    auto infinity = a.literal(F::infinity);
    FloatOf<A> above = a.fma(x, l.high - one, x * l.low);
    FloatOf<A> small = negative(a, log(a, x)); // NaN below 0
    FloatOf<A> result = a.select(a.less(x, one), small, above);
    return finish(a, a.select(a.equal(x, infinity), x, result));
  });
}

namespace gammas {

/// psi(z) - log(z) for z = 1+x, x >= 0.
template <typename A> DoubleWord<A> digamma(const A &a, FloatOf<A> x) {
  using C = Coefficients<A>;
  auto zero = a.literal(0), one = a.literal(1), two = a.literal(2);
  DoubleWord<A> t =
      quotient(a, DoubleWord<A>{x, zero}, exactSum(a, x, FloatOf<A>(two)));
  DoubleWord<A> centred = exactSum(a, t.high, FloatOf<A>(a.literal(-0.5)));
  centred.low = centred.low + t.low;
  DoubleWord<A> near =
      sumOf(a, centred, C::digamma, C::digammaLow, C::digammaSlope);
  FloatOf<A> r = inverse(a, x + one), square = r * r;
  FloatOf<A> far =
      a.fma(square, a.literal(C::digammaSixth), a.literal(C::digammaFourth));
  far = a.fma(square, far, a.literal(-C::binetFirstHigh));
  far = a.fma(square, far, r * a.literal(-0.5));
  TruthOf<A> isNear = a.less(x, a.literal(large<A>));
  return {a.select(isNear, near.high, far), a.select(isNear, near.low, zero)};
}

/// psi(x) near its zero.
template <typename A> DoubleWord<A> digammaNear(const A &a, FloatOf<A> x) {
  using C = Coefficients<A>;
  DoubleWord<A> away = exactSum(a, x - a.literal(C::digammaZeroHigh),
                                FloatOf<A>(a.literal(-C::digammaZeroMiddle)));
  away.low = away.low - a.literal(C::digammaZeroLow);
  return product(a, away,
                 sumOf(a, fromCentre(a, x), C::digammaNear, C::digammaNearLow,
                       C::digammaNearSlope));
}

} // namespace gammas

/// The derivative of gammaln; NaN below 0.
template <typename A> FloatOf<A> psi(const A &a, FloatOf<A> x) {
  using F = Format<A>;
  constexpr double least = A::isSingle ? 0x1p-60 : 0x1p-500;
  constexpr double most = A::isSingle ? 0x1p60 : 0x1p500;
  auto zero = a.literal(0), one = a.literal(1);
  DoubleWord<A> l = gammas::logarithm(a, exactSum(a, x, FloatOf<A>(one)));
  DoubleWord<A> r =
      quotient(a, DoubleWord<A>{a.literal(-1), zero}, DoubleWord<A>{x, zero});
  DoubleWord<A> all = gammas::sum(a, l, gammas::digamma(a, x));
  all = gammas::sum(a, all, r);
  DoubleWord<A> near = gammas::digammaNear(a, x);
  TruthOf<A> isNear = a.less(one, x) & a.less(x, a.literal(2));
  FloatOf<A> common = a.select(isNear, near.high, all.high) +
                      a.select(isNear, near.low, all.low);
  TruthOf<A> isModerate =
      a.less(a.literal(least), x) & a.less(x, a.literal(most));
  return a.usually(isModerate, common, [&]() -> FloatOf<A> {
    FloatOf<A> result = a.select(a.less(x, one), a.literal(-1) / x, log(a, x));
    result = a.select(a.less(x, zero), a.literal(F::notANumber), result);
    return finish(a, result);
  });
}

//===----------------------------------------------------------------------===//
// The beta function
//===----------------------------------------------------------------------===//

namespace gammas {

/// Below the least of these the beta function is 1/x + 1/y; beyond the greatest
/// it is gamma(y) * x^-y.
template <typename A> constexpr double tiny = A::isSingle ? 0x1p-40 : 0x1p-200;
template <typename A> constexpr double huge = A::isSingle ? 0x1p60 : 0x1p1000;

template <typename A>
DoubleWord<A> ratio(const A &a, FloatOf<A> x, DoubleWord<A> y) {
  return quotient(a, DoubleWord<A>{x, a.literal(0)}, y);
}
template <typename A> DoubleWord<A> minus(const A &a, DoubleWord<A> x) {
  return {negative(a, x.high), negative(a, x.low)};
}
/// log(1+x) for x >= 0, good to nearly twice the digits for small x too.
template <typename A>
DoubleWord<A> logarithmOfNext(const A &a, DoubleWord<A> x) {
  FloatOf<A> one = a.literal(1), zero = a.literal(0);
  auto [next, lost] = exactSum(a, one, x.high);
  DoubleWord<A> l = logarithm(a, next);
  DoubleWord<A> rest =
      quotient(a, exactSum(a, lost, x.low), DoubleWord<A>{next, zero});
  FloatOf<A> half = a.literal(-0.5) * rest.high;
  rest.low = a.fma(half, rest.high, rest.low);
  return sum(a, l, rest);
}

/// log(gamma(1+x)*gamma(1+y)/gamma(1+x+y)) for x >= y >= 0.
template <typename A>
DoubleWord<A> betaExponent(const A &a, FloatOf<A> x, FloatOf<A> y) {
  FloatOf<A> one = a.literal(1), half = a.literal(0.5), zero = a.literal(0);
  DoubleWord<A> nextX = exactSum(a, x, one), nextY = exactSum(a, y, one);
  DoubleWord<A> ofX =
      product(a, exactSum(a, x, half), logarithmOfNext(a, ratio(a, y, nextX)));
  DoubleWord<A> ofY = product(a, DoubleWord<A>{y, zero},
                              logarithmOfNext(a, ratio(a, x, nextY)));
  DoubleWord<A> root = logarithm(a, nextY);
  root = {root.high * half, root.low * half};
  DoubleWord<A> all = sum(a, root, minus(a, sum(a, ofX, ofY)));
  DoubleWord<A> rest = sum(a, binet(a, x, nextX), binet(a, y, nextY));
  DoubleWord<A> both = exactSum(a, x, y);
  DoubleWord<A> next = sum(a, both, {one, zero});
  rest = sum(a, rest, minus(a, binet(a, both.high, next)));
  return sum(a, all, rest);
}

/// 1/x + 1/y for x, y > 0.
template <typename A>
DoubleWord<A> inverses(const A &a, FloatOf<A> x, FloatOf<A> y) {
  FloatOf<A> one = a.literal(1), zero = a.literal(0);
  return sum(a, ratio(a, one, DoubleWord<A>{y, zero}),
             ratio(a, one, DoubleWord<A>{x, zero}));
}

/// log(gamma(1+y) * x^-y).
template <typename A>
DoubleWord<A> farExponent(const A &a, FloatOf<A> x, FloatOf<A> y) {
  DoubleWord<A> power =
      product(a, DoubleWord<A>{y, a.literal(0)}, logarithm(a, x));
  return sum(a, ofNext(a, y), minus(a, power));
}

/// e^x * factor, as it is rounded where it may be subnormal.
template <typename A>
FloatOf<A> exponentialTimes(const A &a, DoubleWord<A> x, DoubleWord<A> factor) {
  constexpr double least = A::isSingle ? -150 : -1000;
  FloatOf<A> zero = a.literal(0);
  TruthOf<A> isLow = a.less(x.high, a.literal(least));
  DoubleWord<A> bounded{a.select(isLow, a.literal(least), x.high),
                        a.select(isLow, zero, x.low)};
  auto e = exponential::natural(a, bounded);
  DoubleWord<A> q = product(a, DoubleWord<A>{e.high, e.low}, factor);
  return a.select(isLow, zero, scaledAnyhow(a, q, e.k));
}

/// What a function of x >= y >= 0 is at infinity: `limit`, but NaN with y = 0;
/// Inf for y = 0 otherwise, and NaN below 0 and of NaN.
template <typename A>
FloatOf<A> atEnds(const A &a, FloatOf<A> x, FloatOf<A> y, FloatOf<A> limit,
                  FloatOf<A> result) {
  using F = Format<A>;
  auto zero = a.literal(0), infinity = a.literal(F::infinity);
  auto notANumber = a.literal(F::notANumber);
  TruthOf<A> isPole = a.equal(y, zero), isInfinite = a.equal(x, infinity);
  result = a.select(isPole, infinity, result);
  result = a.select(isInfinite, a.select(isPole, notANumber, limit), result);
  TruthOf<A> isInside = a.negation(a.less(y, zero)) & a.equal(x, x);
  return finish(a, a.select(isInside & a.equal(y, y), result, notANumber));
}

} // namespace gammas

/// gamma(x)*gamma(y)/gamma(x+y); NaN below 0.
template <typename A>
FloatOf<A> beta(const A &a, FloatOf<A> first, FloatOf<A> second) {
  constexpr double least = A::isSingle ? -70 : -600;
  auto one = a.literal(1), zero = a.literal(0);
  TruthOf<A> inOrder = a.less(second, first);
  FloatOf<A> x = a.select(inOrder, first, second);
  FloatOf<A> y = a.select(inOrder, second, first);
  DoubleWord<A> exponent = gammas::betaExponent(a, x, y);
  DoubleWord<A> factor = gammas::inverses(a, x, y);
  auto e = exponential::natural(a, exponent);
  DoubleWord<A> q = product(a, DoubleWord<A>{e.high, e.low}, factor);
  FloatOf<A> common = scaled(a, q.high + q.low, e.sum);
  TruthOf<A> isInRange = a.less(a.literal(gammas::tiny<A>), y) &
                         a.less(x, a.literal(gammas::huge<A>));
  TruthOf<A> isNormal = a.less(a.literal(least), exponent.high);
  return a.usually(isInRange & isNormal, common, [&]() -> FloatOf<A> {
    FloatOf<A> result = gammas::exponentialTimes(a, exponent, factor);
    FloatOf<A> bounded = atMost(a, y, 1024);
    DoubleWord<A> inverse =
        gammas::ratio(a, FloatOf<A>(one), DoubleWord<A>{bounded, zero});
    FloatOf<A> far = gammas::exponentialTimes(
        a, gammas::farExponent(a, x, bounded), inverse);
    result = a.select(a.less(x, a.literal(gammas::huge<A>)), result, far);
    FloatOf<A> small = one / y + one / x;
    result = a.select(a.less(a.literal(gammas::tiny<A>), y), result, small);
    return gammas::atEnds(a, x, y, FloatOf<A>(zero), result);
  });
}

/// log(beta(x, y)); NaN below 0.
template <typename A>
FloatOf<A> betaln(const A &a, FloatOf<A> first, FloatOf<A> second) {
  constexpr double large = A::isSingle ? 0x1p30 : 0x1p80;
  constexpr double up = A::isSingle ? 0x1p20 : 0x1p40;
  auto zero = a.literal(0);
  TruthOf<A> inOrder = a.less(second, first);
  FloatOf<A> x = a.select(inOrder, first, second);
  FloatOf<A> y = a.select(inOrder, second, first);
  DoubleWord<A> l = gammas::logarithm(a, gammas::inverses(a, x, y));
  DoubleWord<A> all = gammas::sum(a, gammas::betaExponent(a, x, y), l);
  TruthOf<A> isInRange = a.less(a.literal(gammas::tiny<A>), y) &
                         a.less(x, a.literal(gammas::huge<A>));
  return a.usually(isInRange, all.high + all.low, [&]() -> FloatOf<A> {
    auto infinity = a.literal(Format<A>::infinity);
    DoubleWord<A> far = gammas::sum(a, gammas::farExponent(a, x, y),
                                    gammas::minus(a, gammas::logarithm(a, y)));
    // Of both large only what is linear in them counts.
    FloatOf<A> p = x * a.literal(1 / up), q = y * a.literal(1 / up);
    DoubleWord<A> wordP{p, zero}, wordQ{q, zero};
    DoubleWord<A> ofP = product(
        a, wordP, gammas::logarithmOfNext(a, quotient(a, wordQ, wordP)));
    DoubleWord<A> ofQ = product(
        a, wordQ, gammas::logarithmOfNext(a, quotient(a, wordP, wordQ)));
    DoubleWord<A> both = gammas::sum(a, ofP, ofQ);
    FloatOf<A> linear = (both.high + both.low) * a.literal(-up);
    FloatOf<A> result =
        a.select(a.less(y, a.literal(large)), far.high + far.low, linear);
    FloatOf<A> small = log1p(a, FloatOf<A>(y / x)) - log(a, y);
    result = a.select(a.less(a.literal(gammas::tiny<A>), y), result, small);
    return gammas::atEnds(a, x, y, negative(a, FloatOf<A>(infinity)), result);
  });
}

} // namespace runmat::elementary

#endif // RUNMAT_DEFINITIONS_ELEMENTARY_GAMMAFUNCTIONS_H
