//===- SoftwareFmaTest.cpp - x*y + z without the instruction ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Against std::fma, bit by bit.
//===----------------------------------------------------------------------===//
#include "definitions/Elementary/SoftwareFma.h"

#include <gtest/gtest.h>
#include <random>
#include <vector>

using namespace runmat::elementary;

namespace {

template <typename T> class SoftwareFma : public testing::Test {
protected:
  using Arithmetic = PlainArithmetic<T>;
  using Bits = typename Arithmetic::Bits;
  using F = Format<Arithmetic>;

  static bool isSame(T got, T expected) {
    return std::isnan(expected)
               ? std::isnan(got)
               : std::bit_cast<Bits>(got) == std::bit_cast<Bits>(expected);
  }

  /// The whole text, and its rare side alone; for singles the one through
  /// doubles too.
  void expectFused(T x, T y, T z) {
    const T expected = std::fma(x, y, z);
    bool isRight = isSame(softwareFma(a, x, y, z), expected) &&
                   isSame(fused::ofAny(a, x, y, z), expected);
    if constexpr (Arithmetic::isSingle)
      isRight = isRight && isSame(fmaThroughDouble(a, x, y, z), expected);
    if (!isRight)
      ADD_FAILURE() << std::hexfloat << x << " * " << y << " + " << z << " is "
                    << expected;
  }
  void expectFusedWithAllSigns(T x, T y, T z) {
    for (unsigned signs = 0; signs < 8; ++signs)
      expectFused(signs & 1 ? -x : x, signs & 2 ? -y : y, signs & 4 ? -z : z);
  }

  T any() { return std::bit_cast<T>(Bits(random())); }
  int below(int n) { return int(random() % unsigned(n)); }
  /// In [1, 2), with `bits` random bits behind the point.
  T mantissa(int bits) {
    const Bits fraction = Bits(random()) & ((Bits(1) << F::fraction) - 1);
    const Bits kept = ~Bits(0) << (int(F::fraction) - bits);
    return std::bit_cast<T>(Bits(F::one) | (fraction & kept));
  }

  Arithmetic a;
  std::mt19937_64 random{12};
};

using Classes = testing::Types<float, double>;
TYPED_TEST_SUITE(SoftwareFma, Classes);

TYPED_TEST(SoftwareFma, Specials) {
  using Limits = std::numeric_limits<TypeParam>;
  const TypeParam one = 1;
  const TypeParam specials[] = {0,
                                Limits::denorm_min(),
                                3 * Limits::denorm_min(),
                                Limits::min() - Limits::denorm_min(),
                                Limits::min(),
                                TypeParam(0.5),
                                one - Limits::epsilon() / 2,
                                one,
                                one + Limits::epsilon(),
                                TypeParam(1.5),
                                Limits::max() / 2,
                                Limits::max(),
                                Limits::infinity(),
                                Limits::quiet_NaN()};
  for (TypeParam x : specials)
    for (TypeParam y : specials)
      for (TypeParam z : specials)
        this->expectFusedWithAllSigns(x, y, z);
}

TYPED_TEST(SoftwareFma, AnyBits) {
  for (int i = 0; i < 200000; ++i)
    this->expectFused(this->any(), this->any(), this->any());
}

/// Each distance of the exponents, both factors full and short: short ones meet
/// z half way between two numbers.
TYPED_TEST(SoftwareFma, SumsOfAllDistances) {
  const int digits = int(TestFixture::F::fraction);
  for (int distance = -2 * digits - 20; distance <= 2 * digits + 20; ++distance)
    for (int i = 0; i < 500; ++i) {
      const int bits = i % 2 == 0 ? digits : this->below(digits);
      this->expectFusedWithAllSigns(
          this->mantissa(bits), this->mantissa(bits),
          std::ldexp(this->mantissa(i % 3 == 0 ? 0 : digits), distance));
    }
}

/// What is left of a product less its rounded value.
TYPED_TEST(SoftwareFma, Cancellation) {
  const int digits = int(TestFixture::F::fraction);
  for (int i = 0; i < 100000; ++i) {
    const TypeParam x = this->mantissa(digits), y = this->mantissa(digits);
    this->expectFused(x, y, -(x * y));
    this->expectFused(x, y, -std::nextafter(x * y, TypeParam(i % 4)));
  }
}

/// Products and sums around the smallest normal number and below.
TYPED_TEST(SoftwareFma, SubnormalResults) {
  const int digits = int(TestFixture::F::fraction);
  const int lowest = -int(TestFixture::F::bias) - digits;
  for (int i = 0; i < 200000; ++i) {
    const int bits = i % 2 == 0 ? digits : this->below(digits);
    const int e = lowest - 3 + this->below(digits + 8);
    const TypeParam x = std::ldexp(this->mantissa(bits), e / 2);
    const TypeParam y = std::ldexp(this->mantissa(bits), e - e / 2);
    const TypeParam z =
        std::ldexp(this->mantissa(bits), lowest + this->below(digits + 4));
    this->expectFused(x, y, 0);
    this->expectFusedWithAllSigns(x, y, z);
  }
}

/// Products that leave the range though the sum may not, and sums at its end.
TYPED_TEST(SoftwareFma, AroundTheLargest) {
  using Limits = std::numeric_limits<TypeParam>;
  const int digits = int(TestFixture::F::fraction);
  const int bias = int(TestFixture::F::bias);
  for (int i = 0; i < 100000; ++i) {
    const TypeParam x = std::ldexp(this->mantissa(digits), bias / 2);
    const TypeParam y =
        std::ldexp(this->mantissa(digits), bias / 2 - 2 + this->below(4));
    this->expectFusedWithAllSigns(x, y, Limits::max());
    this->expectFusedWithAllSigns(
        x, y, std::ldexp(this->mantissa(digits), bias - this->below(60)));
  }
}

} // namespace
