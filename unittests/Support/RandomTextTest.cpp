//===- RandomTextTest.cpp - the text of the random numbers ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "definitions/RandomText.h"

#include "gtest/gtest.h"

#include <algorithm>
#include <utility>
#include <vector>

using namespace runmat;

namespace {

const PlainRandom text;

struct Answer {
  PlainRandom::Block counter;
  uint64_t key[2];
  PlainRandom::Block words;
};

/// The known answers that come with the paper's code.
TEST(RandomTextTest, Philox) {
  const Answer answers[] = {
      {{0, 0, 0, 0}, {0, 0}, {0x6627e8d5, 0xe169c58d, 0xbc57ac4c, 0x9b00dbd8}},
      {{0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff},
       {0xffffffff, 0xffffffff},
       {0x408f276d, 0x41c83b0e, 0xa20bc7c6, 0x6d5451fd}},
      {{0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344},
       {0xa4093822, 0x299f31d0},
       {0xd16cfe09, 0x94fdcceb, 0x5001e420, 0x24126ea1}}};
  for (const Answer &answer : answers)
    EXPECT_EQ(text.philox(answer.counter, answer.key[0], answer.key[1]),
              answer.words);
}

TEST(RandomTextTest, WordsOfAnElement) {
  const uint64_t counter = 0x12345678abcdef, seed = 0xfedcba98;
  EXPECT_EQ(text.words(counter, seed),
            text.philox({0x78abcdef, 0x123456, 0, 0}, seed, 0));
}

TEST(RandomTextTest, UniformStaysInside) {
  EXPECT_EQ(text.uniform(0, 0), 0x1p-53);
  EXPECT_EQ(text.uniform(0xffffffff, 0xffffffff), 1 - 0x1p-53);
  EXPECT_EQ(text.uniform(0xfff, 0), 0x1p-53);
  EXPECT_EQ(text.uniform(0x1000, 0x80000000), 0.5 + 0x1.8p-52);
  EXPECT_EQ(float(text.uniformSingle(0x1p-53)), 0x1p-24f);
  EXPECT_EQ(float(text.uniformSingle(1 - 0x1p-53)), 1 - 0x1p-24f);
}

/// The farthest values are finite, and no value is 0.
TEST(RandomTextTest, NormalAtTheEnds) {
  const double least = 0x1p-53, most = 1 - 0x1p-53;
  EXPECT_NEAR(text.normal(least, most), 8.5717, 1e-3);
  EXPECT_NEAR(text.normal(least, least), -8.5717, 1e-3);
  EXPECT_NEAR(text.normal(most, most) * 0x1p+26, 1, 1e-6);
  EXPECT_GT(text.normal(most, 0.5 + 0x1p-53), 0);
}

/// Within 2^-34 of the formula evaluated by the C library.
TEST(RandomTextTest, NormalIsTheFormula) {
  for (uint64_t k = 0; k < 100000; ++k) {
    const auto w = text.words(k, 1);
    const double u = text.uniform(w[0], w[1]), v = text.uniform(w[2], w[3]);
    const double exact = std::sqrt(-2 * std::log(u)) *
                         std::sin(3.14159265358979311600 * (v - 0.5));
    ASSERT_NEAR(text.normalAt(k, 1), exact, std::abs(exact) * 0x1p-34) << k;
  }
}

/// The largest distance of the empirical distribution from `probability`, times
/// the root of the count: above 1.95 once in a thousand samples.
template <typename Probability>
double kolmogorov(std::vector<double> x, Probability probability) {
  std::sort(x.begin(), x.end());
  double distance = 0;
  for (size_t i = 0; i < x.size(); ++i) {
    const double p = probability(x[i]);
    distance = std::max({distance, p - double(i) / double(x.size()),
                         double(i + 1) / double(x.size()) - p});
  }
  return distance * std::sqrt(double(x.size()));
}

double normalProbability(double x) {
  return 0.5 * std::erfc(-x * 0.70710678118654752);
}

TEST(RandomTextTest, Distributions) {
  constexpr size_t n = 1 << 20;
  std::vector<double> uniforms(n), singles(n), normals(n);
  for (size_t k = 0; k < n; ++k) {
    uniforms[k] = text.uniformAt(k, 20);
    singles[k] = float(text.uniformSingleAt(k, 20));
    normals[k] = text.normalAt(k, 20);
  }
  auto same = [](double x) { return x; };
  EXPECT_LT(kolmogorov(uniforms, same), 1.95);
  EXPECT_LT(kolmogorov(singles, same), 1.95);
  EXPECT_LT(kolmogorov(normals, normalProbability), 1.95);
}

/// Mean, variance, skewness and kurtosis within four standard errors; so is the
/// correlation of neighbours in one stream and of two streams.
TEST(RandomTextTest, Moments) {
  constexpr int n = 1 << 20;
  double sums[5] = {}, neighbours = 0, streams = 0, last = 0;
  for (int k = 0; k < n; ++k) {
    const double x = text.normalAt(uint64_t(k), 3);
    double power = 1;
    for (double &sum : sums)
      sum += std::exchange(power, power * x);
    neighbours += x * std::exchange(last, x);
    streams += x * text.normalAt(uint64_t(k), 4);
  }
  const double error = 4 / std::sqrt(double(n));
  EXPECT_NEAR(sums[1] / n, 0, error);
  EXPECT_NEAR(sums[2] / n, 1, error * std::sqrt(2.0));
  EXPECT_NEAR(sums[3] / n, 0, error * std::sqrt(15.0));
  EXPECT_NEAR(sums[4] / n, 3, error * std::sqrt(96.0));
  EXPECT_NEAR(neighbours / n, 0, error);
  EXPECT_NEAR(streams / n, 0, error);
}

} // namespace
