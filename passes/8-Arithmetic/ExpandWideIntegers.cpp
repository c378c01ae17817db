//===- ExpandWideIntegers.cpp - arithmetic of 64-bit integers ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "passes/8-Arithmetic/ExpandMath.h"
#include "passes/8-Arithmetic/IntegerWords.h"

using namespace mlir;
using namespace runmat;

//===----------------------------------------------------------------------===//
// Words
//===----------------------------------------------------------------------===//

namespace runmat {

Value IntegerWords::size(Value x) {
  return isSigned ? select(isBelowZero(x), apply<arith::SubIOp>(zero(), x), x)
                  : x;
}

Value IntegerWords::withSign(Value size, Value isNegative) {
  if (!isSigned)
    return size;
  Value limit = select(isNegative, least(), most());
  Value inside = select(compare(Predicate::ugt, size, limit), limit, size);
  return select(isNegative, apply<arith::SubIOp>(zero(), inside), inside);
}

/// Signed: an overflow has a result whose sign neither operand has. Unsigned:
/// the carry out of the highest bit, from the bits. Compilers would make a
/// comparison with an operand an instruction that saturates, of which that of
/// NVIDIA's driver (580) forgets the upper half of the words.
Value IntegerWords::add(Value x, Value y) {
  Value sum = apply<arith::AddIOp>(x, y);
  if (!isSigned) {
    Value carries = apply<arith::OrIOp>(
        apply<arith::AndIOp>(x, y),
        apply<arith::AndIOp>(apply<arith::OrIOp>(x, y), inverse(sum)));
    return select(isBelowZero(carries), most(), sum);
  }
  Value overflows = isBelowZero(apply<arith::AndIOp>(
      apply<arith::XOrIOp>(x, sum), apply<arith::XOrIOp>(y, sum)));
  return select(overflows, select(isBelowZero(x), least(), most()), sum);
}

Value IntegerWords::sub(Value x, Value y) {
  Value rest = apply<arith::SubIOp>(x, y);
  if (!isSigned) {
    Value borrows = apply<arith::OrIOp>(
        apply<arith::AndIOp>(inverse(x), y),
        apply<arith::AndIOp>(apply<arith::OrIOp>(inverse(x), y), rest));
    return select(isBelowZero(borrows), zero(), rest);
  }
  Value overflows = isBelowZero(apply<arith::AndIOp>(
      apply<arith::XOrIOp>(x, y), apply<arith::XOrIOp>(x, rest)));
  return select(overflows, select(isBelowZero(x), least(), most()), rest);
}

/// The upper word of a product of unsigned words, from those of their halves.
Value IntegerWords::highProduct(Value x, Value y) {
  Value mask = word(0xffffffff), half = word(32);
  auto high = [&](Value v) { return apply<arith::ShRUIOp>(v, half); };
  auto low = [&](Value v) { return apply<arith::AndIOp>(v, mask); };
  auto mul = [&](Value a, Value c) { return apply<arith::MulIOp>(a, c); };
  auto plus = [&](Value a, Value c) { return apply<arith::AddIOp>(a, c); };
  Value lows = mul(low(x), low(y));
  Value middle = plus(mul(high(x), low(y)), high(lows));
  Value carry = plus(mul(low(x), high(y)), low(middle));
  return plus(plus(mul(high(x), high(y)), high(middle)), high(carry));
}

Value IntegerWords::mul(Value x, Value y) {
  Value a = size(x), c = size(y);
  Value fits = isZero(highProduct(a, c));
  Value product = select(fits, apply<arith::MulIOp>(a, c), word(~0ull));
  return withSign(product, isBelowZero(apply<arith::XOrIOp>(x, y)));
}

Value IntegerWords::div(Value x, Value y) {
  Value a = size(x), c = size(y), isNone = isZero(y);
  Value divisor = select(isNone, word(1), c);
  Value quotient = apply<arith::DivUIOp>(a, divisor);
  Value rest = apply<arith::SubIOp>(a, apply<arith::MulIOp>(quotient, divisor));
  // Half of the divisor or more, without twice the rest, which may overflow.
  Value away =
      compare(Predicate::uge, rest, apply<arith::SubIOp>(divisor, rest));
  Value rounded =
      select(away, apply<arith::AddIOp>(quotient, word(1)), quotient);
  Value beyond = select(isZero(x), zero(), word(~0ull));
  return withSign(select(isNone, beyond, rounded),
                  isBelowZero(apply<arith::XOrIOp>(x, y)));
}

Value IntegerWords::rem(Value x, Value y) {
  Value a = size(x), isNone = isZero(y);
  Value rest = apply<arith::RemUIOp>(a, select(isNone, word(1), size(y)));
  return select(isNone, zero(), withSign(rest, isBelowZero(x)));
}

Value IntegerWords::mod(Value x, Value y) {
  Value rest = rem(x, y), isNone = isZero(y);
  Value otherSign = isBelowZero(apply<arith::XOrIOp>(rest, y));
  Value moved = apply<arith::AddIOp>(rest, y);
  Value result =
      isSigned ? select(otherSign, select(isZero(rest), rest, moved), rest)
               : rest;
  return select(isNone, x, result);
}

Value IntegerWords::negate(Value x) { return sub(zero(), x); }

Value IntegerWords::magnitude(Value x) {
  return isSigned ? select(isBelowZero(x), negate(x), x) : x;
}

} // namespace runmat

