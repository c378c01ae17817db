//===- ExactIntegers.cpp - 64-bit integers and bits of integers -*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What no double holds is computed in integers, where the operands allow it:
// two of one class, or one and a constant that the class has. Every other
// operation is one of the runtime, whose results are the definition.
//===----------------------------------------------------------------------===//
#include "dialects/RunMat/RunMatOps.h"
#include "passes/2-Legalisation/RuntimeCalls.h"
#include "passes/2-Legalisation/TypedBuilder.h"
#include "passes/Passes.h"

#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace runmat;

namespace runmat {
#define GEN_PASS_DEF_EXACTINTEGERS
#include "passes/Passes.h.inc"
} // namespace runmat

namespace {

ElementClass classOf(Value value) {
  return cast<runmat::ArrayType>(value.getType()).getElementClass();
}

bool isWide(Value value) { return isWideInteger(value.getType()); }

bool isAnyInteger(Value value) {
  auto array = dyn_cast<runmat::ArrayType>(value.getType());
  return array && array.isInteger();
}

/// A constant of type double that an integer class has.
bool isConstantOf(Value value, ElementClass elementClass) {
  std::optional<double> number = constantValue(value);
  bool isUnsigned = elementClass >= ElementClass::UInt8;
  return number && std::abs(*number) < 9007199254740992.0 &&
         *number == std::floor(*number) && !(isUnsigned && *number < 0);
}

//===----------------------------------------------------------------------===//
// Operators
//===----------------------------------------------------------------------===//

/// The operands in the class of the result; false when one is not in it.
bool bringIntoClass(Operation *op) {
  ElementClass own = classOf(op->getResult(0));
  for (Value operand : op->getOperands())
    if (classOf(operand) != own && !isConstantOf(operand, own))
      return false;
  TypedBuilder build(op);
  for (OpOperand &operand : op->getOpOperands())
    if (classOf(operand.get()) != own)
      operand.set(build.cast(own, operand.get()));
  return true;
}

/// Floats, logical and integers up to 32 bits as doubles.
void bringToDouble(Operation *op) {
  TypedBuilder build(op);
  for (OpOperand &operand : op->getOpOperands())
    if (!isWide(operand.get()) &&
        classOf(operand.get()) != ElementClass::Double)
      operand.set(build.cast(ElementClass::Double, operand.get()));
}

template <typename Op> void settleInClass(Op op) {
  if (!bringIntoClass(op))
    callRuntime(op);
}

/// A double beside the integer may be any.
template <typename Op> void settleBesideDouble(Op op) {
  if (!bringIntoClass(op))
    bringToDouble(op);
}

void settleSub(SubOp op) {
  if (bringIntoClass(op))
    return;
  if (!isWide(op.getLhs()))
    return callRuntime(op);
  bringToDouble(op);
  TypedBuilder build(op);
  Value minus = build.apply<NegOp>(op.getRhs());
  replaceBy(op, build.apply<AddOp>(op.getLhs(), minus));
}

/// Two classes of 64 bits have no common one.
template <typename Op> void settleRelation(Op op) {
  bool both = isWide(op.getLhs()) && isWide(op.getRhs());
  if (both && classOf(op.getLhs()) != classOf(op.getRhs()))
    return callRuntime(op);
  bringToDouble(op);
}

/// The quotient made whole: what fix leaves off is 1 where the remainder is not
/// zero and its sign says so.
void settleDivision(IntegerDivideOp op) {
  TypedBuilder build(op);
  ElementClass own = classOf(op.getResult());
  auto inClass = [&](Value value) {
    return classOf(value) == own ? value : build.cast(own, value);
  };
  Value x = inClass(op.getLhs()), y = inClass(op.getRhs());
  if (op.getRounding() == Rounding::Round)
    return replaceBy(op, build.apply<DivOp>(x, y));
  Value rest = build.apply<RemOp>(x, y);
  Value whole = build.apply<DivOp>(build.apply<SubOp>(x, rest), y);
  Value zero = build.cast(own, build.number(0));
  auto isNegative = [&](Value value) {
    return build.compare<LtOp>(value, zero);
  };
  Value inexact = build.compare<NeOp>(rest, zero);
  Value below = build.compare<NeOp>(isNegative(rest), isNegative(y));
  if (op.getRounding() == Rounding::Floor)
    whole = build.apply<SubOp>(
        whole, build.cast(own, build.compare<AndOp>(inexact, below)));
  if (op.getRounding() == Rounding::Ceil)
    whole = build.apply<AddOp>(
        whole, build.cast(own, build.compare<GtOp>(inexact, below)));
  replaceBy(op, whole);
}

//===----------------------------------------------------------------------===//
// Bits
//===----------------------------------------------------------------------===//

/// Of integers, or of one and a constant; the language refuses negative
/// doubles.
template <typename Op> void settleBits(Op op) {
  bool good = llvm::all_of(op->getOperands(), [](Value operand) {
    return isAnyInteger(operand) || isConstantOf(operand, ElementClass::UInt64);
  });
  if (!good || !isAnyInteger(op.getResult()) || !bringIntoClass(op))
    callRuntime(op);
}

void settleShift(BitShiftOp op) {
  bool good = isAnyInteger(op.getLhs()) &&
              (isAnyInteger(op.getRhs()) ||
               isConstantOf(op.getRhs(), ElementClass::Int64));
  if (!good)
    return callRuntime(op);
  TypedBuilder build(op);
  if (!isWide(op.getRhs()))
    op.getRhsMutable().assign(build.cast(ElementClass::Int64, op.getRhs()));
}

//===----------------------------------------------------------------------===//
// Reductions and functions
//===----------------------------------------------------------------------===//

void settleReduce(ReduceOp op) {
  Combiner combiner = op.getCombiner();
  if (combiner == Combiner::Any || combiner == Combiner::All)
    return op.getOperandMutable().assign(
        TypedBuilder(op).cast(ElementClass::Logical, op.getOperand()));
  callRuntime(op);
}

/// Questions about values and truths have the same answer in another class.
void settleIn(Operation *op, ElementClass elementClass) {
  TypedBuilder build(op);
  for (OpOperand &operand : op->getOpOperands())
    if (isWide(operand.get()))
      operand.set(build.cast(elementClass, operand.get()));
}

void settle(Operation *op);

/// A matrix op that has a type for integers has a scalar operand.
template <typename Op, bool swaps = false> void settleMatrix(Operation *op) {
  Value lhs = op->getOperand(swaps), rhs = op->getOperand(!swaps);
  Value result = TypedBuilder(op).apply<Op>(lhs, rhs);
  replaceBy(op, result);
  settle(result.getDefiningOp());
}

void settleOperator(Operation *op) {
  llvm::TypeSwitch<Operation *>(op)
      .Case<AddOp, MulOp, MaximumOp, MinimumOp>(
          [](auto o) { settleBesideDouble(o); })
      .Case([](SubOp o) { settleSub(o); })
      .Case([](DivOp o) { settleInClass(o); })
      .Case([](RemOp o) { settleInClass(o); })
      .Case([](ModOp o) { settleInClass(o); })
      .Case<PowerOp>([](auto o) { callRuntime(o); })
      .Case([](MPowerOp o) { settleMatrix<PowerOp>(o); })
      .Case([](MTimesOp o) { settleMatrix<MulOp>(o); })
      .Case([](MRightDivideOp o) { settleMatrix<DivOp>(o); })
      .Case([](MLeftDivideOp o) { settleMatrix<DivOp, true>(o); })
      .Case([](IntegerDivideOp o) {
        if (isWide(o.getResult()))
          settleDivision(o);
      })
      .Case([](EqOp o) { settleRelation(o); })
      .Case([](NeOp o) { settleRelation(o); })
      .Case([](LtOp o) { settleRelation(o); })
      .Case([](LeOp o) { settleRelation(o); })
      .Case([](GtOp o) { settleRelation(o); })
      .Case([](GeOp o) { settleRelation(o); });
}

void settleFunction(Operation *op) {
  llvm::TypeSwitch<Operation *>(op)
      .Case<FloorOp, CeilOp, RoundOp, FixOp, PlusOp, RealOp, ConjOp>(
          [](auto o) { replaceBy(o, o.getOperand()); })
      .Case<IsNanOp, IsInfOp, IsFiniteOp>(
          [](auto o) { settleIn(o, ElementClass::Double); })
      .Case<AndOp, OrOp, NotOp>(
          [](auto o) { settleIn(o, ElementClass::Logical); })
      .Case([](ReduceOp o) { settleReduce(o); })
      .Case<MeanOp, VarOp>([](auto o) { callRuntime(o); });
}

void settle(Operation *op) {
  auto isTyped = llvm::IsaPred<runmat::ArrayType>;
  if (!llvm::all_of(op->getOperandTypes(), isTyped) ||
      !llvm::all_of(op->getResultTypes(), isTyped))
    return;
  if (auto both = dyn_cast<BitAndOp>(op))
    return settleBits(both);
  if (auto either = dyn_cast<BitOrOp>(op))
    return settleBits(either);
  if (auto differing = dyn_cast<BitXorOp>(op))
    return settleBits(differing);
  if (auto shift = dyn_cast<BitShiftOp>(op))
    return settleShift(shift);
  if (llvm::none_of(op->getOperandTypes(), isWideInteger))
    return;
  if (isa<ReduceOp, MeanOp, VarOp>(op) || op->getNumOperands() == 1 ||
      isa<AndOp, OrOp>(op))
    return settleFunction(op);
  settleOperator(op);
}

struct ExactIntegers : public runmat::impl::ExactIntegersBase<ExactIntegers> {
  void runOnOperation() override {
    SmallVector<Operation *> ops;
    getOperation().walk([&](Operation *op) { ops.push_back(op); });
    for (Operation *op : ops)
      settle(op);
  }
};

} // namespace
