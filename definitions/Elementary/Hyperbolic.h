//===- Hyperbolic.h - hyperbolic functions and their inverses ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// sinh and cosh by their addition theorems: with x = k*ln2 + r they are linear
// in sinh(r) and cosh(r), and the factors sinh(k*ln2) and cosh(k*ln2) are sums
// of two powers of two; nothing cancels and nothing is divided. tanh is a
// quotient of double words by exp(2x) - 1. The inverses are logarithms k*ln2 +
// log(m) by way of (m-1)/(m+1), which is written so that m is never rounded
// (Muller, Elementary Functions, for the formulas).
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_DEFINITIONS_ELEMENTARY_HYPERBOLIC_H
#define RUNMAT_DEFINITIONS_ELEMENTARY_HYPERBOLIC_H

#include "definitions/Elementary/Exponentials.h"
#include "definitions/Elementary/Logarithms.h"
#include "definitions/Elementary/Quotients.h"

namespace runmat::elementary {

#include "definitions/Elementary/HyperbolicCoefficients.inc"

namespace hyperbolic {

template <typename A> using Coefficients = HyperbolicCoefficients<A::isSingle>;

//===----------------------------------------------------------------------===//
// sinh, cosh, tanh
//===----------------------------------------------------------------------===//

/// 2^(k-1), 2^(-k-1), r, and c and t with cosh(r) = 1+c, sinh(r) = r+t.
template <typename A> struct Parts {
  FloatOf<A> growing, falling, r, c, t;
};

template <typename A> Parts<A> parts(const A &a, FloatOf<A> size) {
  using F = Format<A>;
  using C = Coefficients<A>;
  auto x = exponential::reduced(a, size);
  BitsOf<A> k = a.shiftLeft(a.bitsOf(x.sum), F::fraction);
  BitsOf<A> half = a.pattern(F::one - (uint64_t(1) << F::fraction));
  FloatOf<A> z = x.r * x.r;
  FloatOf<A> c = a.fma(z * z, hornerByPairs(a, z, C::cosh), z * a.literal(0.5));
  FloatOf<A> t = a.fma(x.r * z, hornerByPairs(a, z, C::sinh), x.low);
  return {a.ofBits(half + k), a.ofBits(half - k), x.r, c, t};
}

/// (growing + falling)*cosh(r) + (growing - falling)*sinh(r), which is cosh,
/// and sinh with -falling. Its first two terms are added exactly: the one is 0
/// or larger than the other.
template <typename A>
FloatOf<A> combined(const A &a, const Parts<A> &p, FloatOf<A> falling) {
  FloatOf<A> large = p.growing + falling, small = p.growing - falling;
  FloatOf<A> lost = falling - (large - p.growing);
  FloatOf<A> high = a.fma(small, p.r, large);
  FloatOf<A> low = a.fma(small, p.r, large - high) + lost;
  return high + a.fma(large, p.c, a.fma(small, p.t, low));
}

/// Up to here 2^-k-1 is a number.
template <typename A> constexpr double moderate = A::isSingle ? 87 : 708;

/// e^size / 2, which sinh and cosh are beyond.
template <typename A> FloatOf<A> halfOfExp(const A &a, FloatOf<A> size) {
  constexpr double greatest = A::isSingle ? 89.7 : 710.7;
  auto e = exponential::natural(a, atMost(a, size, greatest));
  return finish(a, scaledFully(a, e.high, e.low, e.k - a.literal(1)));
}

} // namespace hyperbolic

template <typename A> FloatOf<A> sinh(const A &a, FloatOf<A> x) {
  FloatOf<A> size = magnitude(a, x);
  auto p = hyperbolic::parts(a, size);
  FloatOf<A> common = hyperbolic::combined(a, p, negative(a, p.falling));
  FloatOf<A> result =
      a.usually(a.less(size, a.literal(hyperbolic::moderate<A>)), common,
                [&]() -> FloatOf<A> { return hyperbolic::halfOfExp(a, size); });
  return finish(a, withSign(a, result, signOf(a, x)));
}

template <typename A> FloatOf<A> cosh(const A &a, FloatOf<A> x) {
  FloatOf<A> size = magnitude(a, x);
  auto p = hyperbolic::parts(a, size);
  FloatOf<A> common = hyperbolic::combined(a, p, p.falling);
  return a.usually(
      a.less(size, a.literal(hyperbolic::moderate<A>)), common,
      [&]() -> FloatOf<A> { return hyperbolic::halfOfExp(a, size); });
}

/// t/(t+2) with t = e^(2|x|) - 1, which is 1 beyond 20 (10 in single).
template <typename A> FloatOf<A> tanh(const A &a, FloatOf<A> x) {
  FloatOf<A> size = atMost(a, magnitude(a, x), A::isSingle ? 10 : 20);
  auto e = exponential::lessOne(a, size + size);
  DoubleWord<A> t = orderedSum(a, e.high, e.low);
  DoubleWord<A> below = exactSum(a, t.high, FloatOf<A>(a.literal(2)));
  below.low = below.low + t.low;
  DoubleWord<A> q = quotient(a, t, below);
  return finish(a, withSign(a, q.high + q.low, signOf(a, x)));
}

//===----------------------------------------------------------------------===//
// asinh, acosh, atanh
//===----------------------------------------------------------------------===//

namespace hyperbolic {

/// k*ln2 + log((2+s)/(2-s)); the sums as in logarithm::natural.
template <typename A>
FloatOf<A> logarithmOf(const A &a, FloatOf<A> k, DoubleWord<A> s) {
  FloatOf<A> z = s.high * s.high;
  FloatOf<A> rest =
      a.fma(s.high * z, hornerByPairs(a, z, Coefficients<A>::atanh), s.low);
  return logarithm::natural(a, k, s.high, rest);
}

/// log(y + root) for y + root = m*2^k >= 1, where s = `above`/(1 + `below`) if
/// k is 0 and else 2*(m-1)/(m+1).
template <typename A>
FloatOf<A> logarithmOfSum(const A &a, DoubleWord<A> sum, DoubleWord<A> above,
                          DoubleWord<A> below) {
  auto zero = a.literal(0), one = a.literal(1);
  Split<A> m = split(a, sum.high);
  FloatOf<A> rest = sum.low * inversePower(a, m), less = m.m - one;
  TruthOf<A> isFirst = a.equal(m.k, zero);
  DoubleWord<A> x{a.select(isFirst, above.high, less + less),
                  a.select(isFirst, above.low, rest + rest)};
  DoubleWord<A> y =
      orderedSum(a, one, FloatOf<A>(a.select(isFirst, below.high, m.m)));
  y.low = y.low + a.select(isFirst, below.low, rest);
  return logarithmOf(a, m.k, quotient(a, x, y));
}

/// log(2x); x may be Inf.
template <typename A> FloatOf<A> logOfTwice(const A &a, FloatOf<A> x) {
  return logarithm::overDomain(a, x, [&](FloatOf<A> k, FloatOf<A> f) {
    return logarithm::log(a, FloatOf<A>(k + a.literal(1)), f);
  });
}

/// Up to here x^2 is a number.
template <typename A>
constexpr double squarable = A::isSingle ? 0x1p60 : 0x1p500;

} // namespace hyperbolic

/// log(|x| + sqrt(x^2 + 1)); (m-1)/(m+1) = x/(1 + sqrt(x^2 + 1)) where k is 0.
template <typename A> FloatOf<A> asinh(const A &a, FloatOf<A> x) {
  auto zero = a.literal(0), one = a.literal(1);
  FloatOf<A> size = magnitude(a, x);
  DoubleWord<A> square = exactProduct(a, size, size);
  DoubleWord<A> next = exactSum(a, square.high, one);
  next.low = next.low + square.low;
  DoubleWord<A> root = squareRoot(a, next);
  DoubleWord<A> sum = orderedSum(a, root.high, size);
  sum.low = sum.low + root.low;
  FloatOf<A> common = hyperbolic::logarithmOfSum(
      a, sum, DoubleWord<A>{size + size, zero}, root);
  return a.usually(a.less(size, a.literal(hyperbolic::squarable<A>)),
                   withSign(a, common, signOf(a, x)), [&]() -> FloatOf<A> {
                     FloatOf<A> result = hyperbolic::logOfTwice(a, size);
                     return finish(a, withSign(a, result, signOf(a, x)));
                   });
}

/// log(x + sqrt(x^2 - 1)); (m-1)/(m+1) = sqrt(x^2 - 1)/(x+1) where k is 0.
template <typename A> FloatOf<A> acosh(const A &a, FloatOf<A> x) {
  auto zero = a.literal(0), one = a.literal(1);
  DoubleWord<A> square = exactProduct(a, x, x);
  DoubleWord<A> before = orderedSum(a, square.high, FloatOf<A>(a.literal(-1)));
  before = orderedSum(a, before.high, before.low + square.low);
  DoubleWord<A> root = squareRoot(a, before);
  DoubleWord<A> sum = orderedSum(a, x, root.high);
  sum.low = sum.low + root.low;
  FloatOf<A> common = hyperbolic::logarithmOfSum(
      a, sum, DoubleWord<A>{root.high + root.high, root.low + root.low},
      DoubleWord<A>{x, zero});
  TruthOf<A> isAbove = a.less(one, x);
  TruthOf<A> isModerate = a.less(x, a.literal(hyperbolic::squarable<A>));
  return a.usually(isAbove & isModerate, common, [&]() -> FloatOf<A> {
    FloatOf<A> none = a.literal(Format<A>::notANumber);
    FloatOf<A> edge = a.select(a.equal(x, one), zero, none);
    return a.select(isAbove, hyperbolic::logOfTwice(a, x), edge);
  });
}

/// Half the logarithm of (1+x)/(1-x) = m*2^k: (m-1)/(m+1) is the quotient of
/// (1+x) - 2^k*(1-x) and (1+x) + 2^k*(1-x), and x where k is 0.
template <typename A> FloatOf<A> atanh(const A &a, FloatOf<A> x) {
  using F = Format<A>;
  auto zero = a.literal(0), one = a.literal(1), half = a.literal(0.5);
  FloatOf<A> size = magnitude(a, x);
  DoubleWord<A> above = orderedSum(a, one, size);
  DoubleWord<A> below = orderedSum(a, one, negative(a, size));
  // The difference of the bits is nearly that of the logarithms.
  BitsOf<A> apart = a.bitsOf(above.high) - a.bitsOf(below.high);
  BitsOf<A> k = a.shiftRightLogical(
      apart + a.pattern(uint64_t(1) << (F::fraction - 1)), F::fraction);
  FloatOf<A> power = a.ofBits(a.shiftLeft(k, F::fraction) + a.pattern(F::one));
  DoubleWord<A> scaled{below.high * power, below.low * power};
  FloatOf<A> difference = above.high - scaled.high;
  FloatOf<A> rest = above.low - scaled.low;
  DoubleWord<A> sum = exactSum(a, above.high, scaled.high);
  sum.low = sum.low + (above.low + scaled.low);
  DoubleWord<A> s =
      quotient(a, DoubleWord<A>{difference + difference, rest + rest}, sum);
  TruthOf<A> isFirst = a.equalBits(k, a.pattern(0));
  s = {a.select(isFirst, size + size, s.high), a.select(isFirst, zero, s.low)};
  FloatOf<A> common = hyperbolic::logarithmOf(a, FloatOf<A>(a.ofInteger(k)), s);
  BitsOf<A> sign = signOf(a, x);
  return a.usually(
      a.less(size, one), withSign(a, common * half, sign), [&]() -> FloatOf<A> {
        FloatOf<A> infinity = a.literal(F::infinity);
        return a.select(a.equal(size, one), withSign(a, infinity, sign),
                        a.literal(F::notANumber));
      });
}

} // namespace runmat::elementary

#endif // RUNMAT_DEFINITIONS_ELEMENTARY_HYPERBOLIC_H
