//===- CellElements.h - what the elements of a cell are ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A unit gets a cell as an array that holds it (HeldCell.h), and takes its
// elements for what the first few are. That is no promise: each is looked at
// when it is read, and the unit leaves where it is something else.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_ENGINE_CELLELEMENTS_H
#define RUNMAT_ENGINE_CELLELEMENTS_H

#include "Engine/CompileRequest.h"
#include "Values/Value.h"

namespace runmat {

/// The type of the array that holds a cell. Elements that are no real arrays
/// count as doubles.
VariableType cellType(ast::Slot slot, const Value &cell);

/// The name that the elements have among the parts of the cell, which says what
/// they are taken for.
std::string cellElementName(const Value &cell);

} // namespace runmat

#endif // RUNMAT_ENGINE_CELLELEMENTS_H
