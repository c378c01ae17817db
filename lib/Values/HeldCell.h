//===- HeldCell.h - cells as arrays of units hold them ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Compiled code knows arrays only. A cell comes to it as an array of the same
// extents, whose class is that of the cell's elements, and which has no
// elements of its own: it holds the cell, of which the runtime reads and
// assigns elements.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_VALUES_HELDCELL_H
#define RUNMAT_VALUES_HELDCELL_H

#include "Values/Indexing.h"

namespace runmat {

/// The array that holds a cell.
ArrayRef holdCell(Value cell, ElementClass elementClass);
/// The cell that an array holds; undefined where it holds none.
Value heldCell(const Array &array);

/// The element of the held cell that subscripts select.
Value readHeldCell(const Array &holder, std::span<const Subscript> subscripts);
/// c{subscripts} = element: the array that holds the cell afterwards, that of
/// `holder` itself where the cell keeps its extents. If `holder` alone has it
/// the cell is changed in place; when that throws it is as it was.
ArrayRef assignHeldCell(const Value &holder,
                        std::span<const Subscript> subscripts,
                        const Value &element);

} // namespace runmat

#endif // RUNMAT_VALUES_HELDCELL_H
