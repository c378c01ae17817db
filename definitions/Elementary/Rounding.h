//===- Rounding.h - round, fix, floor, ceil, sign ---------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// All by way of the greatest whole number that is not above; a zero keeps the
// sign of x.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_DEFINITIONS_ELEMENTARY_ROUNDING_H
#define RUNMAT_DEFINITIONS_ELEMENTARY_ROUNDING_H

#include "definitions/Elementary/TextParts.h"

namespace runmat::elementary {

template <typename A> FloatOf<A> floor(const A &a, FloatOf<A> x) {
  return finish(a, withSign(a, a.floor(x), signOf(a, x)));
}

template <typename A> FloatOf<A> ceil(const A &a, FloatOf<A> x) {
  return finish(a, negative(a, floor(a, negative(a, x))));
}

/// Toward zero.
template <typename A> FloatOf<A> fix(const A &a, FloatOf<A> x) {
  FloatOf<A> size = a.floor(magnitude(a, x));
  return finish(a, withSign(a, size, signOf(a, x)));
}

/// Half away from zero. The fraction is exact, as x + 0.5 would not be.
template <typename A> FloatOf<A> round(const A &a, FloatOf<A> x) {
  FloatOf<A> size = magnitude(a, x), whole = a.floor(size);
  TruthOf<A> isBelow = a.less(size - whole, a.literal(0.5));
  FloatOf<A> next = a.select(isBelow, whole, whole + a.literal(1));
  next = a.select(a.less(size, a.literal(Format<A>::infinity)), next, size);
  return finish(a, withSign(a, next, signOf(a, x)));
}

/// -1, 0 or 1; NaN for NaN.
template <typename A> FloatOf<A> sign(const A &a, FloatOf<A> x) {
  FloatOf<A> zero = a.literal(0), one = a.literal(1);
  FloatOf<A> result = a.select(a.less(zero, x), one, zero);
  result = a.select(a.less(x, zero), a.literal(-1), result);
  return a.select(a.equal(x, x), result, a.literal(Format<A>::notANumber));
}

} // namespace runmat::elementary

#endif // RUNMAT_DEFINITIONS_ELEMENTARY_ROUNDING_H
