//===- ExpandElementary.cpp - elementary functions to math ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// f64: math ops, which the CPU backend turns into libm calls. f32: functions
// with a polynomial become math ops that expand-math then writes out; the
// others are the f64 function rounded once.
//===----------------------------------------------------------------------===//
#include "dialects/RunMat/RunMatOps.h"
#include "passes/ExpandMath.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace runmat;

namespace {

Value toF64(ImplicitLocOpBuilder &b, Value x) {
  return x.getType().isF64()
             ? x
             : arith::ExtFOp::create(b, b.getF64Type(), x).getResult();
}
Value fromF64(ImplicitLocOpBuilder &b, Value x, Type type) {
  return type.isF64() ? x : arith::TruncFOp::create(b, type, x).getResult();
}

/// A function of one argument. `polynomial`: f32 has an expansion of its own.
template <typename Op, typename Math, bool polynomial>
struct ExpandFunction : OpRewritePattern<Op> {
  using OpRewritePattern<Op>::OpRewritePattern;
  LogicalResult matchAndRewrite(Op op,
                                PatternRewriter &rewriter) const override {
    Type type = op.getType();
    if (!isa<FloatType>(type))
      return failure();
    ImplicitLocOpBuilder b(op.getLoc(), rewriter);
    if (type.isF64() || polynomial)
      rewriter.replaceOp(op, Math::create(b, op.getOperand()).getResult());
    else
      rewriter.replaceOp(
          op, fromF64(b, Math::create(b, toF64(b, op.getOperand())), type));
    return success();
  }
};

struct ExpandAtan2 : OpRewritePattern<Atan2Op> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(Atan2Op op,
                                PatternRewriter &rewriter) const override {
    if (!isa<FloatType>(op.getType()))
      return failure();
    ImplicitLocOpBuilder b(op.getLoc(), rewriter);
    Value angle =
        math::Atan2Op::create(b, toF64(b, op.getLhs()), toF64(b, op.getRhs()));
    rewriter.replaceOp(op, fromF64(b, angle, op.getType()));
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
      return failure();
    ImplicitLocOpBuilder b(op.getLoc(), rewriter);
    Value x = op.getLhs(), y = op.getRhs();
    if (std::optional<double> literal = literalOf(y))
      if (Value result = special(b, x, *literal)) {
        rewriter.replaceOp(op, result);
        return success();
      }
    Value result =
        fromF64(b, math::PowFOp::create(b, toF64(b, x), toF64(b, y)), type);
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
  patterns.add<ExpandFunction<ExpOp, math::ExpOp, true>,
               ExpandFunction<Expm1Op, math::ExpM1Op, true>,
               ExpandFunction<SinOp, math::SinOp, true>,
               ExpandFunction<CosOp, math::CosOp, true>,
               ExpandFunction<TanOp, math::TanOp, false>,
               ExpandFunction<AtanOp, math::AtanOp, true>,
               ExpandFunction<SinhOp, math::SinhOp, false>,
               ExpandFunction<CoshOp, math::CoshOp, false>,
               ExpandFunction<TanhOp, math::TanhOp, true>,
               ExpandFunction<LogOp, math::LogOp, true>,
               ExpandFunction<Log2Op, math::Log2Op, true>,
               ExpandFunction<Log10Op, math::Log10Op, false>,
               ExpandFunction<Log1pOp, math::Log1pOp, true>,
               ExpandFunction<AsinOp, math::AsinOp, false>,
               ExpandFunction<AcosOp, math::AcosOp, false>, ExpandAtan2,
               ExpandPower>(patterns.getContext());
}
