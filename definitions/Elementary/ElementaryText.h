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
#include "definitions/Elementary/GammaFunctions.h"
#include "definitions/Elementary/Hyperbolic.h"
#include "definitions/Elementary/InverseErrorFunctions.h"
#include "definitions/Elementary/InverseTrigonometric.h"
#include "definitions/Elementary/Logarithms.h"
#include "definitions/Elementary/Powers.h"
#include "definitions/Elementary/Remainders.h"
#include "definitions/Elementary/Roots.h"
#include "definitions/Elementary/Rounding.h"
#include "definitions/Elementary/Trigonometric.h"

namespace runmat::elementary {

template <typename A> class ElementaryText {
public:
  using Float = typename A::Float;

  explicit ElementaryText(A arithmetic = {}) : a(arithmetic) {}

  Float exp(Float x) const { return elementary::exp(a, x); }
  Float exp2(Float x) const { return elementary::exp2(a, x); }
  Float exp10(Float x) const { return elementary::exp10(a, x); }
  Float expm1(Float x) const {
    return itself(x, [&](Float t) { return elementary::expm1(a, t); });
  }
  Float log(Float x) const { return elementary::log(a, x); }
  Float log2(Float x) const { return elementary::log2(a, x); }
  Float log10(Float x) const { return elementary::log10(a, x); }
  Float log1p(Float x) const {
    return itself(x, [&](Float t) { return elementary::log1p(a, t); });
  }
  /// IEEE pow, except that it is NaN for every negative x with a y that is not
  /// whole.
  Float power(Float x, Float y) const { return elementary::power(a, x, y); }
  Float sinh(Float x) const {
    return itself(x, [&](Float t) { return elementary::sinh(a, t); });
  }
  Float cosh(Float x) const { return elementary::cosh(a, x); }
  Float tanh(Float x) const {
    return itself(x, [&](Float t) { return elementary::tanh(a, t); });
  }
  Float asinh(Float x) const {
    return itself(x, [&](Float t) { return elementary::asinh(a, t); });
  }
  Float acosh(Float x) const { return elementary::acosh(a, x); }
  Float atanh(Float x) const {
    return itself(x, [&](Float t) { return elementary::atanh(a, t); });
  }
  Float sin(Float x) const { return elementary::sin(a, x); }
  Float cos(Float x) const { return elementary::cos(a, x); }
  Float tan(Float x) const {
    return itself(x, [&](Float t) { return elementary::tan(a, t); });
  }
  Float sinpi(Float x) const {
    return line(x, pi, [&](Float t) { return elementary::sinpi(a, t); });
  }
  Float cospi(Float x) const { return elementary::cospi(a, x); }
  Float tanpi(Float x) const {
    return line(x, pi, [&](Float t) { return elementary::tanpi(a, t); });
  }
  Float sind(Float x) const {
    return line(x, degree, [&](Float t) { return elementary::sind(a, t); });
  }
  Float cosd(Float x) const { return elementary::cosd(a, x); }
  Float tand(Float x) const {
    return line(x, degree, [&](Float t) { return elementary::tand(a, t); });
  }
  /// The sine, then the cosine.
  std::array<Float, 2> sincos(Float x) const {
    return elementary::sincos(a, x);
  }
  Float erf(Float x) const {
    return line(x, slopeOfErf, [&](Float t) { return elementary::erf(a, t); });
  }
  Float erfc(Float x) const { return elementary::erfc(a, x); }
  Float erfcx(Float x) const { return elementary::erfcx(a, x); }
  Float erfinv(Float x) const {
    return line(x, slopeOfErfinv,
                [&](Float t) { return elementary::erfinv(a, t); });
  }
  Float erfcinv(Float x) const { return elementary::erfcinv(a, x); }
  Float gamma(Float x) const { return elementary::gamma(a, x); }
  Float gammaln(Float x) const { return elementary::gammaln(a, x); }
  Float psi(Float x) const { return elementary::psi(a, x); }
  Float beta(Float x, Float y) const { return elementary::beta(a, x, y); }
  Float betaln(Float x, Float y) const { return elementary::betaln(a, x, y); }
  Float asin(Float x) const {
    return itself(x, [&](Float t) { return elementary::asin(a, t); });
  }
  Float acos(Float x) const { return elementary::acos(a, x); }
  Float atan(Float x) const {
    return itself(x, [&](Float t) { return elementary::atan(a, t); });
  }
  Float asind(Float x) const {
    return line(x, radian, [&](Float t) { return elementary::asind(a, t); });
  }
  Float acosd(Float x) const { return elementary::acosd(a, x); }
  Float atand(Float x) const {
    return line(x, radian, [&](Float t) { return elementary::atand(a, t); });
  }
  Float atan2(Float y, Float x) const { return elementary::atan2(a, y, x); }
  Float atan2d(Float y, Float x) const { return elementary::atan2d(a, y, x); }
  Float pow2(Float x, Float e) const { return elementary::pow2(a, x, e); }
  Float rsqrt(Float x) const { return elementary::rsqrt(a, x); }
  Float cbrt(Float x) const { return elementary::cbrt(a, x); }
  Float nthroot(Float x, Float n) const { return elementary::nthroot(a, x, n); }
  Float hypot(Float x, Float y) const { return elementary::hypot(a, x, y); }
  Float rem(Float x, Float y) const { return elementary::rem(a, x, y); }
  Float mod(Float x, Float y) const { return elementary::mod(a, x, y); }
  Float round(Float x) const { return elementary::round(a, x); }
  Float fix(Float x) const { return elementary::fix(a, x); }
  Float floor(Float x) const { return elementary::floor(a, x); }
  Float ceil(Float x) const { return elementary::ceil(a, x); }
  Float sign(Float x) const { return elementary::sign(a, x); }

private:
  static constexpr double pi = 0x1.921fb54442d18p+1;
  static constexpr double degree = 0x1.1df46a2529d39p-6;        // pi/180
  static constexpr double radian = 0x1.ca5dc1a63c1f8p+5;        // 180/pi
  static constexpr double slopeOfErf = 0x1.20dd750429b6dp+0;    // 2/sqrt(pi)
  static constexpr double slopeOfErfinv = 0x1.c5bf891b4ef6bp-1; // sqrt(pi)/2

  /// A function that is slope*x near 0.
  template <typename F> Float line(Float x, double slope, F f) const {
    return linearNearZero(a, x, slope, f);
  }
  /// A function that is x near 0.
  template <typename F> Float itself(Float x, F f) const {
    return itselfNearZero(a, x, f);
  }

  A a;
};

template <typename T>
using PlainElementary = ElementaryText<PlainArithmetic<T>>;

} // namespace runmat::elementary

#endif // RUNMAT_DEFINITIONS_ELEMENTARY_ELEMENTARYTEXT_H
