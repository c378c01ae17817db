//===- KnownValues.h - what import itself knows of values -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What follows from how a function is called (nargin < 2, isempty(varargin),
// exist('x', 'var')), from the fields of structs (isfield(s, 'a')) and from
// texts that are written in the program. Branches that depend on nothing else
// are decided while they are imported: the one not taken may read arguments
// that were not given.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_COMPILER_IMPORT_KNOWNVALUES_H
#define RUNMAT_COMPILER_IMPORT_KNOWNVALUES_H

#include "lib/Compiler/Import/Scope.h"

namespace runmat {

/// A real number, a logical, or a text that is written in the program.
struct KnownValue {
  enum class Kind : uint8_t { Real, Logical, Text };
  Kind kind = Kind::Real;
  double number = 0;
  std::string text = {};
};

/// Nothing where only running tells. Builds no op.
std::optional<KnownValue> knownValue(ImportState &state, const ast::Expr &expr);

/// The same of a text.
std::optional<std::string> knownText(ImportState &state, const ast::Expr &expr);

/// The same of a whole number from `least` on, as subscripts and counts are.
std::optional<size_t> knownCount(ImportState &state, const ast::Expr &expr,
                                 size_t least);

/// Whether a call checks the number of arguments or outputs (narginchk), and
/// finds nothing wrong.
bool isKnownToHold(ImportState &state, const ast::IndexExpr &call);

/// A known value as an op, of texts what a call gives; null where nothing is
/// known.
mlir::Value importKnown(ImportState &state, const ast::Expr &expr);

/// The clauses of which only running tells whether they are taken, and what is
/// where none of them is.
struct OpenBranches {
  llvm::SmallVector<const ast::IfStmt::Clause *> clauses;
  llvm::ArrayRef<const ast::Stmt *> otherwise;
};
OpenBranches openBranches(ImportState &state, const ast::IfStmt &statement);

/// The statements of the one branch that is taken; nothing where only running
/// tells.
std::optional<llvm::ArrayRef<const ast::Stmt *>>
knownBranch(ImportState &state, const ast::SwitchStmt &statement);

} // namespace runmat

#endif // RUNMAT_COMPILER_IMPORT_KNOWNVALUES_H
