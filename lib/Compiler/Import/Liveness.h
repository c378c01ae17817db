//===- Liveness.h - which variables are read later --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Backward data flow over the syntax tree of one function. A variable that
// nothing reads later need not be stored: that is what lets a chain of script
// statements become one kernel. Where names can be reached that the text does
// not show (eval, who, global, nested functions), all are live; before a call
// that may see them (of a script), they are there.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_COMPILER_IMPORT_LIVENESS_H
#define RUNMAT_COMPILER_IMPORT_LIVENESS_H

#include "Frontend/AST.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/DenseMap.h"

namespace runmat {

class Liveness {
public:
  /// `observeAll`: every variable can be seen at any time, as at a prompt.
  /// `observers`: names whose calls see every variable; they must outlive this.
  /// `inlined`: what a loop returns with is there after it.
  Liveness(const ast::Function &function, bool observeAll,
           llvm::ArrayRef<std::string> observers, bool inlined);

  bool isLiveBefore(ast::StatementId statement, ast::Slot slot) const {
    return test(before, statement, slot);
  }
  bool isLiveAfter(ast::StatementId statement, ast::Slot slot) const {
    return test(after, statement, slot);
  }

private:
  using Set = llvm::BitVector;
  struct Targets {
    const Set *breaks = nullptr;
    const Set *continues = nullptr;
    /// Live wherever an error may jump to a handler.
    Set handlers;
  };

  bool test(const llvm::DenseMap<ast::StatementId, Set> &sets,
            ast::StatementId statement, ast::Slot slot) const;
  Set liveIn(const ast::Block &block, Set live, const Targets &targets);
  Set transfer(const ast::Stmt &statement, Set live, const Targets &targets);
  Set throughLoop(const ast::Block &body, const Set &out,
                  const ast::Expr *target, const ast::Expr *condition,
                  const Targets &targets);
  void addUses(const ast::Expr *expr, Set &live) const;
  void addCall(std::string_view name, Set &live) const;
  void assign(const ast::Expr *target, Set &live) const;

  const llvm::ArrayRef<std::string> observers;
  const bool inlined;
  Set atExit;
  Set always;
  llvm::DenseMap<ast::StatementId, Set> before, after;
};

} // namespace runmat

#endif // RUNMAT_COMPILER_IMPORT_LIVENESS_H
