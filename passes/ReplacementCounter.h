//===- ReplacementCounter.h - counts what patterns replace ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_PASSES_REPLACEMENTCOUNTER_H
#define RUNMAT_PASSES_REPLACEMENTCOUNTER_H

#include "mlir/IR/PatternMatch.h"

namespace runmat {

/// For the statistics of a pass that applies patterns.
struct ReplacementCounter : mlir::RewriterBase::Listener {
  using Listener::notifyOperationReplaced;
  void notifyOperationReplaced(mlir::Operation *, mlir::ValueRange) override {
    ++count;
  }
  unsigned count = 0;
};

} // namespace runmat

#endif // RUNMAT_PASSES_REPLACEMENTCOUNTER_H
