//===- LoopNest.h - how often a plan's loops turn ---------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_LOOPNEST_H
#define RUNMAT_RUNTIME_LOOPNEST_H

#include "runtime/Planner/PlanGraph.h"

namespace runmat {

/// The loops of a graph, which must outlive it.
class LoopNest {
public:
  explicit LoopNest(std::span<const PlanLoop> loops);
  /// How often what stands in the loop is executed; 1 outside of all.
  double executions(uint32_t loop) const;
  /// The innermost loop that is around both.
  uint32_t common(uint32_t left, uint32_t right) const;
  /// Whether `loop` is `around` or inside of it.
  bool isWithin(uint32_t loop, uint32_t around) const;

private:
  uint32_t depth(uint32_t loop) const;

  std::span<const PlanLoop> loops;
  std::vector<double> counts;
  std::vector<uint32_t> depths;
};

} // namespace runmat

#endif // RUNMAT_RUNTIME_LOOPNEST_H
