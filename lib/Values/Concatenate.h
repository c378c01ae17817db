//===- Concatenate.h - [a b; c d] -------------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Joins values along a dimension with MATLAB's class rules.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_VALUES_CONCATENATE_H
#define RUNMAT_VALUES_CONCATENATE_H

#include "Values/Value.h"

#include <span>

namespace runmat {

/// Values joined along a zero-based dimension.
Value concatenate(size_t dimension, std::span<const Value> values);

/// The class of the result of joining arrays: char > the leftmost integer >
/// single > double > logical.
ElementClass joinedClass(std::span<const Value> parts);

/// The extents of the result. Parts that are 0x0 are left out before. Throws
/// MATLAB:catenate:dimensionMismatch.
Extents joinedExtents(size_t dimension, const std::vector<Value> &parts);

/// A matrix literal from its rows.
Value concatenateRows(std::span<const std::vector<Value>> rows);

/// A cell literal from its rows; each element becomes one cell.
Value cellLiteral(std::span<const std::vector<Value>> rows);

} // namespace runmat

#endif // RUNMAT_VALUES_CONCATENATE_H
