//===- ElementPosition.h - where a generator makes an element ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_DIALECTS_RUNMAT_ELEMENTPOSITION_H
#define RUNMAT_DIALECTS_RUNMAT_ELEMENTPOSITION_H

#include "dialects/RunMat/RunMatTypes.h.inc"
#include "mlir/IR/Value.h"

namespace runmat {

/// The place of one element of an array that a loop nest makes. Whoever builds
/// the loops answers; all values are indices.
class ElementPosition {
public:
  virtual ~ElementPosition() = default;
  /// The zero-based position along a zero-based dimension.
  virtual mlir::Value along(unsigned dimension) = 0;
  /// The extent of a zero-based dimension.
  virtual mlir::Value extent(unsigned dimension) = 0;
  /// The position in column-major order of an array of this type.
  virtual mlir::Value linear(ArrayType array) = 0;
};

} // namespace runmat

#endif // RUNMAT_DIALECTS_RUNMAT_ELEMENTPOSITION_H
