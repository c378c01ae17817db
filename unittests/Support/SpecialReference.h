//===- SpecialReference.h - exact special functions -------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// In the forms that ElementaryReference.h wants: for MPFR, with the values at
// poles and outside of domains that the language has, and `near` ones in a
// wider type.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_UNITTESTS_SUPPORT_SPECIALREFERENCE_H
#define RUNMAT_UNITTESTS_SUPPORT_SPECIALREFERENCE_H

#include <cmath>
#include <limits>
#include <mpfr.h>

namespace runmat::test {

/// Numbers of MPFR that go when they are left.
class Scratch {
public:
  explicit Scratch(mpfr_prec_t bits) { mpfr_init2(value, bits); }
  Scratch(const Scratch &) = delete;
  Scratch &operator=(const Scratch &) = delete;
  ~Scratch() { mpfr_clear(value); }

  mpfr_t value;
};

/// Infinite at negative whole numbers.
inline int exactGamma(mpfr_ptr result, mpfr_srcptr x, mpfr_rnd_t rounding) {
  const int order = mpfr_gamma(result, x, rounding);
  if (mpfr_number_p(x) && mpfr_nan_p(result))
    mpfr_set_inf(result, 1);
  return order;
}

/// NaN below 0.
template <int (*function)(mpfr_ptr, mpfr_srcptr, mpfr_rnd_t)>
int exactOfPositive(mpfr_ptr result, mpfr_srcptr x, mpfr_rnd_t rounding) {
  if (!mpfr_nan_p(x) && mpfr_sgn(x) < 0) {
    mpfr_set_nan(result);
    return 0;
  }
  return function(result, x, rounding);
}
inline int exactLnGamma(mpfr_ptr result, mpfr_srcptr x, mpfr_rnd_t rounding) {
  int sign = 0;
  return mpfr_lgamma(result, &sign, x, rounding);
}
inline int exactDigamma(mpfr_ptr result, mpfr_srcptr x, mpfr_rnd_t rounding) {
  if (mpfr_zero_p(x)) {
    mpfr_set_inf(result, mpfr_signbit(x) ? 1 : -1);
    return 0;
  }
  return mpfr_digamma(result, x, rounding);
}

/// e^(x^2)*erfc(x), with digits enough for what cancels in neither factor.
inline int exactErfcx(mpfr_ptr result, mpfr_srcptr x, mpfr_rnd_t rounding) {
  Scratch square(mpfr_get_prec(x) * 2 + 64), value(400);
  if (mpfr_nan_p(x) || mpfr_inf_p(x)) {
    mpfr_set(result, x, rounding);
    if (mpfr_inf_p(x) && mpfr_sgn(x) > 0)
      mpfr_set_zero(result, 1);
    else if (mpfr_inf_p(x))
      mpfr_set_inf(result, 1);
    return 0;
  }
  if (mpfr_cmp_d(x, 20000) > 0) {
    // 1/(sqrt(pi)*x) * (1 - 1/(2*x^2) + 3/(4*x^4) - …)
    Scratch term(400), sum(400);
    mpfr_sqr(square.value, x, MPFR_RNDN);
    mpfr_set_ui(term.value, 1, MPFR_RNDN);
    mpfr_set_ui(sum.value, 1, MPFR_RNDN);
    for (unsigned i = 1; i < 16; i += 2) {
      mpfr_mul_ui(term.value, term.value, i, MPFR_RNDN);
      mpfr_div(term.value, term.value, square.value, MPFR_RNDN);
      mpfr_div_si(term.value, term.value, -2, MPFR_RNDN);
      mpfr_add(sum.value, sum.value, term.value, MPFR_RNDN);
    }
    mpfr_const_pi(term.value, MPFR_RNDN);
    mpfr_sqrt(term.value, term.value, MPFR_RNDN);
    mpfr_mul(term.value, term.value, x, MPFR_RNDN);
    return mpfr_div(result, sum.value, term.value, rounding);
  }
  mpfr_sqr(square.value, x, MPFR_RNDN);
  mpfr_exp(value.value, square.value, MPFR_RNDN);
  mpfr_erfc(result, x, rounding);
  return mpfr_mul(result, result, value.value, rounding);
}

/// z with erfc(z) = y (erf where `isErf`), by Newton's method for its logarithm
/// where z > 0, from a first guess in double.
inline void solveErfc(mpfr_ptr z, mpfr_srcptr y, double guess) {
  Scratch value(300), step(300);
  mpfr_set_d(z, guess, MPFR_RNDN);
  for (int i = 0; i < 40; ++i) {
    // z += log(erfc(z)/y) * erfc(z) * e^(z^2) * sqrt(pi)/2
    mpfr_erfc(value.value, z, MPFR_RNDN);
    mpfr_div(step.value, value.value, y, MPFR_RNDN);
    mpfr_log(step.value, step.value, MPFR_RNDN);
    mpfr_mul(step.value, step.value, value.value, MPFR_RNDN);
    mpfr_sqr(value.value, z, MPFR_RNDN);
    mpfr_exp(value.value, value.value, MPFR_RNDN);
    mpfr_mul(step.value, step.value, value.value, MPFR_RNDN);
    mpfr_const_pi(value.value, MPFR_RNDN);
    mpfr_sqrt(value.value, value.value, MPFR_RNDN);
    mpfr_mul(step.value, step.value, value.value, MPFR_RNDN);
    mpfr_div_2ui(step.value, step.value, 1, MPFR_RNDN);
    mpfr_add(z, z, step.value, MPFR_RNDN);
    if (mpfr_zero_p(step.value) ||
        (mpfr_get_exp(step.value) < mpfr_get_exp(z) - 120))
      return;
  }
}

/// A guess for erfcinv(y), 0 < y <= 1.
inline double guessOfInverse(mpfr_srcptr y) {
  Scratch logarithm(64);
  mpfr_log(logarithm.value, y, MPFR_RNDN);
  const double w = -mpfr_get_d(logarithm.value, MPFR_RNDN);
  if (w < 2)
    return 0.886 * -std::expm1(-w);
  const double s = std::sqrt(w);
  return s - std::log(s * 1.7724538509055159) / (2 * s);
}

inline int exactErfcinv(mpfr_ptr result, mpfr_srcptr y, mpfr_rnd_t rounding) {
  if (mpfr_nan_p(y) || mpfr_sgn(y) < 0 || mpfr_cmp_ui(y, 2) > 0) {
    mpfr_set_nan(result);
  } else if (mpfr_zero_p(y) || mpfr_cmp_ui(y, 2) == 0) {
    mpfr_set_inf(result, mpfr_zero_p(y) ? 1 : -1);
  } else if (mpfr_cmp_ui(y, 1) == 0) {
    mpfr_set_zero(result, 1);
  } else {
    Scratch other(1200), z(300);
    const bool isAbove = mpfr_cmp_ui(y, 1) > 0;
    mpfr_set(other.value, y, MPFR_RNDN);
    if (isAbove)
      mpfr_ui_sub(other.value, 2, y, MPFR_RNDN);
    solveErfc(z.value, other.value, guessOfInverse(other.value));
    if (isAbove)
      mpfr_neg(z.value, z.value, MPFR_RNDN);
    return mpfr_set(result, z.value, rounding);
  }
  return 0;
}

/// Near 0 it is sqrt(pi)/2 * x; else erfcinv(1-x), exactly.
inline int exactErfinv(mpfr_ptr result, mpfr_srcptr x, mpfr_rnd_t rounding) {
  if (mpfr_nan_p(x) || mpfr_cmp_si(x, -1) < 0 || mpfr_cmp_si(x, 1) > 0) {
    mpfr_set_nan(result);
    return 0;
  }
  if (mpfr_zero_p(x))
    return mpfr_set(result, x, rounding);
  if (mpfr_get_exp(x) < -70) {
    Scratch root(300);
    mpfr_const_pi(root.value, MPFR_RNDN);
    mpfr_sqrt(root.value, root.value, MPFR_RNDN);
    mpfr_div_2ui(root.value, root.value, 1, MPFR_RNDN);
    return mpfr_mul(result, x, root.value, rounding);
  }
  Scratch y(400);
  mpfr_ui_sub(y.value, 1, x, MPFR_RNDN);
  return exactErfcinv(result, y.value, rounding);
}

} // namespace runmat::test

#endif // RUNMAT_UNITTESTS_SUPPORT_SPECIALREFERENCE_H
