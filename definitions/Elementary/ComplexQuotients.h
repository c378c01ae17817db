//===- ComplexQuotients.h - quotients and signs -----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The quotient by the larger part of the divisor: Smith, Algorithm 116: Complex
// division (1962). Both operands are scaled first where they are so large or
// small that its sums and products could leave the range although the quotient
// does not. It asks of an Arithmetic no more than sums, products, quotients,
// comparisons and choices, so that units write it in operations on arrays.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_DEFINITIONS_ELEMENTARY_COMPLEXQUOTIENTS_H
#define RUNMAT_DEFINITIONS_ELEMENTARY_COMPLEXQUOTIENTS_H

#include "definitions/Elementary/ComplexNumbers.h"

namespace runmat::elementary::complex {

/// A factor that brings a number into the middle of the range, and its inverse.
template <typename A> struct Centring {
  FloatOf<A> factor, inverse;
};
template <typename A> Centring<A> centring(const A &a, FloatOf<A> size) {
  constexpr double small = A::isSingle ? 0x1p-40 : 0x1p-400;
  constexpr double large = A::isSingle ? 0x1p+60 : 0x1p+500;
  TruthOf<A> isSmall = a.less(size, a.literal(small));
  TruthOf<A> isLarge = a.less(a.literal(large), size);
  auto choose = [&](double ofSmall, double ofLarge) {
    FloatOf<A> ofOthers = a.select(isLarge, a.literal(ofLarge), a.literal(1));
    return a.select(isSmall, a.literal(ofSmall), ofOthers);
  };
  constexpr double step = A::isSingle ? 0x1p+60 : 0x1p+500;
  return {choose(step, 1 / step), choose(1 / step, step)};
}

template <typename A> FloatOf<A> sizeOf(const A &a, FloatOf<A> x) {
  return a.select(a.less(x, a.literal(0)), a.literal(0) - x, x);
}

/// x/y for a y whose imaginary part is not 0.
template <typename A>
Complex<A> properQuotient(const A &a, Complex<A> x, Complex<A> y) {
  FloatOf<A> c = sizeOf(a, y.real), d = sizeOf(a, y.imaginary);
  FloatOf<A> p = sizeOf(a, x.real), q = sizeOf(a, x.imaginary);
  TruthOf<A> isSteep = a.less(c, d);
  Centring<A> ofX = centring(a, a.select(a.less(p, q), q, p));
  Centring<A> ofY = centring(a, a.select(isSteep, d, c));
  FloatOf<A> u = x.real * ofX.factor, v = x.imaginary * ofX.factor;
  FloatOf<A> longer = a.select(isSteep, y.imaginary, y.real) * ofY.factor;
  FloatOf<A> shorter = a.select(isSteep, y.real, y.imaginary) * ofY.factor;
  FloatOf<A> ratio = shorter / longer, below = longer + shorter * ratio;
  FloatOf<A> back = ofX.inverse * ofY.factor;
  FloatOf<A> real = a.select(isSteep, u * ratio + v, u + v * ratio) / below;
  FloatOf<A> imaginary =
      a.select(isSteep, v * ratio - u, v - u * ratio) / below;
  return {real * back, imaginary * back};
}

/// By a real number it goes by parts.
template <typename A>
Complex<A> quotient(const A &a, Complex<A> x, Complex<A> y) {
  TruthOf<A> isReal = a.equal(y.imaginary, a.literal(0));
  Complex<A> proper = properQuotient(a, x, y);
  return {a.select(isReal, x.real / y.real, proper.real),
          a.select(isReal, x.imaginary / y.real, proper.imaginary)};
}

} // namespace runmat::elementary::complex

#endif // RUNMAT_DEFINITIONS_ELEMENTARY_COMPLEXQUOTIENTS_H
