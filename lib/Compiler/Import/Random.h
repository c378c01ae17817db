//===- Random.h - random numbers in units -----------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The counter of the stream is a variable of the unit, with the hidden slot
// `randomCounter`: what draws reads it and assigns it. So it goes through
// branches, loops and side exits as the program's own variables do. The seed is
// only read.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_COMPILER_IMPORT_RANDOM_H
#define RUNMAT_COMPILER_IMPORT_RANDOM_H

#include "lib/Compiler/Import/Scope.h"

namespace runmat {

/// The extents of an array to be made, or one array that has them.
struct ImportedExtents {
  llvm::SmallVector<mlir::Value> values;
  bool like = false;
};

/// Numbers of a class, or of that of a prototype if there is one; null with the
/// reason noted when units cannot draw from the generator.
mlir::Value importRandom(ImportState &state, Distribution distribution,
                         const ImportedExtents &extents,
                         ElementClass elementClass, mlir::Value prototype,
                         mlir::Location loc);

/// Whole numbers from `least` to `most`, two doubles.
mlir::Value importRandomWhole(ImportState &state, mlir::Value least,
                              mlir::Value most, const ImportedExtents &extents,
                              mlir::Location loc);

/// The numbers from 1 to `count`, a double, in random order.
mlir::Value importRandomOrder(ImportState &state, mlir::Value count,
                              mlir::Location loc);

/// Whether this may draw in a unit.
bool mayDraw(ImportState &state, const ast::Expr &expr);
bool mayDraw(ImportState &state, const ast::Stmt &statement);
bool mayDraw(ImportState &state, const Handle &handle);
bool mayDraw(ImportState &state, const Binding &binding);

} // namespace runmat

#endif // RUNMAT_COMPILER_IMPORT_RANDOM_H
