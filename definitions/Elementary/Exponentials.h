//===- Exponentials.h - exp, exp2, exp10, expm1 -----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// b^x = 2^k * b^r with k whole: Cody and Waite, Software Manual for the
// Elementary Functions (1980), the product of k and the logarithm in two words;
// then a polynomial, without tables, so that the steps are the same in every
// lane. Within the normal range 2^k is added to the exponent's bits; results
// that overflow or become subnormal, infinities and NaN are the rare side.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_DEFINITIONS_ELEMENTARY_EXPONENTIALS_H
#define RUNMAT_DEFINITIONS_ELEMENTARY_EXPONENTIALS_H

#include "definitions/Elementary/DoubleWord.h"
#include "definitions/Elementary/Scaling.h"

namespace runmat::elementary {

#include "definitions/Elementary/ExponentialCoefficients.inc"

namespace exponential {

template <typename A> using Coefficients = ExponentialCoefficients<A::isSingle>;

/// x = k*ln2 + r + low with |r| <= ln2/2, or of another base's logarithm of 2.
template <typename A> struct Reduced {
  FloatOf<A> sum; ///< k + rounder
  FloatOf<A> k, r, low;
};

template <typename A>
Reduced<A> reduced(const A &a, FloatOf<A> x, double inverse, double high,
                   double low) {
  FloatOf<A> rounder = a.literal(Format<A>::rounder);
  FloatOf<A> sum = a.fma(x, a.literal(inverse), rounder);
  FloatOf<A> k = sum - rounder;
  FloatOf<A> rest = a.fma(k, a.literal(-high), x);
  FloatOf<A> r = a.fma(k, a.literal(-low), rest);
  return {sum, k, r, a.fma(k, a.literal(-low), rest - r)};
}

template <typename A> Reduced<A> reduced(const A &a, FloatOf<A> x) {
  using C = Coefficients<A>;
  return reduced(a, x, C::log2OfE, C::ln2High, C::ln2Low);
}

/// b^x = 2^k * (high + low), high + low within [0.7, 1.42].
template <typename A> struct Exponential {
  FloatOf<A> sum, k, high, low;
};

template <typename A> Exponential<A> natural(const A &a, FloatOf<A> x) {
  Reduced<A> t = reduced(a, x);
  FloatOf<A> one = a.literal(1), high = one + t.r;
  FloatOf<A> p = hornerByPairs(a, t.r, Coefficients<A>::exp);
  return {t.sum, t.k, high, a.fma(t.r * t.r, p, t.r - (high - one))};
}

/// e^(x.high + x.low), to a few bits more than the class has.
template <typename A> Exponential<A> natural(const A &a, DoubleWord<A> x) {
  Reduced<A> t = reduced(a, x.high);
  DoubleWord<A> r = orderedSum(a, t.r, FloatOf<A>(t.low + x.low));
  FloatOf<A> one = a.literal(1), high = one + r.high;
  FloatOf<A> p = hornerByPairs(a, r.high, Coefficients<A>::expm1);
  FloatOf<A> low = (r.high - (high - one)) + r.low;
  low = a.fma(r.high * r.high * r.high, p, low);
  return {t.sum, t.k, high, a.fma(r.high * a.literal(0.5), r.high, low)};
}

template <typename A> Exponential<A> binary(const A &a, FloatOf<A> x) {
  using C = Coefficients<A>;
  FloatOf<A> rounder = a.literal(Format<A>::rounder), one = a.literal(1);
  FloatOf<A> sum = x + rounder, k = sum - rounder, r = x - k;
  FloatOf<A> high = a.fma(r, a.literal(C::ln2), one);
  FloatOf<A> lost = a.fma(r, a.literal(C::ln2), one - high);
  return {sum, k, high, a.fma(r * r, hornerByPairs(a, r, C::exp2), lost)};
}

/// r loses more digits here, for it is multiplied by log(10): its low word and
/// that of log(10) count.
template <typename A> Exponential<A> decimal(const A &a, FloatOf<A> x) {
  using C = Coefficients<A>;
  Reduced<A> t = reduced(a, x, C::log2Of10, C::log10Of2High, C::log10Of2Low);
  FloatOf<A> ln10 = a.literal(C::ln10High), one = a.literal(1);
  FloatOf<A> high = a.fma(t.r, ln10, one);
  FloatOf<A> lost = a.fma(t.r, ln10, one - high);
  lost = a.fma(t.low, ln10, a.fma(t.r, a.literal(C::ln10Low), lost));
  FloatOf<A> p = hornerByPairs(a, t.r, C::exp10);
  return {t.sum, t.k, high, a.fma(t.r * t.r, p, lost)};
}

/// Results are normal for |x| < most, and 0 or Inf beyond least and greatest.
struct Limits {
  double most, least, greatest;
};

template <typename A, typename Of>
FloatOf<A> scaledResult(const A &a, FloatOf<A> x, Limits limits, Of of) {
  Exponential<A> e = of(x);
  FloatOf<A> common = scaled(a, e.high + e.low, e.sum);
  return a.usually(a.less(magnitude(a, x), a.literal(limits.most)), common,
                   [&]() -> FloatOf<A> {
                     Exponential<A> f = of(atLeast(
                         a, atMost(a, x, limits.greatest), limits.least));
                     return finish(a, scaledFully(a, f.high, f.low, f.k));
                   });
}

/// e^x - 1 = high + low, where low is below 1/4 of high; x = k*ln2 + r with
/// -bias < k < bias. 2^k * r is added to 2^k - 1 exactly, and
/// r^2/2, which is large where these cancel, is not rounded by itself.
template <typename A> struct LessOne {
  FloatOf<A> high, low, power;
};

template <typename A> LessOne<A> lessOne(const A &a, const Reduced<A> &t) {
  FloatOf<A> one = a.literal(1), power = powerOfTwo(a, t.sum);
  FloatOf<A> p = hornerByPairs(a, t.r, Coefficients<A>::expm1);
  // low * e^r
  FloatOf<A> rest = a.fma(t.low, t.r, t.low);
  rest = a.fma(t.r * t.r * t.r, p, rest);
  rest = a.fma(t.r * a.literal(0.5), t.r, rest);
  FloatOf<A> whole = power - one;
  FloatOf<A> high = a.fma(power, t.r, whole);
  FloatOf<A> low = a.fma(power, t.r, whole - high);
  return {high, a.fma(power, rest, low), power};
}

template <typename A> LessOne<A> lessOne(const A &a, FloatOf<A> x) {
  return lessOne(a, reduced(a, x));
}

} // namespace exponential

template <typename A> FloatOf<A> exp(const A &a, FloatOf<A> x) {
  constexpr exponential::Limits limits =
      A::isSingle ? exponential::Limits{87, -103.98, 89}
                  : exponential::Limits{708, -745.14, 710};
  return exponential::scaledResult(
      a, x, limits, [&](FloatOf<A> y) { return exponential::natural(a, y); });
}

template <typename A> FloatOf<A> exp2(const A &a, FloatOf<A> x) {
  constexpr exponential::Limits limits =
      A::isSingle ? exponential::Limits{126, -150, 128}
                  : exponential::Limits{1022, -1075, 1024};
  return exponential::scaledResult(
      a, x, limits, [&](FloatOf<A> y) { return exponential::binary(a, y); });
}

template <typename A> FloatOf<A> exp10(const A &a, FloatOf<A> x) {
  constexpr exponential::Limits limits =
      A::isSingle ? exponential::Limits{37.5, -45.16, 38.6}
                  : exponential::Limits{307.5, -323.61, 308.3};
  return exponential::scaledResult(
      a, x, limits, [&](FloatOf<A> y) { return exponential::decimal(a, y); });
}

/// Beyond 35 (15 in single) 2^k - 1 is rounded; what it loses counts there.
template <typename A> FloatOf<A> expm1(const A &a, FloatOf<A> x) {
  constexpr double most = A::isSingle ? 15 : 35;
  auto [high, low, power] = exponential::lessOne(a, x);
  FloatOf<A> common = withSign(a, high + low, signOf(a, x));
  return a.usually(
      a.less(magnitude(a, x), a.literal(most)), common, [&]() -> FloatOf<A> {
        auto below = a.literal(-1), one = a.literal(1);
        constexpr double normal = A::isSingle ? 87 : 708;
        auto [high, low, power] =
            exponential::lessOne(a, atLeast(a, atMost(a, x, normal), -normal));
        FloatOf<A> lost = (power - (power - one)) - one;
        // From here on e^x - 1 is e^x, or -1.
        constexpr double large = A::isSingle ? 30 : 60;
        FloatOf<A> above = a.select(a.less(x, a.literal(large)),
                                    high + (low + lost), exp(a, x));
        return finish(a, a.select(a.less(x, a.literal(-large)), below, above));
      });
}

} // namespace runmat::elementary

#endif // RUNMAT_DEFINITIONS_ELEMENTARY_EXPONENTIALS_H
