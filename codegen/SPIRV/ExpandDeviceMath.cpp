//===- ExpandDeviceMath.cpp - what devices round differently ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "codegen/SPIRV/Passes.h"
#include "passes/ReplacementCounter.h"

#include "mlir/Dialect/Arith/Transforms/Passes.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

using namespace mlir;

namespace runmat::codegen {
#define GEN_PASS_DEF_EXPANDDEVICEMATH
#include "codegen/SPIRV/Passes.h.inc"

namespace {

Value toBits(OpBuilder &builder, Location loc, Value value) {
  Type type = builder.getIntegerType(value.getType().getIntOrFloatBitWidth());
  return arith::BitcastOp::create(builder, loc, type, value);
}

APInt signOf(Type type) {
  return APInt::getSignMask(type.getIntOrFloatBitWidth());
}

/// The bits of a float that `mask` has.
Value maskedBits(OpBuilder &builder, Location loc, Value value,
                 const APInt &mask) {
  Value bits = toBits(builder, loc, value);
  Value kept = arith::ConstantOp::create(
      builder, loc, builder.getIntegerAttr(bits.getType(), mask));
  return arith::AndIOp::create(builder, loc, bits, kept);
}

/// f32 operations whose result, computed in f64 and rounded, is the correctly
/// rounded one: f64 has more than twice the digits and two more.
template <typename Op> struct ThroughDouble : OpRewritePattern<Op> {
  using OpRewritePattern<Op>::OpRewritePattern;

  LogicalResult matchAndRewrite(Op op,
                                PatternRewriter &rewriter) const override {
    if (!op.getType().isF32())
      return rewriter.notifyMatchFailure(op, "not an f32 operation");
    Location loc = op.getLoc();
    SmallVector<Value> operands;
    for (Value operand : op->getOperands())
      operands.push_back(
          arith::ExtFOp::create(rewriter, loc, rewriter.getF64Type(), operand));
    Value wide = Op::create(rewriter, loc, rewriter.getF64Type(), operands);
    rewriter.replaceOpWithNewOp<arith::TruncFOp>(op, op.getType(), wide);
    return success();
  }
};

/// Maximum or minimum by compares and selects. Equal operands may be zeros of
/// different sign: the bits' AND is the greater of them, OR the lesser.
template <typename Op, bool isMax, bool propagatesNaN>
struct ExtremumBySelects : OpRewritePattern<Op> {
  using OpRewritePattern<Op>::OpRewritePattern;

  LogicalResult matchAndRewrite(Op op,
                                PatternRewriter &rewriter) const override {
    Location loc = op.getLoc();
    Value a = op.getLhs(), b = op.getRhs();
    auto compare = [&](arith::CmpFPredicate predicate, Value x, Value y) {
      return arith::CmpFOp::create(rewriter, loc, predicate, x, y);
    };
    Value aBits = toBits(rewriter, loc, a), bBits = toBits(rewriter, loc, b);
    Value zero;
    if constexpr (isMax)
      zero = arith::AndIOp::create(rewriter, loc, aBits, bBits);
    else
      zero = arith::OrIOp::create(rewriter, loc, aBits, bBits);
    Value same = arith::BitcastOp::create(rewriter, loc, op.getType(), zero);
    Value result = arith::SelectOp::create(
        rewriter, loc, compare(arith::CmpFPredicate::OEQ, a, b), same, b);
    auto better = isMax ? arith::CmpFPredicate::OGT : arith::CmpFPredicate::OLT;
    result = arith::SelectOp::create(rewriter, loc, compare(better, a, b), a,
                                     result);
    // What is chosen beside a NaN: the NaN or the other operand.
    Value isNaN = compare(arith::CmpFPredicate::UNO, propagatesNaN ? a : b,
                          propagatesNaN ? a : b);
    rewriter.replaceOpWithNewOp<arith::SelectOp>(op, isNaN, a, result);
    return success();
  }
};

/// Comparisons that ask for NaN only: SPIR-V has them for kernels of OpenCL,
/// not for shaders. NaN alone differs from itself.
struct NaNTestBySelf : OpRewritePattern<arith::CmpFOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(arith::CmpFOp op,
                                PatternRewriter &rewriter) const override {
    bool isUnordered = op.getPredicate() == arith::CmpFPredicate::UNO;
    if (!isUnordered && op.getPredicate() != arith::CmpFPredicate::ORD)
      return rewriter.notifyMatchFailure(op, "compares values");
    auto withSelf = [&](Value value) -> Value {
      return arith::CmpFOp::create(rewriter, op.getLoc(),
                                   isUnordered ? arith::CmpFPredicate::UNE
                                               : arith::CmpFPredicate::OEQ,
                                   value, value);
    };
    Value left = withSelf(op.getLhs());
    if (op.getLhs() == op.getRhs()) {
      rewriter.replaceOp(op, left);
      return success();
    }
    Value right = withSelf(op.getRhs());
    if (isUnordered)
      rewriter.replaceOpWithNewOp<arith::OrIOp>(op, left, right);
    else
      rewriter.replaceOpWithNewOp<arith::AndIOp>(op, left, right);
    return success();
  }
};

/// copysign on bits.
struct CopySignByBits : OpRewritePattern<math::CopySignOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(math::CopySignOp op,
                                PatternRewriter &rewriter) const override {
    Location loc = op.getLoc();
    APInt sign = signOf(op.getType());
    Value size = maskedBits(rewriter, loc, op.getLhs(), ~sign);
    Value signBit = maskedBits(rewriter, loc, op.getRhs(), sign);
    Value bits = arith::OrIOp::create(rewriter, loc, size, signBit);
    rewriter.replaceOpWithNewOp<arith::BitcastOp>(op, op.getType(), bits);
    return success();
  }
};

