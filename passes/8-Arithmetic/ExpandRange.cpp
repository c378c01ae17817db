//===- ExpandRange.cpp - elements of ranges to arith ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The formulas of docs/numerics.md ("Colon ranges"), which the interpreter
// evaluates too: + - * / and comparisons, each rounded once.
//===----------------------------------------------------------------------===//
#include "dialects/RunMat/RunMatOps.h"
#include "passes/8-Arithmetic/ExpandMath.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"

using namespace mlir;
using namespace runmat;

namespace {

using P = arith::CmpFPredicate;

/// Short names for the f64 and index arithmetic of the formulas.
struct Formula {
  ImplicitLocOpBuilder b;
  Formula(Operation *op, PatternRewriter &rewriter)
      : b(op->getLoc(), rewriter) {}

  Value real(double value) {
    return arith::ConstantOp::create(b, b.getF64FloatAttr(value));
  }
  Value index(int64_t value) {
    return arith::ConstantIndexOp::create(b, value);
  }
  Value add(Value x, Value y) { return arith::AddFOp::create(b, x, y); }
  Value sub(Value x, Value y) { return arith::SubFOp::create(b, x, y); }
  Value mul(Value x, Value y) { return arith::MulFOp::create(b, x, y); }
  Value div(Value x, Value y) { return arith::DivFOp::create(b, x, y); }
  Value floor(Value x) { return math::FloorOp::create(b, x); }
  Value abs(Value x) { return math::AbsFOp::create(b, x); }
  Value cmp(P predicate, Value x, Value y) {
    return arith::CmpFOp::create(b, predicate, x, y);
  }
  Value both(Value x, Value y) { return arith::AndIOp::create(b, x, y); }
  Value either(Value x, Value y) { return arith::OrIOp::create(b, x, y); }
  Value select(Value c, Value x, Value y) {
    return arith::SelectOp::create(b, c, x, y);
  }
  Value toReal(Value i) {
    return arith::SIToFPOp::create(
        b, b.getF64Type(), arith::IndexCastOp::create(b, b.getI64Type(), i));
  }
  /// `x` must be finite and fit.
  Value toIndex(Value x) {
    return arith::IndexCastOp::create(
        b, b.getIndexType(), arith::FPToSIOp::create(b, b.getI64Type(), x));
  }
  Value sameIndex(Value i, Value j) {
    return arith::CmpIOp::create(b, arith::CmpIPredicate::eq, i, j);
  }
  Value subIndex(Value i, Value j) { return arith::SubIOp::create(b, i, j); }

  Value isWhole(Value x) { return cmp(P::OEQ, x, floor(x)); }
  Value anyNan(ValueRange values) {
    Value any;
    for (Value x : values) {
      Value nan = cmp(P::UNO, x, x);
      any = any ? either(any, nan) : nan;
    }
    return any;
  }
  /// excess in the direction of the step.
  Value directed(Value d, Value excess) {
    return select(cmp(P::OGT, d, real(0)), excess,
                  arith::NegFOp::create(b, excess));
  }

