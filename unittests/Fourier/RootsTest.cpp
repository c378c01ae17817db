//===- RootsTest.cpp - roots of unity ---------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Fourier/Roots.h"

#include <gtest/gtest.h>

#include <cmath>
#include <thread>

using namespace runmat::fourier;

namespace {

/// How far a root lies from the one that long double gives, in eps.
double distance(Root<double> root, int64_t k, int64_t n) {
  const long double angle = 2 * acosl(-1.0L) * (long double)(k) / n;
  return double(hypotl(root.re - cosl(angle), root.im + sinl(angle)) /
                0x1p-52L);
}

TEST(Roots, AreExactAtQuarters) {
  for (const int64_t n : {4, 12, 1 << 20, 4000004}) {
    const Root<double> at[] = {rootOfUnity(0, n), rootOfUnity(n / 4, n),
                               rootOfUnity(n / 2, n),
                               rootOfUnity(n / 4 * 3, n)};
    const double expected[][2] = {{1, 0}, {0, -1}, {-1, 0}, {0, 1}};
    for (int q = 0; q < 4; ++q) {
      EXPECT_EQ(at[q].re, expected[q][0]) << n << " " << q;
      EXPECT_EQ(at[q].im, expected[q][1]) << n << " " << q;
    }
  }
}

TEST(Roots, AreAccurate) {
  for (const int64_t n : {3, 7, 64, 1000, 1021, 999983})
    for (int64_t k = 0; k < n; k += 1 + n / 1000)
      EXPECT_LT(distance(rootOfUnity(k, n), k, n), 0.8) << k << " of " << n;
}

TEST(Roots, OfLongTablesAreProducts) {
  for (const int64_t n :
       {int64_t(1), int64_t(5), int64_t(1) << 20, int64_t(2000006)}) {
    const RootProducts products(n);
    for (int64_t k = 0; k < n; k += 1 + n / 1000)
      EXPECT_LT(distance(products(k), k, n), 2) << k << " of " << n;
    EXPECT_LT(distance(products(n - 1), n - 1, n), 2) << n;
  }
}

TEST(Roots, TablesAreSharedByThreads) {
  const auto use = [] {
    for (int64_t n = 1; n < 200; ++n)
      EXPECT_EQ(int64_t(rootsOfUnity<double>(n)->size()), n);
  };
  std::thread other(use);
  use();
  other.join();
}

} // namespace
