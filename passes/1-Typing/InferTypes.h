//===- InferTypes.h - types from the arguments onwards ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_PASSES_TYPING_INFERTYPES_H
#define RUNMAT_PASSES_TYPING_INFERTYPES_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace runmat {

/// Gives every value of a unit a type, from those of its arguments. The result
/// is how often a type rule was asked, which is the work that it took; a
/// failure is that of the solver.
mlir::FailureOr<uint64_t> inferTypes(mlir::func::FuncOp function);

/// Why an op has a result without a type: what it is, and of which operands.
std::string whyUntyped(mlir::Operation *op);

} // namespace runmat

#endif // RUNMAT_PASSES_TYPING_INFERTYPES_H
