//===- IncompleteGammaTest.cpp - words against double words -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Builtins/IncompleteGamma.h"

#include <gtest/gtest.h>

#include <random>

using namespace runmat::builtins;

namespace {

/// All four tails have the bits that double words give.
void compare(double x, double a) {
  const GammaOrder order(a);
  for (GammaTail tail : {GammaTail::Lower, GammaTail::Upper})
    for (bool isScaled : {false, true}) {
      const double expected = tailInDoubleWords(x, a, tail, isScaled);
      EXPECT_EQ(order.tail(x, tail, isScaled), expected)
          << "x = " << x << ", a = " << a << ", upper "
          << (tail == GammaTail::Upper) << ", scaled " << isScaled;
    }
}

class IncompleteGamma : public testing::Test {
protected:
  double between(double least, double most) {
    return std::uniform_real_distribution(least, most)(engine);
  }
  std::mt19937_64 engine{7};
};

/// Where the fraction converges worst, these three were wrong by a unit.
TEST_F(IncompleteGamma, IsExactWhereTheFractionBegins) {
  compare(1.0174355427582349, 0.015769948398223186);
  compare(1.0511363824470774, 0.026495801225993019);
  compare(1.0547783105020052, 0.021773687518484606);
  for (int i = 0; i < 4000; ++i) {
    const double a = between(1.0 / 64, 0.4);
    compare(a + 1 + between(0, 0.1), a);
  }
}

/// The terms of the fraction leave the range here.
TEST_F(IncompleteGamma, IsExactForLargeOrders) {
  compare(992.42277882463695, 976.43111210142069);
  for (int i = 0; i < 300; ++i) {
    const double a = between(600, 1000);
    compare(std::min(a + between(-90, 90), 1000.0), a);
  }
}

TEST_F(IncompleteGamma, IsExactForOrdinaryArguments) {
  for (int i = 0; i < 4000; ++i) {
    const double a = std::exp(between(-4, 4));
    compare(a * std::exp(between(-2, 1.5)), a);
  }
}

TEST_F(IncompleteGamma, IsExactFarOut) {
  for (int i = 0; i < 1000; ++i)
    compare(std::exp(between(-600, 6.9)), std::exp(between(-4, 6.9)));
  for (double whole : {1.0, 2.0, 7.0, 40.0})
    for (double x : {0x1p-900, 1e-9, whole, whole + 1, 700.0, 1000.0, 1001.0})
      compare(x, whole);
}

} // namespace
