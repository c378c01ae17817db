//===- Quotients.h - quotients of double words ------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A quotient and what it lacks, by one reciprocal: the remainder of a nearby
// quotient is exact in fma (Markstein, Computation of elementary functions on
// the IBM RISC System/6000 processor, 1990), so the reciprocal itself need not
// be rounded.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_DEFINITIONS_ELEMENTARY_QUOTIENTS_H
#define RUNMAT_DEFINITIONS_ELEMENTARY_QUOTIENTS_H

#include "definitions/Elementary/DoubleWord.h"

namespace runmat::elementary {

/// 1/x good to a unit in the last place or two, for x > 0 where that and x are
/// normal. Many machines have no rounded division of singles: there the bits of
/// x make a guess that is 1/8 off at most, and two steps of third order follow.
template <typename A> FloatOf<A> inverse(const A &a, FloatOf<A> x) {
  FloatOf<A> one = a.literal(1);
  if constexpr (A::isSingle) {
    FloatOf<A> guess = a.ofBits(a.pattern(0x7ef311c7) - a.bitsOf(x));
    for (int step = 0; step < 2; ++step) {
      FloatOf<A> e = a.fma(negative(a, x), guess, one);
      guess = a.fma(guess, a.fma(e, e, e), guess);
    }
    return guess;
  } else {
    return one / x;
  }
}

/// x/y for y > 0. high is within two units in the last place, and high + low
/// good to nearly twice the digits.
template <typename A>
DoubleWord<A> quotient(const A &a, DoubleWord<A> x, DoubleWord<A> y) {
  FloatOf<A> r = inverse(a, y.high);
  FloatOf<A> high = x.high * r, minus = negative(a, high);
  FloatOf<A> rest = a.fma(minus, y.high, x.high);
  return {high, (rest + a.fma(minus, y.low, x.low)) * r};
}

/// The square root of x > 0.
template <typename A> DoubleWord<A> squareRoot(const A &a, DoubleWord<A> x) {
  FloatOf<A> high = a.sqrt(x.high);
  FloatOf<A> rest = a.fma(negative(a, high), high, x.high) + x.low;
  return {high, rest * (a.literal(0.5) * inverse(a, high))};
}

} // namespace runmat::elementary

#endif // RUNMAT_DEFINITIONS_ELEMENTARY_QUOTIENTS_H
