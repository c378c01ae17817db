//===- LoopIntegers.cpp - numbers of a loop that are integers ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Sums of whole doubles are exact while they stay below 2^53: then the same
// sums of integers are those numbers.
//===----------------------------------------------------------------------===//
#include "passes/7-Loops/LoopIntegers.h"
#include "passes/8-Arithmetic/WholeNumbers.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"

using namespace mlir;

namespace runmat {

/// What is from outside, and elements, are below 2^48 and counters below 2^49,
/// so that sums of up to 2^deepestSum of them are exact.
constexpr static double largestTerm = 281474976710656.0; // 2^48
constexpr static unsigned deepestSum = 4;

/// All turns together change a counter by less than that. One constant is below
/// 2^30, so those in a path of this depth add little.
constexpr static int64_t largestChange = int64_t(1) << 47;
constexpr static unsigned deepestChange = 8;

static bool isAddition(Operation *op) {
  return isa<runmat::AddOp, arith::AddFOp>(op);
}

static bool isSumOp(Operation *op) {
  return op && (isAddition(op) || isa<runmat::SubOp, arith::SubFOp>(op));
}

void LoopIntegers::require(Value condition) {
  allHold =
      allHold ? arith::AndIOp::create(before, allHold, condition) : condition;
}

bool LoopIntegers::isFromOutside(Value value) {
  return !loop->isAncestor(value.getParentBlock()->getParentOp());
}

bool LoopIntegers::isSumWith(Value number, Value counter, unsigned depth) {
  if (isFromOutside(number) || number == loop.getElement() ||
      wholeConstant(number))
    return number.getType().isF64();
  if (counter && changeOf(number, counter))
    return true;
  Operation *def = number.getDefiningOp();
  return isSumOp(def) && depth < deepestSum &&
         isSumWith(def->getOperand(0), counter, depth + 1) &&
         isSumWith(def->getOperand(1), counter, depth + 1);
}

/// How far a value of a turn is from the counter at its start; nothing where
/// that is not known. A constant is not far from anything.
std::optional<int64_t> LoopIntegers::changeOf(Value value, Value counter,
                                              unsigned depth) {
  if (value == counter || wholeConstant(value))
    return 0;
  Operation *def = value.getDefiningOp();
  if (!def || isFromOutside(value) || depth == deepestChange)
    return std::nullopt;
  if (isSumOp(def))
    return changeOfSum(def, counter, depth + 1);
  if (!isa<IfOp>(def))
    return std::nullopt;
  int64_t largest = 0;
  for (Region &region : def->getRegions()) {
    Operation *yield = region.front().getTerminator();
    auto change =
        changeOf(yield->getOperand(cast<OpResult>(value).getResultNumber()),
                 counter, depth + 1);
    if (!change)
      return std::nullopt;
    largest = std::max(largest, *change);
  }
  return largest;
}

std::optional<int64_t> LoopIntegers::changeOfSum(Operation *sum, Value counter,
                                                 unsigned depth) {
  Value value = sum->getOperand(0), term = sum->getOperand(1);
  if (isAddition(sum) && wholeConstant(value))
    std::swap(value, term);
  auto constant = wholeConstant(term);
  if (!constant)
    return std::nullopt;
  auto change = changeOf(value, counter, depth);
  return change ? std::optional(*change + std::abs(*constant)) : std::nullopt;
}

void LoopIntegers::findCounters() {
  auto isFollowed = [&](Value counter) {
    return loop.getBody()
        .walk([&](SubscriptOp op) {
          return !isSum(op.getNumber()) && isSumWith(op.getNumber(), counter)
                     ? WalkResult::interrupt()
                     : WalkResult::advance();
        })
        .wasInterrupted();
  };
  for (auto [i, carried] : llvm::enumerate(loop.getCarried())) {
    if (!carried.getType().isF64() || !isFollowed(carried))
      continue;
    if (auto change = changeOf(loop.getCarriedYields()[i].get(), carried))
      found.push_back({unsigned(i), *change});
  }
}

bool LoopIntegers::followsCounter(Value number) {
  return !isSum(number) && llvm::any_of(found, [&](const Counter &counter) {
    return isSumWith(number, carried(counter));
  });
}

SmallVector<unsigned> LoopIntegers::counters() const {
  return llvm::map_to_vector(
      found, [](const Counter &counter) { return counter.position; });
}

void LoopIntegers::requireCounters(Value turns) {
  for (const Counter &counter : found) {
    fromOutside(loop.getInitArgs()[counter.position]);
    Value limit = arith::ConstantIntOp::create(
        before, largestChange / std::max<int64_t>(counter.change, 1), 64);
    require(
        arith::CmpIOp::create(before, arith::CmpIPredicate::slt, turns, limit));
  }
}

void LoopIntegers::requireSum(Value number) {
  Operation *def = number.getDefiningOp();
  if (isFromOutside(number))
    fromOutside(number);
  else if (isSumOp(def))
    for (Value term : def->getOperands())
      requireSum(term);
}

Value LoopIntegers::at(ImplicitLocOpBuilder &b, Value number, Value element) {
  if (number == loop.getElement())
    return element;
  if (auto constant = wholeConstant(number))
    return arith::ConstantIntOp::create(b, *constant, 64);
  if (isFromOutside(number))
    return fromOutside(number);
  Operation *def = number.getDefiningOp();
  Value x = at(b, def->getOperand(0), element),
        y = at(b, def->getOperand(1), element);
  return isAddition(def) ? arith::AddIOp::create(b, x, y).getResult()
                         : arith::SubIOp::create(b, x, y).getResult();
}

Value LoopIntegers::fromOutside(Value number) {
  if (auto constant = wholeConstant(number))
    return arith::ConstantIntOp::create(before, *constant, 64);
  Value &integer = integers[number];
  if (integer)
    return integer;
  Value bounded = isBounded(number);
  Value zero = arith::ConstantOp::create(before, before.getF64FloatAttr(0));
  Value safe = arith::SelectOp::create(before, bounded, number, zero);
  integer = arith::FPToSIOp::create(before, before.getI64Type(), safe);
  Value back = arith::SIToFPOp::create(before, before.getF64Type(), integer);
  Value same = arith::CmpIOp::create(before, arith::CmpIPredicate::eq,
                                     bitsOf(back), bitsOf(number));
  require(arith::AndIOp::create(before, bounded, same));
  return integer;
}

Value LoopIntegers::bitsOf(Value number) {
  return arith::BitcastOp::create(before, before.getI64Type(), number);
}

Value LoopIntegers::isBounded(Value number) {
  Value size = math::AbsFOp::create(before, number);
  Value limit =
      arith::ConstantOp::create(before, before.getF64FloatAttr(largestTerm));
  return arith::CmpFOp::create(before, arith::CmpFPredicate::OLT, size, limit);
}

TurnsInIntegers::TurnsInIntegers(LoopIntegers &integers, ForOp turns)
    : integers(integers), turns(turns),
      outside(turns.getLoc(), turns.getContext()), start(outside) {
  outside.setInsertionPointToStart(turns->getBlock());
  start.setInsertionPointToStart(&turns.getBody().front());
  Value element =
      arith::FPToSIOp::create(start, start.getI64Type(), turns.getElement());
  known[turns.getElement()] =
      arith::IndexCastOp::create(start, start.getIndexType(), element);
}

void TurnsInIntegers::carry(unsigned position) {
  OpOperand &init = turns.getCarriedInits()[position],
            &next = turns.getCarriedYields()[position];
  init.set(integerOf(init.get()));
  becomeInteger(start, turns.getCarried()[position]);
  next.set(integerOf(next.get()));
  ImplicitLocOpBuilder after(turns.getLoc(), turns.getContext());
  after.setInsertionPointAfter(turns);
  becomeInteger(after, turns->getResult(position));
}

Value TurnsInIntegers::integerOf(Value number) {
  if (Value integer = known.lookup(number))
    return integer;
  if (auto constant = wholeConstant(number))
    return arith::ConstantIndexOp::create(outside, *constant);
  if (!turns->isAncestor(number.getParentBlock()->getParentOp()))
    return arith::IndexCastOp::create(outside, outside.getIndexType(),
                                      integers.fromOutside(number));
  if (number.getDefiningOp<IfOp>())
    return ofBranch(cast<OpResult>(number));
  return ofSum(number.getDefiningOp());
}

Value TurnsInIntegers::ofBranch(OpResult result) {
  Operation *branch = result.getOwner();
  for (Region &region : branch->getRegions()) {
    OpOperand &given =
        region.front().getTerminator()->getOpOperand(result.getResultNumber());
    given.set(integerOf(given.get()));
  }
  ImplicitLocOpBuilder after(branch->getLoc(), branch->getContext());
  after.setInsertionPointAfter(branch);
  becomeInteger(after, result);
  return result;
}

Value TurnsInIntegers::ofSum(Operation *sum) {
  ImplicitLocOpBuilder b(sum->getLoc(), sum);
  Value x = integerOf(sum->getOperand(0)), y = integerOf(sum->getOperand(1));
  Value integer = isAddition(sum) ? arith::AddIOp::create(b, x, y).getResult()
                                  : arith::SubIOp::create(b, x, y).getResult();
  Value wide = arith::IndexCastOp::create(b, b.getI64Type(), integer);
  Value number = arith::SIToFPOp::create(b, b.getF64Type(), wide);
  known[number] = integer;
  sum->replaceAllUsesWith(ValueRange{number});
  sum->erase();
  return integer;
}

/// Gives the value another type; who uses it gets the double again.
void TurnsInIntegers::becomeInteger(ImplicitLocOpBuilder &b, Value number) {
  number.setType(b.getIndexType());
  auto wide = arith::IndexCastOp::create(b, b.getI64Type(), number);
  Value again = arith::SIToFPOp::create(b, b.getF64Type(), wide);
  number.replaceAllUsesExcept(again, wide);
  known[again] = number;
}

} // namespace runmat
