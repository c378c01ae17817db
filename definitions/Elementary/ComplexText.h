//===- ComplexText.h - functions of complex numbers -------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every finished function as a member, for the tables that the catalogue makes:
// `&ComplexText<A>::sin`. The texts themselves lie in the files of their
// families.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_DEFINITIONS_ELEMENTARY_COMPLEXTEXT_H
#define RUNMAT_DEFINITIONS_ELEMENTARY_COMPLEXTEXT_H

#include "definitions/Elementary/ComplexAngles.h"
#include "definitions/Elementary/ComplexExponentials.h"
#include "definitions/Elementary/ComplexInverses.h"
#include "definitions/Elementary/ComplexLogarithms.h"
#include "definitions/Elementary/ComplexPowers.h"
#include "definitions/Elementary/ComplexQuotients.h"
#include "definitions/Elementary/ComplexRoots.h"
#include "definitions/Elementary/ComplexSigns.h"

namespace runmat::elementary {

template <typename A> class ComplexText {
public:
  using Number = Complex<A>;

  explicit ComplexText(A arithmetic = {}) : a(arithmetic) {}

  Number exp(Number z) const { return complex::exp(a, z); }
  Number expm1(Number z) const { return complex::expm1(a, z); }
  Number log(Number z) const { return complex::log(a, z); }
  Number log2(Number z) const { return complex::log2(a, z); }
  Number log10(Number z) const { return complex::log10(a, z); }
  Number log1p(Number z) const { return complex::log1p(a, z); }
  Number sqrt(Number z) const { return complex::sqrt(a, z); }
  Number sin(Number z) const { return complex::sin(a, z); }
  Number cos(Number z) const { return complex::cos(a, z); }
  Number tan(Number z) const { return complex::tan(a, z); }
  Number sinh(Number z) const { return complex::sinh(a, z); }
  Number cosh(Number z) const { return complex::cosh(a, z); }
  Number tanh(Number z) const { return complex::tanh(a, z); }
  Number asin(Number z) const { return complex::asin(a, belowCut(z)); }
  Number acos(Number z) const { return complex::acos(a, belowCut(z)); }
  Number atan(Number z) const { return complex::atan(a, z); }
  Number asinh(Number z) const { return complex::asinh(a, z); }
  Number acosh(Number z) const { return complex::acosh(a, z); }
  Number atanh(Number z) const { return complex::atanh(a, z); }
  Number sign(Number z) const { return complex::sign(a, z); }
  Number sind(Number z) const { return complex::sind(a, z); }
  Number cosd(Number z) const { return complex::cosd(a, z); }
  Number tand(Number z) const { return complex::tand(a, z); }
  Number asind(Number z) const { return complex::asind(a, belowCut(z)); }
  Number acosd(Number z) const { return complex::acosd(a, belowCut(z)); }
  Number atand(Number z) const { return complex::atand(a, z); }
  Number sinpi(Number z) const { return complex::sinpi(a, z); }
  Number cospi(Number z) const { return complex::cospi(a, z); }
  Number quotient(Number x, Number y) const {
    return complex::quotient(a, x, y);
  }
  /// Of an x that is not 0.
  Number power(Number x, Number y) const { return complex::power(a, x, y); }
  Number brokenPower(Number x, Number y) const {
    return complex::brokenPower(a, x, y);
  }

private:
  /// Real numbers beyond 1 lie below the cut, as in MATLAB: asin(2) is
  /// 1.5708 - 1.3170i.
  Number belowCut(Number z) const {
    auto isReal = a.equal(z.imaginary, a.literal(0));
    auto isBeyond = a.less(a.literal(1), z.real);
    return {z.real, a.select(isReal & isBeyond, a.literal(-0.0), z.imaginary)};
  }

  A a;
};

template <typename T> using PlainComplex = ComplexText<PlainArithmetic<T>>;

} // namespace runmat::elementary

#endif // RUNMAT_DEFINITIONS_ELEMENTARY_COMPLEXTEXT_H
