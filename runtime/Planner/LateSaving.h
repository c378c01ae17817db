//===- LateSaving.h - what a device saves that comes late ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_LATESAVING_H
#define RUNMAT_RUNTIME_LATESAVING_H

#include "runtime/Planner/PlanCosts.h"

namespace runmat {

/// What is left of a unit that the host has worked at for `delay` seconds:
/// steps that have begun by then are the host's, and loops make the turns that
/// are left.
PlanGraph workAfter(const PlanCosts &costs, double delay);

/// Seconds that the other places save the host when they can be used only after
/// it has worked alone for `delay` seconds.
double savingAfter(const PlanCosts &costs, double delay);

/// The same of further runs, so many, that follow one and are like it: each
/// takes the host `onHost` seconds, of which the places save `saving`, and the
/// delay begins with the run at hand.
double savingOfLaterRuns(double runs, double onHost, double saving,
                         double delay);

/// Whether it is sooner done by waiting for the other places, which can be used
/// after `delay` seconds, than by beginning on the host: that may spend the
/// time on what then has to be moved.
bool paysToWait(const PlanCosts &costs, double delay);

} // namespace runmat

#endif // RUNMAT_RUNTIME_LATESAVING_H
