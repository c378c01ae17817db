//===- PlanReasons.h - why a step is where it is ----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_PLANREASONS_H
#define RUNMAT_RUNTIME_PLANREASONS_H

#include "runtime/Planner/PlanCosts.h"

namespace runmat {

/// The decisions of a placement, each with what the step would cost elsewhere
/// while the others stay.
std::vector<StepDecision> explained(const PlanCosts &costs,
                                    const Placement &placement);

} // namespace runmat

#endif // RUNMAT_RUNTIME_PLANREASONS_H
