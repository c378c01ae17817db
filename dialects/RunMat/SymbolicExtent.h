//===- SymbolicExtent.h - an extent by where it comes from ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_DIALECTS_RUNMAT_SYMBOLICEXTENT_H
#define RUNMAT_DIALECTS_RUNMAT_SYMBOLICEXTENT_H

#include "mlir/IR/Builders.h"

namespace runmat {

/// One extent: a constant, an extent of an array that is stored, the count of a
/// range, a number given to a constructor, or an index that is there.
struct SymbolicExtent {
  enum Kind { Constant, ArrayExtent, RangeCount, Number, Index };
  Kind kind = Constant;
  int64_t constant = 1; ///< the constant, or the dimension of `value`
  mlir::Value value;
  bool operator==(const SymbolicExtent &other) const = default;

  static SymbolicExtent ofArray(mlir::Value array, unsigned dimension) {
    return {ArrayExtent, dimension, array};
  }
  static SymbolicExtent ofNumber(mlir::Value number) {
    return {Number, 0, number};
  }
  static SymbolicExtent ofIndex(mlir::Value index) { return {Index, 0, index}; }

  bool isOne() const { return kind == Constant && constant == 1; }
  /// The extent as an index.
  mlir::Value materialise(mlir::OpBuilder &builder, mlir::Location loc) const;
};

} // namespace runmat

#endif // RUNMAT_DIALECTS_RUNMAT_SYMBOLICEXTENT_H
