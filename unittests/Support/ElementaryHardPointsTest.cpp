//===- ElementaryHardPointsTest.cpp - the maxima of the texts ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every function in both classes against MPFR, within what docs/numerics.md
// says is its largest error: where texts change their form, at random
// arguments, and where ElementarySweep found the largest errors. NaN,
// infinities and zeros, signs too, are the exact ones.
//===----------------------------------------------------------------------===//
#include "DocumentedMaxima.h"
#include "ElementaryPoints.h"
#include "LargestErrors.h"

#include <gtest/gtest.h>

#include <set>

using namespace runmat;
using namespace runmat::test;

namespace {

template <typename T> void expectWithinBound(const Function<T> &f, T x) {
  const double error = errorOf(f, x);
  if (!(error <= documentedMaximum<T>(f.name)))
    ADD_FAILURE() << f.name << " is off by " << error
                  << " ulp: " << std::hexfloat << f(x) << " at " << x;
}

template <typename T>
void expectWithinBound(const PairFunction<T> &f, T x, T y) {
  const double error = errorOf(f, x, y);
  if (!(error <= documentedMaximum<T>(f.name)))
    ADD_FAILURE() << f.name << " is off by " << error
                  << " ulp: " << std::hexfloat << f(x, y) << " of " << x << ", "
                  << y;
}

/// What was found there is still found: a point that lost its error would test
/// nothing. Errors of 0.5 are those of correct rounding, and anywhere.
template <typename T, typename F>
void expectFoundAgain(const F &f, const LargestError &largest, double error) {
  EXPECT_LE(error, documentedMaximum<T>(f.name)) << f.name;
  if (largest.ulps > 0.51)
    EXPECT_GT(error, 0.5) << f.name << " at " << std::hexfloat << largest.x
                          << ", " << largest.y
                          << ": the text has changed; sweep anew";
}

template <typename T>
class ElementaryHardPoints : public testing::TestWithParam<Function<T>> {
protected:
  void check(T x) { expectWithinBound<T>(this->GetParam(), x); }
  void checkSpecials() {
    for (T x : specialPoints<T>())
      check(x);
  }
  void checkEdges() {
    aroundEdges<T>(20, [this](T x) { check(x); });
  }
  void checkLargest() {
    const Function<T> &f = this->GetParam();
    size_t count = 0;
    atLargestErrors<T>(f.name, [&](const LargestError &largest) {
      ++count;
      expectFoundAgain<T>(f, largest, errorOf(f, T(largest.x)));
    });
    EXPECT_NE(count, 0u) << f.name << " was not swept";
  }
  void checkAtRandom() {
    RandomPoints points(1);
    for (int i = 0; i < 6000; ++i)
      check(points.next<T>(this->GetParam().low, this->GetParam().high));
  }
};

std::string nameOf(const auto &info) { return info.param.name; }

using SingleHardPoints = ElementaryHardPoints<float>;
using DoubleHardPoints = ElementaryHardPoints<double>;

TEST_P(SingleHardPoints, Specials) { checkSpecials(); }
TEST_P(SingleHardPoints, AroundEdges) { checkEdges(); }
TEST_P(SingleHardPoints, LargestErrors) { checkLargest(); }
TEST_P(SingleHardPoints, AtRandom) { checkAtRandom(); }
TEST_P(DoubleHardPoints, Specials) { checkSpecials(); }
TEST_P(DoubleHardPoints, AroundEdges) { checkEdges(); }
TEST_P(DoubleHardPoints, LargestErrors) { checkLargest(); }
TEST_P(DoubleHardPoints, AtRandom) { checkAtRandom(); }

INSTANTIATE_TEST_SUITE_P(All, SingleHardPoints,
                         testing::ValuesIn(functions<float>()),
                         [](const auto &info) { return nameOf(info); });
INSTANTIATE_TEST_SUITE_P(All, DoubleHardPoints,
                         testing::ValuesIn(functions<double>()),
                         [](const auto &info) { return nameOf(info); });

template <typename T> void checkPairs() {
  for (const PairFunction<T> &f : pairFunctions<T>()) {
    size_t count = 0;
    atLargestErrors<T>(f.name, [&](const LargestError &largest) {
      ++count;
      expectFoundAgain<T>(f, largest, errorOf(f, T(largest.x), T(largest.y)));
    });
    EXPECT_NE(count, 0u) << f.name << " was not swept";
    for (T x : specialPoints<T>())
      for (T y : specialPoints<T>())
        expectWithinBound(f, x, y);
    RandomPoints points(2);
    for (int i = 0; i < 30000; ++i) {
      const auto [x, y] = points.nextPower<T>();
      expectWithinBound(f, x, y);
    }
  }
}

TEST(ElementaryHardPairs, OfSingles) { checkPairs<float>(); }
TEST(ElementaryHardPairs, OfDoubles) { checkPairs<double>(); }

/// The page has every function that is measured, and no other; those of the
/// beta function have a test of their own.
TEST(DocumentedMaxima, AreOfEveryFunction) {
  std::set<std::string> measured{"beta", "betaln"}, documented;
  for (const auto &f : functions<double>())
    measured.insert(f.name);
  for (const auto &f : pairFunctions<double>())
    measured.insert(f.name);
  for (const auto &[name, maximum] : documentedMaxima()) {
    documented.insert(name);
    EXPECT_GE(maximum.ofSingle, 0.5) << name;
    EXPECT_LE(maximum.ofSingle, 1) << name;
    EXPECT_GE(maximum.ofDouble, 0.5) << name;
    EXPECT_LE(maximum.ofDouble, 1) << name;
  }
  EXPECT_EQ(documented, measured);
}

/// Results that are numbers of the class are those numbers.
template <typename T> void checkExactPowers() {
  const elementary::PlainElementary<T> text;
  for (int x = 1; x <= 12; ++x)
    for (int y = 0; y <= 6; ++y) {
      EXPECT_EQ(text.power(T(x), T(y)), T(std::pow(x, y))) << x << "^" << y;
      EXPECT_EQ(text.power(T(-x), T(y)), T(std::pow(-x, y))) << x << "^" << y;
    }
  for (int y = -20; y <= 20; ++y) {
    EXPECT_EQ(text.power(4, T(y) / 2), std::ldexp(T(1), y));
    EXPECT_EQ(text.exp2(T(y)), std::ldexp(T(1), y));
    EXPECT_EQ(text.log2(std::ldexp(T(1), y)), y);
  }
  T ten = 1;
  for (int y = 0; y <= (std::is_same_v<T, float> ? 10 : 22); ++y, ten *= 10) {
    EXPECT_EQ(text.exp10(T(y)), ten);
    EXPECT_EQ(text.log10(ten), y);
  }
}

TEST(ElementaryExactResults, OfSingles) { checkExactPowers<float>(); }
TEST(ElementaryExactResults, OfDoubles) { checkExactPowers<double>(); }

} // namespace
