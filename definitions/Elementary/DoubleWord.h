//===- DoubleWord.h - numbers of twice the digits ---------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Unevaluated sums high + low, where low is at most about the last place of
// high. Exact sums and products: Dekker, A floating-point technique for
// extending the available precision (1971); Knuth, The Art of Computer
// Programming 2. Operations: Joldes, Muller, Popescu, Tight and rigorous error
// bounds for basic building blocks of double-word arithmetic (2017).
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_DEFINITIONS_ELEMENTARY_DOUBLEWORD_H
#define RUNMAT_DEFINITIONS_ELEMENTARY_DOUBLEWORD_H

#include "definitions/Elementary/TextParts.h"

namespace runmat::elementary {

template <typename A> struct DoubleWord {
  FloatOf<A> high, low;
};

template <typename A>
DoubleWord<A> literalPair(const A &a, double h, double l) {
  return {a.literal(h), a.literal(l)};
}

/// large + small, exactly, where large is 0 or |large| >= |small|.
template <typename A>
DoubleWord<A> orderedSum(const A & /*a*/, FloatOf<A> large, FloatOf<A> small) {
  FloatOf<A> sum = large + small;
  return {sum, small - (sum - large)};
}

/// x + y, exactly.
template <typename A>
DoubleWord<A> exactSum(const A & /*a*/, FloatOf<A> x, FloatOf<A> y) {
  FloatOf<A> sum = x + y;
  FloatOf<A> ofY = sum - x, ofX = sum - ofY;
  return {sum, (x - ofX) + (y - ofY)};
}

/// x*y, exactly unless it is subnormal.
template <typename A>
DoubleWord<A> exactProduct(const A &a, FloatOf<A> x, FloatOf<A> y) {
  FloatOf<A> product = x * y;
  return {product, a.fma(x, y, negative(a, product))};
}

/// x*y within 5 units in the last place of the low word.
template <typename A>
DoubleWord<A> product(const A &a, DoubleWord<A> x, DoubleWord<A> y) {
  auto [high, low] = exactProduct(a, x.high, y.high);
  low = a.fma(x.high, y.low, a.fma(x.low, y.high, low));
  return orderedSum(a, high, low);
}

/// large + small, where |large.high| >= |small.high|.
template <typename A>
DoubleWord<A> orderedSum(const A &a, DoubleWord<A> large, DoubleWord<A> small) {
  auto [high, low] = orderedSum(a, large.high, small.high);
  return orderedSum(a, high, low + (large.low + small.low));
}

/// c[0] + t*(c[1] + …), as Horner's rule has it, where nothing is lost in the
/// last two steps; c[0] and c[1] have low words.
template <typename A, size_t n>
DoubleWord<A> hornerPair(const A &a, FloatOf<A> t, const double (&c)[n],
                         const double (&lows)[2]) {
  auto step = [&](size_t i, DoubleWord<A> rest) -> DoubleWord<A> {
    FloatOf<A> first = a.literal(c[i]), high = a.fma(t, rest.high, first);
    FloatOf<A> low = a.fma(t, rest.high, first - high);
    return {high, a.fma(t, rest.low, low + a.literal(lows[i]))};
  };
  FloatOf<A> above = hornerByPairs<2>(a, t, c);
  return step(0, step(1, {above, a.literal(0)}));
}

} // namespace runmat::elementary

#endif // RUNMAT_DEFINITIONS_ELEMENTARY_DOUBLEWORD_H
