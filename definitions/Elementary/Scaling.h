//===- Scaling.h - exponents and mantissas ----------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Numbers taken apart into m*2^k, and put together again with one rounding.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_DEFINITIONS_ELEMENTARY_SCALING_H
#define RUNMAT_DEFINITIONS_ELEMENTARY_SCALING_H

#include "definitions/Elementary/TextParts.h"

namespace runmat::elementary {

template <typename A> struct Split {
  FloatOf<A> k, m;
  BitsOf<A> exponent; ///< k + bias
};

/// x = m*2^k with sqrt(1/2) <= m < sqrt(2), for normal x > 0.
template <typename A> Split<A> split(const A &a, FloatOf<A> x) {
  using F = Format<A>;
  constexpr uint64_t rootOfHalf = A::isSingle ? 0x3f3504f3 : 0x3fe6a09e667f3bcd;
  constexpr uint64_t fraction = (uint64_t(1) << F::fraction) - 1;
  BitsOf<A> fromRoot = a.bitsOf(x) - a.pattern(rootOfHalf - F::one);
  BitsOf<A> exponent = a.shiftRightLogical(fromRoot, F::fraction);
  // A number of the size of `whole` has its low bits as they are.
  constexpr double whole = A::isSingle ? 0x1p23 : 0x1p52;
  FloatOf<A> k = a.ofBits(exponent | a.bitsOf(a.literal(whole))) -
                 a.literal(whole + F::bias);
  FloatOf<A> m =
      a.ofBits((fromRoot & a.pattern(fraction)) + a.pattern(rootOfHalf));
  return {k, m, exponent};
}

/// 2^-k for the k of a Split, -bias < k < bias.
template <typename A> FloatOf<A> inversePower(const A &a, Split<A> s) {
  using F = Format<A>;
  return a.ofBits(
      a.shiftLeft(a.pattern(2 * F::bias) - s.exponent, F::fraction));
}

/// x*2^k, where `sum` is k + rounder; x and the result are normal.
template <typename A>
FloatOf<A> scaled(const A &a, FloatOf<A> x, FloatOf<A> sum) {
  return a.ofBits(a.bitsOf(x) +
                  a.shiftLeft(a.bitsOf(sum), Format<A>::fraction));
}

/// (high + low)*2^k with one rounding, for high + low in [0.7, 1.42], also
/// where it is subnormal or too large; k is whole, at most bias + 1 and at
/// least one less than the exponent of the smallest subnormal.
template <typename A>
FloatOf<A> scaledFully(const A &a, FloatOf<A> high, FloatOf<A> low,
                       FloatOf<A> k) {
  using F = Format<A>;
  constexpr double lowest = 1.0 - F::bias - F::fraction;
  auto half = a.literal(0.5), one = a.literal(1);
  // 2^lowest is a number: (1+q)*2^k = (1 + (q/2 - 1/2))*2^(k+1).
  TruthOf<A> isLow = a.less(k, a.literal(lowest));
  FloatOf<A> q = (high - one) + low;
  q = a.select(isLow, q * half - half, q);
  k = a.select(isLow, k + one, k);
  FloatOf<A> rounder = a.literal(F::rounder);
  FloatOf<A> sum = a.fma(k, half, rounder);
  FloatOf<A> first = powerOfTwo(a, sum);
  FloatOf<A> second = powerOfTwo(a, (k - (sum - rounder)) + rounder);
  FloatOf<A> small = a.fmaOfAll(q * first, second, first * second);
  FloatOf<A> large = ((high + low) * first) * second;
  return a.select(a.less(k, a.literal(2.0 - F::bias)), small, large);
}

} // namespace runmat::elementary

#endif // RUNMAT_DEFINITIONS_ELEMENTARY_SCALING_H
