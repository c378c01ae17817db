//===- WideIntegers.cpp - 64-bit integers and bits of integers --*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "passes/2-Legalisation/WideIntegers.h"
#include "passes/2-Legalisation/NumberClasses.h"
#include "passes/2-Legalisation/RuntimeCalls.h"
#include "passes/2-Legalisation/ScalarMatrices.h"

using namespace mlir;

namespace runmat {
namespace {

ElementClass classOf(Value value) {
  return cast<runmat::ArrayType>(value.getType()).getElementClass();
}

bool isDouble(Value value) { return classOf(value) == ElementClass::Double; }

bool isWide(Value value) { return isWideInteger(value.getType()); }

bool isAnyInteger(Value value) { return isInteger(value.getType()); }

/// A constant of type double that an integer class has.
bool isConstantOf(Value value, ElementClass elementClass) {
  std::optional<double> number = constantValue(value);
  bool isUnsigned = elementClass >= ElementClass::UInt8;
  return number && std::abs(*number) < 9007199254740992.0 &&
         *number == std::floor(*number) && !(isUnsigned && *number < 0);
}

bool isInClass(Operation *op) {
  ElementClass own = classOf(op->getResult(0));
  return llvm::all_of(op->getOperands(),
                      [&](Value v) { return classOf(v) == own; });
}

/// Whether all operands are in the class of the result or can be.
bool fitsClass(Operation *op) {
  ElementClass own = classOf(op->getResult(0));
  return llvm::all_of(op->getOperands(), [&](Value operand) {
    return classOf(operand) == own || isConstantOf(operand, own);
  });
}

bool isBesideDouble(Operation *op) {
  return llvm::all_of(op->getOperands(), [](Value operand) {
    return isWide(operand) || classOf(operand) == ElementClass::Double;
  });
}

bool isIntegerOrConstant(Value operand, ElementClass of) {
  return isAnyInteger(operand) || isConstantOf(operand, of);
}

//===----------------------------------------------------------------------===//
// What is settled
//===----------------------------------------------------------------------===//

/// Integers have bits, and doubles those of whole numbers, which the domain of
/// the op asks for; not singles.
bool areBitsSettled(Operation *op) {
  Value result = op->getResult(0);
  return (isAnyInteger(result) || isDouble(result)) && isInClass(op);
}

bool isShiftSettled(BitShiftOp op) {
  return (isAnyInteger(op.getLhs()) && isWide(op.getRhs())) ||
         (isDouble(op.getResult()) && isInClass(op));
}

/// Two classes of 64 bits have no common one.
bool haveOneClass(Operation *op) {
  Value lhs = op->getOperand(0), rhs = op->getOperand(1);
  return !isWide(lhs) || !isWide(rhs) || classOf(lhs) == classOf(rhs);
}

/// Of ops with a 64-bit integer among the operands.
bool isSettledBy(IntegerRule rule, Operation *op) {
  switch (rule) {
  case IntegerRule::Moved:
  case IntegerRule::Native:
    return true;
  case IntegerRule::InClass:
  case IntegerRule::Difference:
    return isInClass(op);
  case IntegerRule::BesideDouble:
    return isInClass(op) || (!fitsClass(op) && isBesideDouble(op));
  case IntegerRule::Compared:
    return haveOneClass(op) && isBesideDouble(op);
  case IntegerRule::Scaled:
    return !hasElementwiseForm(op);
  default:
    return false;
  }
}

//===----------------------------------------------------------------------===//
// How it is settled
//===----------------------------------------------------------------------===//

class Settler {
public:
  Settler(Operation *op, PatternRewriter &rewriter)
      : op(op), rewriter(rewriter), build(rewriter, op->getLoc()) {}

  void run(IntegerRule rule) {
    switch (rule) {
    case IntegerRule::Moved:
    case IntegerRule::Native:
      return;
    case IntegerRule::Bits:
      return settleBits();
    case IntegerRule::Shifted:
      return settleShift(cast<BitShiftOp>(op));
    case IntegerRule::InClass:
      return settleInClass();
    case IntegerRule::BesideDouble:
      return fitsClass(op) ? bringIntoClass() : bringToDouble();
    case IntegerRule::Difference:
      return settleDifference();
    case IntegerRule::Compared:
      return haveOneClass(op) ? bringToDouble() : callRuntime(op, rewriter);
    case IntegerRule::Scaled:
      return rewriter.replaceOp(op, elementwiseForm(build, op));
    case IntegerRule::Quotient:
      return settleDivision(cast<IntegerDivideOp>(op));
    case IntegerRule::Identity:
      return rewriter.replaceOp(op, op->getOperand(0));
    case IntegerRule::AskedAsDouble:
      return askIn(ElementClass::Double);
    case IntegerRule::AskedAsLogical:
      return askIn(ElementClass::Logical);
    case IntegerRule::Reduced:
      return settleReduce(cast<ReduceOp>(op));
    case IntegerRule::Runtime:
      return callRuntime(op, rewriter);
    }
  }

private:
  Operation *op;
  PatternRewriter &rewriter;
  TypedBuilder build;