  /// How far an element may miss b and still count as hitting it.
  Value tolerance(Value a, Value d, Value last) {
    Value absA = abs(a), absB = abs(last);
    Value largest = select(cmp(P::OLT, absA, absB), absB, absA);
    Value scaled =
        mul(real(2 * std::numeric_limits<double>::epsilon()), largest);
    return select(both(isWhole(a), isWhole(d)), real(0), scaled);
  }
};

constexpr double largestCount = 9007199254740992.0; // 2^53

Value expandCount(Formula &f, CountOp op) {
  Value a = op.getFirst(), d = op.getStep(), last = op.getLast();
  Value up = f.both(f.cmp(P::OGT, d, f.real(0)), f.cmp(P::OGT, a, last));
  Value down = f.both(f.cmp(P::OLT, d, f.real(0)), f.cmp(P::OLT, a, last));
  Value empty = f.either(f.cmp(P::OEQ, d, f.real(0)), f.either(up, down));
  Value steps = f.div(f.sub(last, a), d);
  Value fits = f.cmp(P::OLT, steps, f.real(largestCount));
  Value safe =
      f.select(f.both(fits, f.cmp(P::OGE, steps, f.real(0))), steps, f.real(0));
  Value tolerance = f.tolerance(a, d, last);
  Value nearest = f.floor(f.add(safe, f.real(0.5)));
  Value excess = f.directed(d, f.sub(f.add(a, f.mul(nearest, d)), last));
  Value trimmed = f.select(f.cmp(P::OGT, excess, tolerance),
                           f.sub(nearest, f.real(1)), nearest);
  Value whole =
      f.select(f.cmp(P::OEQ, tolerance, f.real(0)), f.floor(safe), trimmed);
  Value counted = f.select(fits, f.add(whole, f.real(1)), f.real(largestCount));
  Value nonNan = f.select(empty, f.real(0), counted);
  Value count = f.select(f.anyNan({a, d, last}), f.real(1), nonNan);
  return f.toIndex(count);
}

Value rangeLast(Formula &f, Value a, Value d, Value b, Value count) {
  Value tolerance = f.tolerance(a, d, b);
  Value last = f.add(a, f.mul(f.toReal(f.subIndex(count, f.index(1))), d));
  Value reaches = f.cmp(P::OGT, f.directed(d, f.sub(last, b)),
                        arith::NegFOp::create(f.b, tolerance));
  Value clamped = f.select(reaches, b, last);
  return f.select(f.cmp(P::OEQ, tolerance, f.real(0)), last, clamped);
}

Value expandRangeElement(Formula &f, RangeElementOp op) {
  Value a = op.getFirst(), d = op.getStep(), b = op.getLast(),
        i = op.getPosition();
  Value last = rangeLast(f, a, d, b, op.getCount());
  Value mirrored = f.subIndex(f.subIndex(op.getCount(), f.index(1)), i);
  Value fromFirst = f.add(a, f.mul(f.toReal(i), d));
  Value fromLast = f.sub(last, f.mul(f.toReal(mirrored), d));
  Value middle = f.div(f.add(a, last), f.real(2));
  Value isLeft =
      arith::CmpIOp::create(f.b, arith::CmpIPredicate::slt, i, mirrored);
  Value isMiddle = f.sameIndex(i, mirrored);
  Value isFirst = f.sameIndex(i, f.index(0));
  Value inner =
      f.select(isMiddle, middle, f.select(isLeft, fromFirst, fromLast));
  Value element = f.select(isFirst, a, inner);
  return f.select(f.anyNan({a, d, b}),
                  f.real(std::numeric_limits<double>::quiet_NaN()), element);
}

Value expandLinspaceElement(Formula &f, LinspaceElementOp op) {
  Value a = op.getFirst(), b = op.getLast(), i = op.getPosition();
  Value final = f.subIndex(op.getCount(), f.index(1));
  Value step = f.div(f.sub(b, a), f.toReal(final));
  Value inner = f.add(a, f.mul(f.toReal(i), step));
  Value isLast = f.sameIndex(i, final);
  Value isFirst = f.sameIndex(i, f.index(0));
  return f.select(isLast, b, f.select(isFirst, a, inner));
}

Value expandToExtent(Formula &f, ToExtentOp op) {
  Value x = op.getNumber();
  Value positive = f.select(f.cmp(P::OGT, x, f.real(0)), x, f.real(0));
  Value bounded = f.select(f.cmp(P::OLT, positive, f.real(largestCount)),
                           positive, f.real(largestCount));
  return f.toIndex(bounded);
}

template <typename Op, Value (*expand)(Formula &, Op)>
LogicalResult rewrite(Op op, PatternRewriter &rewriter) {
  Formula formula(op, rewriter);
  rewriter.replaceOp(op, expand(formula, op));
  return success();
}

} // namespace

void runmat::populateExpandRangePatterns(RewritePatternSet &patterns) {
  patterns.add(rewrite<CountOp, expandCount>)
      .add(rewrite<RangeElementOp, expandRangeElement>)
      .add(rewrite<LinspaceElementOp, expandLinspaceElement>)
      .add(rewrite<ToExtentOp, expandToExtent>);
}
