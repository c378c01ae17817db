//===- ExpandBits.cpp - bits of whole numbers -------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// In words of 64 bits for all classes, in two's complement. A double is within
// the domain of the op here: a whole number from 0 to 2^53 - 1.
//===----------------------------------------------------------------------===//
#include "passes/8-Arithmetic/ExpandMath.h"
#include "passes/8-Arithmetic/IntegerWords.h"

using namespace mlir;
using namespace runmat;

namespace {

/// An element of any integer class, or a double, as a word.
Value wordOf(ImplicitLocOpBuilder &b, Value element) {
  Value number = element.getType().isF64() ? element : numberOf(b, element);
  return isWideInteger(element.getType())
             ? number
             : arith::FPToSIOp::create(b, b.getI64Type(), number).getResult();
}

Value fromWord(ImplicitLocOpBuilder &b, Value word, Type element) {
  if (isWideInteger(element))
    return elementOf(b, word, element);
  Value number = arith::SIToFPOp::create(b, b.getF64Type(), word);
  return element.isF64() ? number : elementOf(b, number, element);
}

template <typename Op, typename Arith>
Value combine(ImplicitLocOpBuilder &b, Op op) {
  Value bits = Arith::create(b, wordOf(b, op.getLhs()), wordOf(b, op.getRhs()));
  return fromWord(b, bits, op.getType());
}

/// How a class of numbers shifts: `bits` are kept, and a shift by `places` or
/// more leaves nothing.
struct Shifting {
  unsigned bits, places;
  bool isSigned;
};
Shifting shiftingOf(Type element) {
  if (element.isF64())
    return {53, 64, false};
  unsigned width = element.getIntOrFloatBitWidth();
  return {width, width, element.isSignedInteger()};
}

/// What is left of a word in the width of a class.
Value truncated(IntegerWords &words, Value word, const Shifting &of) {
  unsigned unused = 64 - of.bits;
  if (unused == 0)
    return word;
  if (!of.isSigned)
    return words.apply<arith::AndIOp>(word, words.word(~0ull >> unused));
  Value places = words.word(unused);
  return words.apply<arith::ShRSIOp>(words.apply<arith::ShLIOp>(word, places),
                                     places);
}

Value shiftLeft(IntegerWords &words, Value x, Value count, Value fits,
                const Shifting &of) {
  Value places = words.select(fits, count, words.zero());
  Value shifted = words.apply<arith::ShLIOp>(x, places);
  return words.select(fits, truncated(words, shifted, of), words.zero());
}

/// Signs come in from the left, so that a negative number ends at -1.
Value shiftRight(IntegerWords &words, Value x, Value count, Value fits,
                 const Shifting &of) {
  Value places = words.select(fits, count, words.word(63));
  if (of.isSigned)
    return words.apply<arith::ShRSIOp>(x, places);
  return words.select(fits, words.apply<arith::ShRUIOp>(x, places),
                      words.zero());
}

Value expandShift(ImplicitLocOpBuilder &b, BitShiftOp op) {
  using I = IntegerWords::Predicate;
  Type element = op.getType();
  const Shifting of = shiftingOf(element);
  IntegerWords words(b, of.isSigned);
  Value width = words.word(of.places);
  Value x = wordOf(b, op.getLhs()), places = wordOf(b, op.getRhs());
  if (op.getRhs().getType().isUnsignedInteger())
    return fromWord(
        b,
        shiftLeft(words, x, places, words.compare(I::ult, places, width), of),
        element);
  Value isRight = words.isBelowZero(places);
  Value minus = words.apply<arith::SubIOp>(words.zero(), places);
  Value count = words.select(isRight, minus, places);
  Value fits = words.compare(I::ult, count, width);
  Value left = shiftLeft(words, x, count, fits, of);
  Value right = shiftRight(words, x, count, fits, of);
  return fromWord(b, words.select(isRight, right, left), element);
}

/// Of integers, or of doubles alone.
template <typename Op, Value (*expand)(ImplicitLocOpBuilder &, Op)>
struct ExpandBits : ExpandInteger<Op, expand> {
  using ExpandInteger<Op, expand>::ExpandInteger;
  LogicalResult matchAndRewrite(Op op,
                                PatternRewriter &rewriter) const override {
    auto isDouble = [](Type type) { return type.isF64(); };
    if (!llvm::all_of(op->getOperandTypes(), isDouble) ||
        !isDouble(op.getType()))
      return ExpandInteger<Op, expand>::matchAndRewrite(op, rewriter);
    ImplicitLocOpBuilder builder(op.getLoc(), rewriter);
    rewriter.replaceOp(op, expand(builder, op));
    return success();
  }
};

} // namespace

void runmat::populateExpandBitPatterns(RewritePatternSet &patterns) {
  patterns.add<ExpandBits<BitAndOp, combine<BitAndOp, arith::AndIOp>>,
               ExpandBits<BitOrOp, combine<BitOrOp, arith::OrIOp>>,
               ExpandBits<BitXorOp, combine<BitXorOp, arith::XOrIOp>>,
               ExpandBits<BitShiftOp, expandShift>>(patterns.getContext());
}
