//===- RuntimeOperations.h - what units leave to the runtime ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The operations on whole arrays that are no calls of the library, as numbers
// that compiler and engine share. Names of builtins are another namespace.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_DEFINITIONS_RUNTIMEOPERATIONS_H
#define RUNMAT_DEFINITIONS_RUNTIMEOPERATIONS_H

#include "definitions/MatrixForm.h"

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>
#include <string_view>
#include <vector>

namespace runmat {

enum class RuntimeOperation : uint8_t {
  Library, ///< a pure builtin, which the call site names
  Append,
  Concatenate,
  Delete,
  Diagonal,
  Difference,
  Find,
  Flip,
  Gather,
  Grow,
  LeftDivide,
  MatrixPower,
  Permute,
  Product,
  ReadCell,
  ReadSlice,
  Repeat,
  RightDivide,
  Scan,
  Scatter,
  Shift,
  Sort,
  WriteCell,
  WriteSlice,
};
inline constexpr size_t runtimeOperationCount =
    size_t(RuntimeOperation::WriteSlice) + 1;

/// As messages and reports call it.
constexpr std::string_view nameOf(RuntimeOperation operation) {
  constexpr std::string_view names[] = {
      "library",     "append",       "concatenate",  "delete",     "diagonal",
      "difference",  "find",         "flip",         "gather",     "grow",
      "left_divide", "matrix_power", "permute",      "product",    "read_cell",
      "read_slice",  "repeat",       "right_divide", "scan",       "scatter",
      "shift",       "sort",         "write_cell",   "write_slice"};
  static_assert(std::size(names) == runtimeOperationCount);
  return names[size_t(operation)];
}

enum class ScanOpcode : uint8_t { Sum, Product, Maximum, Minimum };

/// What an operation is told besides its arguments; each reads its own part.
struct OperationDetails {
  /// Zero-based; without one the first dimension that is not 1.
  std::optional<uint64_t> dimension;
  /// Scans from the end, sorts downwards, finds the last ones.
  bool isBackward = false;
  /// A slice that products alone read: its elements may stay where they are.
  bool isDeferred = false;
  ScanOpcode scan = ScanOpcode::Sum;
  /// The zero-based dimensions of a permutation.
  std::vector<int64_t> order;
  MatrixForms forms;
};

} // namespace runmat

#endif // RUNMAT_DEFINITIONS_RUNTIMEOPERATIONS_H
