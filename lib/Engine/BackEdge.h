//===- BackEdge.h - loops entered between two turns -------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_ENGINE_BACKEDGE_H
#define RUNMAT_ENGINE_BACKEDGE_H

#include "Frontend/AST.h"
#include "Interpreter/Frame.h"
#include "Interpreter/Resume.h"

namespace runmat {

/// Whether a unit can do the turns of a `for` loop from `state.iteration` (1 at
/// least) on. It knows them by the value of the loop's variable and by the
/// step and the last value as they are written, so the variable must have the
/// element of the turn before, and they the values that the loop began with.
/// All must be whole numbers, whose sums are exact: an element is
/// first + k*step, not the one before plus the step.
bool canGoOn(Frame &frame, const ast::ForStmt &loop, const LoopState &state);

} // namespace runmat

#endif // RUNMAT_ENGINE_BACKEDGE_H
