//===- ExpandWideConversions.cpp - 64-bit integers and doubles --*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Doubles become words only where they are within reach of the class: beyond
// it a conversion has no result that every device agrees on.
//===----------------------------------------------------------------------===//
#include "passes/8-Arithmetic/ExpandMath.h"
#include "passes/8-Arithmetic/IntegerWords.h"

#include "mlir/Dialect/Math/IR/Math.h"

using namespace mlir;
using namespace runmat;

namespace {

using P = arith::CmpFPredicate;

Value real(ImplicitLocOpBuilder &b, double value) {
  return arith::ConstantOp::create(b, b.getF64FloatAttr(value));
}
Value compare(ImplicitLocOpBuilder &b, P predicate, Value x, Value y) {
  return arith::CmpFOp::create(b, predicate, x, y);
}
Value select(ImplicitLocOpBuilder &b, Value condition, Value x, Value y) {
  return arith::SelectOp::create(b, condition, x, y);
}
Value both(ImplicitLocOpBuilder &b, Value x, Value y) {
  return arith::AndIOp::create(b, x, y);
}
Value either(ImplicitLocOpBuilder &b, Value x, Value y) {
  return arith::OrIOp::create(b, x, y);
}
Value negation(ImplicitLocOpBuilder &b, Value truth) {
  return arith::XOrIOp::create(b, truth, arith::ConstantIntOp::create(b, 1, 1));
}

//===----------------------------------------------------------------------===//
// Doubles as words
//===----------------------------------------------------------------------===//

/// Where a double lies about the range of a class.
class Reach {
public:
  Reach(ImplicitLocOpBuilder &b, Value x, bool isSigned)
      : b(b), isSigned(isSigned),
        above(compare(b, P::OGE, x, real(b, isSigned ? 0x1p63 : 0x1p64))),
        below(compare(b, P::OLT, x, real(b, isSigned ? -0x1p63 : 0))),
        inside(both(b, compare(b, P::ORD, x, x),
                    negation(b, either(b, above, below)))) {}

