//===- RuntimeCalls.h - ops that the runtime does ---------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_PASSES_LEGALISATION_RUNTIMECALLS_H
#define RUNMAT_PASSES_LEGALISATION_RUNTIMECALLS_H

#include "mlir/IR/Operation.h"

namespace runmat {

/// Replaces a typed op of one result by the function of the library that does
/// the same. What the runtime does in any case stays as it is.
void callRuntime(mlir::Operation *op);

} // namespace runmat

#endif // RUNMAT_PASSES_LEGALISATION_RUNTIMECALLS_H
