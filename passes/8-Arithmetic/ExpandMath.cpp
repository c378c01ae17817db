//===- ExpandMath.cpp - scalar ops become arithmetic ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Nothing fused: not every device fuses, and the bits must not depend on it.
//===----------------------------------------------------------------------===//
#include "passes/8-Arithmetic/ExpandMath.h"
#include "dialects/RunMat/RunMatOps.h"
#include "passes/Passes.h"
#include "passes/ReplacementCounter.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

using namespace mlir;
using namespace runmat;

namespace runmat {
#define GEN_PASS_DEF_EXPANDMATH
#include "passes/Passes.h.inc"
} // namespace runmat

namespace {

/// Guards whose op has no known domain: without its condition a unit would
/// compute with values that the op leaves the reals for.
LogicalResult refuseUnknownDomains(Operation *root) {
  WalkResult result = root->walk([](InsideDomainOp op) -> WalkResult {
    return op.emitOpError("has no domain that expand-math knows for '")
           << op.getOp() << "'";
  });
  return failure(result.wasInterrupted());
}

/// Parts of functions that have no text are computed by nothing.
LogicalResult refuseUnknownFunctions(Operation *root) {
  WalkResult result = root->walk([](FunctionPartOp op) -> WalkResult {
    if (hasText(op))
      return success();
    return op.emitOpError("expected a function of complex numbers that has a "
                          "text, and the parts of these, got '")
           << op.getFunction() << "' of " << op.getParts().size();
  });
  return failure(result.wasInterrupted());
}

struct ExpandMath : public runmat::impl::ExpandMathBase<ExpandMath> {
  void runOnOperation() override {
    wholeSubscripts += expandSubscripts(getOperation());
    RewritePatternSet patterns(&getContext());
    populateExpandArithmeticPatterns(patterns);
    populateExpandDomainPatterns(patterns);
    populateExpandWideIntegerPatterns(patterns);
    populateExpandWideConversionPatterns(patterns);
    populateExpandWideProductPatterns(patterns);
    populateExpandBitPatterns(patterns);
    populateExpandRangePatterns(patterns);
    populateExpandElementaryPatterns(patterns);
    populateExpandComplexPatterns(patterns);
    populateExpandRandomPatterns(patterns);
    // Constants are not folded through math: upstream folders would use the
    // host's libm.
    GreedyRewriteConfig config;
    config.enableFolding(false);
    config.enableConstantCSE(false);
    ReplacementCounter counter;
    config.setListener(&counter);
    if (failed(applyPatternsGreedily(getOperation(), std::move(patterns),
                                     config)) ||
        failed(refuseUnknownDomains(getOperation())) ||
        failed(refuseUnknownFunctions(getOperation())))
      return signalPassFailure();
    expanded += counter.count;
  }
};

} // namespace
