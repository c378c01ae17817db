//===- WholeNumbers.h - doubles that are whole ------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_PASSES_ARITHMETIC_WHOLENUMBERS_H
#define RUNMAT_PASSES_ARITHMETIC_WHOLENUMBERS_H

#include "mlir/IR/Value.h"

#include <optional>

namespace runmat {

/// The value of a double that is a whole constant below 2^30: sums of a few of
/// them are exact. -0 is no whole number: what it gives is not always 0.
std::optional<int64_t> wholeConstant(mlir::Value value);

} // namespace runmat

#endif // RUNMAT_PASSES_ARITHMETIC_WHOLENUMBERS_H
