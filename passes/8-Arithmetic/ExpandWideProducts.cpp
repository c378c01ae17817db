//===- ExpandWideProducts.cpp - 64-bit integers times doubles ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A double is a whole number of 53 bits times a power of two, so the product is
// exact in two words. Shifting it there rounds it once, half away from zero.
//===----------------------------------------------------------------------===//
#include "passes/8-Arithmetic/ExpandMath.h"
#include "passes/8-Arithmetic/IntegerWords.h"

using namespace mlir;
using namespace runmat;

namespace {

using P = IntegerWords::Predicate;

class Product {
public:
  Product(ImplicitLocOpBuilder &b, Value x, Value number, bool isSigned)
      : words(b, isSigned), isSigned(isSigned), x(x) {
    bits = arith::BitcastOp::create(b, b.getI64Type(), number);
    field = both(right(bits, words.word(52)), words.word(0x7ff));
    fraction = both(bits, words.word((uint64_t(1) << 52) - 1));
  }

  Value build() {
    Value size = words.size(x), mantissa = mantissaOf();
    low = words.apply<arith::MulIOp>(size, mantissa);
    high = words.highProduct(size, mantissa);
    Value exponent = minus(larger(field, words.word(1)), words.word(1075));
    Value finite = words.select(words.isBelowZero(exponent),
                                movedDown(minus(words.zero(), exponent)),
                                movedUp(exponent));
    // Infinity times 0 and NaN give 0.
    Value isNothing = either(isNot(fraction, words.zero()), words.isZero(size));
    Value infinite = words.select(isNothing, words.zero(), words.word(~0ull));
    Value isFinite = isNot(field, words.word(0x7ff));
    return withSign(words.select(isFinite, finite, infinite));
  }

private:
  IntegerWords words;
  bool isSigned;
  Value x, bits, field, fraction, low, high;

  Value both(Value p, Value q) { return words.apply<arith::AndIOp>(p, q); }
  Value either(Value p, Value q) { return words.apply<arith::OrIOp>(p, q); }
  Value minus(Value p, Value q) { return words.apply<arith::SubIOp>(p, q); }
  Value left(Value p, Value places) {
    return words.apply<arith::ShLIOp>(p, places);
  }
  Value right(Value p, Value places) {
    return words.apply<arith::ShRUIOp>(p, places);
  }
  Value isNot(Value p, Value q) { return words.compare(P::ne, p, q); }
  Value isAtLeast(Value p, uint64_t bound) {
    return words.compare(P::uge, p, words.word(bound));
  }
  Value larger(Value p, Value q) {
    return words.select(words.compare(P::ult, p, q), q, p);
  }
  /// Places within a word.
  Value within(Value places) { return both(places, words.word(63)); }

  /// Subnormal numbers lack the leading bit.
  Value mantissaOf() {
    Value leading = words.word(uint64_t(1) << 52);
    return words.select(words.isZero(field), fraction,
                        either(fraction, leading));
  }

  /// What of a word goes over its end when the word is moved to the left, or is
  /// taken in when it is the upper one moved to the right.
  Value overEnd(Value word, Value places, bool toTheLeft) {
    Value rest = within(minus(words.word(64), places));
    Value moved = toTheLeft ? right(word, rest) : left(word, rest);
    return words.select(words.isZero(places), words.zero(), moved);
  }

  Value movedUp(Value exponent) {
    Value places = within(exponent);
    Value lost = either(overEnd(low, places, /*toTheLeft=*/true), high);
    Value beyond = both(isAtLeast(exponent, 64), isNot(low, words.zero()));
    return words.select(either(isNot(lost, words.zero()), beyond),
                        words.word(~0ull), left(low, places));
  }

  Value movedDown(Value exponent) {
    Value places = within(exponent), isWord = isAtLeast(exponent, 64);
    Value lower = either(right(low, places), overEnd(high, places, false));
    Value upper = right(high, places);
    Value whole = words.select(isWord, upper, lower);
    Value rest = words.select(isWord, words.zero(), upper);
    Value last = minus(exponent, words.word(1));
    Value half =
        right(words.select(isAtLeast(last, 64), high, low), within(last));
    Value rounded =
        words.apply<arith::AddIOp>(whole, both(half, words.word(1)));
    Value overflows = either(isNot(rest, words.zero()),
                             words.compare(P::ult, rounded, whole));
    Value inside = words.select(overflows, words.word(~0ull), rounded);
    return words.select(isAtLeast(exponent, 128), words.zero(), inside);
  }

  Value withSign(Value size) {
    if (!isSigned)
      return words.select(words.isBelowZero(bits), words.zero(), size);
    Value differ = words.isBelowZero(words.apply<arith::XOrIOp>(x, bits));
    return words.withSign(size, differ);
  }
};

Value expandMul(ImplicitLocOpBuilder &b, MulOp op) {
  Value integer = op.getLhs(), number = op.getRhs();
  if (integer.getType().isF64())
    std::swap(integer, number);
  Type element = op.getType();
  if (!isWideInteger(element) || !number.getType().isF64())
    return {};
  Value word =
      Product(b, numberOf(b, integer), number, element.isSignedInteger())
          .build();
  return elementOf(b, word, element);
}

} // namespace

void runmat::populateExpandWideProductPatterns(RewritePatternSet &patterns) {
  patterns.add<ExpandInteger<MulOp, expandMul>>(patterns.getContext());
}
