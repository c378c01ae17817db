//===- ScanOrder.h - the order of every scan --------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The order of docs/numerics.md: blocks are scanned by themselves, the scan of
// their totals is combined with the blocks that follow. What precedes a block
// is known when the block is reached, so each is finished before the next one.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_BUILTINS_KERNELS_SCANORDER_H
#define RUNMAT_BUILTINS_KERNELS_SCANORDER_H

#include "Builtins/Kernels/ReductionOrder.h"

#include <memory>
#include <type_traits>
#include <vector>

namespace runmat::kernels {

/// A scan that is fed one value at a time. That of the totals of its blocks is
/// another one, made when the first block is full.
template <typename T, typename Combine> class RunningScan {
public:
  explicit RunningScan(Combine combine) : combine(combine) {}

  /// The scan up to and including `value`.
  T next(T value) {
    local = count == 0 ? value : combine(local, value);
    const T result = totals ? combine(before, local) : local;
    if (++count == reductionBlock)
      endBlock();
    return result;
  }

private:
  void endBlock() {
    if (!totals)
      totals = std::make_unique<RunningScan>(combine);
    before = totals->next(local);
    count = 0;
  }

  Combine combine;
  int64_t count = 0;
  T local{};  ///< the scan in the block
  T before{}; ///< that of the totals of the blocks before
  std::unique_ptr<RunningScan> totals;
};

/// Number of lines for code of one line, which then keeps its state in
/// registers.
using OneLine = std::integral_constant<int64_t, 1>;

/// Scans neighbouring lines side by side, in place: `lines` of them, each of
/// `length` elements `stride` apart, in blocks of `block`.
template <typename T, typename Lines, typename Combine>
void scanInOrder(T *first, Lines lines, int64_t stride, int64_t length,
                 int64_t block, Combine combine) {
  // Of lines that go on beyond a block.
  const int64_t longLines = length > block ? int64_t(lines) : 0;
  std::vector<RunningScan<T, Combine>> totals;
  for (int64_t i = 0; i < longLines; ++i)
    totals.emplace_back(combine);
  std::vector<T> before(longLines), local(longLines);
  for (int64_t begin = 0; begin < length; begin += block) {
    const int64_t end = std::min(length, begin + block);
    for (int64_t j = begin + 1; j < end; ++j)
      for (int64_t i = 0; i < lines; ++i) {
        T &element = first[j * stride + i];
        element = combine(first[(j - 1) * stride + i], element);
      }
    std::copy_n(first + (end - 1) * stride, longLines, local.begin());
    for (int64_t j = begin; begin > 0 && j < end; ++j)
      for (int64_t i = 0; i < lines; ++i)
        first[j * stride + i] = combine(before[i], first[j * stride + i]);
    for (int64_t i = 0; i < longLines; ++i)
      before[i] = totals[i].next(local[i]);
  }
}

} // namespace runmat::kernels

#endif // RUNMAT_BUILTINS_KERNELS_SCANORDER_H
