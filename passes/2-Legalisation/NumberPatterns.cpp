//===- NumberPatterns.cpp - chars and integers in double --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A double holds every char and every element of the integer classes up to 32
// bits, and what the reference kernels define is the operation on doubles,
// rounded once into the class. Constructors and ranges go by way of doubles in
// all classes.
//===----------------------------------------------------------------------===//
#include "passes/2-Legalisation/Legalise.h"
#include "passes/2-Legalisation/NumberClasses.h"
#include "passes/2-Legalisation/WideIntegers.h"

#include "mlir/IR/Matchers.h"

using namespace mlir;

namespace runmat {
namespace {

runmat::ArrayType arrayOf(Type type) {
  return dyn_cast<runmat::ArrayType>(type);
}

//===----------------------------------------------------------------------===//
// Chars
//===----------------------------------------------------------------------===//

struct CharPattern : ComputationPattern {
  explicit CharPattern(MLIRContext *context)
      : ComputationPattern(context, /*benefit=*/4) {}

  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const override {
    if (!computesChars(op))
      return rewriter.notifyMatchFailure(op, "computes with no chars");
    rewriter.modifyOpInPlace(op, [&] {
      for (OpOperand &operand : op->getOpOperands())
        if (isChars(operand.get().getType()))
          operand.set(numbersOf(rewriter, operand.get()));
    });
    return success();
  }

