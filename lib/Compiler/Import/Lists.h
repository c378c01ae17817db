//===- Lists.h - varargin and varargout -------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The cells of a variable number of arguments or outputs are no values of the
// unit: how many there are is known where the function is inlined, so each
// element is a variable of its own, as fields of structs are.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_COMPILER_IMPORT_LISTS_H
#define RUNMAT_COMPILER_IMPORT_LISTS_H

#include "lib/Compiler/Import/Scope.h"

namespace runmat {

/// What is a list here, else null.
const Scope::Fields *listAt(ImportState &state, const ast::Expr &expr);

/// Arguments in which x{:} and x{2:end} of lists are written out as the
/// elements that they stand for.
llvm::SmallVector<const ast::Expr *>
writeOutLists(ImportState &state, llvm::ArrayRef<const ast::Expr *> arguments);

/// Gives an inlined function its arguments, of which there are no more than it
/// takes.
void bindArguments(Scope &scope, llvm::ArrayRef<Binding> arguments);

/// What an inlined function gives for its output of this number; nothing with
/// the reason noted.
Binding outputOf(ImportState &state, size_t number);

/// {a, b} of an inlined function, whose variables may hold lists; null, maybe
/// with a reason noted, for others and what has several rows.
StructureRef importList(ImportState &state, const ast::CellArrayExpr &expr);

/// Whether an assignment to an element in braces adds it to the end of a list,
/// of which varargout may have no element yet, and the slot that it then gets.
bool canMakeElement(ImportState &state, const ast::CellIndexExpr &target);
ast::Slot makeElement(ImportState &state, const ast::CellIndexExpr &target);

/// The values that a loop's variable takes where its turns are written out, one
/// after the other: a few, and elements of lists are picked by them. Nothing
/// where it stays a loop.
std::optional<llvm::SmallVector<double>>
turnsWrittenOut(ImportState &state, const ast::ForStmt &loop);
bool importTurns(ImportState &state, const ast::ForStmt &loop, ast::Slot target,
                 llvm::ArrayRef<double> turns);

} // namespace runmat

#endif // RUNMAT_COMPILER_IMPORT_LISTS_H
