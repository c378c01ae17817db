//===- ColumnLoops.h - for loops over the columns of arrays -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// `for x = a` is a loop over the numbers of the columns that begins each turn
// with x = a(:, k). An exit inside it hands over the array, too, since the
// interpreter goes on with what is left of it.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_COMPILER_IMPORT_COLUMNLOOPS_H
#define RUNMAT_COMPILER_IMPORT_COLUMNLOOPS_H

#include "lib/Compiler/Import/Scope.h"

namespace runmat {

/// What a `for` takes: the elements of a range, or the columns of an array by
/// their numbers.
struct Turns {
  RangeBounds bounds;
  mlir::Value array;
};

/// Nothing with the reason noted.
std::optional<Turns> importColumns(ImportState &state,
                                   const ast::Expr &iterated);

/// What the variable is in a turn of the loop.
mlir::Value elementOf(ImportState &state, const Turns &turns, ForOp loop);

/// Whether the loop can begin anew, else the reason is noted: where a column
/// cannot be had, for want of memory, it does, and must show nothing twice.
bool mayTakeColumns(ImportState &state, ForOp loop);

/// While a body is imported: exits of the unit's own function hand over what
/// the loops around them take.
class ColumnsHere {
public:
  ColumnsHere(ImportState &state, mlir::Value array);
  ~ColumnsHere();
  ColumnsHere(const ColumnsHere &) = delete;

private:
  ImportState &state;
  const bool isOn;
};

} // namespace runmat

#endif // RUNMAT_COMPILER_IMPORT_COLUMNLOOPS_H
