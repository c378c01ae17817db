//===- NumberClasses.h - which numbers an op computes with ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_PASSES_LEGALISATION_NUMBERCLASSES_H
#define RUNMAT_PASSES_LEGALISATION_NUMBERCLASSES_H

#include "dialects/RunMat/RunMatOps.h"

namespace runmat {

inline bool isSingle(mlir::Type type) {
  auto array = mlir::dyn_cast<ArrayType>(type);
  return array && array.getElementClass() == ElementClass::Single;
}
inline bool isInteger(mlir::Type type) {
  auto array = mlir::dyn_cast<ArrayType>(type);
  return array && array.isInteger();
}
/// Up to 32 bits: a double holds every element.
inline bool isNarrowInteger(mlir::Type type) {
  return isInteger(type) && !isWideInteger(type);
}

/// How an op computes with integers; nothing of one that does not compute.
inline std::optional<IntegerRule> integerRuleOf(mlir::Operation *op) {
  auto numbers = mlir::dyn_cast<NumbersInterface>(op);
  return numbers ? std::optional(numbers.getIntegerRule()) : std::nullopt;
}

/// Whether an op computes with integers up to 32 bits by way of doubles.
inline bool computesAsDoubles(mlir::Operation *op) {
  std::optional<IntegerRule> rule = integerRuleOf(op);
  return rule && *rule != IntegerRule::Moved && *rule != IntegerRule::Bits &&
         *rule != IntegerRule::Shifted && *rule != IntegerRule::Quotient;
}

} // namespace runmat

#endif // RUNMAT_PASSES_LEGALISATION_NUMBERCLASSES_H
