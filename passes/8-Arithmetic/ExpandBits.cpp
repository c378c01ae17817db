//===- ExpandBits.cpp - bits of integers ------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// In words of 64 bits for all classes, in two's complement.
//===----------------------------------------------------------------------===//
#include "passes/8-Arithmetic/ExpandMath.h"
#include "passes/8-Arithmetic/IntegerWords.h"

using namespace mlir;
using namespace runmat;

namespace {

/// An element of any integer class as a word.
Value wordOf(ImplicitLocOpBuilder &b, Value element) {
  Value number = numberOf(b, element);
  return isWideInteger(element.getType())
             ? number
             : arith::FPToSIOp::create(b, b.getI64Type(), number).getResult();
}

Value fromWord(ImplicitLocOpBuilder &b, Value word, Type element) {
  if (!isWideInteger(element))
    word = arith::SIToFPOp::create(b, b.getF64Type(), word);
  return elementOf(b, word, element);
}

template <typename Op, typename Arith>
Value combine(ImplicitLocOpBuilder &b, Op op) {
  Value bits = Arith::create(b, wordOf(b, op.getLhs()), wordOf(b, op.getRhs()));
  return fromWord(b, bits, op.getType());
}

/// What is left of a word in the width of a class.
Value truncated(IntegerWords &words, Value word, Type element) {
  unsigned unused = 64 - element.getIntOrFloatBitWidth();
  if (unused == 0)
    return word;
  if (!element.isSignedInteger())
    return words.apply<arith::AndIOp>(word, words.word(~0ull >> unused));
  Value places = words.word(unused);
  return words.apply<arith::ShRSIOp>(words.apply<arith::ShLIOp>(word, places),
                                     places);
}

/// Nothing is left of a shift by the width or more.
Value shiftLeft(IntegerWords &words, Value x, Value count, Value fits,
                Type element) {
  Value places = words.select(fits, count, words.zero());
  Value shifted = words.apply<arith::ShLIOp>(x, places);
  return words.select(fits, truncated(words, shifted, element), words.zero());
}

/// Signs come in from the left, so that a negative number ends at -1.
Value shiftRight(IntegerWords &words, Value x, Value count, Value fits,
                 Type element) {
  Value places = words.select(fits, count, words.word(63));
  if (element.isSignedInteger())
    return words.apply<arith::ShRSIOp>(x, places);
  return words.select(fits, words.apply<arith::ShRUIOp>(x, places),
                      words.zero());
}

Value expandShift(ImplicitLocOpBuilder &b, BitShiftOp op) {
  using I = IntegerWords::Predicate;
  Type element = op.getType();
  IntegerWords words(b, element.isSignedInteger());
  Value width = words.word(element.getIntOrFloatBitWidth());
  Value x = wordOf(b, op.getLhs()), places = wordOf(b, op.getRhs());
  if (op.getRhs().getType().isUnsignedInteger())
    return fromWord(b,
                    shiftLeft(words, x, places,
                              words.compare(I::ult, places, width), element),
                    element);
  Value isRight = words.isBelowZero(places);
  Value minus = words.apply<arith::SubIOp>(words.zero(), places);
  Value count = words.select(isRight, minus, places);
  Value fits = words.compare(I::ult, count, width);
  Value left = shiftLeft(words, x, count, fits, element);
  Value right = shiftRight(words, x, count, fits, element);
  return fromWord(b, words.select(isRight, right, left), element);
}

} // namespace

void runmat::populateExpandBitPatterns(RewritePatternSet &patterns) {
  patterns.add<ExpandInteger<BitAndOp, combine<BitAndOp, arith::AndIOp>>,
               ExpandInteger<BitOrOp, combine<BitOrOp, arith::OrIOp>>,
               ExpandInteger<BitXorOp, combine<BitXorOp, arith::XOrIOp>>,
               ExpandInteger<BitShiftOp, expandShift>>(patterns.getContext());
}
