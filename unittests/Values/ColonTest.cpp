//===- ColonTest.cpp - the elements of ranges -------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Values/Colon.h"

#include <gtest/gtest.h>

#include <bit>
#include <vector>

namespace {

using namespace runmat;

template <typename T> auto bitsOf(T x) {
  if constexpr (sizeof(T) == 4)
    return std::bit_cast<uint32_t>(x);
  else
    return std::bit_cast<uint64_t>(x);
}

/// That a part of a:d:b, with n elements, has those of the formula.
template <typename T>
void expectFormula(T a, T d, T b, int64_t n, int64_t begin, int64_t end) {
  std::vector<T> part(size_t(end - begin) + 1, T(-77));
  colonElements(a, d, b, n, begin, end, part.data());
  for (int64_t i = begin; i < end; ++i)
    ASSERT_EQ(bitsOf(part[size_t(i - begin)]),
              bitsOf(colonElement(a, d, b, n, i)))
        << i << " of " << a << ":" << d << ":" << b;
  EXPECT_EQ(part.back(), T(-77)) << "an element behind the part";
}

/// The same of the whole, and of parts that end around the middle.
template <typename T> void expectFormula(T a, T d, T b) {
  const int64_t n = colonCount(a, d, b);
  ASSERT_GT(n, 0);
  expectFormula(a, d, b, n, 0, n);
  for (int64_t cut : {n / 2 - 1, n / 2, n / 2 + 1})
    if (cut >= 0 && cut <= n) {
      expectFormula(a, d, b, n, 0, cut);
      expectFormula(a, d, b, n, cut, n);
    }
}

TEST(ColonElements, AreThoseOfTheFormula) {
  expectFormula(1.0, 1.0, 1.0);
  expectFormula(1.0, 1.0, 2.0);
  expectFormula(-0.0, 1.0, 3.0);
  expectFormula(0.0, 0.1, 0.3);
  expectFormula(-1.0, 0.01, 1.0);
  expectFormula(5.0, -0.7, -9000.0);
  expectFormula(0.0, 1.0, 10001.0);
  expectFormula(1e300, 1e296, 1.1e300);
  expectFormula(0.0f, 0.1f, 1000.3f);
  expectFormula(7.0f, -2.0f, -9000.0f);
}

TEST(ColonElements, OfNaNAreNaN) {
  expectFormula(std::nan(""), 1.0, 3.0, 1, 0, 1);
}

TEST(ColonElements, BeyondWhatSinglesCount) {
  constexpr int64_t exact = int64_t(1) << 24;
  const float d = 0.37f, b = d * float(5 * exact);
  const int64_t n = colonCount(0.0f, d, b);
  for (int64_t edge : {exact, n - exact})
    expectFormula(0.0f, d, b, n, edge - 5000, edge + 5000);
}

TEST(ColonElements, BeyondWhatDoublesCount) {
  constexpr int64_t n = int64_t(1) << 53;
  expectFormula(0.0, 1.0, double(n), n, n - 5000, n);
}

} // namespace
