//===- StatementKinds.h - what is said of kinds of statements ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef RUNMAT_ENGINE_STATEMENTKINDS_H
#define RUNMAT_ENGINE_STATEMENTKINDS_H

#include "Frontend/AST.h"

namespace runmat {

/// Why a statement of a kind that no unit can hold is interpreted. For the
/// others it says what is missing where no better reason is known.
inline const char *kindReason(ast::StmtKind kind) {
  switch (kind) {
  case ast::StmtKind::While:
    return "a while loop is not compiled yet";
  case ast::StmtKind::Switch:
    return "this switch statement is not compiled";
  case ast::StmtKind::Try:
    return "this try statement is not compiled";
  case ast::StmtKind::Break:
    return "a break statement is not compiled yet";
  case ast::StmtKind::Continue:
    return "a continue statement is not compiled yet";
  case ast::StmtKind::Return:
    return "a return to the caller";
  case ast::StmtKind::Global:
    return "a declaration of global variables is not compiled yet";
  case ast::StmtKind::Persistent:
    return "a declaration of persistent variables is not compiled yet";
  case ast::StmtKind::Command:
    return "a command is not compiled";
  case ast::StmtKind::Spmd:
    return "an spmd block is not compiled";
  case ast::StmtKind::Expression:
  case ast::StmtKind::Assign:
  case ast::StmtKind::If:
  case ast::StmtKind::For:
    break;
  }
  return "this statement is not compiled";
}

} // namespace runmat

#endif // RUNMAT_ENGINE_STATEMENTKINDS_H
