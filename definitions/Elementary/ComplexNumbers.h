//===- ComplexNumbers.h - what all complex texts use ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A complex text is a function template `Complex<A> name(const A &a,
// Complex<A> z)` over the same Arithmetic as the real texts, of which it is
// made. ComplexText.h collects the finished functions. Zeros of either sign
// tell the sides of branch cuts, as in ISO C's Annex G: Kahan, Branch cuts for
// complex elementary functions (1987).
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_DEFINITIONS_ELEMENTARY_COMPLEXNUMBERS_H
#define RUNMAT_DEFINITIONS_ELEMENTARY_COMPLEXNUMBERS_H

#include "definitions/Elementary/DoubleWord.h"

namespace runmat::elementary {

template <typename A> struct Complex {
  FloatOf<A> real, imaginary;
};

/// NaNs become one.
template <typename A> Complex<A> finish(const A &a, Complex<A> z) {
  return {finish(a, z.real), finish(a, z.imaginary)};
}

template <typename A>
Complex<A> select(const A &a, TruthOf<A> condition, Complex<A> x,
                  Complex<A> y) {
  return {a.select(condition, x.real, y.real),
          a.select(condition, x.imaginary, y.imaginary)};
}

/// As that of an Arithmetic.
template <typename A, typename Rare>
Complex<A> usually(const A &a, TruthOf<A> condition, Complex<A> common,
                   Rare rare) {
  auto [real, imaginary] = a.usually(
      condition, std::array<FloatOf<A>, 2>{common.real, common.imaginary},
      [&]() -> std::array<FloatOf<A>, 2> {
        Complex<A> z = rare();
        return {z.real, z.imaginary};
      });
  return {real, imaginary};
}

/// i*z and -i*z.
template <typename A> Complex<A> turnedLeft(const A &a, Complex<A> z) {
  return {negative(a, z.imaginary), z.real};
}
template <typename A> Complex<A> turnedRight(const A &a, Complex<A> z) {
  return {z.imaginary, negative(a, z.real)};
}

/// The sign bit, none of NaN: what computes a NaN, negates or loads one sets
/// its sign as it likes, and devices do so otherwise than processors.
template <typename A> BitsOf<A> sideOf(const A &a, FloatOf<A> x) {
  return a.selectBits(a.equal(x, x), signOf(a, x), a.pattern(0));
}

template <typename A> TruthOf<A> isZero(const A &a, FloatOf<A> x) {
  return a.equal(x, a.literal(0));
}
template <typename A> TruthOf<A> isInfinite(const A &a, FloatOf<A> x) {
  return a.equal(magnitude(a, x), a.literal(Format<A>::infinity));
}
template <typename A> TruthOf<A> isFinite(const A &a, FloatOf<A> x) {
  return a.less(magnitude(a, x), a.literal(Format<A>::infinity));
}

/// The larger of the magnitudes of the parts; NaN if any is, but for an
/// infinity.
template <typename A> FloatOf<A> longerPart(const A &a, Complex<A> z) {
  FloatOf<A> x = magnitude(a, z.real), y = magnitude(a, z.imaginary);
  FloatOf<A> longer = a.select(a.less(y, x), x, y);
  longer = a.select(a.equal(x, x), longer, x);
  FloatOf<A> infinity = a.literal(Format<A>::infinity);
  return a.select(isInfinite(a, x) | isInfinite(a, y), infinity, longer);
}

} // namespace runmat::elementary

#endif // RUNMAT_DEFINITIONS_ELEMENTARY_COMPLEXNUMBERS_H
