//===- Cells.h - cells that the unit finds ----------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A cell that a variable holds when the unit begins is known as a struct is,
// with one field: the array that holds it (Engine/CellElements.h). Elements are
// read and assigned by the runtime.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_COMPILER_IMPORT_CELLS_H
#define RUNMAT_COMPILER_IMPORT_CELLS_H

#include "lib/Compiler/Import/Scope.h"

namespace runmat {

/// The slot of the array that holds a cell; noSlot for expressions that are
/// none that import knows.
ast::Slot cellHolderOf(ImportState &state, const ast::Expr &expr);
/// The same of the cell in c{i, j}; noSlot for other expressions, too.
ast::Slot elementHolderOf(ImportState &state, const ast::Expr &expr);

/// c{i, j}; null with the reason noted.
mlir::Value importCellElement(ImportState &state,
                              const ast::CellIndexExpr &expr, ast::Slot holder);
/// The array that holds the cell after target = value.
mlir::Value importCellUpdate(ImportState &state,
                             const ast::CellIndexExpr &target, ast::Slot holder,
                             mlir::Value value);

} // namespace runmat

#endif // RUNMAT_COMPILER_IMPORT_CELLS_H
