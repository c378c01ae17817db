//===- ExpandBits.cpp - bits of integers ------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// In words of 64 bits for all classes, in two's complement.
//===----------------------------------------------------------------------===//
#include "passes/ExpandMath.h"
#include "passes/IntegerWords.h"

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
Value expandShift(ImplicitLocOpBuilder &b, BitShiftOp op) {
  using I = IntegerWords::Predicate;
  Type element = op.getType();
  IntegerWords words(b, element.isSignedInteger());
  Value x = wordOf(b, op.getLhs()), places = wordOf(b, op.getRhs());
  bool mayGoRight = !op.getRhs().getType().isUnsignedInteger();
  Value isRight = words.isBelowZero(places);
  Value count =
      mayGoRight
          ? words.select(isRight,
                         words.apply<arith::SubIOp>(words.zero(), places),
                         places)
          : places;
  Value fits =
      words.compare(I::ult, count, words.word(element.getIntOrFloatBitWidth()));
  Value safe = words.select(fits, count, words.zero());
  Value result = truncated(words, words.apply<arith::ShLIOp>(x, safe), element);
  if (mayGoRight) {
    Value right = element.isSignedInteger()
                      ? words.apply<arith::ShRSIOp>(x, safe)
                      : words.apply<arith::ShRUIOp>(x, safe);
    result = words.select(isRight, right, result);
  }
  return fromWord(b, words.select(fits, result, words.zero()), element);
}

} // namespace

void runmat::populateExpandBitPatterns(RewritePatternSet &patterns) {
  patterns.add<ExpandInteger<BitAndOp, combine<BitAndOp, arith::AndIOp>>,
               ExpandInteger<BitOrOp, combine<BitOrOp, arith::OrIOp>>,
               ExpandInteger<BitXorOp, combine<BitXorOp, arith::XOrIOp>>,
               ExpandInteger<BitShiftOp, expandShift>>(patterns.getContext());
}
