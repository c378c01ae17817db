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

Value isWhole(ImplicitLocOpBuilder &b, Value x) {
  return arith::CmpFOp::create(b, P::OEQ, math::FloorOp::create(b, x), x);
}

/// A whole number from 0 to 2^53 - 1. Integers have bits anyway.
Value hasBits(ImplicitLocOpBuilder &b, Value x) {
  Type type = x.getType();
  if (!isa<FloatType>(type))
    return arith::ConstantIntOp::create(b, 1, 1);
  Value isLarge =
      arith::CmpFOp::create(b, P::OGE, x, constant(b, type, 0x1p53));
  Value isNegative = arith::CmpFOp::create(b, P::OLT, x, constant(b, type, 0));
  Value outside = arith::OrIOp::create(b, isLarge, isNegative);
  return arith::AndIOp::create(
      b, isWhole(b, x),
      arith::XOrIOp::create(b, outside, arith::ConstantIntOp::create(b, 1, 1)));
}

Value allHaveBits(ImplicitLocOpBuilder &b, ValueRange operands) {
  return arith::AndIOp::create(b, hasBits(b, operands[0]),
                               hasBits(b, operands[1]));
}

/// Places beyond 2^53 are left to the interpreter, infinite ones among them.
Value isShiftable(ImplicitLocOpBuilder &b, ValueRange operands) {
  Value places = math::AbsFOp::create(b, operands[1]);
  return arith::AndIOp::create(b, hasBits(b, operands[0]), hasBits(b, places));
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
