//===- ElementaryTextTest.cpp - single elementary functions -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The text, evaluated in double, against the C library's double functions.
//===----------------------------------------------------------------------===//
#include "ElementaryFunctions.h"

#include <gtest/gtest.h>
#include <random>

using namespace runmat;
using namespace runmat::test;

namespace {

constexpr float infinity = std::numeric_limits<float>::infinity();
constexpr float notANumber = std::numeric_limits<float>::quiet_NaN();
constexpr float largest = std::numeric_limits<float>::max();
constexpr float smallest = std::numeric_limits<float>::denorm_min();
constexpr float specials[] = {
    0,    smallest,    1e-40f,      1e-30f,     0x1p-24f, 0.25f,
    0.5f, 0.99999994f, 1,           1.0000001f, 1.5f,     2,
    3,    16777215.0f, 16777216.0f, largest,    infinity, notANumber};

uint32_t bitsOf(float x) { return std::bit_cast<uint32_t>(x); }

/// The one NaN of the text for any NaN.
float withOneNaN(float x) { return std::isnan(x) ? notANumber : x; }

/// Distance of a single from a real number in units of the last place.
double errorInUlps(float got, double exact) {
  int exponent = 0;
  std::frexp(exact, &exponent);
  return std::fabs(double(got) - exact) /
         std::ldexp(1, std::max(exponent, -125) - 24);
}

/// Zeros, infinities and NaN agree to the bit, other results to 0.506 ulp.
bool isRounded(float got, double exact) {
  const float rounded = withOneNaN(float(exact));
  if (!std::isfinite(rounded) || rounded == 0 || !std::isfinite(got))
    return bitsOf(got) == bitsOf(rounded);
  return errorInUlps(got, exact) <= 0.506;
}

//===----------------------------------------------------------------------===//
// One argument
//===----------------------------------------------------------------------===//

class ElementaryTextTest : public testing::TestWithParam<Function> {
protected:
  void expectRoundedAt(float x) {
    const Function &function = GetParam();
    const float got = float((Text().*function.text)(x));
    if (!isRounded(got, function.exact(x)))
      ADD_FAILURE() << std::hexfloat << got << " at " << x;
  }
};

TEST_P(ElementaryTextTest, Specials) {
  for (float x : specials) {
    expectRoundedAt(x);
    expectRoundedAt(-x);
  }
}

/// Every 4099th single, so all exponents.
TEST_P(ElementaryTextTest, AllOverTheSingles) {
  for (uint64_t bits = 0; bits < uint64_t(1) << 32; bits += 4099)
    expectRoundedAt(std::bit_cast<float>(uint32_t(bits)));
}

/// Where functions cross zero, change their form or overflow.
TEST_P(ElementaryTextTest, AroundTheEdgesOfIntervals) {
  for (float edge :
       {0.17328680f, 0.34657359f, 0.41421356f, 0.70710678f, 0.78539816f, 1.0f,
        1.41421356f, 1.57079633f, 2.41421356f, 3.14159265f, 6.28318531f, 9.01f,
        88.7228f, 89.4f, 103.97f, 0x1p20f, 0x1p70f, 0x1p114f}) {
    const uint32_t centre = bitsOf(edge);
    for (uint32_t bits = centre - 500; bits < centre + 500; ++bits) {
      expectRoundedAt(std::bit_cast<float>(bits));
      expectRoundedAt(-std::bit_cast<float>(bits));
    }
  }
}

INSTANTIATE_TEST_SUITE_P(All, ElementaryTextTest, testing::ValuesIn(functions),
                         [](const auto &info) { return info.param.name; });

/// The singles that lie closest to multiples of pi/2.
TEST(ElementaryTextSine, ClosestToMultiplesOfAQuarterTurn) {
  for (double x : {16367173 * 0x1p72, 10741887 * 0x1p11, 16367173 * 0x1p73,
                   10741887 * 0x1p12}) {
    EXPECT_TRUE(isRounded(float(Text().sin(x)), std::sin(x))) << x;
    EXPECT_TRUE(isRounded(float(Text().cos(x)), std::cos(x))) << x;
    EXPECT_TRUE(isRounded(float(Text().tan(x)), std::tan(x))) << x;
  }
}

//===----------------------------------------------------------------------===//
// Two arguments
//===----------------------------------------------------------------------===//

/// pow, which is not real for negative numbers to a power that is not whole.
double realPower(double x, double y) {
  return x < 0 && y != std::floor(y) ? std::nan("") : std::pow(x, y);
}

void expectPower(float x, float y) {
  const float got = float(Text().power(x, y));
  if (!isRounded(got, realPower(x, y)))
    ADD_FAILURE() << std::hexfloat << got << " for " << x << " to " << y;
}

void expectAtan2(float y, float x) {
  const float got = float(Text().atan2(y, x));
  if (!isRounded(got, std::atan2(double(y), double(x))))
    ADD_FAILURE() << std::hexfloat << got << " of " << y << ", " << x;
}

void expectHypot(float x, float y) {
  const float got = float(Text().hypot(x, y));
  if (!isRounded(got, std::hypot(double(x), double(y))))
    ADD_FAILURE() << std::hexfloat << got << " of " << x << ", " << y;
}

template <typename Expect> void forAllSpecialPairs(Expect expect) {
  for (float x : specials)
    for (float y : specials) {
      expect(x, y);
      expect(x, -y);
      expect(-x, y);
      expect(-x, -y);
    }
}

TEST(ElementaryTextHypot, Specials) { forAllSpecialPairs(expectHypot); }

/// Of doubles too: to 0.6 units in the last place, at all sizes and ratios.
TEST(ElementaryTextHypot, OfDoubles) {
  std::mt19937_64 random(1);
  auto fraction = [&] { return 0.5 + double(random() >> 12) * 0x1p-53; };
  for (int i = 0; i < 500000; ++i) {
    const int exponent = int(random() % 2040) - 1020;
    const double x = std::ldexp(fraction(), exponent),
                 y = std::ldexp(fraction(), exponent - int(random() % 60));
    const double got = Text().hypot(x, -y);
    const long double exact =
        std::hypot(static_cast<long double>(x), static_cast<long double>(y));
    const double unit = std::nextafter(got, INFINITY) - got;
    if (std::abs(static_cast<long double>(got) - exact) > 0.6L * unit)
      ADD_FAILURE() << std::hexfloat << got << " of " << x << ", " << y;
  }
  EXPECT_EQ(Text().hypot(3, 4), 5);
  EXPECT_EQ(Text().hypot(-5e-324, 0), 5e-324);
  EXPECT_EQ(Text().hypot(1.7e308, 1e308), INFINITY);
  EXPECT_EQ(Text().hypot(-INFINITY, NAN), INFINITY);
  EXPECT_TRUE(std::isnan(Text().hypot(NAN, 1)));
}

TEST(ElementaryTextPower, Specials) { forAllSpecialPairs(expectPower); }

TEST(ElementaryTextPower, ResultsOfAllSizes) {
  std::mt19937 random(1);
  for (int i = 0; i < 500000; ++i) {
    const float x = std::bit_cast<float>(uint32_t(random() & 0x7fffffff));
    const double log2OfResult = double(random()) * 0x1p-32 * 300 - 150;
    expectPower(x, float(log2OfResult / std::log2(double(x))));
  }
}

/// Where the logarithm is small and the exponent large.
TEST(ElementaryTextPower, BasesNearOne) {
  std::mt19937 random(2);
  for (int i = 0; i < 100000; ++i) {
    const float x = 1 + float(int(random() % 20001) - 10000) * 0x1p-23f;
    expectPower(x, std::bit_cast<float>(uint32_t(random())));
  }
}

TEST(ElementaryTextPower, WholePowersHaveTheSignOfTheBase) {
  for (int y = -60; y <= 60; ++y)
    for (float x : {-1.5f, -0.75f, -3.0f, -0.0f})
      expectPower(x, float(y));
}

TEST(ElementaryTextAtan2, Specials) { forAllSpecialPairs(expectAtan2); }

TEST(ElementaryTextAtan2, AllOverTheSingles) {
  std::mt19937 random(3);
  for (int i = 0; i < 500000; ++i) {
    const float y = std::bit_cast<float>(uint32_t(random()));
    expectAtan2(y, std::bit_cast<float>(uint32_t(random())));
    expectAtan2(y, y * (float(random()) * 0x1p-31f - 1));
  }
}

} // namespace
