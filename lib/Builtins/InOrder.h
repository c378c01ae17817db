//===- InOrder.h - what is in order already ---------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_BUILTINS_INORDER_H
#define RUNMAT_BUILTINS_INORDER_H

#include "Values/Pieces.h"

#include <atomic>

namespace runmat::builtins {

/// Whether holds(a, b) for all neighbours a, b of a line, the elements of which
/// are compared without a branch on each.
template <typename T, typename Holds>
bool allNeighbours(const T *line, int64_t n, Holds holds) {
  constexpr int64_t block = 1 << 11;
  std::atomic<bool> isBroken{false};
  Pieces(n).forEach([&](int64_t, int64_t begin, int64_t end) {
    for (int64_t first = std::max<int64_t>(1, begin);
         first < end && !isBroken.load(std::memory_order_relaxed);
         first += block) {
      bool hold = true;
      for (int64_t i = first; i < std::min(end, first + block); ++i)
        hold &= holds(line[i - 1], line[i]);
      if (!hold)
        isBroken.store(true, std::memory_order_relaxed);
    }
  });
  return !isBroken;
}

} // namespace runmat::builtins

#endif // RUNMAT_BUILTINS_INORDER_H
