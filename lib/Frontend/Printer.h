//===- Printer.h - from the tree back to source text ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_FRONTEND_PRINTER_H
#define RUNMAT_FRONTEND_PRINTER_H

#include "Frontend/AST.h"

#include <string>

namespace runmat {

/// Source text that parses to an equal tree: one statement a line, two blanks
/// of indentation a level, every function closed by `end`, no comments.
std::string printProgram(const ast::Program &program);

/// One expression, as `printProgram` writes it.
std::string printExpression(const ast::Expr *expr);

} // namespace runmat

#endif // RUNMAT_FRONTEND_PRINTER_H
