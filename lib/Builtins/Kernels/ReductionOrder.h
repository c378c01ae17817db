//===- ReductionOrder.h - the order of every reduction ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The order of docs/numerics.md, which is part of the language: elements go to
// lanes, lanes fold by halves, blocks fold in an aligned binary tree.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_BUILTINS_KERNELS_REDUCTIONORDER_H
#define RUNMAT_BUILTINS_KERNELS_REDUCTIONORDER_H

#include "definitions/ReductionOrder.h"

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

namespace runmat::kernels {

/// Folds the elements of one block. `element(j)` is called in ascending order.
template <typename T, typename Combine, typename Element>
T foldBlock(int64_t begin, int64_t end, T identity, Combine combine,
            Element &element) {
  T lanes[reductionLanes];
  std::fill(lanes, lanes + reductionLanes, identity);
  int64_t j = begin;
  for (; j + reductionLanes <= end; j += reductionLanes)
    for (int64_t l = 0; l < reductionLanes; ++l)
      lanes[l] = combine(lanes[l], element(j + l));
  for (int64_t l = 0; j < end; ++j, ++l)
    lanes[l] = combine(lanes[l], element(j));
  for (int64_t step = reductionLanes / 2; step != 0; step /= 2)
    for (int64_t l = 0; l < step; ++l)
      lanes[l] = combine(lanes[l], lanes[l + step]);
  return lanes[0];
}

/// Folds `count` elements; none give the identity. Elements are asked for in
/// ascending order.
template <typename T, typename Combine, typename Element>
T foldInOrder(int64_t count, T identity, Combine combine, Element element) {
  if (count <= reductionBlock)
    return count == 0
               ? identity
               : foldBlock(int64_t(0), count, identity, combine, element);
  // Complete subtrees, the largest first: (number of blocks, node).
  std::vector<std::pair<int64_t, T>> subtrees;
  for (int64_t begin = 0; begin < count; begin += reductionBlock) {
    const int64_t end = std::min(count, begin + reductionBlock);
    std::pair<int64_t, T> node{
        1, foldBlock(begin, end, identity, combine, element)};
    while (!subtrees.empty() && subtrees.back().first == node.first) {
      node = {2 * node.first, combine(subtrees.back().second, node.second)};
      subtrees.pop_back();
    }
    subtrees.push_back(node);
  }
  T result = subtrees.back().second;
  for (size_t i = subtrees.size() - 1; i-- > 0;)
    result = combine(subtrees[i].second, result);
  return result;
}

} // namespace runmat::kernels

#endif // RUNMAT_BUILTINS_KERNELS_REDUCTIONORDER_H
