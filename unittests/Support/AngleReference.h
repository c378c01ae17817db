//===- AngleReference.h - exact functions of angles and roots ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// In the forms that ElementaryReference.h wants: for MPFR, and `near` ones in a
// wider type.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_UNITTESTS_SUPPORT_ANGLEREFERENCE_H
#define RUNMAT_UNITTESTS_SUPPORT_ANGLEREFERENCE_H

#include <cmath>
#include <limits>
#include <mpfr.h>

namespace runmat::test {

/// A function of MPFR for units of 1/360 of a turn.
template <int (*function)(mpfr_ptr, mpfr_srcptr, unsigned long, mpfr_rnd_t)>
int exactOfDegrees(mpfr_ptr result, mpfr_srcptr x, mpfr_rnd_t rounding) {
  return function(result, x, 360, rounding);
}

/// MPFR has the infinity of -0 positive.
inline int exactInverseRoot(mpfr_ptr result, mpfr_srcptr x,
                            mpfr_rnd_t rounding) {
  if (!mpfr_zero_p(x))
    return mpfr_rec_sqrt(result, x, rounding);
  mpfr_set_inf(result, mpfr_signbit(x) ? -1 : 1);
  return 0;
}

/// x^(1/n) with the sign of x for odd n; a zero of either sign counts as 0.
inline int exactRoot(mpfr_ptr result, mpfr_srcptr x, mpfr_srcptr n,
                     mpfr_rnd_t rounding) {
  mpfr_t exponent, size;
  mpfr_inits2(200, exponent, size, mpfr_ptr(nullptr));
  mpfr_ui_div(exponent, 1, n, MPFR_RNDN);
  mpfr_div_2ui(size, n, 1, MPFR_RNDN);
  const bool isOdd = mpfr_integer_p(n) && !mpfr_integer_p(size);
  const bool isNone = mpfr_nan_p(x) || mpfr_nan_p(n);
  mpfr_abs(size, x, MPFR_RNDN);
  mpfr_pow(result, size, exponent, rounding);
  if (isNone || (mpfr_sgn(x) < 0 && !isOdd))
    mpfr_set_nan(result);
  else if (mpfr_sgn(x) < 0)
    mpfr_neg(result, result, rounding);
  mpfr_clears(exponent, size, mpfr_ptr(nullptr));
  return 0;
}

template <typename W> constexpr W piOf = W(3.14159265358979323846264338328L);

/// An angle as quarters of a turn and a rest, of a unit that has so many in a
/// quarter.
template <typename W> struct NearAngle {
  int quarters = 0;
  W rest; ///< in radians

  NearAngle(W x, W quarter) {
    const W inUnit = std::remquo(x, quarter, &quarters);
    rest = inUnit / quarter * (piOf<W> / 2);
  }
  W sine(int ahead) const {
    const int count = (quarters + ahead) & 3;
    const W size = count % 2 == 0 ? std::sin(rest) : std::cos(rest);
    const bool isZero = count % 2 == 0 && rest == 0;
    return isZero ? 0 : count < 2 ? size : -size;
  }
  W tangent() const { return sine(0) / sine(1); }
};

} // namespace runmat::test

#endif // RUNMAT_UNITTESTS_SUPPORT_ANGLEREFERENCE_H
