//===- ValueFlow.h - who reads the arrays of a plan -------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_VALUEFLOW_H
#define RUNMAT_RUNTIME_VALUEFLOW_H

#include "runtime/Planner/PlanGraph.h"

namespace runmat {

/// In place of a step's number: before the unit, or after it.
inline constexpr uint32_t noStep = UINT32_MAX;

struct FlowReader {
  uint32_t step; ///< noStep: the host, after the unit.
  /// How many arrays this reader alone would need moved. Of one that a loop
  /// makes every turn the code after the loop reads the last; of one made
  /// before a loop all turns read the same.
  double count;
};

/// The arrays that one step makes as one value, or one that was there before;
/// with all who read them under whatever name, those who see them as a carried
/// variable too.
struct ValueFlow {
  uint32_t value = 0;
  uint32_t maker = noStep;
  /// Each step once, without the maker, which reads them where they are; the
  /// largest count first.
  std::vector<FlowReader> readers;
};

/// Those of all values that anybody reads. The last of a loop's arrays, which
/// no turn follows, counts as carried like the others.
std::vector<ValueFlow> valueFlows(const PlanGraph &graph);

} // namespace runmat

#endif // RUNMAT_RUNTIME_VALUEFLOW_H
