//===- Roots.cpp - roots of unity -------------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Fourier/Roots.h"
#include "definitions/Elementary/Trigonometric.h"

#include <algorithm>
#include <list>
#include <mutex>
#include <utility>

namespace runmat::fourier {

Root<double> rootOfUnity(int64_t k, int64_t n) {
  // In units of which a turn has 8n.
  int64_t angle = 8 * k;
  const bool isLower = angle > 4 * n;
  if (isLower)
    angle = 8 * n - angle;
  const bool isLeft = angle > 2 * n;
  if (isLeft)
    angle = 4 * n - angle;
  const bool isSteep = angle > n;
  if (isSteep)
    angle = 2 * n - angle;
  // Half turns, and what the quotient has lost, in radians.
  const double whole = double(4 * n), halfTurns = double(angle) / whole;
  const double lost = std::fma(-halfTurns, whole, double(angle)) / whole;
  const double small = 0x1.921fb54442d18p+1 * lost;
  const elementary::PlainArithmetic<double> a;
  const double c = elementary::cospi(a, halfTurns);
  const double s = elementary::sinpi(a, halfTurns);
  double re = c - s * small, im = s + c * small;
  if (isSteep)
    std::swap(re, im);
  return {isLeft ? -re : re, isLower ? im : -im};
}

namespace {

template <typename T> using Table = std::shared_ptr<const std::vector<Root<T>>>;

template <typename T> Table<T> makeTable(int64_t n) {
  std::vector<Root<T>> roots;
  roots.reserve(size_t(n));
  for (int64_t k = 0; k < n; ++k) {
    const Root<double> root = rootOfUnity(k, n);
    roots.push_back({T(root.re), T(root.im)});
  }
  return std::make_shared<const std::vector<Root<T>>>(std::move(roots));
}

/// The tables that were used last. They are shared: one that is dropped here
/// lives as long as a transform uses it.
template <typename T> class TableCache {
public:
  Table<T> get(int64_t n) {
    if (n > longestTable)
      return makeTable<T>(n);
    const std::lock_guard<std::mutex> lock(mutex);
    const auto found =
        std::find_if(tables.begin(), tables.end(), [&](const Table<T> &table) {
          return int64_t(table->size()) == n;
        });
    if (found != tables.end())
      tables.splice(tables.begin(), tables, found);
    else
      tables.push_front(makeTable<T>(n));
    if (tables.size() > most)
      tables.pop_back();
    return tables.front();
  }

private:
  /// Together 8 MB at most.
  static constexpr size_t most = 32;

  std::mutex mutex;
  std::list<Table<T>> tables;
};

} // namespace

template <typename T> Table<T> rootsOfUnity(int64_t n) {
  // Never destroyed: a thread may still transform when the process ends.
  static auto &cache = *new TableCache<T>;
  return cache.get(n);
}

template Table<double> rootsOfUnity<double>(int64_t n);
template Table<float> rootsOfUnity<float>(int64_t n);

RootProducts::RootProducts(int64_t n) {
  while ((int64_t(1) << (2 * shift)) < n)
    ++shift;
  const int64_t step = int64_t(1) << shift;
  for (int64_t k = 0; k < n; k += step)
    coarse.push_back(rootOfUnity(k, n));
  for (int64_t k = 0; k < std::min(step, n); ++k)
    fine.push_back(rootOfUnity(k, n));
}

} // namespace runmat::fourier
