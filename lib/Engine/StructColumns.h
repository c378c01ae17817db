//===- StructColumns.h - fields of struct arrays as arrays ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What all elements of a struct array hold in a field is an array to a unit,
// of the struct array's extents, where each holds one number of one class. It
// is gathered when the unit begins and given back when it ends.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_ENGINE_STRUCTCOLUMNS_H
#define RUNMAT_ENGINE_STRUCTCOLUMNS_H

#include "Engine/CompileRequest.h"
#include "Values/Value.h"

#include <optional>

namespace runmat {

/// The type of the array that a field is; nothing where it is none.
std::optional<VariableType>
columnType(ast::Slot slot, const StructArray &structure, size_t field);
/// Whether `columnType` would give this type.
bool columnHasType(const StructArray &structure, size_t field,
                   const VariableType &type);
/// The array itself.
ArrayRef readColumn(const StructArray &structure, size_t field);
/// Gives each element its number of an array. With other extents than before
/// all fields are assigned so, one after the other.
void assignColumn(StructArray &structure, size_t field, const Array &values);

} // namespace runmat

#endif // RUNMAT_ENGINE_STRUCTCOLUMNS_H
