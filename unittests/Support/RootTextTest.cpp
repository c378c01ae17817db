//===- RootTextTest.cpp - roots and the hypotenuse --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "ClassPoints.h"

#include "definitions/Elementary/Roots.h"

using namespace runmat;
using namespace runmat::test;

namespace {

template <typename T> class RootText : public testing::Test {
protected:
  static std::vector<T> numbers() {
    ClassPoints<T> points;
    points.special();
    points.binades();
    for (int n = 1; n < 30; ++n)
      points.around(n * n * n, 1);
    points.any(4000);
    points.uniform(4000, -8, 8);
    return points.numbers;
  }
  static std::vector<std::pair<T, T>> pairs() {
    ClassPoints<T> special, points;
    special.special();
    std::vector<std::pair<T, T>> result;
    for (T x : special.numbers)
      for (T y : special.numbers)
        result.emplace_back(x, y);
    points.any(3000);
    for (int i = 0; i < 9000; ++i) {
      const int size = int(points.below(200)) - 100;
      const double x = std::ldexp(1 + points.fraction(), size);
      points.numbers.push_back(T(x));
      result.emplace_back(T(x), T(4 * points.fraction() * x));
    }
    const T tiny = std::numeric_limits<T>::min();
    for (int i = 0; i < 2000; ++i)
      result.emplace_back(T(points.fraction()) * tiny,
                          T(points.fraction()) * 4 * tiny);
    for (size_t i = 0; i + 1 < 3000; ++i)
      result.emplace_back(points.numbers[i], points.numbers[i + 1]);
    return result;
  }

  elementary::PlainArithmetic<T> a;
};

using Classes = testing::Types<float, double>;
TYPED_TEST_SUITE(RootText, Classes);

TYPED_TEST(RootText, RsqrtIsWithinOne) {
  Exact exact;
  for (TypeParam x : this->numbers()) {
    exactInverseRoot(exact.value, Exact(x).value, MPFR_RNDN);
    expectWithinOne(rsqrt(this->a, x), exact, x);
  }
}

TYPED_TEST(RootText, CbrtIsWithinOne) {
  Exact exact;
  for (TypeParam x : this->numbers()) {
    mpfr_cbrt(exact.value, Exact(x).value, MPFR_RNDN);
    expectWithinOne(cbrt(this->a, x), exact, x);
  }
}

TYPED_TEST(RootText, HypotIsWithinOne) {
  Exact exact;
  for (auto [x, y] : this->pairs()) {
    mpfr_hypot(exact.value, Exact(x).value, Exact(y).value, MPFR_RNDN);
    expectWithinOne(hypot(this->a, x, y), exact, x, y);
  }
}

TYPED_TEST(RootText, NthrootIsWithinOne) {
  using T = TypeParam;
  Exact exact;
  for (T x : this->numbers())
    for (double order : {1.0, 2.0, 3.0, 4.0, 5.0, 7.0, 100.0, 1001.0, -1.0,
                         -2.0, -3.0, -8.0, 0.5, 2.5, -1.25, 1e10, 1e-3}) {
      exactRoot(exact.value, Exact(x).value, Exact(T(order)).value, MPFR_RNDN);
      expectWithinOne(nthroot(this->a, x, T(order)), exact, x, T(order));
    }
}

TYPED_TEST(RootText, NthrootOfPowersIsExact) {
  using T = TypeParam;
  for (int root = 1; root <= 9; ++root)
    for (int n = 1; n <= 7; ++n) {
      T power = 1;
      for (int i = 0; i < n; ++i)
        power *= T(root);
      EXPECT_EQ(nthroot(this->a, power, T(n)), T(root));
    }
}

TYPED_TEST(RootText, NthrootHasNoRootsOfEvenOrderBelowZero) {
  using T = TypeParam;
  const T infinity = std::numeric_limits<T>::infinity();
  EXPECT_TRUE(std::isnan(nthroot(this->a, T(-8), T(2))));
  EXPECT_TRUE(std::isnan(nthroot(this->a, T(-8), T(2.5))));
  EXPECT_TRUE(std::isnan(nthroot(this->a, -infinity, T(4))));
  EXPECT_EQ(nthroot(this->a, -infinity, T(3)), -infinity);
  EXPECT_EQ(nthroot(this->a, T(7), infinity), T(1));
  EXPECT_EQ(nthroot(this->a, T(7), T(0)), infinity);
  EXPECT_EQ(nthroot(this->a, T(0.5), T(0)), T(0));
}

} // namespace
