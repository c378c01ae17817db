//===- InverseTrigonometricTextTest.cpp - angles of ratios ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "ClassPoints.h"

#include "definitions/Elementary/InverseTrigonometric.h"

using namespace runmat;
using namespace runmat::test;

namespace {

template <typename T> class InverseTrigonometricText : public testing::Test {
protected:
  template <typename Text, typename OfMpfr>
  void expectBound(Text text, OfMpfr ofMpfr) {
    Exact exact;
    for (T x : ratios()) {
      ofMpfr(exact.value, Exact(x).value, MPFR_RNDN);
      expectWithinOne(text(x), exact, x);
    }
  }

  /// The limits of the sectors, the ends of the domain, and all sizes.
  static std::vector<T> ratios() {
    ClassPoints<T> points;
    points.special();
    points.binades();
    for (double x : {0.41421356237309503, 2.4142135623730950, 0x1.a8279ap-2,
                     0x1.3504f2p+1, 0.70710678118654752, 0x1p64})
      points.around(x, 10);
    points.any(2000);
    points.uniform(6000, -1, 1);
    points.uniform(2000, -4, 4);
    return points.numbers;
  }

  elementary::PlainArithmetic<T> a;
};

using Classes = testing::Types<float, double>;
TYPED_TEST_SUITE(InverseTrigonometricText, Classes);

TYPED_TEST(InverseTrigonometricText, AsinIsWithinOne) {
  this->expectBound([&](TypeParam x) { return asin(this->a, x); }, mpfr_asin);
}

TYPED_TEST(InverseTrigonometricText, AcosIsWithinOne) {
  this->expectBound([&](TypeParam x) { return acos(this->a, x); }, mpfr_acos);
}

TYPED_TEST(InverseTrigonometricText, AtanIsWithinOne) {
  this->expectBound([&](TypeParam x) { return atan(this->a, x); }, mpfr_atan);
}

TYPED_TEST(InverseTrigonometricText, AsindIsWithinOne) {
  this->expectBound([&](TypeParam x) { return asind(this->a, x); },
                    exactOfDegrees<mpfr_asinu>);
}

TYPED_TEST(InverseTrigonometricText, AcosdIsWithinOne) {
  this->expectBound([&](TypeParam x) { return acosd(this->a, x); },
                    exactOfDegrees<mpfr_acosu>);
}

TYPED_TEST(InverseTrigonometricText, AtandIsWithinOne) {
  this->expectBound([&](TypeParam x) { return atand(this->a, x); },
                    exactOfDegrees<mpfr_atanu>);
}

TYPED_TEST(InverseTrigonometricText, DegreesAreExactWhereTheyCanBe) {
  using T = TypeParam;
  const T infinity = std::numeric_limits<T>::infinity();
  EXPECT_EQ(asind(this->a, T(0.5)), T(30));
  EXPECT_EQ(asind(this->a, T(-1)), T(-90));
  EXPECT_EQ(acosd(this->a, T(0.5)), T(60));
  EXPECT_EQ(acosd(this->a, T(-0.5)), T(120));
  EXPECT_EQ(acosd(this->a, T(-1)), T(180));
  EXPECT_EQ(acosd(this->a, T(0)), T(90));
  EXPECT_TRUE(haveSameBits(acosd(this->a, T(1)), T(0)));
  EXPECT_EQ(atand(this->a, T(-1)), T(-45));
  EXPECT_EQ(atand(this->a, infinity), T(90));
}

template <typename T> std::vector<std::pair<T, T>> pairsOfAllSizes() {
  ClassPoints<T> special, points;
  special.special();
  std::vector<std::pair<T, T>> pairs;
  for (T y : special.numbers)
    for (T x : special.numbers)
      pairs.emplace_back(y, x);
  points.any(4000);
  points.uniform(4000, -2, 2);
  const T tiny = std::numeric_limits<T>::min();
  for (int i = 0; i < 2000; ++i)
    points.numbers.push_back(T(points.fraction() - 0.5) * 8 * tiny);
  for (size_t i = 0; i + 1 < points.numbers.size(); ++i)
    pairs.emplace_back(points.numbers[i], points.numbers[i + 1]);
  for (size_t i = 0; i < points.numbers.size(); ++i)
    pairs.emplace_back(points.numbers[i],
                       points.numbers[points.below(points.numbers.size())]);
  return pairs;
}

/// Pairs of all sizes, of far apart ones, and of every two special numbers.
TYPED_TEST(InverseTrigonometricText, Atan2IsWithinOne) {
  Exact exact;
  for (auto [y, x] : pairsOfAllSizes<TypeParam>()) {
    mpfr_atan2(exact.value, Exact(y).value, Exact(x).value, MPFR_RNDN);
    expectWithinOne(atan2(this->a, y, x), exact, y, x);
  }
}

TYPED_TEST(InverseTrigonometricText, Atan2dIsWithinOne) {
  Exact exact;
  for (auto [y, x] : pairsOfAllSizes<TypeParam>()) {
    exactAtan2d(exact.value, Exact(y).value, Exact(x).value, MPFR_RNDN);
    expectWithinOne(atan2d(this->a, y, x), exact, y, x);
  }
}

TYPED_TEST(InverseTrigonometricText, EighthsOfATurnAreExact) {
  using T = TypeParam;
  for (T size :
       {std::numeric_limits<T>::denorm_min(), T(1), T(3),
        std::numeric_limits<T>::max(), std::numeric_limits<T>::infinity()}) {
    EXPECT_EQ(atan2d(this->a, size, size), T(45));
    EXPECT_EQ(atan2d(this->a, size, T(0)), T(90));
    EXPECT_EQ(atan2d(this->a, size, -size), T(135));
    EXPECT_EQ(atan2d(this->a, T(0), -size), T(180));
    EXPECT_EQ(atan2d(this->a, -size, -size), T(-135));
    EXPECT_EQ(atan2d(this->a, -size, size), T(-45));
  }
}

} // namespace
