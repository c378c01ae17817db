//===- ComplexRoots.h - square roots of complex numbers ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The square root of x+iy has the parts s = sqrt((|x| + |z|)/2) and y/(2*s), in
// this order or the other: nothing cancels. Kahan, Branch cuts for complex
// elementary functions (1987). Sums and roots are double words, so that the
// inverse functions can multiply roots before they are rounded.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_DEFINITIONS_ELEMENTARY_COMPLEXROOTS_H
#define RUNMAT_DEFINITIONS_ELEMENTARY_COMPLEXROOTS_H

#include "definitions/Elementary/ComplexNumbers.h"
#include "definitions/Elementary/Roots.h"

namespace runmat::elementary::complex {

template <typename A> struct WideComplex {
  DoubleWord<A> real, imaginary;
};

template <typename A>
DoubleWord<A> times(const A & /*a*/, DoubleWord<A> x, FloatOf<A> powerOfTwo) {
  return {x.high * powerOfTwo, x.low * powerOfTwo};
}
template <typename A>
DoubleWord<A> flipped(const A &a, DoubleWord<A> x, BitsOf<A> sign) {
  return {flip(a, x.high, sign), flip(a, x.low, sign)};
}
template <typename A>
DoubleWord<A> select(const A &a, TruthOf<A> condition, DoubleWord<A> x,
                     DoubleWord<A> y) {
  return {a.select(condition, x.high, y.high),
          a.select(condition, x.low, y.low)};
}
template <typename A>
DoubleWord<A> sum(const A &a, DoubleWord<A> x, DoubleWord<A> y) {
  auto [high, low] = exactSum(a, x.high, y.high);
  return exactSum(a, high, low + (x.low + y.low));
}
template <typename A> DoubleWord<A> square(const A &a, DoubleWord<A> x) {
  return product(a, x, x);
}

/// Squares of these are in the range, and what they lose is too.
template <typename A> constexpr double tiny = A::isSingle ? 0x1p-40 : 0x1p-400;
template <typename A> constexpr double huge = A::isSingle ? 0x1p+60 : 0x1p+400;

/// Parts that are finite, times a power of four that brings the larger one
/// into the range, and that of two by which the root comes back.
template <typename A> struct Ranged {
  WideComplex<A> number;
  FloatOf<A> back;
};
template <typename A> Ranged<A> ranged(const A &a, WideComplex<A> z) {
  constexpr double up = A::isSingle ? 0x1p+100 : 0x1p+700;
  constexpr double rootOfUp = A::isSingle ? 0x1p+50 : 0x1p+350;
  auto one = a.literal(1);
  FloatOf<A> longer = longerPart(a, Complex<A>{z.real.high, z.imaginary.high});
  auto choose = [&](double ofTiny, double ofHuge) {
    FloatOf<A> factor =
        a.select(a.less(longer, a.literal(tiny<A>)), a.literal(ofTiny), one);
    return a.select(a.less(a.literal(huge<A>), longer), a.literal(ofHuge),
                    factor);
  };
  FloatOf<A> factor = choose(up, 1 / up);
  return {{times(a, z.real, factor), times(a, z.imaginary, factor)},
          choose(1 / rootOfUp, rootOfUp)};
}

/// The root of finite numbers, with a real part that is not negative.
template <typename A>
WideComplex<A> squareRoot(const A &a, WideComplex<A> number) {
  auto [z, back] = ranged(a, number);
  auto zero = a.literal(0);
  BitsOf<A> sideOfReal = signOf(a, z.real.high);
  BitsOf<A> sideOfImaginary = signOf(a, z.imaginary.high);
  DoubleWord<A> x = flipped(a, z.real, sideOfReal);
  DoubleWord<A> y = flipped(a, z.imaginary, sideOfImaginary);
  DoubleWord<A> size =
      elementary::squareRoot(a, sum(a, square(a, x), square(a, y)));
  DoubleWord<A> mean = times(a, sum(a, size, x), FloatOf<A>(a.literal(0.5)));
  DoubleWord<A> longer = times(a, elementary::squareRoot(a, mean), back);
  // The imaginary part as it was: scaled it may be too small.
  DoubleWord<A> shorter =
      quotient(a, flipped(a, number.imaginary, sideOfImaginary),
               times(a, longer, FloatOf<A>(a.literal(2))));
  DoubleWord<A> nothing{zero, zero};
  TruthOf<A> isNothing = isZero(a, size.high);
  longer = select(a, isNothing, nothing, longer);
  shorter = select(a, isNothing, nothing, shorter);
  TruthOf<A> isLeft = a.less(z.real.high, zero);
  return {select(a, isLeft, shorter, longer),
          flipped(a, select(a, isLeft, longer, shorter), sideOfImaginary)};
}

/// With an infinite imaginary part so is the real part, whatever it was.
template <typename A> Complex<A> sqrt(const A &a, Complex<A> z) {
  auto zero = a.literal(0), infinity = a.literal(Format<A>::infinity);
  auto [x, y] = z;
  WideComplex<A> root = squareRoot(
      a, WideComplex<A>{DoubleWord<A>{x, zero}, DoubleWord<A>{y, zero}});
  Complex<A> common{root.real.high + root.real.low,
                    root.imaginary.high + root.imaginary.low};
  TruthOf<A> isModerate = isFinite(a, x) & isFinite(a, y);
  // Of real numbers the root is that of reals.
  FloatOf<A> size = a.sqrt(magnitude(a, x));
  TruthOf<A> isLeftOfZero = a.less(x, zero);
  Complex<A> ofReals{
      a.select(isLeftOfZero, zero, size),
      a.select(isLeftOfZero, withSign(a, size, signOf(a, y)), y)};
  common = select(a, isZero(a, y), ofReals, common);
  Complex<A> result = usually(a, isModerate, common, [&]() -> Complex<A> {
    auto none = a.literal(Format<A>::notANumber);
    TruthOf<A> isLeft = isNegative(a, x), isNumber = a.equal(y, y);
    FloatOf<A> endless = flip(a, FloatOf<A>(infinity), sideOf(a, y));
    FloatOf<A> nothing = flip(a, FloatOf<A>(zero), sideOf(a, y));
    Complex<A> ofReal{
        a.select(isLeft, a.select(isNumber, zero, none), infinity),
        a.select(isLeft, endless, a.select(isNumber, nothing, none))};
    Complex<A> limit =
        select(a, isInfinite(a, x), ofReal, Complex<A>{none, none});
    return select(a, isInfinite(a, y), Complex<A>{infinity, y}, limit);
  });
  return finish(a, result);
}

} // namespace runmat::elementary::complex

#endif // RUNMAT_DEFINITIONS_ELEMENTARY_COMPLEXROOTS_H
