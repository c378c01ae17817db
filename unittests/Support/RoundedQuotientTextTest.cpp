//===- RoundedQuotientTextTest.cpp - from near quotients ---------*- C++
//-*-===//
//-*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Bit by bit against the machine's own, from guesses that are made worse.
//===----------------------------------------------------------------------===//
#include "ClassPoints.h"

#include "definitions/Elementary/RoundedQuotients.h"

using namespace runmat;
using namespace runmat::test;

namespace {

template <typename T> class RoundedQuotientText : public testing::Test {
protected:
  using Limits = std::numeric_limits<T>;

  /// Up to 8 units in the last place away, another way at each call.
  T spoilt(T x) {
    const int by = int(points.below(17)) - 8;
    return std::bit_cast<T>(BitsOf<T>(bitsOf(x) + BitsOf<T>(by)));
  }
  static T expected(T x) { return std::isnan(x) ? Limits::quiet_NaN() : x; }

  void expectQuotient(T x, T y) {
    const T got =
        roundedQuotient(a, x, y, [this](T v) { return spoilt(1 / v); });
    if (!haveSameBits(got, expected(x / y)))
      ADD_FAILURE() << std::hexfloat << x << " / " << y << " is " << x / y
                    << ", not " << got;
  }
  void expectRoot(T x) {
    const T got =
        roundedRoot(a, x, [this](T v) { return spoilt(std::sqrt(v)); });
    if (!haveSameBits(got, expected(std::sqrt(x))))
      ADD_FAILURE() << std::hexfloat << "sqrt(" << x << ") is " << std::sqrt(x)
                    << ", not " << got;
  }

  elementary::PlainArithmetic<T> a;
  ClassPoints<T> points;
};

using Classes = testing::Types<float, double>;
TYPED_TEST_SUITE(RoundedQuotientText, Classes);

TYPED_TEST(RoundedQuotientText, SpecialOperands) {
  const auto numbers = ClassPoints<TypeParam>().special().around(3).numbers;
  for (TypeParam x : numbers)
    for (TypeParam y : numbers)
      this->expectQuotient(x, y);
}

TYPED_TEST(RoundedQuotientText, OperandsOfEverySize) {
  const auto numbers =
      ClassPoints<TypeParam>().any(100000).uniform(100000, 1, 2).numbers;
  for (size_t i = 0; i + 1 < numbers.size(); ++i) {
    this->expectQuotient(numbers[i], numbers[i + 1]);
    this->expectRoot(std::fabs(numbers[i]));
  }
}

/// Quotients with few digits, and ones that are subnormal: also half way
/// between two numbers.
TYPED_TEST(RoundedQuotientText, SubnormalQuotients) {
  using T = TypeParam;
  using Limits = std::numeric_limits<T>;
  for (int i = 0; i < 100000; ++i) {
    const T y = 1 + T(this->points.fraction());
    const int lost = int(this->points.below(Limits::digits + 3)) - 1;
    const T x = std::ldexp(1 + T(this->points.fraction()),
                           Limits::min_exponent - 1 - lost);
    this->expectQuotient(x, y);
    this->expectQuotient(T(1 + this->points.below(999)) * Limits::min(),
                         T(1 + this->points.below(5000)));
    this->expectQuotient(x, T(2 << this->points.below(20)));
  }
}

TYPED_TEST(RoundedQuotientText, RootsOfEverySize) {
  ClassPoints<TypeParam> numbers;
  numbers.special().binades().any(10000);
  for (int i = 1; i < 3000; ++i)
    numbers.around(i * i, 2);
  for (TypeParam x : numbers.numbers)
    this->expectRoot(x);
}

} // namespace
