//===- RuntimeCalls.h - ops that the runtime does ---------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_PASSES_LEGALISATION_RUNTIMECALLS_H
#define RUNMAT_PASSES_LEGALISATION_RUNTIMECALLS_H

#include "mlir/IR/PatternMatch.h"

namespace runmat {

/// Replaces a typed op of NumbersInterface by the function of the library that
/// does the same.
void callRuntime(mlir::Operation *op, mlir::RewriterBase &rewriter);

} // namespace runmat

#endif // RUNMAT_PASSES_LEGALISATION_RUNTIMECALLS_H
