//===- CombinerArithmetic.cpp - combiners as operations ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "codegen/Common/CombinerArithmetic.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace runmat;
using namespace runmat::codegen;

static_assert(reductionBlock % reductionLanes == 0);
static_assert((reductionLanes & (reductionLanes - 1)) == 0,
              "lanes fold by halves");

static APFloat floatIdentity(Combiner combiner,
                             const llvm::fltSemantics &semantics) {
  switch (combiner) {
  case Combiner::Prod:
  case Combiner::All:
    return APFloat::getOne(semantics);
  case Combiner::Max:
  case Combiner::Min:
    return APFloat::getNaN(semantics);
  case Combiner::Sum:
  case Combiner::Any:
    break;
  }
  return APFloat::getZero(semantics);
}

static APInt integerIdentity(Combiner combiner, unsigned width) {
  switch (combiner) {
  case Combiner::Prod:
  case Combiner::All:
    return APInt(width, 1);
  case Combiner::Max:
    return APInt::getSignedMinValue(width);
  case Combiner::Min:
    return APInt::getSignedMaxValue(width);
  case Combiner::Sum:
  case Combiner::Any:
    break;
  }
  return APInt::getZero(width);
}

TypedAttr runmat::codegen::getIdentity(Combiner combiner, Type type) {
  Type scalar = getElementTypeOrSelf(type);
  TypedAttr element;
  if (auto floatType = dyn_cast<FloatType>(scalar))
    element = FloatAttr::get(
        scalar, floatIdentity(combiner, floatType.getFloatSemantics()));
  else
    element = IntegerAttr::get(
        scalar, integerIdentity(combiner, scalar.getIntOrFloatBitWidth()));
  if (auto shaped = dyn_cast<ShapedType>(type))
    return DenseElementsAttr::get(shaped, Attribute(element));
  return element;
}

Value runmat::codegen::emitIdentity(OpBuilder &builder, Location loc,
                                    Combiner combiner, Type type) {
  return arith::ConstantOp::create(builder, loc, getIdentity(combiner, type));
}

/// `b` where it beats `a` or where `a` is NaN, else `a`.
static Value emitExtremum(OpBuilder &builder, Location loc, bool max, Value a,
                          Value b) {
  Value takeB;
  if (isa<FloatType>(getElementTypeOrSelf(a.getType()))) {
    Value better = arith::CmpFOp::create(
        builder, loc,
        max ? arith::CmpFPredicate::OGT : arith::CmpFPredicate::OLT, b, a);
    Value missing =
        arith::CmpFOp::create(builder, loc, arith::CmpFPredicate::UNO, a, a);
    takeB = arith::OrIOp::create(builder, loc, missing, better);
  } else {
    takeB = arith::CmpIOp::create(
        builder, loc,
        max ? arith::CmpIPredicate::sgt : arith::CmpIPredicate::slt, b, a);
  }
  return arith::SelectOp::create(builder, loc, takeB, b, a);
}

template <typename FloatOp, typename IntOp>
static Value emitArith(OpBuilder &builder, Location loc, Value a, Value b) {
  if (isa<FloatType>(getElementTypeOrSelf(a.getType())))
    return FloatOp::create(builder, loc, a, b);
  return IntOp::create(builder, loc, a, b);
}

Value runmat::codegen::emitCombine(OpBuilder &builder, Location loc,
                                   Combiner combiner, Value a, Value b) {
  switch (combiner) {
  case Combiner::Sum:
    return emitArith<arith::AddFOp, arith::AddIOp>(builder, loc, a, b);
  case Combiner::Prod:
    return emitArith<arith::MulFOp, arith::MulIOp>(builder, loc, a, b);
  case Combiner::Max:
  case Combiner::Min:
    return emitExtremum(builder, loc, combiner == Combiner::Max, a, b);
  case Combiner::Any:
    return arith::OrIOp::create(builder, loc, a, b);
  case Combiner::All:
    break;
  }
  return arith::AndIOp::create(builder, loc, a, b);
}