  /// A whole number inside as a word; any word for others.
  Value wordOf(Value whole) const {
    Value safe = select(b, inside, whole, real(b, 0));
    if (isSigned)
      return toWord(safe);
    // The upper half of an unsigned class has the sign bit in addition.
    Value upper = compare(b, P::OGE, safe, real(b, 0x1p63));
    Value rest = arith::SubFOp::create(b, safe, real(b, 0x1p63));
    Value lower = toWord(select(b, upper, rest, safe));
    IntegerWords words(b, isSigned);
    return words.select(
        upper, words.apply<arith::XOrIOp>(lower, words.word(uint64_t(1) << 63)),
        lower);
  }

private:
  ImplicitLocOpBuilder &b;
  bool isSigned;

public:
  Value above, below, inside;

private:
  Value toWord(Value whole) const {
    return arith::FPToSIOp::create(b, b.getI64Type(), whole);
  }
};

/// Rounded half away from zero, saturated; NaN gives 0.
Value saturate(ImplicitLocOpBuilder &b, Value x, Type element) {
  IntegerWords words(b, element.isSignedInteger());
  Value whole = RoundOp::create(b, b.getF64Type(), x);
  Reach reach(b, whole, element.isSignedInteger());
  Value inside = words.select(reach.inside, reach.wordOf(whole), words.zero());
  Value upTo = words.select(reach.above, words.most(), inside);
  return words.select(reach.below, words.least(), upTo);
}

//===----------------------------------------------------------------------===//
// Casts
//===----------------------------------------------------------------------===//

/// Into the other 64-bit class.
Value toOtherSign(ImplicitLocOpBuilder &b, Value x, bool toSigned) {
  IntegerWords words(b, toSigned);
  Value bound = toSigned ? words.most() : words.zero();
  return words.select(words.isBelowZero(x), bound, x);
}

/// A word within the bounds of a narrower class, as the double that holds it.
Value toNarrow(ImplicitLocOpBuilder &b, Value x, bool fromSigned, Type to) {
  IntegerWords words(b, fromSigned);
  unsigned width = to.getIntOrFloatBitWidth();
  bool toSigned = to.isSignedInteger();
  Value most = words.word((uint64_t(1) << (width - toSigned)) - 1);
  Value inside = words.select(words.less(most, x), most, x);
  if (fromSigned) {
    Value least = words.word(toSigned ? -(uint64_t(1) << (width - 1)) : 0);
    inside = words.select(words.less(inside, least), least, inside);
  }
  return arith::SIToFPOp::create(b, b.getF64Type(), inside);
}

Value fromWide(ImplicitLocOpBuilder &b, Value element, Type to) {
  bool isSigned = element.getType().isSignedInteger();
  Value x = numberOf(b, element);
  if (to.isInteger(1)) {
    IntegerWords words(b, isSigned);
    return words.compare(IntegerWords::Predicate::ne, x, words.zero());
  }
  if (isWideInteger(to))
    return elementOf(b, toOtherSign(b, x, to.isSignedInteger()), to);
  if (isIntegerElement(to))
    return elementOf(b, toNarrow(b, x, isSigned, to), to);
  return isSigned ? arith::SIToFPOp::create(b, to, x).getResult()
                  : arith::UIToFPOp::create(b, to, x).getResult();
}

Value toWide(ImplicitLocOpBuilder &b, Value from, Type to) {
  Type type = from.getType();
  if (type.isInteger(1))
    return elementOf(b, arith::ExtUIOp::create(b, b.getI64Type(), from), to);
  if (isIntegerElement(type))
    from = numberOf(b, from);
  if (type.isF32())
    from = arith::ExtFOp::create(b, b.getF64Type(), from);
  return elementOf(b, saturate(b, from, to), to);
}

Value expandCast(ImplicitLocOpBuilder &b, runmat::CastOp op) {
  Value from = op.getOperand();
  Type to = op.getType();
  if (from.getType() == to)
    return from;
  if (isWideInteger(from.getType()))
    return fromWide(b, from, to);
  return isWideInteger(to) ? toWide(b, from, to) : Value();
}

//===----------------------------------------------------------------------===//
// Beside doubles
//===----------------------------------------------------------------------===//

/// The integer and the double among two operands; null otherwise.
struct Mixed {
  Value integer, number;
  bool integerFirst;
  explicit operator bool() const { return integer != nullptr; }
};

Mixed mixedOf(Value lhs, Value rhs) {
  if (isWideInteger(lhs.getType()) && rhs.getType().isF64())
    return {lhs, rhs, true};
  if (isWideInteger(rhs.getType()) && lhs.getType().isF64())
    return {rhs, lhs, false};
  return {};
}

/// Adds a whole double to a word, in parts: those of one sign saturate as their
/// sum does.
Value addWhole(ImplicitLocOpBuilder &b, IntegerWords &words, Value sum,
               Value whole) {
  Value bound = real(b, 0x1p62);
  Value size = math::AbsFOp::create(b, whole);
  Value isNegative = compare(b, P::OLT, whole, real(b, 0));
  for (int part = 0; part < 4; ++part) {
    Value fits = compare(b, P::OLT, size, bound);
    Value taken = select(b, fits, size, bound);
    size = arith::SubFOp::create(b, size, taken);
    Value word = arith::FPToSIOp::create(b, b.getI64Type(), taken);
    sum = words.select(isNegative, words.sub(sum, word), words.add(sum, word));
  }
  return sum;
}

/// The exact sum, rounded once half away from zero: the fraction of the double
/// decides, and where it is a half, the sign of the rest.
Value expandAdd(ImplicitLocOpBuilder &b, AddOp op) {
  Mixed mixed = mixedOf(op.getLhs(), op.getRhs());
  if (!mixed)
    return {};
  Type element = op.getType();
  bool isSigned = element.isSignedInteger();
  IntegerWords words(b, isSigned);
  Value isNumber = compare(b, P::ORD, mixed.number, mixed.number);
  Value number = select(b, isNumber, mixed.number, real(b, 0));
  Value whole = math::TruncOp::create(b, number);
  Value rest = arith::SubFOp::create(b, number, whole);
  Value sum = addWhole(b, words, numberOf(b, mixed.integer), whole);
  Value isNegative = words.less(sum, words.zero());
  Value isAbove = words.less(words.zero(), sum);
  auto beyond = [&](P strictly, P atLeast, double half, Value otherSide) {
    return either(b, compare(b, strictly, rest, real(b, half)),
                  both(b, compare(b, atLeast, rest, real(b, half)),
                       negation(b, otherSide)));
  };
  Value up = beyond(P::OGT, P::OEQ, 0.5, isNegative),
        down = beyond(P::OLT, P::OEQ, -0.5, isAbove);
  Value one = words.word(1);
  Value rounded = words.select(up, words.add(sum, one), sum);
  rounded = words.select(down, words.sub(sum, one), rounded);
  return elementOf(b, words.select(isNumber, rounded, words.zero()), element);
}

/// NaN gives way; otherwise the order is that of the class, into which rounding
/// keeps it.
template <typename Op> Value expandExtremum(ImplicitLocOpBuilder &b, Op op) {
  Mixed mixed = mixedOf(op.getLhs(), op.getRhs());
  if (!mixed)
    return {};
  Type element = op.getType();
  Value isNumber = compare(b, P::ORD, mixed.number, mixed.number);
  Value converted = elementOf(b, saturate(b, mixed.number, element), element);
  Value chosen = Op::create(b, element, mixed.integer, converted);
  Value word =
      select(b, isNumber, numberOf(b, chosen), numberOf(b, mixed.integer));
  return elementOf(b, word, element);
}

enum class Relation { Equal, Less, LessEqual, Greater, GreaterEqual };

/// integer REL number: against the floor or the ceiling of the number, where it
/// is inside of the class.
Value relate(ImplicitLocOpBuilder &b, Relation relation, const Mixed &mixed) {
  using I = IntegerWords::Predicate;
  bool isSigned = mixed.integer.getType().isSignedInteger();
  IntegerWords words(b, isSigned);
  Value x = numberOf(b, mixed.integer);
  bool up = relation == Relation::Less || relation == Relation::GreaterEqual;
  Value whole = up ? math::CeilOp::create(b, mixed.number).getResult()
                   : math::FloorOp::create(b, mixed.number).getResult();
  Reach reach(b, whole, isSigned);
  Value y = reach.wordOf(whole);
  auto inside = [&](Value holds) { return both(b, reach.inside, holds); };
  switch (relation) {
  case Relation::Equal:
    return inside(both(b, compare(b, P::OEQ, whole, mixed.number),
                       words.compare(I::eq, x, y)));
  case Relation::Less:
    return either(b, reach.above, inside(words.less(x, y)));
  case Relation::LessEqual:
    return either(b, reach.above, inside(negation(b, words.less(y, x))));
  case Relation::Greater:
    return either(b, reach.below, inside(words.less(y, x)));
  case Relation::GreaterEqual:
    return either(b, reach.below, inside(negation(b, words.less(x, y))));
  }
  return {};
}

template <typename Op, Relation integerFirst, Relation numberFirst,
          bool negates = false>
Value expandRelation(ImplicitLocOpBuilder &b, Op op) {
  Mixed mixed = mixedOf(op.getLhs(), op.getRhs());
  if (!mixed)
    return {};
  Value holds =
      relate(b, mixed.integerFirst ? integerFirst : numberFirst, mixed);
  return negates ? negation(b, holds) : holds;
}

} // namespace

void runmat::populateExpandWideConversionPatterns(RewritePatternSet &patterns) {
  using R = Relation;
  MLIRContext *context = patterns.getContext();
  patterns.add<ExpandInteger<runmat::CastOp, expandCast>,
               ExpandInteger<AddOp, expandAdd>,
               ExpandInteger<MaximumOp, expandExtremum<MaximumOp>>,
               ExpandInteger<MinimumOp, expandExtremum<MinimumOp>>>(context);
  patterns.add<
      ExpandInteger<EqOp, expandRelation<EqOp, R::Equal, R::Equal>>,
      ExpandInteger<NeOp, expandRelation<NeOp, R::Equal, R::Equal, true>>,
      ExpandInteger<LtOp, expandRelation<LtOp, R::Less, R::Greater>>,
      ExpandInteger<LeOp, expandRelation<LeOp, R::LessEqual, R::GreaterEqual>>,
      ExpandInteger<GtOp, expandRelation<GtOp, R::Greater, R::Less>>,
      ExpandInteger<GeOp, expandRelation<GeOp, R::GreaterEqual, R::LessEqual>>>(
      context);
}
