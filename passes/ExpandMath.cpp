//===- ExpandMath.cpp - scalar ops become arithmetic ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Two steps: ops of the language to arith and math; then f32 math functions to
// polynomials, whose fused multiply-adds are written as two operations, because
// not every device fuses and the bits must not depend on it.
//===----------------------------------------------------------------------===//
#include "passes/ExpandMath.h"
#include "dialects/RunMat/RunMatOps.h"
#include "passes/Passes.h"

#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Math/Transforms/Approximation.h"
#include "mlir/Dialect/Math/Transforms/Passes.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

using namespace mlir;
using namespace runmat;

namespace runmat {
#define GEN_PASS_DEF_EXPANDMATH
#include "passes/Passes.h.inc"
} // namespace runmat

namespace {

/// a*b+c in two roundings.
struct SplitFma : OpRewritePattern<math::FmaOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(math::FmaOp op,
                                PatternRewriter &rewriter) const override {
    Value product =
        arith::MulFOp::create(rewriter, op.getLoc(), op.getA(), op.getB());
    rewriter.replaceOpWithNewOp<arith::AddFOp>(op, product, op.getC());
    return success();
  }
};

struct ExpandMath : public runmat::impl::ExpandMathBase<ExpandMath> {
  void runOnOperation() override {
    RewritePatternSet toMath(&getContext());
    populateExpandArithmeticPatterns(toMath);
    populateExpandRangePatterns(toMath);
    populateExpandElementaryPatterns(toMath);
    RewritePatternSet toPolynomials(&getContext());
    populateMathPolynomialApproximationPatterns(toPolynomials);
    toPolynomials.add<SplitFma>(&getContext());
    if (failed(apply(std::move(toMath))) ||
        failed(apply(std::move(toPolynomials))))
      signalPassFailure();
  }

  /// Constants are not folded through math: upstream folders would use the
  /// host's libm.
  LogicalResult apply(RewritePatternSet patterns) {
    GreedyRewriteConfig config;
    config.enableFolding(false);
    config.enableConstantCSE(false);
    return applyPatternsGreedily(getOperation(), std::move(patterns), config);
  }
};

} // namespace
