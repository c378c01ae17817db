//===- FourSteps.cpp - long transforms --------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A line of n = a*b elements as a matrix of a rows: transforms along its
// columns, factors, transforms along its rows (Bailey, FFTs in external or
// hierarchical memory, 1990). Each step takes some columns or rows at a time,
// which fit the cache together, and passes over memory once; threads share
// these blocks.
//===----------------------------------------------------------------------===//
#include "Fourier/Lines.h"
#include "Fourier/Workspace.h"
#include "runtime/Memory.h"
#include "runtime/ParallelWork.h"

#include <algorithm>
#include <new>

namespace runmat::fourier {

namespace {

/// The largest factor of n up to its root.
int64_t factorNearRoot(int64_t n) {
  int64_t best = 1;
  for (int64_t k = 1; k * k <= n; ++k)
    if (n % k == 0)
      best = k;
  return best;
}

template <typename T> class FourSteps final : public LineTransform<T> {
public:
  explicit FourSteps(int64_t length)
      : columns(factorNearRoot(length)), rows(length / columns.length()),
        roots(length) {}

  void run(const Lines<const T> &from, const Lines<T> &to,
           int64_t lines) const override {
    // Of the pool: the system's allocator gives pages that nobody had before,
    // which all threads would wait for.
    const memory::HeldBlock held(memory::allocate(
        sizeof(T) * size_t(2 * columns.length() * rows.length())));
    if (!held.block.data)
      throw std::bad_alloc();
    T *const middle = static_cast<T *>(held.block.data);
    for (int64_t line = 0; line < lines; ++line) {
      forBlocks(rows.length(), columns.length(),
                [&](int64_t first, int64_t count, Workspace<T> &workspace) {
                  alongColumns(from.from(line), middle, first, count,
                               workspace);
                });
      forBlocks(columns.length(), rows.length(),
                [&](int64_t first, int64_t count, Workspace<T> &workspace) {
                  alongRows(middle, to.from(line), first, count, workspace);
                });
    }
  }

private:
  /// So many columns or rows at a time: whole lines of the cache.
  static constexpr int64_t block = 8;

  template <typename Work>
  static void forBlocks(int64_t extent, int64_t length, const Work &work) {
    auto some = [&](uint64_t begin, uint64_t end) {
      Workspace<T> workspace(block * length);
      for (auto index = int64_t(begin); index < int64_t(end); ++index)
        work(index * block, std::min(block, extent - index * block), workspace);
    };
    inParallel((extent + block - 1) / block, some);
  }

  /// Of `count` columns from `first` on, times their factors.
  void alongColumns(const Lines<const T> &from, T *middle, int64_t first,
                    int64_t count, Workspace<T> &workspace) const {
    const int64_t a = columns.length(), b = rows.length();
    const Parts<T> data = workspace.data();
    for (int64_t j = 0; j < a; ++j)
      for (int64_t q = 0; q < count; ++q) {
        data.re[q + j * count] = from.re[2 * (j * b + first + q)];
        data.im[q + j * count] = from.im[2 * (j * b + first + q)];
      }
    const Parts<T> result = columns.run(data, workspace.scratch(), count);
    for (int64_t k = 0; k < a; ++k)
      for (int64_t q = 0; q < count; ++q) {
        const Root<double> root = roots(k * (first + q));
        const Root<T> w{T(root.re), T(root.im)};
        const T re = result.re[q + k * count], im = result.im[q + k * count];
        T *const out = middle + 2 * (k * b + first + q);
        out[0] = re * w.re - im * w.im;
        out[1] = re * w.im + im * w.re;
      }
  }

  /// Of `count` rows from `first` on, which become columns.
  void alongRows(const T *middle, const Lines<T> &to, int64_t first,
                 int64_t count, Workspace<T> &workspace) const {
    const int64_t a = columns.length(), b = rows.length();
    const Parts<T> data = workspace.data();
    for (int64_t j = 0; j < b; ++j)
      for (int64_t q = 0; q < count; ++q) {
        data.re[q + j * count] = middle[2 * ((first + q) * b + j)];
        data.im[q + j * count] = middle[2 * ((first + q) * b + j) + 1];
      }
    const Parts<T> result = rows.run(data, workspace.scratch(), count);
    for (int64_t k = 0; k < b; ++k)
      for (int64_t q = 0; q < count; ++q) {
        to.re[2 * (k * a + first + q)] = result.re[q + k * count];
        to.im[2 * (k * a + first + q)] = result.im[q + k * count];
      }
  }

  Stockham<T> columns, rows;
  RootProducts roots;
};

} // namespace

template <typename T>
std::unique_ptr<LineTransform<T>> makeFourSteps(int64_t length) {
  return std::make_unique<FourSteps<T>>(length);
}
template std::unique_ptr<LineTransform<double>> makeFourSteps(int64_t length);
template std::unique_ptr<LineTransform<float>> makeFourSteps(int64_t length);

} // namespace runmat::fourier
