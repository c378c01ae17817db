//===- ControlFlow.h - branches, loops and jumps ----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The dialect's control flow is structured, MATLAB's is not: break, continue
// and return jump. After a statement that may jump, the rest of its block runs
// only while control is still on its way there. Hidden variables say so; they
// go through branches like the program's own, but never around a loop, and
// become edges once the branches do.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_COMPILER_IMPORT_CONTROLFLOW_H
#define RUNMAT_COMPILER_IMPORT_CONTROLFLOW_H

#include "lib/Compiler/Import/Scope.h"

namespace runmat {

/// How control may leave a statement other than to the next one.
struct Jumps {
  bool breaks = false, continues = false, returns = false;
  bool any() const { return breaks || continues || returns; }
  /// Whether the loop around the statement may end by them.
  bool endLoop() const { return breaks || returns; }
  Jumps &operator|=(const Jumps &other);
};

/// The jumps out of a statement, or out of the body of a loop or function that
/// is imported, to places inside the unit. Others leave the unit.
Jumps jumpsOf(const Scope &scope, const ast::Stmt &statement);
Jumps jumpsOf(const Scope &scope, const ast::Block &body);

/// Whether control may be on its way elsewhere after a statement that was
/// imported: not where the branch that jumps is known not to be taken.
bool mayHaveJumped(ImportState &state, const ast::Stmt &statement);

/// Makes a jump: nothing after it in the block is reached.
bool importBreak(ImportState &state);
bool importContinue(ImportState &state);
bool importReturn(ImportState &state);

/// At the start of a loop's body.
void startTurn(ImportState &state);

/// Before the body of an inlined function that may return early.
void startFunction(ImportState &state, const ast::Function &callee);

/// A block of a statement, instead of that.
bool importInPlace(ImportState &state, llvm::ArrayRef<const ast::Stmt *> block);
bool importIf(ImportState &state, const ast::IfStmt &statement);
bool importSwitch(ImportState &state, const ast::SwitchStmt &statement);
/// Whether a case selects the subject: equal numbers, the same text, or one of
/// those in braces. Values that are no scalars are left to the interpreter, and
/// chars beside numbers, which are never the same: conj has no type for chars.
mlir::Value importCase(ImportState &state, mlir::Value subject,
                       const ast::Expr &expr);
/// Only the body: what fails in it leaves the unit at its statement, and the
/// interpreter, which goes on inside the `try`, finds the handler.
bool importTry(ImportState &state, const ast::TryStmt &statement);
bool importFor(ImportState &state, const ast::ForStmt &statement);
bool importWhile(ImportState &state, const ast::WhileStmt &statement);

} // namespace runmat

#endif // RUNMAT_COMPILER_IMPORT_CONTROLFLOW_H
