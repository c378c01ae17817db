//===- TreeEquality.h - structural comparison of trees ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_FRONTEND_TREEEQUALITY_H
#define RUNMAT_FRONTEND_TREEEQUALITY_H

#include "Frontend/AST.h"

namespace runmat {

/// Whether two programs have the same structure, names, literals, statement
/// ids, slots and captures. Source ranges, file names and the spelling of a
/// number do not count.
bool equalTrees(const ast::Program &a, const ast::Program &b);

/// The same for two expressions.
bool equalTrees(const ast::Expr *a, const ast::Expr *b);

} // namespace runmat

#endif // RUNMAT_FRONTEND_TREEEQUALITY_H
