//===- Structure.h - arrays rearranged, sorted and searched -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What builtins do once their arguments are read, for units that have read them
// at compile time. Dimensions are zero-based.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_BUILTINS_STRUCTURE_H
#define RUNMAT_BUILTINS_STRUCTURE_H

#include "Builtins/SortKeys.h"
#include "Values/Value.h"

#include <optional>
#include <vector>

namespace runmat::builtins {

/// The other way round along a dimension.
Value flipped(const Value &x, size_t dimension);

/// So many copies along each dimension. Throws
/// MATLAB:array:SizeLimitExceeded.
Value repeated(const Value &x, const Extents &times);

/// Moved round by a whole number of places along the dimension, which by
/// default is the first that is not 1; a list of places has one for each
/// dimension. Throws MATLAB:InvalidShiftType where it is empty, or where a
/// dimension has several.
Value shifted(const Value &x, const Value &places,
              std::optional<size_t> dimension);

/// The k-th diagonal of a matrix as a column, or the square matrix with a
/// vector there. Throws where x has more than two dimensions.
Value diagonalOf(const Value &x, int64_t k);

/// Each element less the one before it along the dimension, which by default is
/// the first that is not 1; a scalar then gives [].
Value differences(const Value &x, std::optional<size_t> dimension);

/// The elements along a dimension in their order, and with two outputs where
/// each was.
void sortAlong(const Value &value, size_t dimension, SortOrder order,
               int outputs, std::vector<Value> &results);

/// One output: linear positions of what is not 0; two or three: rows, columns
/// and values. `count` of them at most, where there is one: the first, or the
/// `last`.
void findNonzero(const Value &value, const Value *count, bool last, int outputs,
                 std::vector<Value> &results);

/// How many elements are not 0.
int64_t countOfNonzero(const Value &array);

} // namespace runmat::builtins

#endif // RUNMAT_BUILTINS_STRUCTURE_H
