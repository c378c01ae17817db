//===- ElementaryText.h - the elementary functions --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every finished function as a member, for the tables that the catalogue makes:
// `&ElementaryText<A>::sin`. The texts themselves lie in the files of their
// families.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_DEFINITIONS_ELEMENTARY_ELEMENTARYTEXT_H
#define RUNMAT_DEFINITIONS_ELEMENTARY_ELEMENTARYTEXT_H

#include "definitions/Elementary/ErrorFunctions.h"
#include "definitions/Elementary/Exponentials.h"
#include "definitions/Elementary/Hyperbolic.h"
#include "definitions/Elementary/Logarithms.h"
#include "definitions/Elementary/Powers.h"
#include "definitions/Elementary/Trigonometric.h"

namespace runmat::elementary {

template <typename A> class ElementaryText {
public:
  using Float = typename A::Float;

  explicit ElementaryText(A arithmetic = {}) : a(arithmetic) {}

  Float exp(Float x) const { return elementary::exp(a, x); }
  Float exp2(Float x) const { return elementary::exp2(a, x); }
  Float exp10(Float x) const { return elementary::exp10(a, x); }
  Float expm1(Float x) const { return elementary::expm1(a, x); }
  Float log(Float x) const { return elementary::log(a, x); }
  Float log2(Float x) const { return elementary::log2(a, x); }
  Float log10(Float x) const { return elementary::log10(a, x); }
  Float log1p(Float x) const { return elementary::log1p(a, x); }
  /// IEEE pow, except that it is NaN for every negative x with a y that is not
  /// whole.
  Float power(Float x, Float y) const { return elementary::power(a, x, y); }
  Float sinh(Float x) const { return elementary::sinh(a, x); }
  Float cosh(Float x) const { return elementary::cosh(a, x); }
  Float tanh(Float x) const { return elementary::tanh(a, x); }
  Float asinh(Float x) const { return elementary::asinh(a, x); }
  Float acosh(Float x) const { return elementary::acosh(a, x); }
  Float atanh(Float x) const { return elementary::atanh(a, x); }
  Float sin(Float x) const { return elementary::sin(a, x); }
  Float cos(Float x) const { return elementary::cos(a, x); }
  Float tan(Float x) const { return elementary::tan(a, x); }
  Float sinpi(Float x) const { return elementary::sinpi(a, x); }
  Float cospi(Float x) const { return elementary::cospi(a, x); }
  Float tanpi(Float x) const { return elementary::tanpi(a, x); }
  Float sind(Float x) const { return elementary::sind(a, x); }
  Float cosd(Float x) const { return elementary::cosd(a, x); }
  Float tand(Float x) const { return elementary::tand(a, x); }
  /// The sine, then the cosine.
  std::array<Float, 2> sincos(Float x) const {
    return elementary::sincos(a, x);
  }
  Float erf(Float x) const { return elementary::erf(a, x); }
  Float erfc(Float x) const { return elementary::erfc(a, x); }

private:
  A a;
};

template <typename T>
using PlainElementary = ElementaryText<PlainArithmetic<T>>;

} // namespace runmat::elementary

#endif // RUNMAT_DEFINITIONS_ELEMENTARY_ELEMENTARYTEXT_H
