//===- IntegerWords.h - arithmetic on 64-bit words --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Builds operations on the i64 that hold 64-bit integers. Results saturate by
// compares and choices, which every device has.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_PASSES_ARITHMETIC_INTEGERWORDS_H
#define RUNMAT_PASSES_ARITHMETIC_INTEGERWORDS_H

#include "dialects/RunMat/RunMatOps.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/IR/PatternMatch.h"

namespace runmat {

class IntegerWords {
public:
  using Predicate = mlir::arith::CmpIPredicate;

  IntegerWords(mlir::ImplicitLocOpBuilder &b, bool isSigned)
      : b(b), isSigned(isSigned) {}

  mlir::Value word(uint64_t bits) {
    return mlir::arith::ConstantIntOp::create(b, int64_t(bits), 64);
  }
  mlir::Value least() { return word(isSigned ? uint64_t(1) << 63 : 0); }
  mlir::Value most() { return word(isSigned ? ~uint64_t(0) >> 1 : ~0ull); }
  mlir::Value zero() { return word(0); }

  mlir::Value select(mlir::Value condition, mlir::Value x, mlir::Value y) {
    return mlir::arith::SelectOp::create(b, condition, x, y);
  }
  mlir::Value compare(Predicate predicate, mlir::Value x, mlir::Value y) {
    return mlir::arith::CmpIOp::create(b, predicate, x, y);
  }
  mlir::Value isZero(mlir::Value x) {
    return compare(Predicate::eq, x, zero());
  }
  mlir::Value isBelowZero(mlir::Value x) {
    return compare(Predicate::slt, x, zero());
  }
  mlir::Value less(mlir::Value x, mlir::Value y) {
    return compare(isSigned ? Predicate::slt : Predicate::ult, x, y);
  }
  mlir::Value inverse(mlir::Value x) {
    return apply<mlir::arith::XOrIOp>(x, word(~uint64_t(0)));
  }
  template <typename Op> mlir::Value apply(mlir::Value x, mlir::Value y) {
    return Op::create(b, x, y);
  }

  // Of the class, saturating.
  mlir::Value add(mlir::Value x, mlir::Value y);
  mlir::Value sub(mlir::Value x, mlir::Value y);
  mlir::Value mul(mlir::Value x, mlir::Value y);
  /// Rounded half away from zero; x/0 saturates, 0/0 is 0.
  mlir::Value div(mlir::Value x, mlir::Value y);
  /// With the sign of x; 0 for y = 0.
  mlir::Value rem(mlir::Value x, mlir::Value y);
  /// With the sign of y; x for y = 0.
  mlir::Value mod(mlir::Value x, mlir::Value y);
  mlir::Value negate(mlir::Value x);
  mlir::Value magnitude(mlir::Value x);

  /// Without a sign: as an unsigned word.
  mlir::Value size(mlir::Value x);
  /// A size, saturated, with the sign that the operands give.
  mlir::Value withSign(mlir::Value size, mlir::Value isNegative);
  /// The upper word of a product of sizes.
  mlir::Value highProduct(mlir::Value x, mlir::Value y);

private:
  mlir::ImplicitLocOpBuilder &b;
  bool isSigned;
};

/// The number that holds an element, and an element that a number holds.
inline mlir::Value numberOf(mlir::ImplicitLocOpBuilder &b,
                            mlir::Value element) {
  return HoldOp::create(b, heldType(element.getType()), element);
}
inline mlir::Value elementOf(mlir::ImplicitLocOpBuilder &b, mlir::Value number,
                             mlir::Type element) {
  return HoldOp::create(b, element, number);
}

/// Rewrites a scalar `Op` that has an integer class among its types to what
/// `expand` builds; a null value declines.
template <typename Op, mlir::Value (*expand)(mlir::ImplicitLocOpBuilder &, Op)>
struct ExpandInteger : mlir::OpRewritePattern<Op> {
  using mlir::OpRewritePattern<Op>::OpRewritePattern;
  mlir::LogicalResult
  matchAndRewrite(Op op, mlir::PatternRewriter &rewriter) const override {
    auto isElement = [](mlir::Type type) { return type.isIntOrFloat(); };
    bool isScalar = llvm::all_of(op->getOperandTypes(), isElement) &&
                    isElement(op->getResult(0).getType());
    bool isInteger = llvm::any_of(op->getOperandTypes(), isIntegerElement) ||
                     isIntegerElement(op->getResult(0).getType());
    if (!isScalar || !isInteger)
      return rewriter.notifyMatchFailure(op, "computes no scalar integer");
    mlir::ImplicitLocOpBuilder builder(op.getLoc(), rewriter);
    mlir::Value result = expand(builder, op);
    if (!result)
      return rewriter.notifyMatchFailure(op, "is none of this pattern's forms");
    rewriter.replaceOp(op, result);
    return mlir::success();
  }
};

} // namespace runmat

#endif // RUNMAT_PASSES_ARITHMETIC_INTEGERWORDS_H