  static Value numbersOf(OpBuilder &builder, Value chars) {
    Type numbers =
        runmat::ArrayType::get(builder.getContext(), ElementClass::Double,
                               arrayOf(chars.getType()).getExtents());
    return EvaluateOp::create(builder, chars.getLoc(), TypeRange(numbers),
                              builder.getStringAttr("double"), chars, Value())
        .getResult(0);
  }
};

//===----------------------------------------------------------------------===//
// Integers up to 32 bits
//===----------------------------------------------------------------------===//

/// The op again, with doubles as its result, which are converted to the class.
void convertResult(Operation *op, PatternRewriter &rewriter) {
  auto type = cast<runmat::ArrayType>(op->getResult(0).getType());
  auto numbers = runmat::ArrayType::get(op->getContext(), ElementClass::Double,
                                        type.getExtents());
  Operation *made = rewriter.create(OperationState(op->getLoc(), op->getName(),
                                                   op->getOperands(), {numbers},
                                                   op->getAttrs()));
  TypedBuilder build(rewriter, op->getLoc());
  rewriter.replaceOp(op,
                     build.cast(type.getElementClass(), made->getResult(0)));
}

bool computesNarrowIntegers(Operation *op) {
  return computesAsDoubles(op) &&
         llvm::any_of(op->getOperandTypes(), isNarrowInteger);
}

/// Singles too: with an integer they are compared and computed as doubles.
struct NarrowPattern : ComputationPattern {
  explicit NarrowPattern(MLIRContext *context)
      : ComputationPattern(context, /*benefit=*/1) {}

  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const override {
    if (!computesNarrowIntegers(op))
      return rewriter.notifyMatchFailure(op, "computes with no such integers");
    TypedBuilder build(rewriter, op->getLoc());
    rewriter.modifyOpInPlace(op, [&] {
      for (OpOperand &operand : op->getOpOperands())
        if (isNarrowInteger(operand.get().getType()) ||
            isSingle(operand.get().getType()))
          operand.set(build.cast(ElementClass::Double, operand.get()));
    });
    if (isNarrowInteger(op->getResult(0).getType()))
      convertResult(op, rewriter);
    return success();
  }
};

//===----------------------------------------------------------------------===//
// Ranges, constructors and conditions of all integer classes
//===----------------------------------------------------------------------===//

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

/// Whether one of the numbers of a range is an integer.
template <typename Op> bool countsIntegers(Op op) {
  return llvm::any_of(ValueRange{op.getFirst(), op.getStep(), op.getLast()},
                      [](Value v) { return isInteger(v.getType()); });
}

/// Elements of a range of integers are exact in double.
template <typename Op>
void widenRange(Op op, ElementClass to, PatternRewriter &rewriter) {
  TypedBuilder build(rewriter, op.getLoc());
  rewriter.modifyOpInPlace(op, [&] {
    op.getFirstMutable().assign(endOfRange(build, op.getFirst(), to));
    op.getStepMutable().assign(stepOfRange(build, op.getStep()));
    op.getLastMutable().assign(endOfRange(build, op.getLast(), to));
  });
}

/// Rewrites an op that no interface says how to: where `Derived::concerns` it.
template <typename Derived, typename Op>
struct OwnPattern : OpRewritePattern<Op> {
  using OpRewritePattern<Op>::OpRewritePattern;
  LogicalResult matchAndRewrite(Op op,
                                PatternRewriter &rewriter) const override {
    if (!Derived::concerns(op))
      return rewriter.notifyMatchFailure(op, "is of no such integers");
    Derived::legalise(op, rewriter);
    return success();
  }
  static bool matches(Operation *op) {
    auto found = dyn_cast<Op>(op);
    return found && Derived::concerns(found);
  }
};

struct RangePattern : OwnPattern<RangePattern, RangeOp> {
  using OwnPattern::OwnPattern;
  static bool concerns(RangeOp op) { return isInteger(op.getType()); }
  static void legalise(RangeOp op, PatternRewriter &rewriter) {
    widenRange(op, arrayOf(op.getType()).getElementClass(), rewriter);
    convertResult(op, rewriter);
  }
};

struct ForPattern : OwnPattern<ForPattern, ForOp> {
  using OwnPattern::OwnPattern;
  static bool concerns(ForOp op) {
    return isInteger(op.getElement().getType()) && countsIntegers(op);
  }
  static void legalise(ForOp op, PatternRewriter &rewriter) {
    widenRange(op, arrayOf(op.getElement().getType()).getElementClass(),
               rewriter);
  }
};

struct FillPattern : OwnPattern<FillPattern, FillOp> {
  using OwnPattern::OwnPattern;
  static bool concerns(FillOp op) { return isInteger(op.getType()); }
  static void legalise(FillOp op, PatternRewriter &rewriter) {
    rewriter.modifyOpInPlace(op,
                             [&] { op.setElementClass(ElementClass::Double); });
    convertResult(op, rewriter);
  }
};

struct ConditionPattern : OwnPattern<ConditionPattern, IfOp> {
  using OwnPattern::OwnPattern;
  static bool concerns(IfOp op) {
    return isInteger(op.getCondition().getType());
  }
  static void legalise(IfOp op, PatternRewriter &rewriter) {
    TypedBuilder build(rewriter, op.getLoc());
    rewriter.modifyOpInPlace(op, [&] {
      op.getConditionMutable().assign(
          build.cast(ElementClass::Logical, op.getCondition()));
    });
  }
};

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

struct DivisionPattern : OwnPattern<DivisionPattern, IntegerDivideOp> {
  using OwnPattern::OwnPattern;
  static bool concerns(IntegerDivideOp op) {
    return arrayOf(op.getType()) && !isWideInteger(op.getType());
  }
  static void legalise(IntegerDivideOp op, PatternRewriter &rewriter) {
    TypedBuilder build(rewriter, op.getLoc());
    Value quotient =
        build.apply<DivOp>(build.cast(ElementClass::Double, op.getLhs()),
                           build.cast(ElementClass::Double, op.getRhs()));
    Value whole = roundQuotient(build, op.getRounding(), quotient);
    rewriter.replaceOp(
        op, build.cast(arrayOf(op.getType()).getElementClass(), whole));
  }
};

template <typename... Patterns> struct PatternList {
  static bool matches(Operation *op) { return (Patterns::matches(op) || ...); }
  static void addTo(RewritePatternSet &patterns) {
    patterns.add<Patterns...>(patterns.getContext());
  }
};
using OwnPatterns = PatternList<RangePattern, ForPattern, FillPattern,
                                ConditionPattern, DivisionPattern>;

//===----------------------------------------------------------------------===//
// Integers of 64 bits
//===----------------------------------------------------------------------===//

struct WidePattern : ComputationPattern {
  explicit WidePattern(MLIRContext *context)
      : ComputationPattern(context, /*benefit=*/2) {}

  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const override {
    if (isSettled(op))
      return rewriter.notifyMatchFailure(op, "is computed as it is");
    settle(op, rewriter);
    return success();
  }
};

} // namespace

bool computesChars(Operation *op) {
  return isa<NumbersInterface>(op) &&
         llvm::any_of(op->getOperandTypes(), isChars);
}

bool computesIntegers(Operation *op) {
  return !isSettled(op) || computesNarrowIntegers(op) ||
         OwnPatterns::matches(op);
}

void addNumberPatterns(RewritePatternSet &patterns) {
  patterns.add<CharPattern, WidePattern, NarrowPattern>(patterns.getContext());
  OwnPatterns::addTo(patterns);
}

} // namespace runmat
