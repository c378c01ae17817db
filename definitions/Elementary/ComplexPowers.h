//===- ComplexPowers.h - powers of complex numbers --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// z^w = e^(w*log(z)), both parts of the exponent as double words: the more it
// is, the more of the logarithm counts.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_DEFINITIONS_ELEMENTARY_COMPLEXPOWERS_H
#define RUNMAT_DEFINITIONS_ELEMENTARY_COMPLEXPOWERS_H

#include "definitions/Elementary/ComplexExponentials.h"
#include "definitions/Elementary/ComplexLogarithms.h"
#include "definitions/Elementary/Powers.h"

namespace runmat::elementary::complex {

/// e^(x+iy).
template <typename A>
Complex<A> exponentialOf(const A &a, DoubleWord<A> x, DoubleWord<A> y) {
  auto e = boundedExponential(a, x);
  auto angle = angles::ofRadians(a, magnitude(a, y.high));
  FloatOf<A> lost = flip(a, y.low, signOf(a, y.high));
  angle.rest = exactSum(a, angle.rest.high, angle.rest.low + lost);
  auto waves = angles::wavesOf(a, angle.rest);
  FloatOf<A> sine = angles::sineOf(a, waves, angle.quarters);
  FloatOf<A> cosine = angles::cosineOf(a, waves, angle.quarters);
  FloatOf<A> size = e.high + e.low;
  return {scaledByThirds(a, size * cosine, e.k),
          flip(a, scaledByThirds(a, size * sine, e.k), signOf(a, y.high))};
}

/// The exponents of powers that are numbers, as sums of products.
template <typename A>
DoubleWord<A> combined(const A &a, FloatOf<A> x, DoubleWord<A> u, FloatOf<A> y,
                       DoubleWord<A> v) {
  auto zero = a.literal(0);
  DoubleWord<A> all = sum(a, product(a, DoubleWord<A>{x, zero}, u),
                          product(a, DoubleWord<A>{y, zero}, v));
  FloatOf<A> plain = x * u.high + y * v.high;
  TruthOf<A> isExact = isFinite(a, all.high) & isFinite(a, all.low);
  return {a.select(isExact, all.high, plain), a.select(isExact, all.low, zero)};
}

template <typename A> Complex<A> power(const A &a, Complex<A> z, Complex<A> w) {
  DoubleWord<A> size =
      logarithmOfAny(a, DoubleWord<A>{z.real, a.literal(0)}, z.imaginary);
  DoubleWord<A> angle = arcs::wideOfPoint(a, magnitude(a, z.imaginary), z.real);
  angle = flipped(a, angle, signOf(a, z.imaginary));
  return finish(
      a, exponentialOf(
             a, combined(a, w.real, size, negative(a, w.imaginary), angle),
             combined(a, w.real, angle, w.imaginary, size)));
}

/// z^w for a real w that is not whole. A number without an imaginary part has
/// the power of a real one where that is real, which zeros have, too.
template <typename A>
Complex<A> brokenPower(const A &a, Complex<A> z, Complex<A> w) {
  auto zero = a.literal(0);
  TruthOf<A> isReal = a.equal(z.imaginary, zero);
  TruthOf<A> isComplex = a.negation(isReal) | a.less(z.real, zero);
  return usually(a, isComplex, power(a, z, w), [&]() -> Complex<A> {
    return {elementary::power(a, z.real, w.real), zero};
  });
}

} // namespace runmat::elementary::complex

#endif // RUNMAT_DEFINITIONS_ELEMENTARY_COMPLEXPOWERS_H
