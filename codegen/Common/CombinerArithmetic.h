//===- CombinerArithmetic.h - combiners as operations -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a node of a reduction computes, for both backends. Which node combines
// what is the order of docs/numerics.md; who computes it is their own business.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_CODEGEN_COMMON_COMBINERARITHMETIC_H
#define RUNMAT_CODEGEN_COMMON_COMBINERARITHMETIC_H

#include "definitions/ReductionOrder.h"
#include "dialects/RunMat/RunMatOps.h"
#include "mlir/IR/Builders.h"

namespace runmat::codegen {

using runmat::reductionBlock;
using runmat::reductionLanes;

/// The value every lane starts from: +0, 1, NaN (max and min of floats; the
/// least or greatest value of signed integers), false, true. `type` is a float
/// or integer type, or a vector of one.
mlir::TypedAttr getIdentity(Combiner combiner, mlir::Type type);

/// Same, as a constant.
mlir::Value emitIdentity(mlir::OpBuilder &builder, mlir::Location loc,
                         Combiner combiner, mlir::Type type);

/// Emits `combine(a, b)` on scalars or vectors of one type. Operand order
/// matters: `a` holds the elements that come first. max is
/// `(isnan(a) || b > a) ? b : a`, so NaN is passed over; min likewise. any and
/// all are bitwise and expect 0/1.
mlir::Value emitCombine(mlir::OpBuilder &builder, mlir::Location loc,
                        Combiner combiner, mlir::Value a, mlir::Value b);

} // namespace runmat::codegen

#endif // RUNMAT_CODEGEN_COMMON_COMBINERARITHMETIC_H
