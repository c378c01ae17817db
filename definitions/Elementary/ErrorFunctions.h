//===- ErrorFunctions.h - erf, erfc, erfcx ----------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// erf(x) = 1 - e^g(x), where g = log(erfc) is smooth, one polynomial for all x
// that matter, and e^g - 1 loses nothing where g is small. erfc(x) = e^(-x^2) *
// p(t) / (1+x) with t = (x-c)/(x+c): Shepherd and Laframboise, Chebyshev
// approximation of (1+2x)exp(x^2)erfc x in [0, Inf) (1981); with 1+x the
// polynomial is flatter, and what its steps round is less. Square, quotients
// and products there are double words. erfcx(x) is p(t) / (1+x), and below 0
// what that lacks of 2*e^(x^2).
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_DEFINITIONS_ELEMENTARY_ERRORFUNCTIONS_H
#define RUNMAT_DEFINITIONS_ELEMENTARY_ERRORFUNCTIONS_H

#include "definitions/Elementary/Exponentials.h"
#include "definitions/Elementary/Quotients.h"

namespace runmat::elementary {

#include "definitions/Elementary/ErrorFunctionCoefficients.inc"

namespace errorfunction {

template <typename A>
using Coefficients = ErrorFunctionCoefficients<A::isSingle>;

/// (x-c)/(x+c) for x >= 0.
template <typename A> DoubleWord<A> mapped(const A &a, FloatOf<A> x) {
  auto c = a.literal(3), zero = a.literal(0);
  auto one = a.literal(1), minusTwo = a.literal(-2);
  // As 1 - 2*c/(x+c), for c/(x+c) has an exact numerator.
  DoubleWord<A> q = quotient(a, DoubleWord<A>{c, zero}, exactSum(a, x, c));
  FloatOf<A> high = a.fma(minusTwo, q.high, one);
  FloatOf<A> low = a.fma(minusTwo, q.high, one - high);
  return {high, a.fma(minusTwo, q.low, low)};
}

/// (1+x) * e^(x^2) * erfc(x) for x >= 0.
template <typename A> DoubleWord<A> flat(const A &a, FloatOf<A> x) {
  using C = Coefficients<A>;
  DoubleWord<A> t = mapped(a, x);
  FloatOf<A> first = a.literal(C::erfc[0]);
  FloatOf<A> p = a.fma(t.high, hornerByPairs<2>(a, t.high, C::erfc),
                       a.literal(C::erfc[1]));
  FloatOf<A> high = a.fma(t.high, p, first);
  FloatOf<A> low = a.fma(t.high, p, first - high) + a.literal(C::erfcLow[0]);
  FloatOf<A> slope = hornerByPairs(a, t.high, C::erfcSlope);
  return {high, a.fma(t.low, slope, low)};
}

/// erfc(x) = (high + low) * 2^k for 0 <= x.
template <typename A>
exponential::Exponential<A> complement(const A &a, FloatOf<A> x) {
  auto one = a.literal(1);
  DoubleWord<A> square = exactProduct(a, x, x);
  auto e = exponential::natural(
      a, DoubleWord<A>{negative(a, square.high), negative(a, square.low)});
  DoubleWord<A> p = flat(a, x);
  DoubleWord<A> above = exactProduct(a, e.high, p.high);
  above.low = a.fma(e.high, p.low, a.fma(e.low, p.high, above.low));
  above = orderedSum(a, above.high, above.low);
  DoubleWord<A> q = quotient(a, above, exactSum(a, x, FloatOf<A>(one)));
  return {e.sum, e.k, q.high, q.low};
}

} // namespace errorfunction

template <typename A> FloatOf<A> erf(const A &a, FloatOf<A> x) {
  using C = errorfunction::Coefficients<A>;
  // From here on it is 1.
  FloatOf<A> size = atMost(a, magnitude(a, x), A::isSingle ? 4 : 5.93);
  // The last step by itself: what is rounded twice counts here.
  FloatOf<A> p =
      a.fma(size, hornerByPairs<1>(a, size, C::erf), a.literal(C::erf[0]));
  FloatOf<A> first = a.literal(C::linearHigh), high = a.fma(size, p, first);
  FloatOf<A> low = a.fma(size, p, first - high) + a.literal(C::linearLow);
  DoubleWord<A> g = exactProduct(a, size, high);
  auto t = exponential::reduced(a, g.high);
  t.low = t.low + a.fma(size, low, g.low);
  auto e = exponential::lessOne(a, t);
  return finish(a, withSign(a, magnitude(a, e.high + e.low), signOf(a, x)));
}

/// 2 - erfc(-x) below 0.
template <typename A> FloatOf<A> erfc(const A &a, FloatOf<A> x) {
  constexpr double most = A::isSingle ? 9 : 26.5;
  constexpr double greatest = A::isSingle ? 10.0575 : 27.2265;
  FloatOf<A> size = magnitude(a, x);
  auto zero = a.literal(0), two = a.literal(2);
  auto signed_ = [&](FloatOf<A> result) -> FloatOf<A> {
    return a.select(a.less(x, zero), two - result, result);
  };
  auto e = errorfunction::complement(a, size);
  FloatOf<A> common = scaled(a, e.high + e.low, e.sum);
  return a.usually(
      a.less(size, a.literal(most)), signed_(common), [&]() -> FloatOf<A> {
        // high is near 1/32 there (1/16 in single).
        constexpr double steps = A::isSingle ? 4 : 5;
        FloatOf<A> up = a.literal(A::isSingle ? 16 : 32);
        auto f = errorfunction::complement(a, atMost(a, size, greatest));
        FloatOf<A> small =
            scaledFully(a, f.high * up, f.low * up, f.k - a.literal(steps));
        return finish(
            a, signed_(a.select(a.less(size, a.literal(most)), common, small)));
      });
}

namespace errorfunction {

/// e^(x^2)*erfc(x) for large x, by the series at infinity. Of huge x, which are
/// made smaller first, only its factor 1/x counts.
template <typename A> FloatOf<A> scaledTail(const A &a, FloatOf<A> x) {
  using C = Coefficients<A>;
  static constexpr double series[] = {-0.5,   0.75,      -1.875,
                                      6.5625, -29.53125, 162.421875};
  constexpr double largest = A::isSingle ? 0x1p60 : 0x1p500;
  constexpr double down = A::isSingle ? 0x1p-30 : 0x1p-100;
  auto zero = a.literal(0), one = a.literal(1);
  TruthOf<A> isHuge = a.less(a.literal(largest), x);
  TruthOf<A> isInfinite = a.equal(x, a.literal(Format<A>::infinity));
  FloatOf<A> factor = a.select(isHuge, a.literal(down), one);
  FloatOf<A> y = x * factor, r = inverse(a, y);
  FloatOf<A> square = r * r, lost = square * horner(a, square, series);
  // The constant is -2/sqrt(pi).
  FloatOf<A> high = a.literal(C::linearHigh * -0.5);
  FloatOf<A> low = a.fma(high, lost, a.literal(C::linearLow * -0.5));
  DoubleWord<A> q =
      quotient(a, orderedSum(a, high, low), DoubleWord<A>{y, zero});
  return a.select(isInfinite, zero, (q.high + q.low) * factor);
}

} // namespace errorfunction

/// e^(x^2)*erfc(x).
template <typename A> FloatOf<A> erfcx(const A &a, FloatOf<A> x) {
  constexpr double least = A::isSingle ? -9 : -26;
  constexpr double most = A::isSingle ? 10 : 27;
  constexpr double lowest = A::isSingle ? -9.390625 : -26.63;
  auto zero = a.literal(0), one = a.literal(1);
  FloatOf<A> size = magnitude(a, atLeast(a, atMost(a, x, most), lowest));
  DoubleWord<A> q = quotient(a, errorfunction::flat(a, size),
                             exactSum(a, size, FloatOf<A>(one)));
  auto e = exponential::natural(a, exactProduct(a, size, size));
  FloatOf<A> twice = powerOfTwo(a, e.sum + one);
  auto [high, lost] = exactSum(a, e.high * twice, negative(a, q.high));
  FloatOf<A> below = high + (lost + (e.low * twice - q.low));
  TruthOf<A> isBelow = a.less(x, zero);
  FloatOf<A> common = a.select(isBelow, below, q.high + q.low);
  TruthOf<A> isModerate =
      a.less(a.literal(least), x) & a.less(x, a.literal(most));
  return a.usually(isModerate, common, [&]() -> FloatOf<A> {
    FloatOf<A> large = scaledFully(a, e.high, e.low, e.k + one);
    FloatOf<A> far = errorfunction::scaledTail(a, magnitude(a, x));
    return finish(a, a.select(isBelow, large, far));
  });
}

} // namespace runmat::elementary

#endif // RUNMAT_DEFINITIONS_ELEMENTARY_ERRORFUNCTIONS_H
