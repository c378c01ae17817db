//===- BackEdge.h - loops entered between two turns -------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_ENGINE_BACKEDGE_H
#define RUNMAT_ENGINE_BACKEDGE_H

#include "Frontend/AST.h"
#include "Interpreter/Frame.h"
#include "Interpreter/Resume.h"

#include <functional>
#include <optional>
#include <string_view>

namespace runmat {

/// Says whether a name means a builtin where a loop is.
using IsBuiltin = std::function<bool(std::string_view)>;

/// Whether a unit could do turns of a `for` loop that is in progress. It knows
/// them by the value of the loop's variable and by the step and the last value
/// as they are written, which must have the values that the loop began with.
/// All must be whole numbers, whose sums are exact: an element is
/// first + k*step, not the one before plus the step.
bool isKnownByVariable(Frame &frame, const ast::ForStmt &loop,
                       const LoopState &state, const IsBuiltin &isBuiltin);

/// The same of a loop that is about to begin: whether that is to be expected of
/// its turns.
bool willBeKnownByVariable(Frame &frame, const ast::ForStmt &loop,
                           const IsBuiltin &isBuiltin);

/// Whether one can do those from `state.iteration` on: the variable has the
/// element of the turn before too, or what would have been it before the first.
bool canGoOn(Frame &frame, const ast::ForStmt &loop, const LoopState &state,
             const IsBuiltin &isBuiltin);

/// Whether a loop that is left between two turns is known there by its variable
/// again: nothing in it assigns what its turns follow from. A `while` always
/// is.
bool keepsItsTurns(const ast::Stmt &loop);

/// What the variable of a loop that begins would have had a turn before, when
/// the sum with the step is the first element to the last bit.
std::optional<double> elementBefore(const LoopState &state);

} // namespace runmat

#endif // RUNMAT_ENGINE_BACKEDGE_H
