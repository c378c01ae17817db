//===- ExpandComplex.cpp - functions of complex numbers ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The texts of definitions/Elementary/ComplexText.h, as arithmetic.
//===----------------------------------------------------------------------===//
#include "definitions/Elementary/ComplexText.h"
#include "dialects/RunMat/RunMatOps.h"
#include "passes/8-Arithmetic/EmittingArithmetic.h"
#include "passes/8-Arithmetic/ExpandMath.h"

#include "llvm/ADT/StringMap.h"

using namespace mlir;
using namespace runmat;

namespace {

using Singles = elementary::ComplexText<EmittingArithmetic<true>>;
using Doubles = elementary::ComplexText<EmittingArithmetic<false>>;

/// The real and the imaginary part.
using PartValues = std::array<Value, 2>;
struct Writer {
  PartValues (*write)(ImplicitLocOpBuilder &b, FunctionPartOp op) = nullptr;
  unsigned numbers = 0; ///< that the function is of
};

/// How many numbers a member of a text takes.
template <typename Text, auto Function>
constexpr unsigned numbersOf =
    std::is_invocable_v<decltype(Function), const Text &, typename Text::Number>
        ? 1
        : 2;

template <typename Text, auto Function>
PartValues writeFunction(ImplicitLocOpBuilder &b, FunctionPartOp op) {
  Text text(b);
  auto number = [&](unsigned i) -> typename Text::Number {
    return {{{&b, op.getParts()[2 * i]}}, {{&b, op.getParts()[2 * i + 1]}}};
  };
  if constexpr (numbersOf<Text, Function> == 1) {
    auto z = (text.*Function)(number(0));
    return {z.real.value, z.imaginary.value};
  } else {
    auto z = (text.*Function)(number(0), number(1));
    return {z.real.value, z.imaginary.value};
  }
}

/// The function by the text of its class.
template <auto ofSingles, auto ofDoubles>
PartValues writeText(ImplicitLocOpBuilder &b, FunctionPartOp op) {
  return op.getType().isF32() ? writeFunction<Singles, ofSingles>(b, op)
                              : writeFunction<Doubles, ofDoubles>(b, op);
}

template <auto ofSingles, auto ofDoubles>
constexpr Writer writerOf = {writeText<ofSingles, ofDoubles>,
                             numbersOf<Doubles, ofDoubles>};

const llvm::StringMap<Writer> &writers() {
  static const llvm::StringMap<Writer> table = {
#define RUNMAT_COMPLEX_TEXT(name)                                              \
  {#name, writerOf<&Singles::name, &Doubles::name>},
#include "Catalogue/ComplexTexts.inc"
  };
  return table;
}

/// Both parts of a number at once, where both are asked for.
struct ExpandFunctionPart : OpRewritePattern<FunctionPartOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(FunctionPartOp op,
                                PatternRewriter &rewriter) const override {
    if (!isa<FloatType>(op.getType()))
      return rewriter.notifyMatchFailure(op, "computes no float");
    if (!hasText(op))
      return rewriter.notifyMatchFailure(op, "is of no function with a text");
    FunctionPartOp other = otherPartOf(op);
    bool isFirst = !other || op->isBeforeInBlock(other);
    rewriter.setInsertionPoint(isFirst ? op : other);
    ImplicitLocOpBuilder b(op.getLoc(), rewriter);
    PartValues parts = writers().lookup(op.getFunction()).write(b, op);
    if (other)
      rewriter.replaceOp(other, parts[other.getImaginary()]);
    rewriter.replaceOp(op, parts[op.getImaginary()]);
    return success();
  }

  /// The op that asks for the other part of the same number in this block.
  static FunctionPartOp otherPartOf(FunctionPartOp op) {
    for (Operation *user : op.getParts().front().getUsers()) {
      auto other = dyn_cast<FunctionPartOp>(user);
      if (other && other->getBlock() == op->getBlock() &&
          other->getOperands() == op->getOperands() &&
          other.getFunction() == op.getFunction() &&
          other.getImaginary() != op.getImaginary())
        return other;
    }
    return {};
  }
};

} // namespace

void runmat::populateExpandComplexPatterns(RewritePatternSet &patterns) {
  patterns.add<ExpandFunctionPart>(patterns.getContext());
}

bool runmat::hasText(FunctionPartOp op) {
  Writer writer = writers().lookup(op.getFunction());
  return writer.write && op.getParts().size() == 2 * writer.numbers;
}
