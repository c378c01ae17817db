//===- ElementaryTextTest.cpp - the texts over all sizes --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Singles of all exponents against the C library's doubles, which is quick
// enough for a million of them; what lies near the bound is for MPFR to judge.
//===----------------------------------------------------------------------===//
#include "ElementaryPoints.h"

#include <gtest/gtest.h>

using namespace runmat;
using namespace runmat::test;

namespace {

constexpr float notANumber = std::numeric_limits<float>::quiet_NaN();

/// Whether the double tells that `got` is within the bound: zeros, infinities
/// and NaN to the bit, others with room for the double's own error.
bool isSurelyWithinOne(float got, double near) {
  const float rounded = std::isnan(near) ? notANumber : float(near);
  if (!std::isfinite(rounded) || rounded == 0 || !std::isfinite(got))
    return bitsOf(got) == bitsOf(rounded);
  int exponent = 0;
  std::frexp(near, &exponent);
  const double error = std::fabs(double(got) - near);
  return error <= std::ldexp(0.99, lastPlace<float>(exponent));
}

void expectWithinOne(const Function<float> &f, float x) {
  if (isSurelyWithinOne(f(x), f.near(x)))
    return;
  const double error = errorOf(f, x);
  if (!(error <= 1))
    ADD_FAILURE() << f.name << " is off by " << error
                  << " ulp: " << std::hexfloat << f(x) << " at " << x;
}

void expectWithinOne(const PairFunction<float> &f, float x, float y) {
  if (isSurelyWithinOne(f(x, y), f.near(x, y)))
    return;
  const double error = errorOf(f, x, y);
  if (!(error <= 1))
    ADD_FAILURE() << f.name << " is off by " << error
                  << " ulp: " << std::hexfloat << f(x, y) << " of " << x << ", "
                  << y;
}

class ElementaryText : public testing::TestWithParam<Function<float>> {};

/// Every 4099th pattern of bits.
TEST_P(ElementaryText, AllOverTheSingles) {
  for (uint64_t bits = 0; bits < uint64_t(1) << 32; bits += 4099)
    expectWithinOne(GetParam(), std::bit_cast<float>(uint32_t(bits)));
}

INSTANTIATE_TEST_SUITE_P(All, ElementaryText,
                         testing::ValuesIn(functions<float>()),
                         [](const auto &info) { return info.param.name; });

class ElementaryTextOfPairs
    : public testing::TestWithParam<PairFunction<float>> {
protected:
  std::mt19937 random{3};

  float any() { return std::bit_cast<float>(uint32_t(random())); }
};

TEST_P(ElementaryTextOfPairs, AllOverTheSingles) {
  for (int i = 0; i < 300000; ++i) {
    const float x = any();
    expectWithinOne(GetParam(), x, any());
    expectWithinOne(GetParam(), x, x * (float(random()) * 0x1p-31f - 1));
  }
}

/// Where the logarithm is small and the exponent large.
TEST_P(ElementaryTextOfPairs, FirstNearOne) {
  for (int i = 0; i < 100000; ++i) {
    const float x = 1 + float(int(random() % 20001) - 10000) * 0x1p-23f;
    expectWithinOne(GetParam(), x, any());
  }
}

/// Where whole exponents give results below 0.
TEST_P(ElementaryTextOfPairs, SecondIsWhole) {
  for (int y = -60; y <= 60; ++y)
    for (float x : {-1.5f, -0.75f, -3.0f, -0.0f, 0.0f, 2.5f})
      expectWithinOne(GetParam(), x, float(y));
}

INSTANTIATE_TEST_SUITE_P(All, ElementaryTextOfPairs,
                         testing::ValuesIn(pairFunctions<float>()),
                         [](const auto &info) { return info.param.name; });

} // namespace
