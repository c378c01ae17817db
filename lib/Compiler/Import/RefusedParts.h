//===- RefusedParts.h - all that a statement has refused --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Import gives a statement up at the first part of it that is refused. Who
// rewrites it wants to know of every one.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_COMPILER_IMPORT_REFUSEDPARTS_H
#define RUNMAT_COMPILER_IMPORT_REFUSEDPARTS_H

#include "Frontend/AST.h"

namespace runmat {

class ImportState;

/// Notes each part of an expression that is refused by itself, at its place.
/// Nothing in a survey that guesses.
void noteRefusedParts(ImportState &state, const ast::Expr &expr);

/// The same of what a statement evaluates, without its blocks.
void noteRefusedParts(ImportState &state, const ast::Stmt &statement);

} // namespace runmat

#endif // RUNMAT_COMPILER_IMPORT_REFUSEDPARTS_H
