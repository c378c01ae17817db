//===- Roots.h - roots of unity ---------------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The factors exp(-2*pi*i*k/n) of transforms, by our own sine and cosine: the
// angle is brought into an eighth of a turn in integers, so that quarters are
// exact and all others within about a unit in the last place.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_FOURIER_ROOTS_H
#define RUNMAT_FOURIER_ROOTS_H

#include <cstdint>
#include <memory>
#include <vector>

namespace runmat::fourier {

template <typename T> struct Root {
  T re, im;
};

/// Tables of this length at most are kept.
inline constexpr int64_t longestTable = 1 << 14;

/// exp(-2*pi*i*k/n) for 0 <= k < n < 2^59.
Root<double> rootOfUnity(int64_t k, int64_t n);

/// All n of them, rounded to T once more where that is single. Those of short
/// lengths are kept for later calls, a bounded number of them.
template <typename T>
std::shared_ptr<const std::vector<Root<T>>> rootsOfUnity(int64_t n);

/// The same in a table of about 2*sqrt(n) of them, each the product of two: for
/// long transforms, where a table of all would cost more than it saves.
class RootProducts {
public:
  explicit RootProducts(int64_t n);
  Root<double> operator()(int64_t k) const {
    const Root<double> &a = coarse[size_t(k >> shift)];
    const Root<double> &b = fine[size_t(k & ((int64_t(1) << shift) - 1))];
    return {a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re};
  }

private:
  int shift = 0;
  std::vector<Root<double>> coarse, fine;
};

/// All of them, from a table where n is short and as products where it is long.
template <typename T> class Roots {
public:
  explicit Roots(int64_t n) {
    if (n <= longestTable)
      table = rootsOfUnity<T>(n);
    else
      products = std::make_unique<RootProducts>(n);
  }
  Root<T> operator()(int64_t k) const {
    if (table)
      return (*table)[size_t(k)];
    const Root<double> root = (*products)(k);
    return {T(root.re), T(root.im)};
  }

private:
  std::shared_ptr<const std::vector<Root<T>>> table;
  std::unique_ptr<RootProducts> products;
};

} // namespace runmat::fourier

#endif // RUNMAT_FOURIER_ROOTS_H
