//===- ObjectEnds.h - objects whose end a program sees ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A unit stores its variables when it ends, and not at all those that nobody
// reads. Where such a variable holds the last reference to an object of
// onCleanup, the program would see that.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_ENGINE_OBJECTENDS_H
#define RUNMAT_ENGINE_OBJECTENDS_H

#include "Interpreter/Frame.h"

namespace runmat {

inline constexpr const char *objectEndReason =
    "a variable that is assigned may hold the last reference to an object of "
    "onCleanup";

/// Whether statements of a block, from `begin` to before `end`, assign a
/// variable that may hold such an object now.
bool mayEndObject(Frame &frame, const ast::Block &block, size_t begin,
                  size_t end);
bool mayEndObject(Frame &frame, const ast::Stmt &statement);

} // namespace runmat

#endif // RUNMAT_ENGINE_OBJECTENDS_H
