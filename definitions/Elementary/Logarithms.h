//===- Logarithms.h - log, log2, log10, log1p -------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// log(x) = k*ln2 + log(m) with x = m*2^k and m near 1. In double by way of s =
// f/(2+f), f = m - 1, as log(1+f) = 2*atanh(s): Ng's argument reduction (in
// Muller, Elementary Functions), where f comes in unrounded. In single a
// polynomial in f, for many machines have no rounded division of singles.
// Numbers that are not normal and positive are the rare side.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_DEFINITIONS_ELEMENTARY_LOGARITHMS_H
#define RUNMAT_DEFINITIONS_ELEMENTARY_LOGARITHMS_H

#include "definitions/Elementary/DoubleWord.h"
#include "definitions/Elementary/Scaling.h"

namespace runmat::elementary {

#include "definitions/Elementary/LogarithmCoefficients.inc"

namespace logarithm {

template <typename A> using Coefficients = LogarithmCoefficients<A::isSingle>;

/// log(1+f) - f for sqrt(1/2) <= 1+f <= sqrt(2): -f^2/2, whose product is not
/// rounded by itself, and a smaller rest.
template <typename A> FloatOf<A> beyondLinear(const A &a, FloatOf<A> f) {
  using C = Coefficients<A>;
  FloatOf<A> minusHalf = f * a.literal(-0.5), square = f * f;
  if constexpr (A::isSingle) {
    FloatOf<A> p = hornerByPairs(a, f, C::log1p);
    return a.fma(minusHalf, f, (square * f) * p);
  } else {
    FloatOf<A> s = f / (f + a.literal(2));
    FloatOf<A> z = s * s, p = hornerByPairs(a, z, C::atanh);
    FloatOf<A> sum = a.fma(z, p, square * a.literal(0.5));
    return a.fma(minusHalf, f, s * sum);
  }
}

/// k*ln2 + f + rest. The inner sum loses at most half a unit of the last place
/// of the result, and nothing more is lost where it loses that much: where
/// k*ln2 cancels.
template <typename A>
FloatOf<A> natural(const A &a, FloatOf<A> k, FloatOf<A> f, FloatOf<A> rest) {
  using C = Coefficients<A>;
  FloatOf<A> inner = f + a.fma(k, a.literal(C::ln2Low), rest);
  return a.fma(k, a.literal(C::ln2High), inner);
}

/// f * (high + low).
template <typename A>
DoubleWord<A> times(const A &a, FloatOf<A> f, double high, double low) {
  auto [product, lost] = exactProduct(a, f, FloatOf<A>(a.literal(high)));
  return {product, a.fma(f, a.literal(low), lost)};
}

template <typename A> FloatOf<A> log(const A &a, FloatOf<A> k, FloatOf<A> f) {
  return natural(a, k, f, beyondLinear(a, f));
}

template <typename A> FloatOf<A> log2(const A &a, FloatOf<A> k, FloatOf<A> f) {
  using C = Coefficients<A>;
  auto [high, low] = times(a, f, C::log2OfEHigh, C::log2OfELow);
  FloatOf<A> factor = a.literal(C::log2OfEHigh);
  return k + (high + a.fma(beyondLinear(a, f), factor, low));
}

template <typename A> FloatOf<A> log10(const A &a, FloatOf<A> k, FloatOf<A> f) {
  using C = Coefficients<A>;
  auto [high, low] = times(a, f, C::log10OfEHigh, C::log10OfELow);
  low = a.fma(k, a.literal(C::log10Of2Low), low);
  FloatOf<A> factor = a.literal(C::log10OfEHigh);
  FloatOf<A> inner = high + a.fma(beyondLinear(a, f), factor, low);
  return a.fma(k, a.literal(C::log10Of2High), inner);
}

/// of(k, f) for normal x > 0; -Inf at 0, NaN below.
template <typename A, typename Of>
FloatOf<A> overDomain(const A &a, FloatOf<A> x, Of of) {
  using F = Format<A>;
  constexpr double up = A::isSingle ? 25 : 54;
  constexpr double factor = A::isSingle ? 0x1p25 : 0x1p54;
  auto zero = a.literal(0), one = a.literal(1);
  auto infinity = a.literal(F::infinity), least = a.literal(F::smallestNormal);
  Split<A> s = split(a, x);
  FloatOf<A> common = of(s.k, s.m - one);
  TruthOf<A> isNormal = a.negation(a.less(x, least));
  TruthOf<A> isFinite = a.less(x, infinity);
  return a.usually(isNormal & isFinite, common, [&]() -> FloatOf<A> {
    Split<A> t = split(a, x * a.literal(factor));
    FloatOf<A> below = of(t.k - a.literal(up), t.m - one);
    FloatOf<A> result =
        a.select(a.less(zero, x), below, a.literal(F::notANumber));
    result = a.select(a.equal(x, zero), a.literal(-F::infinity), result);
    return a.select(a.equal(x, infinity), x, result);
  });
}

} // namespace logarithm

template <typename A> FloatOf<A> log(const A &a, FloatOf<A> x) {
  return logarithm::overDomain(a, x, [&](FloatOf<A> k, FloatOf<A> f) {
    return logarithm::log(a, k, f);
  });
}

template <typename A> FloatOf<A> log2(const A &a, FloatOf<A> x) {
  return logarithm::overDomain(a, x, [&](FloatOf<A> k, FloatOf<A> f) {
    return logarithm::log2(a, k, f);
  });
}

template <typename A> FloatOf<A> log10(const A &a, FloatOf<A> x) {
  return logarithm::overDomain(a, x, [&](FloatOf<A> k, FloatOf<A> f) {
    return logarithm::log10(a, k, f);
  });
}

/// With 1+x = m*2^k, m - 1 = x*2^-k + (2^-k - 1), summed exactly.
template <typename A> FloatOf<A> log1p(const A &a, FloatOf<A> x) {
  constexpr double large = A::isSingle ? 0x1p100 : 0x1p1000;
  FloatOf<A> u = x + a.literal(1);
  Split<A> s = split(a, u);
  FloatOf<A> inverse = inversePower(a, s);
  auto [f, lost] = exactSum(a, x * inverse, inverse - a.literal(1));
  // The derivative is 1/(1+f), near 1-f.
  FloatOf<A> rest =
      logarithm::beyondLinear(a, f) + a.fma(negative(a, f), lost, lost);
  FloatOf<A> common = logarithm::natural(a, s.k, f, rest);
  TruthOf<A> isInDomain = a.less(a.literal(-1), x);
  TruthOf<A> isModerate = a.less(x, a.literal(large));
  return a.usually(isInDomain & isModerate, withSign(a, common, signOf(a, x)),
                   [&]() -> FloatOf<A> { return log(a, u); });
}

} // namespace runmat::elementary

#endif // RUNMAT_DEFINITIONS_ELEMENTARY_LOGARITHMS_H
