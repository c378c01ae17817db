//===- RemainderTextTest.cpp - rem, mod and rounding ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Bit by bit, against fmod and the rules of docs/numerics.md.
//===----------------------------------------------------------------------===//
#include "ClassPoints.h"

#include "definitions/Elementary/Remainders.h"
#include "definitions/Elementary/Rounding.h"

using namespace runmat;
using namespace runmat::test;

namespace {

template <typename T> class RemainderText : public testing::Test {
protected:
  using Limits = std::numeric_limits<T>;

  /// Written down from the rules; a quotient beyond the range counts as near a
  /// whole number too.
  static T expectedRem(T x, T y) {
    const T r = std::fmod(x, y);
    if (std::isnan(r) || y == std::floor(y))
      return r;
    const T quotient = std::fabs(x / y);
    if (std::isinf(quotient))
      return 0;
    const T distance = std::fabs(quotient - std::floor(quotient + T(0.5)));
    return distance <= Limits::epsilon() * quotient ? T(0) : r;
  }
  static T expectedMod(T x, T y) {
    if (y == 0)
      return x;
    const T r = expectedRem(x, y);
    if (r == 0)
      return 0;
    return (r < 0) != (y < 0) ? r + y : r;
  }

  static bool isSame(T got, T expected) {
    return haveSameBits(got,
                        std::isnan(expected) ? Limits::quiet_NaN() : expected);
  }

  void expectBoth(T x, T y) {
    const T remainder = rem(a, x, y), modulo = mod(a, x, y);
    if (!isSame(remainder, expectedRem(x, y)))
      ADD_FAILURE() << std::hexfloat << "rem(" << x << ", " << y << ") is "
                    << remainder << ", not " << expectedRem(x, y);
    if (!isSame(modulo, expectedMod(x, y)))
      ADD_FAILURE() << std::hexfloat << "mod(" << x << ", " << y << ") is "
                    << modulo << ", not " << expectedMod(x, y);
  }

  elementary::PlainArithmetic<T> a;
};

using Classes = testing::Types<float, double>;
TYPED_TEST_SUITE(RemainderText, Classes);

TYPED_TEST(RemainderText, SpecialOperands) {
  ClassPoints<TypeParam> points;
  points.special();
  for (double x : {3.0, 0.1, 0.3, 1e10, 5.5})
    points.around(x, 1);
  for (TypeParam x : points.numbers)
    for (TypeParam y : points.numbers)
      this->expectBoth(x, y);
}

/// Quotients of every size: whole divisors reach the side of powers.
TYPED_TEST(RemainderText, QuotientsOfEverySize) {
  using T = TypeParam;
  ClassPoints<T> points;
  points.any(30000);
  points.uniform(5000, -1000, 1000);
  const std::vector<T> &all = points.numbers;
  for (size_t i = 0; i + 1 < all.size(); ++i) {
    this->expectBoth(all[i], all[i + 1]);
    this->expectBoth(all[i], std::trunc(all[i + 1]));
    this->expectBoth(all[i], T(1 + points.below(1000)));
    this->expectBoth(all[i], T(0x1p20) + T(points.below(1000000)));
  }
}

/// One less and one more than a multiple, where the quotient rounds to the
/// whole number.
TYPED_TEST(RemainderText, NextToMultiples) {
  using T = TypeParam;
  ClassPoints<T> points;
  for (int i = 0; i < 20000; ++i) {
    const T y = T(1 + points.below(1 << 12));
    const T multiple = y * T(points.below(1 << 12));
    for (T x : {std::nextafter(multiple, T(0)), multiple,
                std::nextafter(multiple, 2 * multiple + 1)}) {
      this->expectBoth(x, y);
      this->expectBoth(x / 10, y / 10);
    }
  }
}

TYPED_TEST(RemainderText, RoundingAgreesWithTheLibrary) {
  using T = TypeParam;
  ClassPoints<T> points;
  points.special();
  points.binades();
  points.any(10000);
  for (int i = 0; i < 200; ++i)
    points.around(i * 0.5, 1);
  for (T x : points.numbers) {
    EXPECT_TRUE(this->isSame(floor(this->a, x), std::floor(x))) << x;
    EXPECT_TRUE(this->isSame(ceil(this->a, x), std::ceil(x))) << x;
    EXPECT_TRUE(this->isSame(fix(this->a, x), std::trunc(x))) << x;
    EXPECT_TRUE(this->isSame(round(this->a, x), std::round(x))) << x;
    const T sign = std::isnan(x) ? x : T(x > 0) - T(x < 0);
    EXPECT_TRUE(this->isSame(elementary::sign(this->a, x), sign)) << x;
  }
}

} // namespace
