//===- ExpandElementary.cpp - elementary functions --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The texts of definitions/Elementary, as arithmetic.
//===----------------------------------------------------------------------===//
#include "definitions/Elementary/ElementaryText.h"
#include "dialects/RunMat/RunMatOps.h"
#include "passes/8-Arithmetic/EmittingArithmetic.h"
#include "passes/8-Arithmetic/ExpandMath.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace runmat;

namespace {

using Singles = elementary::ElementaryText<EmittingArithmetic<true>>;
using Doubles = elementary::ElementaryText<EmittingArithmetic<false>>;

template <typename Text, auto Function>
Value writeFunction(ImplicitLocOpBuilder &b, OperandRange operands) {
  auto operand = [&](unsigned i) { return EmittedFloat{{&b, operands[i]}}; };
  Text text(b);
  if constexpr (std::is_invocable_v<decltype(Function), Text, EmittedFloat>)
    return (text.*Function)(operand(0)).value;
  else
    return (text.*Function)(operand(0), operand(1)).value;
}

/// The function of the operands of `op`, by the text of its class.
template <auto ofSingles, auto ofDoubles>
Value writeText(ImplicitLocOpBuilder &b, Operation *op) {
  return op->getResult(0).getType().isF32()
             ? writeFunction<Singles, ofSingles>(b, op->getOperands())
             : writeFunction<Doubles, ofDoubles>(b, op->getOperands());
}

/// A function of one argument or two.
template <typename Op, auto ofSingles, auto ofDoubles>
struct ExpandText : OpRewritePattern<Op> {
  using OpRewritePattern<Op>::OpRewritePattern;
  LogicalResult matchAndRewrite(Op op,
                                PatternRewriter &rewriter) const override {
    if (!isa<FloatType>(op.getType()))
      return rewriter.notifyMatchFailure(op, "computes no float");
    ImplicitLocOpBuilder b(op.getLoc(), rewriter);
    rewriter.replaceOp(op, writeText<ofSingles, ofDoubles>(b, op));
    return success();
  }
};

/// The one rule of x.^y (docs/numerics.md): squares are products, all else is
/// the text. A literal exponent only picks the branch early.
template <typename Op> struct ExpandPower : OpRewritePattern<Op> {
  using OpRewritePattern<Op>::OpRewritePattern;

  static Value special(ImplicitLocOpBuilder &b, Value x, double exponent) {
    if (exponent == 2)
      return arith::MulFOp::create(b, x, x);
    if (exponent == 1)
      return x;
    return {};
  }

  LogicalResult matchAndRewrite(Op op,
                                PatternRewriter &rewriter) const override {
    Type type = op.getType();
    if (!isa<FloatType>(type))
      return rewriter.notifyMatchFailure(op, "computes no float");
    ImplicitLocOpBuilder b(op.getLoc(), rewriter);
    Value x = op.getLhs(), y = op.getRhs();
    if (std::optional<double> literal = literalOf(y))
      if (Value result = special(b, x, *literal)) {
        expandMathDecisions.took(op, "power by its exponent")
            << remark::metric("exponent", *literal);
        rewriter.replaceOp(op, result);
        return success();
      }
    tellGeneral(op);
    Value result = writeText<&Singles::power, &Doubles::power>(b, op);
    if (!literalOf(y))
      for (double exponent : {2.0, 1.0}) {
        Value matches = arith::CmpFOp::create(
            b, arith::CmpFPredicate::OEQ, y,
            arith::ConstantOp::create(b, b.getFloatAttr(type, exponent)));
        result = arith::SelectOp::create(b, matches, special(b, x, exponent),
                                         result);
      }
    rewriter.replaceOp(op, result);
    return success();
  }

  static void tellGeneral(Op op) {
    expandMathDecisions.left(op, "power of any exponent") << remark::reason(
        "{0}", literalOf(op.getRhs()) ? "its exponent has no form of its own"
                                      : "its exponent is no constant");
  }

  /// The value of a constant, also one behind a cast that was not folded yet.
  static std::optional<double> literalOf(Value y) {
    if (auto cast = y.getDefiningOp<runmat::CastOp>())
      y = cast.getOperand();
    while (Operation *def = y.getDefiningOp()) {
      if (!isa<arith::ExtFOp, arith::TruncFOp>(def))
        break;
      y = def->getOperand(0);
    }
    FloatAttr value;
    if (matchPattern(y, m_Constant(&value)))
      return value.getValueAsDouble();
    return std::nullopt;
  }
};

} // namespace

void runmat::populateExpandElementaryPatterns(RewritePatternSet &patterns) {
  patterns.add<
#define RUNMAT_ROWS_Elementary
#include "Catalogue/ScalarPatterns.inc"
      >(patterns.getContext());
}
