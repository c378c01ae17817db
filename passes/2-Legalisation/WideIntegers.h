//===- WideIntegers.h - 64-bit integers and bits of integers ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What no double holds is computed in integers, where the operands allow it:
// two of one class, or one and a constant that the class has; a double beside
// one where the result is exact all the same. Every other operation is one of
// the runtime, whose results are the definition.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_PASSES_LEGALISATION_WIDEINTEGERS_H
#define RUNMAT_PASSES_LEGALISATION_WIDEINTEGERS_H

#include "mlir/IR/PatternMatch.h"

namespace runmat {

/// Whether the backends compute the op with its 64-bit integers, or its bits,
/// as it is; true of ops that have none.
bool isSettled(mlir::Operation *op);

/// Makes an op that is not settled one that is, or leaves it to the runtime.
void settle(mlir::Operation *op, mlir::PatternRewriter &rewriter);

} // namespace runmat

#endif // RUNMAT_PASSES_LEGALISATION_WIDEINTEGERS_H