  void convert(ElementClass to, llvm::function_ref<bool(Value)> which) {
    rewriter.modifyOpInPlace(op, [&] {
      for (OpOperand &operand : op->getOpOperands())
        if (which(operand.get()))
          operand.set(build.cast(to, operand.get()));
    });
  }

  void bringIntoClass() {
    ElementClass own = classOf(op->getResult(0));
    convert(own, [&](Value v) { return classOf(v) != own; });
  }

  /// Floats, logical and integers up to 32 bits as doubles.
  void bringToDouble() {
    convert(ElementClass::Double, [](Value v) {
      return !isWide(v) && classOf(v) != ElementClass::Double;
    });
  }

  /// Questions about values and truths have the same answer in another class.
  void askIn(ElementClass elementClass) { convert(elementClass, isWide); }

  void settleInClass() {
    fitsClass(op) ? bringIntoClass() : callRuntime(op, rewriter);
  }

  void settleDifference() {
    Value minuend = op->getOperand(0), subtrahend = op->getOperand(1);
    if (fitsClass(op))
      return bringIntoClass();
    if (!isWide(minuend))
      return callRuntime(op, rewriter);
    Value minus =
        build.apply<NegOp>(build.as(ElementClass::Double, subtrahend));
    rewriter.replaceOp(op, build.apply<AddOp>(minuend, minus));
  }

  /// Doubles and truths beside each other.
  bool computesInDouble() {
    return isDouble(op->getResult(0)) &&
           llvm::all_of(op->getOperands(), [](Value operand) {
             return isDouble(operand) ||
                    classOf(operand) == ElementClass::Logical;
           });
  }

  /// Of integers, of one and a constant, or of doubles; the language refuses
  /// negative doubles.
  void settleBits() {
    if (computesInDouble())
      return bringToDouble();
    bool good = llvm::all_of(op->getOperands(), [](Value operand) {
      return isIntegerOrConstant(operand, ElementClass::UInt64);
    });
    good &&isAnyInteger(op->getResult(0)) ? settleInClass()
                                          : callRuntime(op, rewriter);
  }

  void settleShift(BitShiftOp shift) {
    if (computesInDouble())
      return bringToDouble();
    if (!isAnyInteger(shift.getLhs()) ||
        !isIntegerOrConstant(shift.getRhs(), ElementClass::Int64))
      return callRuntime(op, rewriter);
    Value places = shift.getRhs();
    convert(ElementClass::Int64, [&](Value v) { return v == places; });
  }

  void settleReduce(ReduceOp reduce) {
    Combiner combiner = reduce.getCombiner();
    if (combiner == Combiner::Any || combiner == Combiner::All)
      return askIn(ElementClass::Logical);
    callRuntime(op, rewriter);
  }

  /// The quotient made whole: what fix leaves off is 1 where the remainder is
  /// not zero and its sign says so.
  void settleDivision(IntegerDivideOp divide) {
    ElementClass own = classOf(divide.getResult());
    Value x = build.as(own, divide.getLhs()),
          y = build.as(own, divide.getRhs());
    if (divide.getRounding() == Rounding::Round)
      return rewriter.replaceOp(op, build.apply<DivOp>(x, y));
    Value rest = build.apply<RemOp>(x, y);
    Value whole = build.apply<DivOp>(build.apply<SubOp>(x, rest), y);
    Value zero = build.cast(own, build.number(0));
    auto isNegative = [&](Value value) {
      return build.compare<LtOp>(value, zero);
    };
    Value inexact = build.compare<NeOp>(rest, zero);
    Value below = build.compare<NeOp>(isNegative(rest), isNegative(y));
    if (divide.getRounding() == Rounding::Floor)
      whole = build.apply<SubOp>(
          whole, build.cast(own, build.compare<AndOp>(inexact, below)));
    if (divide.getRounding() == Rounding::Ceil)
      whole = build.apply<AddOp>(
          whole, build.cast(own, build.compare<GtOp>(inexact, below)));
    rewriter.replaceOp(op, whole);
  }
};

} // namespace

bool isSettled(Operation *op) {
  auto isTyped = llvm::IsaPred<runmat::ArrayType>;
  std::optional<IntegerRule> rule = integerRuleOf(op);
  if (!rule || !llvm::all_of(op->getOperandTypes(), isTyped) ||
      !isTyped(op->getResult(0).getType()))
    return true;
  switch (*rule) {
  case IntegerRule::Bits:
    return areBitsSettled(op);
  case IntegerRule::Shifted:
    return isShiftSettled(cast<BitShiftOp>(op));
  case IntegerRule::Quotient:
    return !isWide(op->getResult(0));
  default:
    return llvm::none_of(op->getOperands(), isWide) || isSettledBy(*rule, op);
  }
}

void settle(Operation *op, PatternRewriter &rewriter) {
  Settler(op, rewriter).run(*integerRuleOf(op));
}

} // namespace runmat
