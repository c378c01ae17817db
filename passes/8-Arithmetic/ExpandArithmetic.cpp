//===- ExpandArithmetic.cpp - scalar arithmetic to arith --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "dialects/RunMat/RunMatOps.h"
#include "passes/8-Arithmetic/ExpandMath.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/IR/Matchers.h"

#include <cmath>

using namespace mlir;
using namespace runmat;

namespace {

/// Rewrites `Op` on scalars to what `expand` builds; a null value declines.
/// 64-bit integers have patterns of their own.
template <typename Op, Value (*expand)(ImplicitLocOpBuilder &, Op)>
struct Expand : OpRewritePattern<Op> {
  using OpRewritePattern<Op>::OpRewritePattern;
  LogicalResult matchAndRewrite(Op op,
                                PatternRewriter &rewriter) const override {
    bool isWide = llvm::any_of(op->getOperandTypes(), isWideInteger) ||
                  isWideInteger(op->getResult(0).getType());
    if (!op->getResult(0).getType().isIntOrFloat())
      return rewriter.notifyMatchFailure(op, "computes no scalar");
    if (isWide && !std::is_same_v<Op, HoldOp>)
      return rewriter.notifyMatchFailure(op, "computes with 64-bit integers");
    ImplicitLocOpBuilder builder(op.getLoc(), rewriter);
    Value result = expand(builder, op);
    if (!result)
      return rewriter.notifyMatchFailure(op, "has no formula for these types");
    rewriter.replaceOp(op, result);
    return success();
  }
};

Value constant(ImplicitLocOpBuilder &b, Type type, double value) {
  return arith::ConstantOp::create(b, b.getFloatAttr(type, value));
}

Value compare(ImplicitLocOpBuilder &b, arith::CmpFPredicate predicate,
              Value lhs, Value rhs) {
  return arith::CmpFOp::create(b, predicate, lhs, rhs);
}

template <typename Op, typename Arith>
Value binary(ImplicitLocOpBuilder &b, Op op) {
  return Arith::create(b, op.getLhs(), op.getRhs());
}

template <typename Op, arith::CmpFPredicate predicate>
Value comparison(ImplicitLocOpBuilder &b, Op op) {
  return compare(b, predicate, op.getLhs(), op.getRhs());
}

template <typename Op, typename Math>
Value unary(ImplicitLocOpBuilder &b, Op op) {
  return Math::create(b, op.getOperand());
}

Value expandConstant(ImplicitLocOpBuilder &b, runmat::ConstantOp op) {
  return arith::ConstantOp::create(b, op.getValue());
}

Value expandNeg(ImplicitLocOpBuilder &b, NegOp op) {
  return arith::NegFOp::create(b, op.getOperand());
}

/// Halves go away from zero: what truncation leaves over is exact.
Value roundAway(ImplicitLocOpBuilder &b, Value x) {
  Value whole = math::TruncOp::create(b, x);
  Value rest = math::AbsFOp::create(b, arith::SubFOp::create(b, x, whole));
  Value away = math::CopySignOp::create(b, constant(b, x.getType(), 1), x);
  Value isHalf = compare(b, arith::CmpFPredicate::OGE, rest,
                         constant(b, x.getType(), 0.5));
  return arith::SelectOp::create(b, isHalf,
                                 arith::AddFOp::create(b, whole, away), whole);
}

Value expandRound(ImplicitLocOpBuilder &b, RoundOp op) {
  return roundAway(b, op.getOperand());
}

Value expandSign(ImplicitLocOpBuilder &b, SignOp op) {
  Value x = op.getOperand(), zero = constant(b, x.getType(), 0);
  Value positive = compare(b, arith::CmpFPredicate::OGT, x, zero);
  Value negative = compare(b, arith::CmpFPredicate::OLT, x, zero);
  Value nan = compare(b, arith::CmpFPredicate::UNO, x, x);
  Value rest = arith::SelectOp::create(b, nan, x, zero);
  Value belowOrRest =
      arith::SelectOp::create(b, negative, constant(b, x.getType(), -1), rest);
  return arith::SelectOp::create(b, positive, constant(b, x.getType(), 1),
                                 belowOrRest);
}

/// The right operand wins when it is strictly beyond the left one, or when the
/// left one is NaN.
Value extremum(ImplicitLocOpBuilder &b, Value lhs, Value rhs,
               arith::CmpFPredicate beyond) {
  Value nan = compare(b, arith::CmpFPredicate::UNO, lhs, lhs);
  Value takesRight = arith::OrIOp::create(b, nan, compare(b, beyond, rhs, lhs));
  return arith::SelectOp::create(b, takesRight, rhs, lhs);
}
Value expandMaximum(ImplicitLocOpBuilder &b, MaximumOp op) {
  return extremum(b, op.getLhs(), op.getRhs(), arith::CmpFPredicate::OGT);
}
Value expandMinimum(ImplicitLocOpBuilder &b, MinimumOp op) {
  return extremum(b, op.getLhs(), op.getRhs(), arith::CmpFPredicate::OLT);
}

template <typename Op, typename Arith>
Value logic(ImplicitLocOpBuilder &b, Op op) {
  return Arith::create(b, op.getLhs(), op.getRhs());
}
Value expandNot(ImplicitLocOpBuilder &b, NotOp op) {
  return arith::XOrIOp::create(b, op.getOperand(),
                               arith::ConstantIntOp::create(b, 1, 1));
}

Value expandSelect(ImplicitLocOpBuilder &b, runmat::SelectOp op) {
  return arith::SelectOp::create(b, op.getCondition(), op.getLhs(),
                                 op.getRhs());
}

Value expandIsNan(ImplicitLocOpBuilder &b, IsNanOp op) {
  if (!isa<FloatType>(op.getOperand().getType()))
    return arith::ConstantIntOp::create(b, 0, 1);
  return compare(b, arith::CmpFPredicate::UNO, op.getOperand(),
                 op.getOperand());
}

Value infinity(ImplicitLocOpBuilder &b, Type type) {
  return constant(b, type, std::numeric_limits<double>::infinity());
}

template <typename Op, arith::CmpFPredicate predicate>
Value magnitudeToInfinity(ImplicitLocOpBuilder &b, Op op) {
  Type type = op.getOperand().getType();
  if (!isa<FloatType>(type))
    return arith::ConstantIntOp::create(
        b, predicate != arith::CmpFPredicate::OEQ, 1);
  return compare(b, predicate, math::AbsFOp::create(b, op.getOperand()),
                 infinity(b, type));
}

/// A constant of the float type `to`, rounded once to nearest even; none of a
/// value that is not constant.
Value convertedConstant(ImplicitLocOpBuilder &b, Value from, Type to) {
  FloatAttr value;
  auto type = dyn_cast<FloatType>(to);
  if (!type || !matchPattern(from, m_Constant(&value)))
    return {};
  APFloat number = value.getValue();
  bool inexact = false;
  number.convert(type.getFloatSemantics(), APFloat::rmNearestTiesToEven,
                 &inexact);
  return arith::ConstantOp::create(b, b.getFloatAttr(type, number));
}

/// A double rounded half away from zero into an integer class; NaN gives 0. The
/// bounds are whole, so what is within them stays so when it is rounded. The
/// sum makes 0 of -0.
Value saturate(ImplicitLocOpBuilder &b, Value x, Type element) {
  using P = arith::CmpFPredicate;
  Type type = x.getType();
  unsigned width = element.getIntOrFloatBitWidth();
  bool isSigned = element.isSignedInteger();
  Value lowest = constant(b, type, isSigned ? -std::ldexp(1, width - 1) : 0);
  Value largest = constant(b, type, std::ldexp(1, width - isSigned) - 1);
  Value zero = constant(b, type, 0);
  Value number = arith::SelectOp::create(b, compare(b, P::ORD, x, x), x, zero);
  Value below = arith::SelectOp::create(b, compare(b, P::OLT, number, largest),
                                        number, largest);
  Value inside = arith::SelectOp::create(b, compare(b, P::OGT, below, lowest),
                                         below, lowest);
  return arith::AddFOp::create(b, roundAway(b, inside), zero);
}

Value castNumber(ImplicitLocOpBuilder &b, Value from, Type to) {
  if (from.getType() == to)
    return from;
  // Else a kernel on singles would compute in f64 for its literals.
  if (Value constant = convertedConstant(b, from, to))
    return constant;
  if (from.getType().isInteger(1))
    return arith::UIToFPOp::create(b, to, from);
  if (to.isInteger(1))
    return compare(b, arith::CmpFPredicate::UNE, from,
                   constant(b, from.getType(), 0));
  if (to.isF32())
    return arith::TruncFOp::create(b, to, from);
  return arith::ExtFOp::create(b, to, from);
}

/// From and to an integer class by way of the double that holds it.
Value expandCast(ImplicitLocOpBuilder &b, runmat::CastOp op) {
  Value from = op.getOperand();
  Type to = op.getType(), held = b.getF64Type();
  if (from.getType() == to)
    return from;
  if (isIntegerElement(from.getType()))
    from = HoldOp::create(b, held, from);
  if (!isIntegerElement(to))
    return castNumber(b, from, to);
  return HoldOp::create(b, to, saturate(b, castNumber(b, from, held), to));
}

/// What is taken out of an element is what was put into it.
Value expandHold(ImplicitLocOpBuilder &, HoldOp op) {
  auto inner = op.getOperand().getDefiningOp<HoldOp>();
  bool same = inner && inner.getOperand().getType() == op.getType();
  return same ? inner.getOperand() : Value();
}

} // namespace

void runmat::populateExpandArithmeticPatterns(RewritePatternSet &patterns) {
  using P = arith::CmpFPredicate;
  patterns.add<
#define RUNMAT_ROWS_Arithmetic
#include "Catalogue/ScalarPatterns.inc"
      >(patterns.getContext());
  patterns.add<Expand<runmat::ConstantOp, expandConstant>,
               Expand<runmat::SelectOp, expandSelect>,
               Expand<runmat::CastOp, expandCast>, Expand<HoldOp, expandHold>>(
      patterns.getContext());
}