//===----------------------------------------------------------------------===//
// Patterns
//===----------------------------------------------------------------------===//

namespace {

/// Whether both operands are of this 64-bit class.
template <typename Op> bool isBoth(Op op, Type element) {
  return isWideInteger(element) && op.getLhs().getType() == element &&
         op.getRhs().getType() == element;
}

template <typename Op, Value (IntegerWords::*form)(Value, Value)>
Value binary(ImplicitLocOpBuilder &b, Op op) {
  Type element = op.getType();
  if (!isBoth(op, element))
    return {};
  IntegerWords words(b, element.isSignedInteger());
  Value result =
      (words.*form)(numberOf(b, op.getLhs()), numberOf(b, op.getRhs()));
  return elementOf(b, result, element);
}

template <typename Op, Value (IntegerWords::*form)(Value)>
Value unary(ImplicitLocOpBuilder &b, Op op) {
  Type element = op.getType();
  IntegerWords words(b, element.isSignedInteger());
  return elementOf(b, (words.*form)(numberOf(b, op.getOperand())), element);
}

Value expandSign(ImplicitLocOpBuilder &b, SignOp op) {
  Type element = op.getType();
  IntegerWords words(b, element.isSignedInteger());
  Value x = numberOf(b, op.getOperand());
  Value above =
      words.select(words.less(words.zero(), x), words.word(1), words.zero());
  Value sign =
      words.select(words.less(x, words.zero()), words.word(~0ull), above);
  return elementOf(b, sign, element);
}

template <typename Op, bool larger>
Value extremum(ImplicitLocOpBuilder &b, Op op) {
  Type element = op.getType();
  if (!isBoth(op, element))
    return {};
  IntegerWords words(b, element.isSignedInteger());
  Value x = numberOf(b, op.getLhs()), y = numberOf(b, op.getRhs());
  Value takesRight = larger ? words.less(x, y) : words.less(y, x);
  return elementOf(b, words.select(takesRight, y, x), element);
}

template <typename Op, arith::CmpIPredicate ofSigned,
          arith::CmpIPredicate ofUnsigned = ofSigned>
Value relation(ImplicitLocOpBuilder &b, Op op) {
  Type element = op.getLhs().getType();
  if (!isBoth(op, element))
    return {};
  bool isSigned = element.isSignedInteger();
  return IntegerWords(b, isSigned)
      .compare(isSigned ? ofSigned : ofUnsigned, numberOf(b, op.getLhs()),
               numberOf(b, op.getRhs()));
}

} // namespace

void runmat::populateExpandWideIntegerPatterns(RewritePatternSet &patterns) {
  using W = IntegerWords;
  using P = arith::CmpIPredicate;
  MLIRContext *context = patterns.getContext();
  patterns.add<ExpandInteger<AddOp, binary<AddOp, &W::add>>,
               ExpandInteger<SubOp, binary<SubOp, &W::sub>>,
               ExpandInteger<MulOp, binary<MulOp, &W::mul>>,
               ExpandInteger<DivOp, binary<DivOp, &W::div>>,
               ExpandInteger<RemOp, binary<RemOp, &W::rem>>,
               ExpandInteger<ModOp, binary<ModOp, &W::mod>>,
               ExpandInteger<NegOp, unary<NegOp, &W::negate>>,
               ExpandInteger<AbsOp, unary<AbsOp, &W::magnitude>>,
               ExpandInteger<SignOp, expandSign>,
               ExpandInteger<MaximumOp, extremum<MaximumOp, true>>,
               ExpandInteger<MinimumOp, extremum<MinimumOp, false>>>(context);
  patterns.add<ExpandInteger<EqOp, relation<EqOp, P::eq>>,
               ExpandInteger<NeOp, relation<NeOp, P::ne>>,
               ExpandInteger<LtOp, relation<LtOp, P::slt, P::ult>>,
               ExpandInteger<LeOp, relation<LeOp, P::sle, P::ule>>,
               ExpandInteger<GtOp, relation<GtOp, P::sgt, P::ugt>>,
               ExpandInteger<GeOp, relation<GeOp, P::sge, P::uge>>>(context);
}
