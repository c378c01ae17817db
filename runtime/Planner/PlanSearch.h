//===- PlanSearch.h - where the steps of a unit run -------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_PLANSEARCH_H
#define RUNMAT_RUNTIME_PLANSEARCH_H

#include "runtime/Planner/Plan.h"
#include "runtime/Planner/PlanCosts.h"

namespace runmat {

/// The placement of the least seconds that is found. With two places there is
/// no better one; with more, none on the host and one device is better. The
/// same costs give the same placement.
Placement searchPlacement(const PlanCosts &costs);

/// The same as a plan with its reasons.
Plan searchPlan(const PlanCosts &costs);
/// Of a graph that has no problems (problemOf).
Plan searchPlan(const PlanGraph &graph, std::span<const PlanPlace> places);

} // namespace runmat

#endif // RUNMAT_RUNTIME_PLANSEARCH_H
