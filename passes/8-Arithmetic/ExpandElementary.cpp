//===- ExpandElementary.cpp - elementary functions --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// f32, and hypot of f64: the text of definitions/ElementaryText.h, as
// arithmetic. f64: math ops, which the CPU backend turns into libm calls.
//===----------------------------------------------------------------------===//
#include "definitions/ElementaryText.h"
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

using Text = ElementaryText<EmittingArithmetic>;

/// `Function` of singles: wider, by the text, rounded once.
template <auto Function, typename... Operands>
Value writeSingle(ImplicitLocOpBuilder &b, Operands... operands) {
  auto widen = [&](Value x) {
    return EmittedFloat{{&b, arith::ExtFOp::create(b, b.getF64Type(), x)}};
  };
  Text text{EmittingArithmetic(b)};
  EmittedFloat result = (text.*Function)(widen(operands)...);
  return arith::TruncFOp::create(b, b.getF32Type(), result.value);
}

//===----------------------------------------------------------------------===//
// Patterns
//===----------------------------------------------------------------------===//

/// A function of one argument or two: `Math` in f64, `Function` of the text in
/// f32.
template <typename Op, typename Math, auto Function>
struct ExpandFunction : OpRewritePattern<Op> {
  using OpRewritePattern<Op>::OpRewritePattern;
  LogicalResult matchAndRewrite(Op op,
                                PatternRewriter &rewriter) const override {
    Type type = op.getType();
    if (!isa<FloatType>(type))
      return rewriter.notifyMatchFailure(op, "computes no float");
    ImplicitLocOpBuilder b(op.getLoc(), rewriter);
    if (type.isF64())
      rewriter.replaceOpWithNewOp<Math>(op, op->getOperands());
    else if constexpr (Op::template hasTrait<OpTrait::OneOperand>())
      rewriter.replaceOp(op, writeSingle<Function>(b, op->getOperand(0)));
    else
      rewriter.replaceOp(
          op, writeSingle<Function>(b, op->getOperand(0), op->getOperand(1)));
    return success();
  }
};

/// The text serves both classes.
struct ExpandHypot : OpRewritePattern<HypotOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(HypotOp op,
                                PatternRewriter &rewriter) const override {
    if (!isa<FloatType>(op.getType()))
      return rewriter.notifyMatchFailure(op, "computes no float");
    ImplicitLocOpBuilder b(op.getLoc(), rewriter);
    Value x = op.getLhs(), y = op.getRhs();
    if (op.getType().isF32()) {
      rewriter.replaceOp(op, writeSingle<&Text::hypot>(b, x, y));
      return success();
    }
    EmittedFloat result =
        Text{EmittingArithmetic(b)}.hypot({{&b, x}}, {{&b, y}});
    rewriter.replaceOp(op, result.value);
    return success();
  }
};

/// The one rule of x.^y (docs/numerics.md): exact forms for a few exponents,
/// else pow. A literal exponent only picks the branch early.
struct ExpandPower : OpRewritePattern<PowerOp> {
  using OpRewritePattern::OpRewritePattern;

  static Value special(ImplicitLocOpBuilder &b, Value x, double exponent) {
    Type type = x.getType();
    if (exponent == 2)
      return arith::MulFOp::create(b, x, x);
    if (exponent == 1)
      return x;
    if (exponent == -1)
      return arith::DivFOp::create(
          b, arith::ConstantOp::create(b, b.getFloatAttr(type, 1)), x);
    if (exponent == 0.5)
      return math::SqrtOp::create(b, x);
    if (exponent == 3)
      return arith::MulFOp::create(b, arith::MulFOp::create(b, x, x), x);
    return {};
  }

  LogicalResult matchAndRewrite(PowerOp op,
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
    Value result = type.isF64() ? math::PowFOp::create(b, x, y).getResult()
                                : writeSingle<&Text::power>(b, x, y);
    if (!literalOf(y))
      for (double exponent : {2.0, 1.0, -1.0, 0.5, 3.0}) {
        Value matches = arith::CmpFOp::create(
            b, arith::CmpFPredicate::OEQ, y,
            arith::ConstantOp::create(b, b.getFloatAttr(type, exponent)));
        result = arith::SelectOp::create(b, matches, special(b, x, exponent),
                                         result);
      }
    rewriter.replaceOp(op, result);
    return success();
  }

  static void tellGeneral(PowerOp op) {
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
