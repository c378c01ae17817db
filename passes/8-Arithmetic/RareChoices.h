//===- RareChoices.h - what is computed for rare values ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A select marked `runmat.usually` nearly always takes its first value.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_PASSES_ARITHMETIC_RARECHOICES_H
#define RUNMAT_PASSES_ARITHMETIC_RARECHOICES_H

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"

namespace runmat {

/// Neighbouring marked selects of one condition, none of which takes another's
/// result.
using RareChoices = mlir::SmallVector<mlir::arith::SelectOp, 2>;

/// All below `root`, in order.
mlir::SmallVector<RareChoices> findRareChoices(mlir::Operation *root);

/// The ops of the block that only make the rare values of the selects, last
/// first.
mlir::SmallVector<mlir::Operation *> findRareOps(const RareChoices &choices);

/// True where the condition holds in every lane.
mlir::Value holdsEverywhere(mlir::ImplicitLocOpBuilder &b,
                            mlir::Value condition);

} // namespace runmat

#endif // RUNMAT_PASSES_ARITHMETIC_RARECHOICES_H
