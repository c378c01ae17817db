//===- ComplexSigns.h - the direction of a complex number -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_DEFINITIONS_ELEMENTARY_COMPLEXSIGNS_H
#define RUNMAT_DEFINITIONS_ELEMENTARY_COMPLEXSIGNS_H

#include "definitions/Elementary/ComplexNumbers.h"
#include "definitions/Elementary/Roots.h"

namespace runmat::elementary::complex {

/// z/|z|, and 0 of 0.
template <typename A> Complex<A> sign(const A &a, Complex<A> z) {
  constexpr double up = A::isSingle ? 0x1p+60 : 0x1p+200;
  constexpr double small = A::isSingle ? 0x1p-60 : 0x1p-500;
  constexpr double large = A::isSingle ? 0x1p+120 : 0x1p+1000;
  FloatOf<A> longer = longerPart(a, z), factor = a.literal(1);
  factor = a.select(a.less(longer, a.literal(small)), a.literal(up), factor);
  factor =
      a.select(a.less(a.literal(large), longer), a.literal(1 / up), factor);
  Complex<A> scaled{z.real * factor, z.imaginary * factor};
  FloatOf<A> size = hypot(a, scaled.real, scaled.imaginary);
  Complex<A> result{scaled.real / size, scaled.imaginary / size};
  return finish(a, select(a, isZero(a, longer), z, result));
}

} // namespace runmat::elementary::complex

#endif // RUNMAT_DEFINITIONS_ELEMENTARY_COMPLEXSIGNS_H
