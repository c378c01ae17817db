//===- AssignmentLinks.h - steps from a variable to its parts ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Private to lib/Interpreter.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_INTERPRETER_ASSIGNMENTLINKS_H
#define RUNMAT_INTERPRETER_ASSIGNMENTLINKS_H

#include "Interpreter/InterpreterDetail.h"

namespace runmat {

/// One step from a value to a part of it.
struct Interpreter::Link {
  enum class Kind : uint8_t { Paren, Brace, Field };
  Kind kind;
  const ast::Expr *expr;
  std::vector<Subscript> subscripts; ///< of Paren and Brace
  std::string field;                 ///< of Field
};

} // namespace runmat

#endif // RUNMAT_INTERPRETER_ASSIGNMENTLINKS_H
