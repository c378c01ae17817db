//===- Aside.h - long work that can be left behind --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Where the process outlives an interrupt, what may take long and looks at its
// arguments only (a decomposition by LAPACK, a regular expression) runs in a
// thread of its own. Ctrl-C does not wait for it: its result is dropped when it
// comes.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_INTERPRETER_ASIDE_H
#define RUNMAT_INTERPRETER_ASIDE_H

#include "Builtins/CallContext.h"

#include <functional>
#include <span>
#include <vector>

namespace runmat {

/// Whether work on these values may take so long that a thread for it costs
/// nothing beside it, and whether that thread may keep them; they are on the
/// host then.
bool mayTakeLong(std::span<const Value> arguments);
/// The largest of the numbers among them that could be an extent of as much
/// work; 0 when there is none.
double largeNumberIn(std::span<const Value> arguments);

/// What is done aside. It owns all that it touches, and asks its context for
/// nothing but to warn.
using AsideWork =
    std::function<void(CallContext &context, std::vector<Value> &results)>;

/// Does the work and gives its results, its error and its warnings. Throws
/// runmat::Error "RunMat:interrupted" as soon as the user asks to stop.
std::vector<Value> workAside(CallContext &context, AsideWork work);

} // namespace runmat

#endif // RUNMAT_INTERPRETER_ASIDE_H