/// abs on bits: some drivers fold that of a constant -0 to -0.
struct AbsByBits : OpRewritePattern<math::AbsFOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(math::AbsFOp op,
                                PatternRewriter &rewriter) const override {
    Value size = maskedBits(rewriter, op.getLoc(), op.getOperand(),
                            ~signOf(op.getType()));
    rewriter.replaceOpWithNewOp<arith::BitcastOp>(op, op.getType(), size);
    return success();
  }
};

/// trunc, which MLIR's SPIR-V dialect lacks: the floor of the size, signed.
struct TruncByFloor : OpRewritePattern<math::TruncOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(math::TruncOp op,
                                PatternRewriter &rewriter) const override {
    Value size = math::AbsFOp::create(rewriter, op.getLoc(), op.getOperand());
    Value whole = math::FloorOp::create(rewriter, op.getLoc(), size);
    rewriter.replaceOpWithNewOp<math::CopySignOp>(op, whole, op.getOperand());
    return success();
  }
};

/// roundeven by floor: some drivers round doubles otherwise. The rest of the
/// size above its floor is exact; a half goes to the even neighbour.
struct RoundEvenByFloor : OpRewritePattern<math::RoundEvenOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(math::RoundEvenOp op,
                                PatternRewriter &rewriter) const override {
    Location loc = op.getLoc();
    auto number = [&](double value) -> Value {
      return arith::ConstantOp::create(
          rewriter, loc, rewriter.getFloatAttr(op.getType(), value));
    };
    auto compare = [&](arith::CmpFPredicate how, Value a, Value b) -> Value {
      return arith::CmpFOp::create(rewriter, loc, how, a, b);
    };
    using P = arith::CmpFPredicate;
    Value half = number(0.5);
    Value size = math::AbsFOp::create(rewriter, loc, op.getOperand());
    Value whole = math::FloorOp::create(rewriter, loc, size);
    Value rest = arith::SubFOp::create(rewriter, loc, size, whole);
    Value halved = arith::MulFOp::create(rewriter, loc, whole, half);
    Value isOdd =
        compare(P::ONE, halved, math::FloorOp::create(rewriter, loc, halved));
    Value tieUp = arith::AndIOp::create(rewriter, loc, isOdd,
                                        compare(P::OEQ, rest, half));
    Value up =
        arith::OrIOp::create(rewriter, loc, tieUp, compare(P::OGT, rest, half));
    Value above = arith::AddFOp::create(rewriter, loc, whole, number(1));
    Value rounded = arith::SelectOp::create(rewriter, loc, up, above, whole);
    rewriter.replaceOpWithNewOp<math::CopySignOp>(op, rounded, op.getOperand());
    return success();
  }
};

bool isNarrow(Type type) {
  return type.isInteger() && type.getIntOrFloatBitWidth() < 32;
}

/// Integers below 32 bits to floats, through i32.
template <typename Op, typename ExtendOp>
struct WidenBeforeFloat : OpRewritePattern<Op> {
  using OpRewritePattern<Op>::OpRewritePattern;

  LogicalResult matchAndRewrite(Op op,
                                PatternRewriter &rewriter) const override {
    if (!isNarrow(op.getIn().getType()))
      return rewriter.notifyMatchFailure(op, "not a narrow integer");
    Value wide = ExtendOp::create(rewriter, op.getLoc(), rewriter.getI32Type(),
                                  op.getIn());
    rewriter.replaceOpWithNewOp<arith::SIToFPOp>(op, op.getType(), wide);
    return success();
  }
};

/// Floats to integers below 32 bits, through i32, which has all their values.
template <typename Op> struct NarrowAfterFloat : OpRewritePattern<Op> {
  using OpRewritePattern<Op>::OpRewritePattern;

  LogicalResult matchAndRewrite(Op op,
                                PatternRewriter &rewriter) const override {
    if (!isNarrow(op.getType()))
      return rewriter.notifyMatchFailure(op, "not a narrow integer");
    Value wide = arith::FPToSIOp::create(rewriter, op.getLoc(),
                                         rewriter.getI32Type(), op.getIn());
    rewriter.replaceOpWithNewOp<arith::TruncIOp>(op, op.getType(), wide);
    return success();
  }
};

void populatePatterns(RewritePatternSet &patterns) {
  arith::populateCeilFloorDivExpandOpsPatterns(patterns);
  patterns.add<ThroughDouble<arith::DivFOp>, ThroughDouble<math::SqrtOp>,
               ExtremumBySelects<arith::MaximumFOp, true, true>,
               ExtremumBySelects<arith::MinimumFOp, false, true>,
               ExtremumBySelects<arith::MaxNumFOp, true, false>,
               ExtremumBySelects<arith::MinNumFOp, false, false>, AbsByBits,
               CopySignByBits, NaNTestBySelf, TruncByFloor, RoundEvenByFloor,
               WidenBeforeFloat<arith::SIToFPOp, arith::ExtSIOp>,
               WidenBeforeFloat<arith::UIToFPOp, arith::ExtUIOp>,
               NarrowAfterFloat<arith::FPToSIOp>,
               NarrowAfterFloat<arith::FPToUIOp>>(patterns.getContext());
}

struct ExpandDeviceMath : impl::ExpandDeviceMathBase<ExpandDeviceMath> {
  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    populatePatterns(patterns);
    ReplacementCounter counter;
    GreedyRewriteConfig config;
    // Constants fold through our own evaluator, never the host's libm.
    config.enableFolding(false).setListener(&counter);
    if (failed(
            applyPatternsGreedily(getOperation(), std::move(patterns), config)))
      signalPassFailure();
    rewritten += counter.count;
  }
};

} // namespace
} // namespace runmat::codegen
