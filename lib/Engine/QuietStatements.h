//===- QuietStatements.h - statements that nobody notices -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_ENGINE_QUIETSTATEMENTS_H
#define RUNMAT_ENGINE_QUIETSTATEMENTS_H

#include "Frontend/AST.h"
#include "Interpreter/Interpreter.h"

#include <optional>

namespace runmat {

/// The variable that the statement changes, if that is all that it does and no
/// element of an array is read that may be on a device: constants and what is
/// computed from numbers of the host, put into a variable or a field of a
/// structure. Such a statement may be undone by putting back the variable.
std::optional<ast::Slot> quietTarget(Frame &frame, const ast::Stmt &stmt);

} // namespace runmat

#endif // RUNMAT_ENGINE_QUIETSTATEMENTS_H
