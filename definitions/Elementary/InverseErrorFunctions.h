//===- InverseErrorFunctions.h - erfinv, erfcinv ----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// erfinv(x) = x*p(w) with w = -log((1-x)*(1+x)): Giles, Approximating the
// erfinv function (2011), and beyond w = 5, which few arguments reach, s*q(s)
// with s = sqrt(w). With x = 1-y that is erfcinv(y). w is a double word.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_DEFINITIONS_ELEMENTARY_INVERSEERRORFUNCTIONS_H
#define RUNMAT_DEFINITIONS_ELEMENTARY_INVERSEERRORFUNCTIONS_H

#include "definitions/Elementary/ErrorFunctions.h"
#include "definitions/Elementary/Logarithms.h"

namespace runmat::elementary {

#include "definitions/Elementary/InverseErrorFunctionCoefficients.inc"

namespace inverseerrorfunction {

template <typename A>
using Coefficients = InverseErrorFunctionCoefficients<A::isSingle>;

/// -log(x) for 0 < x <= 1.
template <typename A> DoubleWord<A> size(const A &a, DoubleWord<A> x) {
  using C = Coefficients<A>;
  constexpr double up = A::isSingle ? 25 : 54;
  constexpr double factor = A::isSingle ? 0x1p25 : 0x1p54;
  TruthOf<A> isSmall = a.less(x.high, a.literal(Format<A>::smallestNormal));
  auto zero = a.literal(0), one = a.literal(1);
  Split<A> s = split(a, a.select(isSmall, x.high * a.literal(factor), x.high));
  FloatOf<A> k = s.k - a.select(isSmall, a.literal(up), zero);
  FloatOf<A> f = s.m - one;
  FloatOf<A> rest = logarithm::beyondLinear(a, f);
  rest = a.fma(k, a.literal(C::ln2Low), rest);
  // Of a small number there is no low word that counts.
  FloatOf<A> lost = x.low * inverse(a, a.select(isSmall, one, x.high));
  auto [high, low] = exactSum(a, k * a.literal(C::ln2High), f);
  DoubleWord<A> sum = exactSum(a, high, low + (rest + lost));
  return {negative(a, sum.high), negative(a, sum.low)};
}

/// x*y, rounded once.
template <typename A>
FloatOf<A> rounded(const A &a, DoubleWord<A> x, DoubleWord<A> y) {
  return a.fma(x.high, y.high, a.fma(x.high, y.low, x.low * y.high));
}

/// The inverse of erf at 1-y from w <= 5.
template <typename A>
FloatOf<A> centre(const A &a, DoubleWord<A> x, DoubleWord<A> w) {
  using C = Coefficients<A>;
  auto middle = a.literal(-2.5);
  DoubleWord<A> v = exactSum(a, w.high, FloatOf<A>(middle));
  v.low = v.low + w.low;
  DoubleWord<A> p = hornerPair(a, v.high, C::centre, C::centreLow);
  p.low = a.fma(v.low, hornerByPairs(a, v.high, C::centreSlope), p.low);
  return rounded(a, x, p);
}

/// s*q((s-c)/(s+c)).
template <typename A, size_t n>
FloatOf<A> tailOf(const A &a, DoubleWord<A> s, double c, const double (&q)[n],
                  const double (&lows)[2]) {
  FloatOf<A> t = (s.high - a.literal(c)) * inverse(a, s.high + a.literal(c));
  return rounded(a, s, hornerPair(a, t, q, lows));
}

/// The same from any w >= 5.
template <typename A> FloatOf<A> tail(const A &a, DoubleWord<A> w) {
  using C = Coefficients<A>;
  DoubleWord<A> s = squareRoot(a, w);
  if constexpr (A::isSingle) {
    return tailOf(a, s, 3, C::tail, C::tailLow);
  } else {
    FloatOf<A> near = tailOf(a, s, 4, C::tail, C::tailLow);
    FloatOf<A> far = tailOf(a, s, 8, C::far, C::farLow);
    return a.select(a.less(s.high, a.literal(6.25)), near, far);
  }
}

/// From x = 1-y, and y*(2-y), which is positive.
template <typename A>
FloatOf<A> inverse(const A &a, DoubleWord<A> x, DoubleWord<A> complement) {
  DoubleWord<A> w = size(a, complement);
  return a.usually(
      a.less(w.high, a.literal(5)), centre(a, x, w),
      [&]() -> FloatOf<A> { return flip(a, tail(a, w), signOf(a, x.high)); });
}

} // namespace inverseerrorfunction

/// NaN beyond 1.
template <typename A> FloatOf<A> erfinv(const A &a, FloatOf<A> x) {
  using F = Format<A>;
  namespace inverses = inverseerrorfunction;
  auto zero = a.literal(0), one = a.literal(1);
  FloatOf<A> size = magnitude(a, x);
  DoubleWord<A> below = exactSum(a, FloatOf<A>(one), negative(a, size));
  DoubleWord<A> above = exactSum(a, FloatOf<A>(one), size);
  FloatOf<A> result =
      inverses::inverse(a, DoubleWord<A>{x, zero}, product(a, below, above));
  FloatOf<A> end =
      withSign(a, FloatOf<A>(a.literal(F::infinity)), signOf(a, x));
  result = withSign(a, magnitude(a, result), signOf(a, x));
  result = a.select(a.equal(size, one), end, result);
  TruthOf<A> isInside = a.negation(a.less(one, size)) & a.equal(x, x);
  return a.select(isInside, result, a.literal(F::notANumber));
}

/// NaN outside of [0, 2].
template <typename A> FloatOf<A> erfcinv(const A &a, FloatOf<A> y) {
  using F = Format<A>;
  namespace inverses = inverseerrorfunction;
  auto zero = a.literal(0), one = a.literal(1), two = a.literal(2);
  auto infinity = a.literal(F::infinity);
  DoubleWord<A> x = exactSum(a, FloatOf<A>(one), negative(a, y));
  // 2*y - y^2, and exactly so: a subnormal y must not count in fma.
  DoubleWord<A> square = exactProduct(a, y, y);
  auto [high, low] = exactSum(a, two * y, negative(a, square.high));
  DoubleWord<A> complement = exactSum(a, high, low - square.low);
  FloatOf<A> result = inverses::inverse(a, x, complement);
  result = a.select(a.equal(y, zero), infinity, result);
  result = a.select(a.equal(y, two), negative(a, FloatOf<A>(infinity)), result);
  TruthOf<A> isInside = a.negation(a.less(y, zero) | a.less(two, y));
  return a.select(isInside & a.equal(y, y), result, a.literal(F::notANumber));
}

} // namespace runmat::elementary

#endif // RUNMAT_DEFINITIONS_ELEMENTARY_INVERSEERRORFUNCTIONS_H
