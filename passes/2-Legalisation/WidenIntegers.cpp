//===- WidenIntegers.cpp - integer classes computed in double ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A double holds every element of the classes up to 32 bits, and what the
// reference kernels define is the operation on doubles, rounded once into the
// class. After this pass these integers are only moved and converted, or their
// bits are. Constructors and ranges go by way of doubles in all classes.
//===----------------------------------------------------------------------===//
#include "dialects/RunMat/RunMatOps.h"
#include "passes/2-Legalisation/TypedBuilder.h"
#include "passes/Passes.h"

#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace runmat;

namespace runmat {
#define GEN_PASS_DEF_WIDENINTEGERS
#include "passes/Passes.h.inc"
} // namespace runmat

namespace {

bool isInteger(Type type) {
  auto array = dyn_cast<runmat::ArrayType>(type);
  return array && array.isInteger();
}

bool isNarrowInteger(Type type) {
  return isInteger(type) && !isWideInteger(type);
}

bool isSingle(Type type) {
  auto array = dyn_cast<runmat::ArrayType>(type);
  return array && array.getElementClass() == ElementClass::Single;
}

/// Ops that compute with the numbers of their operands.
bool computes(Operation *op) {
  if (isa<runmat::CastOp, BitAndOp, BitOrOp, BitXorOp, BitShiftOp>(op))
    return false;
  return isa<ElementwiseInterface, ReduceOp, MeanOp, VarOp, MTimesOp,
             MRightDivideOp, MLeftDivideOp, MPowerOp, PlusOp>(op);
}

/// Turns the result of `op` into doubles that are converted to its class.
void convertResult(Operation *op) {
  Value result = op->getResult(0);
  auto type = cast<runmat::ArrayType>(result.getType());
  result.setType(runmat::ArrayType::get(op->getContext(), ElementClass::Double,
                                        type.getExtents()));
  OpBuilder builder(op->getContext());
  builder.setInsertionPointAfter(op);
  auto to = ElementClassAttr::get(op->getContext(), type.getElementClass());
  auto cast = runmat::CastOp::create(builder, op->getLoc(), type, to, result);
  result.replaceAllUsesExcept(cast, cast);
}

void widenComputation(Operation *op) {
  if (llvm::none_of(op->getOperandTypes(), isNarrowInteger))
    return;
  TypedBuilder build(op);
  // Singles too: with an integer they are compared and computed as doubles.
  for (OpOperand &operand : op->getOpOperands())
    if (isNarrowInteger(operand.get().getType()) ||
        isSingle(operand.get().getType()))
      operand.set(build.cast(ElementClass::Double, operand.get()));
  if (isNarrowInteger(op->getResult(0).getType()))
    convertResult(op);
}

bool isWholeConstant(Value value) {
  FloatAttr constant;
  return matchPattern(value, m_Constant(&constant)) &&
         constant.getValue().isInteger();
}

/// A number of a range as a double. Whole numbers up to 2^51 have exact
/// differences; the unit leaves where those of 64 bits are larger.
Value exactNumber(TypedBuilder &build, Value number) {
  Value real = build.cast(ElementClass::Double, number);
  if (isWideInteger(number.getType()))
    build.require(
        build.compare<LeOp>(build.apply<AbsOp>(real), build.number(0x1p51)),
        "range");
  return real;
}

/// An end of a range as a double within the class; the language refuses one
/// that is not whole.
Value endOfRange(TypedBuilder &build, Value number, ElementClass to) {
  if (!isInteger(number.getType())) {
    if (!isWholeConstant(number))
      build.require(build.compare<EqOp>(build.apply<FloorOp>(number), number),
                    "range");
    number = build.cast(to, number);
  }
  return exactNumber(build, number);
}

/// A step may be outside of the class, but it is finite.
Value stepOfRange(TypedBuilder &build, Value number) {
  if (isInteger(number.getType()))
    return exactNumber(build, number);
  if (isWholeConstant(number))
    return number;
  Value rest = build.apply<SubOp>(build.apply<FloorOp>(number), number);
  build.require(build.compare<EqOp>(rest, build.number(0)), "range");
  return number;
}

/// Elements of a range of integers are exact in double.
template <typename Op> void widenRange(Op op, ElementClass to) {
  TypedBuilder build(op);
  op.getFirstMutable().assign(endOfRange(build, op.getFirst(), to));
  op.getStepMutable().assign(stepOfRange(build, op.getStep()));
  op.getLastMutable().assign(endOfRange(build, op.getLast(), to));
}

Value roundQuotient(TypedBuilder &build, Rounding rounding, Value quotient) {
  switch (rounding) {
  case Rounding::Fix:
    return build.apply<FixOp>(quotient);
  case Rounding::Floor:
    return build.apply<FloorOp>(quotient);
  case Rounding::Ceil:
    return build.apply<CeilOp>(quotient);
  case Rounding::Round:
    return build.apply<RoundOp>(quotient);
  }
  return {};
}

void widenDivision(IntegerDivideOp op) {
  auto type = dyn_cast<runmat::ArrayType>(op.getType());
  if (!type)
    return;
  TypedBuilder build(op);
  Value quotient =
      build.apply<DivOp>(build.cast(ElementClass::Double, op.getLhs()),
                         build.cast(ElementClass::Double, op.getRhs()));
  Value whole = roundQuotient(build, op.getRounding(), quotient);
  replaceBy(op, build.cast(type.getElementClass(), whole));
}

void widenFill(FillOp op) {
  if (!isInteger(op.getType()))
    return;
  op.setElementClass(ElementClass::Double);
  convertResult(op);
}

void widen(Operation *op) {
  if (auto fill = dyn_cast<FillOp>(op))
    return widenFill(fill);
  if (auto branch = dyn_cast<IfOp>(op);
      branch && isInteger(branch.getCondition().getType()))
    return branch.getConditionMutable().assign(
        TypedBuilder(op).cast(ElementClass::Logical, branch.getCondition()));
  if (auto loop = dyn_cast<ForOp>(op);
      loop && isInteger(loop.getElement().getType()))
    return widenRange(
        loop,
        cast<runmat::ArrayType>(loop.getElement().getType()).getElementClass());
  if (auto range = dyn_cast<RangeOp>(op); range && isInteger(range.getType())) {
    widenRange(range,
               cast<runmat::ArrayType>(range.getType()).getElementClass());
    return convertResult(op);
  }
  if (auto division = dyn_cast<IntegerDivideOp>(op))
    return widenDivision(division);
  if (computes(op))
    widenComputation(op);
}

struct WidenIntegers : public runmat::impl::WidenIntegersBase<WidenIntegers> {
  void runOnOperation() override {
    SmallVector<Operation *> ops;
    getOperation().walk([&](Operation *op) { ops.push_back(op); });
    for (Operation *op : ops)
      widen(op);
  }
};

} // namespace
