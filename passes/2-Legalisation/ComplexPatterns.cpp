//===- ComplexPatterns.cpp - ops on complex arrays --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Of an op on complex arrays the language makes the result real when all of its
// imaginary parts are zero: the unit leaves then.
//===----------------------------------------------------------------------===//
#include "passes/2-Legalisation/ComplexRules.h"
#include "passes/2-Legalisation/Legalise.h"
#include "passes/2-Legalisation/RuntimeCalls.h"
#include "passes/Decisions.h"

using namespace mlir;

namespace runmat {
namespace {

/// Whether an op gives the same for a complex number without an imaginary part
/// and for the real one.
bool seesNoDifference(Operation *user) {
  std::optional<ComplexFormula> formula = complexFormulaOf(user);
  return formula && formula->sameOfReal;
}

class ComplexPattern : public ConversionPattern {
public:
  ComplexPattern(const TypeConverter &types, MLIRContext *context,
                 PartGuards &guards)
      : ConversionPattern(types, MatchInterfaceOpTypeTag(),
                          PartsInterface::getInterfaceID(), /*benefit=*/1,
                          context),
        guards(guards) {}

  using ConversionPattern::matchAndRewrite;
  LogicalResult
  matchAndRewrite(Operation *op, ArrayRef<ValueRange> operands,
                  ConversionPatternRewriter &rewriter) const override {
    if (!computesComplex(op))
      return rewriter.notifyMatchFailure(op, "computes nothing complex");
    std::optional<ComplexFormula> formula = complexFormulaOf(op);
    if (!formula)
      return rewriter.notifyMatchFailure(op, "has no formula by parts");
    Site site(op, operands, rewriter);
    Decisions("runmat-legalise").took(op, "by parts");
    Parts parts = formula->write(site);
    if (!parts.imaginary) {
      rewriter.replaceOp(op, parts.real);
      return success();
    }
    bool isExposed = !llvm::all_of(op->getUsers(), seesNoDifference);
    if (!formula->keepsComplex && isExposed)
      guard(site, parts.imaginary, operands);
    SmallVector<Value> pair{parts.real, parts.imaginary};
    rewriter.replaceOpWithMultiple(op, ArrayRef{pair});
    return success();
  }

private:
  PartGuards &guards;

  /// The parts of an operand may be joined before the guard already.
  void guard(Site &site, Value imaginary, ArrayRef<ValueRange> operands) const {
    GuardOp guard = site.build.requireSome(imaginary);
    if (llvm::none_of(operands, [&](ValueRange parts) {
          return llvm::is_contained(parts, imaginary);
        }))
      guards.try_emplace(imaginary, guard);
  }
};

/// What has no formula for these operands.
struct ComplexCallPattern : ComputationPattern {
  explicit ComplexCallPattern(MLIRContext *context)
      : ComputationPattern(context, /*benefit=*/1) {}

  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const override {
    if (!computesComplex(op) || complexFormulaOf(op))
      return rewriter.notifyMatchFailure(op, "is written by parts, or real");
    callRuntime(op, rewriter);
    return success();
  }
};

Value zerosOf(ArrayType type, Value like, TypedBuilder build) {
  if (type.isScalar())
    return build.as(type.getElementClass(), build.number(0));
  return FillOp::create(build.raw(), build.location(), type, llvm::APFloat(0.0),
                        type.getElementClass(), build.sizes(like),
                        /*like=*/false);
}

/// Of real numbers the real part and the conjugate are what +x is, which is x
/// where the class stays; the imaginary part is zeros.
struct RealPattern : ComputationPattern {
  explicit RealPattern(MLIRContext *context)
      : ComputationPattern(context, /*benefit=*/3) {}

  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const override {
    if (!asksRealForPart(op))
      return rewriter.notifyMatchFailure(op, "asks for no part of a real one");
    Value operand = op->getOperand(0);
    auto type = cast<ArrayType>(op->getResult(0).getType());
    if (isa<ImagOp>(op))
      rewriter.replaceOp(op, zerosOf(type, operand, {rewriter, op->getLoc()}));
    else if (operand.getType() == type)
      rewriter.replaceOp(op, operand);
    else
      rewriter.replaceOpWithNewOp<PlusOp>(op, type, operand);
    return success();
  }
};

} // namespace

bool computesComplex(Operation *op) {
  if (!anyComplex(op->getOperandTypes()) && !anyComplex(op->getResultTypes()))
    return false;
  bool isComputation = isa<NumbersInterface>(op) && !isa<RuntimeInterface>(op);
  return isComputation || complexFormulaOf(op);
}

bool asksRealForPart(Operation *op) {
  auto parts = dyn_cast<PartsInterface>(op);
  if (!parts || anyComplex(op->getOperandTypes()))
    return false;
  ComplexRule rule = parts.getComplexRule();
  return rule == ComplexRule::RealPart || rule == ComplexRule::ImaginaryPart ||
         rule == ComplexRule::Conjugate;
}

void addComplexPatterns(RewritePatternSet &patterns, const TypeConverter &types,
                        PartGuards &guards) {
  patterns.add<ComplexPattern>(types, patterns.getContext(), guards);
  patterns.add<ComplexCallPattern, RealPattern>(patterns.getContext());
}

} // namespace runmat
