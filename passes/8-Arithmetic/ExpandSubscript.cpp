//===- ExpandSubscript.cpp - subscripts to positions ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A subscript is a double that must be a positive whole number. Where it comes
// from the counter of a loop by whole steps it is known to be one, and is
// computed in integers.
//===----------------------------------------------------------------------===//
#include "dialects/RunMat/RunMatOps.h"
#include "passes/8-Arithmetic/ExpandMath.h"
#include "passes/8-Arithmetic/WholeNumbers.h"

#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace runmat;

constexpr static double largestConstant = 1 << 30;

std::optional<int64_t> runmat::wholeConstant(Value value) {
  FloatAttr attribute;
  if (auto constant = value.getDefiningOp<runmat::ConstantOp>())
    attribute = dyn_cast<FloatAttr>(constant.getValue());
  else if (!matchPattern(value, m_Constant(&attribute)))
    return std::nullopt;
  if (!attribute || !attribute.getType().isF64())
    return std::nullopt;
  double number = attribute.getValueAsDouble();
  bool isNegativeZero = number == 0 && std::signbit(number);
  if (!(std::abs(number) < largestConstant) || number != std::floor(number) ||
      isNegativeZero)
    return std::nullopt;
  return static_cast<int64_t>(number);
}

namespace {

/// A double that is a whole number wherever `valid` holds; null is everywhere.
struct Whole {
  Value number;
  Value valid;
};

class WholeNumbers {
public:
  explicit WholeNumbers(ImplicitLocOpBuilder &b) : b(b) {}

  std::optional<Whole> find(Value value, unsigned depth = 0) {
    if (auto constant = wholeConstant(value))
      return Whole{arith::ConstantIndexOp::create(b, *constant), Value()};
    Operation *def = value.getDefiningOp();
    if (!def || depth > 4)
      return std::nullopt;
    if (auto element = dyn_cast<RangeElementOp>(def))
      return ofRange(element);
    if (auto integer = dyn_cast<arith::SIToFPOp>(def))
      return ofInteger(integer);
    if (isa<runmat::AddOp, arith::AddFOp>(def))
      return combine<arith::AddIOp>(def, depth);
    if (isa<runmat::SubOp, arith::SubFOp>(def))
      return combine<arith::SubIOp>(def, depth);
    return std::nullopt;
  }

private:
  ImplicitLocOpBuilder &b;

  /// A range to NaN has one element, NaN.
  std::optional<Whole> ofRange(RangeElementOp element) {
    auto first = wholeConstant(element.getFirst()),
         step = wholeConstant(element.getStep());
    if (!first || !step)
      return std::nullopt;
    Value scaled = element.getPosition();
    if (*step != 1)
      scaled = arith::MulIOp::create(b, scaled,
                                     arith::ConstantIndexOp::create(b, *step));
    Value number = arith::AddIOp::create(
        b, arith::ConstantIndexOp::create(b, *first), scaled);
    Value valid = arith::CmpFOp::create(b, arith::CmpFPredicate::ORD,
                                        element.getLast(), element.getLast());
    return Whole{number, valid};
  }

  /// The element of a loop that counts in integers.
  std::optional<Whole> ofInteger(arith::SIToFPOp number) {
    if (!number.getType().isF64() || !number.getIn().getType().isInteger(64))
      return std::nullopt;
    return Whole{
        arith::IndexCastOp::create(b, b.getIndexType(), number.getIn()),
        Value()};
  }

  template <typename Op>
  std::optional<Whole> combine(Operation *op, unsigned depth) {
    auto x = find(op->getOperand(0), depth + 1),
         y = find(op->getOperand(1), depth + 1);
    if (!x || !y)
      return std::nullopt;
    Value valid =
        !x->valid   ? y->valid
        : !y->valid ? x->valid
                    : arith::AndIOp::create(b, x->valid, y->valid).getResult();
    return Whole{Op::create(b, x->number, y->number), valid};
  }
};

Value toIndex(ImplicitLocOpBuilder &b, Value number) {
  return arith::IndexCastOp::create(
      b, b.getIndexType(), arith::FPToSIOp::create(b, b.getI64Type(), number));
}

/// -1 unless the number is whole and in the range of exact doubles.
Value checkedPosition(ImplicitLocOpBuilder &b, Value number) {
  auto real = [&](double value) {
    return arith::ConstantOp::create(b, b.getF64FloatAttr(value));
  };
  auto is = [&](arith::CmpFPredicate predicate, Value x, Value y) -> Value {
    return arith::CmpFOp::create(b, predicate, x, y);
  };
  Value fits = arith::AndIOp::create(
      b, is(arith::CmpFPredicate::OGE, number, real(1)),
      is(arith::CmpFPredicate::OLT, number, real(9007199254740992.0)));
  Value safe = arith::SelectOp::create(b, fits, number, real(0));
  Value integer = toIndex(b, safe);
  Value back = arith::SIToFPOp::create(
      b, b.getF64Type(),
      arith::IndexCastOp::create(b, b.getI64Type(), integer));
  Value good =
      arith::AndIOp::create(b, fits, is(arith::CmpFPredicate::OEQ, back, safe));
  Value one = arith::ConstantIndexOp::create(b, 1);
  return arith::SelectOp::create(b, good,
                                 arith::SubIOp::create(b, integer, one),
                                 arith::ConstantIndexOp::create(b, -1));
}

/// The position in integers; null where the number may not be whole.
Value wholePosition(ImplicitLocOpBuilder &b, Value number) {
  auto whole = WholeNumbers(b).find(number);
  if (!whole)
    return {};
  Value one = arith::ConstantIndexOp::create(b, 1);
  Value position = arith::SubIOp::create(b, whole->number, one);
  if (!whole->valid)
    return position;
  return arith::SelectOp::create(b, whole->valid, position,
                                 arith::ConstantIndexOp::create(b, -1));
}

void tell(SubscriptOp op, bool isWhole) {
  if (isWhole)
    expandMathDecisions.took(op, "subscript in integers");
  else
    expandMathDecisions.left(op, "subscript checked")
        << remark::reason("not a sum of whole constants and counters of loops");
}

} // namespace

unsigned runmat::expandSubscripts(Operation *root) {
  unsigned wholeCount = 0;
  root->walk([&](SubscriptOp op) {
    ImplicitLocOpBuilder b(op.getLoc(), op);
    Value position = wholePosition(b, op.getNumber());
    wholeCount += position != nullptr;
    tell(op, position != nullptr);
    if (!position)
      position = checkedPosition(b, op.getNumber());
    op.replaceAllUsesWith(position);
    op.erase();
  });
  return wholeCount;
}
