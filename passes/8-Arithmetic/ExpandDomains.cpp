//===- ExpandDomains.cpp - whether operands are in the domain ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What `runmat.inside_domain` asks, as arithmetic: the condition that the
// domain of the op names (Domain in lib/Catalogue/Schema.td).
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

Value constant(ImplicitLocOpBuilder &b, Type type, double value) {
  return arith::ConstantOp::create(b, b.getFloatAttr(type, value));
}

Value asFloat(ImplicitLocOpBuilder &b, Value x) {
  return x.getType().isInteger(1)
             ? arith::UIToFPOp::create(b, b.getF64Type(), x).getResult()
             : x;
}

//===----------------------------------------------------------------------===//
// Conditions: true where the result is real. NaN is inside.
//===----------------------------------------------------------------------===//

template <int bound>
Value atLeast(ImplicitLocOpBuilder &b, ValueRange operands) {
  Value x = asFloat(b, operands[0]);
  return arith::CmpFOp::create(b, P::UGE, x, constant(b, x.getType(), bound));
}

Value withinOne(ImplicitLocOpBuilder &b, ValueRange operands) {
  Value x = math::AbsFOp::create(b, asFloat(b, operands[0]));
  return arith::CmpFOp::create(b, P::ULE, x, constant(b, x.getType(), 1));
}

/// x >= 0, or y whole or NaN.
Value realPower(ImplicitLocOpBuilder &b, ValueRange operands) {
  Value y = asFloat(b, operands[1]);
  Value whole =
      arith::CmpFOp::create(b, P::UEQ, math::FloorOp::create(b, y), y);
  return arith::OrIOp::create(b, atLeast<0>(b, operands), whole);
}

/// x >= 0, or y odd.
Value realRoot(ImplicitLocOpBuilder &b, ValueRange operands) {
  Value y = asFloat(b, operands[1]);
  Value half = arith::MulFOp::create(b, y, constant(b, y.getType(), 0.5));
  Value whole =
      arith::CmpFOp::create(b, P::OEQ, math::FloorOp::create(b, y), y);
  Value isNotEven =
      arith::CmpFOp::create(b, P::ONE, math::FloorOp::create(b, half), half);
  Value isOdd = arith::AndIOp::create(b, whole, isNotEven);
  return arith::OrIOp::create(b, atLeast<0>(b, operands), isOdd);
}

Value noneIsNegative(ImplicitLocOpBuilder &b, ValueRange operands) {
  return arith::AndIOp::create(b, atLeast<0>(b, operands),
                               atLeast<0>(b, operands.drop_front()));
}

Value noneIsNaN(ImplicitLocOpBuilder &b, ValueRange operands) {
  Value all = arith::ConstantIntOp::create(b, 1, 1);
  for (Value x : operands)
    if (isa<FloatType>(x.getType()))
      all =
          arith::AndIOp::create(b, all, arith::CmpFOp::create(b, P::ORD, x, x));
  return all;
}

using Condition = Value (*)(ImplicitLocOpBuilder &, ValueRange);

/// Null for all reals.
Condition conditionOf(RealDomain domain) {
  switch (domain) {
  case RealDomain::AllReals:
    break;
#define RUNMAT_DOMAIN(domain, outside, condition)                              \
  case RealDomain::domain:                                                     \
    return condition;
#include "Catalogue/Domains.inc"
  }
  return nullptr;
}

LogicalResult expandInsideDomain(InsideDomainOp op, PatternRewriter &rewriter) {
  Condition condition = conditionOf(op.getDomain());
  if (!condition)
    return rewriter.notifyMatchFailure(op, "no domain is known of the op");
  if (llvm::any_of(op->getOperandTypes(), isWideInteger))
    return rewriter.notifyMatchFailure(op, "64-bit integers have no domain");
  ImplicitLocOpBuilder builder(op.getLoc(), rewriter);
  rewriter.replaceOp(op, condition(builder, op.getOperands()));
  return success();
}

} // namespace

void runmat::populateExpandDomainPatterns(RewritePatternSet &patterns) {
  patterns.add(expandInsideDomain);
}
