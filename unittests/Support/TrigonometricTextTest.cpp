//===- TrigonometricTextTest.cpp - sines of all kinds -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "ClassPoints.h"

#include "definitions/Elementary/Trigonometric.h"

using namespace runmat;
using namespace runmat::test;

namespace {

template <typename T> class TrigonometricText : public testing::Test {
protected:
  using Arithmetic = elementary::PlainArithmetic<T>;
  static constexpr bool isSingle = Arithmetic::isSingle;

  template <typename Text, typename OfMpfr>
  void expectBound(const std::vector<T> &points, Text text, OfMpfr ofMpfr) {
    Exact exact;
    for (T x : points) {
      ofMpfr(exact.value, Exact(x).value, MPFR_RNDN);
      expectWithinOne(text(x), exact, x);
    }
  }

  /// The angles closest to multiples of a quarter turn, in radians; those
  /// around the limit of the common reduction; multiples of pi/4 rounded.
  static std::vector<T> radians() {
    ClassPoints<T> points;
    points.special();
    points.binades();
    for (double x : {6381956970095103 * 0x1p797, 0x1.6ac5b262ca1ffp849,
                     16367173 * 0x1p72, 1e22, 0x1p17, 0x1p30, 0x1p62})
      points.around(x);
    for (int k = 1; k < 2000; ++k)
      points.around(k * (M_PI / 4), 1);
    for (double k = 2000; k < (isSingle ? 0x1p18 : 0x1p31); k *= 1.01)
      points.around(std::floor(k) * (M_PI / 2), 1);
    points.any(3000);
    points.uniform(3000, -10, 10);
    return points.numbers;
  }

  /// In units of an eighth of a turn.
  static std::vector<T> fractionsOfTurn(double eighth) {
    ClassPoints<T> points;
    points.special();
    points.binades();
    for (int k = 1; k < 300; ++k) {
      points.around(k * eighth, 2);
      points.around(k * eighth * (2.0 / 3), 1);
    }
    for (double x : {0x1p13, 0x1p26, 0x1p40, 0x1p55, 360 * 0x1p60})
      points.around(x);
    points.any(3000);
    points.uniform(3000, -16 * eighth, 16 * eighth);
    return points.numbers;
  }

  Arithmetic a;
};

using Classes = testing::Types<float, double>;
TYPED_TEST_SUITE(TrigonometricText, Classes);

TYPED_TEST(TrigonometricText, SinIsWithinOne) {
  this->expectBound(
      this->radians(), [&](TypeParam x) { return sin(this->a, x); }, mpfr_sin);
}

TYPED_TEST(TrigonometricText, CosIsWithinOne) {
  this->expectBound(
      this->radians(), [&](TypeParam x) { return cos(this->a, x); }, mpfr_cos);
}

TYPED_TEST(TrigonometricText, TanIsWithinOne) {
  this->expectBound(
      this->radians(), [&](TypeParam x) { return tan(this->a, x); }, mpfr_tan);
}

TYPED_TEST(TrigonometricText, SincosHasTheBitsOfBoth) {
  for (TypeParam x : this->radians()) {
    auto [sine, cosine] = sincos(this->a, x);
    EXPECT_TRUE(haveSameBits(sine, sin(this->a, x)) &&
                haveSameBits(cosine, cos(this->a, x)))
        << std::hexfloat << x;
  }
}

TYPED_TEST(TrigonometricText, SinpiIsWithinOne) {
  this->expectBound(
      this->fractionsOfTurn(0.25),
      [&](TypeParam x) { return sinpi(this->a, x); }, mpfr_sinpi);
}

TYPED_TEST(TrigonometricText, CospiIsWithinOne) {
  this->expectBound(
      this->fractionsOfTurn(0.25),
      [&](TypeParam x) { return cospi(this->a, x); }, mpfr_cospi);
}

TYPED_TEST(TrigonometricText, TanpiIsWithinOne) {
  this->expectBound(
      this->fractionsOfTurn(0.25),
      [&](TypeParam x) { return tanpi(this->a, x); }, mpfr_tanpi);
}

TYPED_TEST(TrigonometricText, SindIsWithinOne) {
  this->expectBound(
      this->fractionsOfTurn(45), [&](TypeParam x) { return sind(this->a, x); },
      exactOfDegrees<mpfr_sinu>);
}

TYPED_TEST(TrigonometricText, CosdIsWithinOne) {
  this->expectBound(
      this->fractionsOfTurn(45), [&](TypeParam x) { return cosd(this->a, x); },
      exactOfDegrees<mpfr_cosu>);
}

TYPED_TEST(TrigonometricText, TandIsWithinOne) {
  this->expectBound(
      this->fractionsOfTurn(45), [&](TypeParam x) { return tand(this->a, x); },
      exactOfDegrees<mpfr_tanu>);
}

/// What is a whole number, a half or an infinity is so to the bit, however
/// many turns come on top.
TYPED_TEST(TrigonometricText, DegreesAreExactWhereTheyCanBe) {
  using T = TypeParam;
  const T half = T(0.5), infinity = std::numeric_limits<T>::infinity();
  for (T turns : {T(0), T(360), T(3600), T(360) * T(0x1p12)}) {
    EXPECT_EQ(sind(this->a, turns + 30), half);
    EXPECT_EQ(sind(this->a, turns + 90), T(1));
    EXPECT_EQ(sind(this->a, turns + 150), half);
    EXPECT_EQ(sind(this->a, turns + 210), -half);
    EXPECT_EQ(cosd(this->a, turns + 60), half);
    EXPECT_EQ(cosd(this->a, turns + 120), -half);
    EXPECT_EQ(cosd(this->a, turns + 180), T(-1));
    EXPECT_TRUE(haveSameBits(sind(this->a, turns + 180), T(0)));
    EXPECT_TRUE(haveSameBits(cosd(this->a, turns + 90), T(0)));
    EXPECT_TRUE(haveSameBits(cosd(this->a, turns + 270), T(0)));
    EXPECT_EQ(tand(this->a, turns + 45), T(1));
    EXPECT_EQ(tand(this->a, turns + 135), T(-1));
    EXPECT_EQ(tand(this->a, turns + 90), infinity);
    EXPECT_EQ(tand(this->a, turns + 270), -infinity);
  }
  EXPECT_TRUE(haveSameBits(sind(this->a, T(-180)), -T(0)));
  EXPECT_EQ(tanpi(this->a, T(0.25)), T(1));
  EXPECT_EQ(tanpi(this->a, T(-0.5)), -infinity);
}

} // namespace
