//===- Plan.h - where the steps of a unit run, and why ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_PLAN_H
#define RUNMAT_RUNTIME_PLAN_H

#include "runtime/Planner/PlanGraph.h"

namespace runmat {

/// The place of each step.
using Placement = std::vector<PlaceIndex>;

struct StepDecision {
  PlaceIndex place = hostPlace;
  /// Of all its executions, compiling and latencies included.
  double seconds = 0;
  /// Of all transfers of what it reads and writes; other steps may share them.
  double transferSeconds = 0;
  /// What the plan would take more with the step at the best other place;
  /// infinite when there is none.
  double savedSeconds = 0;
  /// The same in words and figures.
  std::string reason;
};

struct Plan {
  std::vector<StepDecision> steps;
  double transferSeconds = 0; ///< Each transfer once.
  double seconds = 0;         ///< Of everything.

  Placement placement() const {
    Placement placement;
    for (const StepDecision &step : steps)
      placement.push_back(step.place);
    return placement;
  }
};

} // namespace runmat

#endif // RUNMAT_RUNTIME_PLAN_H
