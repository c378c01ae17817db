//===- CanonicalizeBodies.cpp - canonical ops inside bodies ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The greedy driver looks again at all that holds an op which it changes, and
// asks of what has no results whether all inside is without effects. A body of
// n ops that change costs n^2 steps so; gamma of a device without fused
// products took minutes. Here the body is as far as the driver sees.
//===----------------------------------------------------------------------===//
#include "codegen/SPIRV/Passes.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

using namespace mlir;

namespace runmat::codegen {
#define GEN_PASS_DEF_CANONICALIZEBODIES
#include "codegen/SPIRV/Passes.h.inc"

namespace {

/// Those of all loaded dialects, as the canonicalizer has them.
FrozenRewritePatternSet canonicalPatterns(MLIRContext *context) {
  RewritePatternSet patterns(context);
  for (Dialect *dialect : context->getLoadedDialects())
    dialect->getCanonicalizationPatterns(patterns);
  for (RegisteredOperationName op : context->getRegisteredOperations())
    op.getCanonicalizationPatterns(patterns, context);
  return std::move(patterns);
}

struct CanonicalizeBodies : impl::CanonicalizeBodiesBase<CanonicalizeBodies> {
  LogicalResult initialize(MLIRContext *context) override {
    patterns = canonicalPatterns(context);
    return success();
  }

  void runOnOperation() override {
    // Inner bodies first. What holds a body is never erased here.
    SmallVector<Region *> bodies;
    getOperation().walk([&](Operation *op) {
      if (isa<scf::ForOp, scf::IfOp>(op) && op->getNumResults() == 0)
        for (Region &body : op->getRegions())
          bodies.push_back(&body);
    });
    for (Region *body : bodies)
      canonicalize(*body);
  }

  void canonicalize(Region &body) {
    SmallVector<Operation *> ops;
    body.walk([&](Operation *op) { ops.push_back(op); });
    GreedyRewriteConfig config;
    config.setScope(&body);
    bool changed = false;
    // Patterns that never come to an end leave what they have reached, which is
    // right, too.
    (void)applyOpPatternsGreedily(ops, patterns, config, &changed);
    bodiesChanged += changed;
  }

  FrozenRewritePatternSet patterns;
};

} // namespace
} // namespace runmat::codegen
