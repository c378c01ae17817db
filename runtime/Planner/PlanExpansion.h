//===- PlanExpansion.h - the best move of steps to a place ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_PLANEXPANSION_H
#define RUNMAT_RUNTIME_PLANEXPANSION_H

#include "runtime/Planner/PlanCosts.h"

namespace runmat {

/// The cheapest of all placements in which any steps have moved to `place` and
/// the others are where `placement` has them. Moves no more than it must.
Placement expanded(const PlanCosts &costs, const Placement &placement,
                   PlaceIndex place);

} // namespace runmat

#endif // RUNMAT_RUNTIME_PLANEXPANSION_H
