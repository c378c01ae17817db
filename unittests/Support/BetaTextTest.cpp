//===- BetaTextTest.cpp - beta and betaln against MPFR ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// By the logarithms of the gamma function, with digits enough for what cancels.
// The zeros of betaln lie on a curve: near it the error is absolute.
//===----------------------------------------------------------------------===//
#include "DocumentedMaxima.h"
#include "ElementaryPoints.h"

#include <gtest/gtest.h>

using namespace runmat;
using namespace runmat::test;

namespace {

void exactBetaln(mpfr_ptr result, mpfr_srcptr x, mpfr_srcptr y,
                 mpfr_prec_t bits) {
  const bool isPole = mpfr_zero_p(x) || mpfr_zero_p(y);
  const bool isInfinite = mpfr_inf_p(x) || mpfr_inf_p(y);
  const bool isNone = mpfr_nan_p(x) || mpfr_nan_p(y) || mpfr_sgn(x) < 0 ||
                      mpfr_sgn(y) < 0 || (isPole && isInfinite);
  if (isNone)
    return mpfr_set_nan(result);
  if (isPole || isInfinite)
    return mpfr_set_inf(result, isPole ? 1 : -1);
  Scratch sum(2400), ofX(bits), ofY(bits), ofSum(bits);
  int sign = 0;
  mpfr_add(sum.value, x, y, MPFR_RNDN);
  mpfr_lgamma(ofX.value, &sign, x, MPFR_RNDN);
  mpfr_lgamma(ofY.value, &sign, y, MPFR_RNDN);
  mpfr_lgamma(ofSum.value, &sign, sum.value, MPFR_RNDN);
  mpfr_add(ofX.value, ofX.value, ofY.value, MPFR_RNDN);
  mpfr_sub(result, ofX.value, ofSum.value, MPFR_RNDN);
}

template <typename T> class BetaText : public testing::Test {
protected:
  static constexpr bool isSingle = std::is_same_v<T, float>;

  void check(T x, T y) {
    Exact logarithm, exact;
    const bool isLarge = !(x < 1e60 && y < 1e60);
    exactBetaln(logarithm.value, Exact(x).value, Exact(y).value,
                isSingle  ? 500
                : isLarge ? 2400
                          : 900);
    mpfr_exp(exact.value, logarithm.value, MPFR_RNDN);
    const double ofBeta = errorInUlps(text.beta(x, y), exact);
    EXPECT_LE(ofBeta, documentedMaximum<T>("beta"))
        << "beta of " << x << ", " << y;
    const T result = text.betaln(x, y);
    if (std::fabs(result) < T(0.25))
      checkNearZero(result, logarithm, x, y);
    else
      EXPECT_LE(errorInUlps(result, logarithm), documentedMaximum<T>("betaln"))
          << "betaln of " << x << ", " << y;
  }
  void checkNearZero(T result, const Exact &exact, T x, T y) {
    const double difference =
        double(result) - mpfr_get_d(exact.value, MPFR_RNDN);
    EXPECT_LE(std::fabs(difference), 0.15 * std::numeric_limits<T>::epsilon())
        << "betaln of " << x << ", " << y;
  }

  elementary::PlainElementary<T> text;
};

using Classes = testing::Types<float, double>;
TYPED_TEST_SUITE(BetaText, Classes);

TYPED_TEST(BetaText, Specials) {
  for (TypeParam x : specialPoints<TypeParam>())
    for (TypeParam y : specialPoints<TypeParam>())
      this->check(x, y);
}

TYPED_TEST(BetaText, AtRandom) {
  using T = TypeParam;
  RandomPoints points(4);
  for (int i = 0; i < 4000; ++i) {
    const T x = std::fabs(points.next<T>(0, i % 2 ? 5 : 100));
    const T y = std::fabs(points.next<T>(0, i % 3 ? 5 : 100));
    if (x < T(1e30) && y < T(1e30) && x > T(1e-30) && y > T(1e-30))
      this->check(x, y);
  }
}

/// One argument large, where logarithms of gamma functions would cancel.
TYPED_TEST(BetaText, OfLargeAndSmall) {
  using T = TypeParam;
  for (int exponent = 0; exponent < 60; ++exponent)
    for (int i = 1; i < 40; ++i)
      this->check(std::ldexp(1 + T(i) / 64, exponent), T(i * i) / 100);
}

} // namespace
