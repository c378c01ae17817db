//===- ScanOrder.h - the order of every scan --------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The order of docs/numerics.md: blocks are scanned by themselves, the scan of
// their totals is combined with the blocks that follow. What precedes a block
// is known when the block is reached, so one walk over the elements does it
// all.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_BUILTINS_KERNELS_SCANORDER_H
#define RUNMAT_BUILTINS_KERNELS_SCANORDER_H

#include "Builtins/Kernels/ReductionOrder.h"

#include <memory>

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

/// Scans `length` elements `stride` apart in place, in blocks of `block`.
template <typename T, typename Combine>
void scanInOrder(T *first, int64_t stride, int64_t length, int64_t block,
                 Combine combine) {
  RunningScan<T, Combine> totals(combine);
  T before{};
  for (int64_t begin = 0; begin < length; begin += block) {
    T *const at = first + begin * stride;
    const int64_t count = std::min(block, length - begin);
    T local = at[0];
    for (int64_t j = 1; j < count; ++j)
      at[j * stride] = local = combine(local, at[j * stride]);
    if (begin > 0)
      for (int64_t j = 0; j < count; ++j)
        at[j * stride] = combine(before, at[j * stride]);
    before = totals.next(local);
  }
}

} // namespace runmat::kernels

#endif // RUNMAT_BUILTINS_KERNELS_SCANORDER_H
