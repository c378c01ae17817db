//===- LoopNest.cpp - how often a plan's loops turn -------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/LoopNest.h"

namespace runmat {

LoopNest::LoopNest(std::span<const PlanLoop> loops) : loops(loops) {
  for (const PlanLoop &loop : loops) {
    counts.push_back(executions(loop.around) * loop.turns);
    depths.push_back(depth(loop.around) + 1);
  }
}

double LoopNest::executions(uint32_t loop) const {
  return loop == noLoop ? 1 : counts[loop];
}

uint32_t LoopNest::depth(uint32_t loop) const {
  return loop == noLoop ? 0 : depths[loop];
}

uint32_t LoopNest::common(uint32_t left, uint32_t right) const {
  while (left != right)
    if (depth(left) >= depth(right))
      left = loops[left].around;
    else
      right = loops[right].around;
  return left;
}

bool LoopNest::isWithin(uint32_t loop, uint32_t around) const {
  return common(loop, around) == around;
}

} // namespace runmat
