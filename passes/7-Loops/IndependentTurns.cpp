//===- IndependentTurns.cpp - turns that may change places ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A position in an array of two dimensions is `row + column * rows`, and guards
// say that `row` is below `rows`: so positions of which one part differs are
// different, whatever the other part is. That part is the element of the loop,
// plus a constant, in all accesses to an array that the loop changes. It is the
// strong SIV test of dependence analysis (Allen and Kennedy, Optimizing
// Compilers for Modern Architectures), for one dimension.
//===----------------------------------------------------------------------===//
#include "passes/7-Loops/IndependentTurns.h"
#include "passes/8-Arithmetic/WholeNumbers.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

using namespace mlir;

namespace runmat {

/// Terms of a subscript beside the element.
constexpr static unsigned mostTerms = 4;

static bool isFromOutside(ForOp loop, Value value) {
  return !loop->isAncestor(value.getParentBlock()->getParentOp());
}

static bool isSameIndex(Value x, Value y) {
  if (x == y)
    return true;
  std::optional<int64_t> constant = getConstantIntValue(x);
  return constant && constant == getConstantIntValue(y);
}

/// The array that an address is of; null where a loop around carries it.
static Value arrayOf(Value elements) {
  auto opened = elements.getDefiningOp<ElementsOp>();
  Value array = opened ? opened.getArray() : Value();
  while (array) {
    if (auto same = array.getDefiningOp<WidenOp>())
      array = same.getArray();
    else if (auto same = array.getDefiningOp<ReshapeToOp>())
      array = same.getArray();
    else
      break;
  }
  return array;
}

IndependentTurns::IndependentTurns(ForOp loop) : loop(loop) {
  found = formObstacle();
  if (found.empty())
    found = carriedObstacle();
  if (found.empty())
    loop.getBody().walk([&](Operation *op) {
      found = opObstacle(op);
      return found.empty() ? WalkResult::advance() : WalkResult::interrupt();
    });
  if (found.empty())
    found = arrayObstacle();
}

StringRef IndependentTurns::formObstacle() {
  if (loop.getBreaks())
    return "it may break";
  std::optional<int64_t> step = wholeConstant(loop.getStep());
  if (!loop.getElement().getType().isF64() || !wholeConstant(loop.getFirst()) ||
      !step || *step == 0)
    return "its elements are not known to be whole and different";
  return "";
}

/// Statements tell the interpreter of variables as the turn before has left
/// them; in a turn that does not leave nobody asks.
StringRef IndependentTurns::carriedObstacle() {
  Operation *yield = loop.getBody().front().getTerminator();
  for (auto [carried, next] :
       llvm::zip(loop.getCarried(), loop.getCarriedYields())) {
    if (isa<ArrayType>(carried.getType()))
      return "an array goes from turn to turn";
    for (OpOperand &use : carried.getUses())
      if (!isa<StatementOp>(use.getOwner()) &&
          !(use.getOwner() == yield && &use == &next))
        return "a turn reads what the one before has computed";
  }
  return "";
}

StringRef IndependentTurns::opObstacle(Operation *op) {
  if (auto read = dyn_cast<ReadOp>(op))
    return addAccess(op, read.getElements(), read.getOffset(), false)
               ? ""
               : "an array that loops around it exchange";
  if (auto write = dyn_cast<WriteOp>(op))
    return addAccess(op, write.getElements(), write.getOffset(), true)
               ? ""
               : "it changes an array that is not its own";
  if (isa<StatementOp, OwnedOp>(op))
    return "";
  if (auto extent = dyn_cast<ExtentOp>(op);
      extent && isFromOutside(loop, extent.getArray())) {
    measured.push_back(extent);
    return "";
  }
  auto isArray = [](Type type) { return isa<ArrayType>(type); };
  const bool hasArrays = llvm::any_of(op->getOperandTypes(), isArray) ||
                         llvm::any_of(op->getResultTypes(), isArray);
  if (hasArrays)
    return "a turn makes or asks for an array";
  return isPure(op) ||
                 isa<GuardOp, PollOp, DiscardOp, LoopInterface, IfOp, YieldOp>(
                     op)
             ? ""
             : "a turn does something else than to compute";
}

bool IndependentTurns::addAccess(Operation *op, Value elements, Value offset,
                                 bool changes) {
  Value array = arrayOf(elements);
  if (!array || !isFromOutside(loop, elements) ||
      (changes && !array.getDefiningOp<OwnOp>()))
    return false;
  if (changes)
    arrays.insert(array);
  accesses.push_back({op, array, offset});
  return true;
}

/// What is changed has nothing in common with other arrays: `own` saw to that.
StringRef IndependentTurns::arrayObstacle() {
  llvm::MapVector<Value, Place> places;
  for (const Access &access : accesses) {
    if (!arrays.contains(access.array))
      continue;
    std::optional<Place> place = placeOf(access.offset, access.op);
    if (!place)
      return "a turn may touch elements of another one";
    auto [known, isNew] = places.try_emplace(access.array, *place);
    const Place &first = known->second;
    if (place->isScaled != first.isScaled || place->shift != first.shift ||
        !llvm::equal(place->strides, first.strides, isSameIndex))
      return "a turn touches elements of another one";
  }
  return "";
}

std::optional<int64_t> IndependentTurns::shiftOf(Value number) {
  int64_t shift = 0;
  for (unsigned terms = 0; number != loop.getElement(); ++terms) {
    Operation *def = number.getDefiningOp();
    const bool adds = isa_and_nonnull<runmat::AddOp, arith::AddFOp>(def);
    if (!adds && !isa_and_nonnull<runmat::SubOp, arith::SubFOp>(def))
      return std::nullopt;
    Value rest = def->getOperand(0), term = def->getOperand(1);
    if (adds && wholeConstant(rest))
      std::swap(rest, term);
    std::optional<int64_t> constant = wholeConstant(term);
    if (!constant || terms == mostTerms)
      return std::nullopt;
    shift += adds ? *constant : -*constant;
    number = rest;
  }
  return shift;
}

std::optional<int64_t> IndependentTurns::turnShift(Value index) {
  auto subscript = index.getDefiningOp<SubscriptOp>();
  return subscript ? shiftOf(subscript.getNumber()) : std::nullopt;
}

std::optional<IndependentTurns::Sum>
IndependentTurns::sumOf(Value offset, Operation *access) {
  auto sum = offset.getDefiningOp<arith::AddIOp>();
  if (!sum)
    return std::nullopt;
  for (auto [low, scaled] : {std::pair(sum.getLhs(), sum.getRhs()),
                             std::pair(sum.getRhs(), sum.getLhs())}) {
    auto product = scaled.getDefiningOp<arith::MulIOp>();
    if (!product)
      continue;
    if (isBelow(low, product.getRhs(), access))
      return Sum{low, product.getLhs(), product.getRhs()};
    if (isBelow(low, product.getLhs(), access))
      return Sum{low, product.getRhs(), product.getLhs()};
  }
  return std::nullopt;
}

std::optional<IndependentTurns::Place>
IndependentTurns::placeOf(Value offset, Operation *access) {
  if (std::optional<int64_t> shift = turnShift(offset))
    return Place{false, *shift, {}};
  std::optional<Sum> sum = sumOf(offset, access);
  if (!sum)
    return std::nullopt;
  if (std::optional<int64_t> shift = turnShift(sum->high))
    return Place{true, *shift, {sum->stride}};
  std::optional<Place> place = placeOf(sum->low, access);
  if (place)
    place->strides.push_back(sum->stride);
  return place;
}

/// What guards before the access say that the index is below.
SmallVector<Value> IndependentTurns::boundsOf(Value index, Operation *access) {
  SmallVector<Value> bounds;
  auto precedes = [&](Operation *user) {
    auto guard = dyn_cast<GuardOp>(user);
    Operation *at =
        guard ? guard->getBlock()->findAncestorOpInBlock(*access) : nullptr;
    return at && guard->isBeforeInBlock(at);
  };
  for (Operation *user : index.getUsers()) {
    auto compare = dyn_cast<arith::CmpIOp>(user);
    if (compare && compare.getPredicate() == arith::CmpIPredicate::ult &&
        compare.getLhs() == index &&
        llvm::any_of(compare->getUsers(), precedes))
      bounds.push_back(compare.getRhs());
  }
  return bounds;
}

static bool isProduct(Value product, Value x, Value y) {
  if (auto op = product.getDefiningOp<arith::MulIOp>())
    return (isSameIndex(op.getLhs(), x) && isSameIndex(op.getRhs(), y)) ||
           (isSameIndex(op.getLhs(), y) && isSameIndex(op.getRhs(), x));
  std::optional<int64_t> all = getConstantIntValue(product),
                         one = getConstantIntValue(x),
                         other = getConstantIntValue(y);
  return all && one && other && *all == *one * *other;
}

/// Where it is `low + high * stride` itself, `high` is below the quotient.
bool IndependentTurns::isBelow(Value index, Value bound, Operation *access) {
  for (Value known : boundsOf(index, access))
    if (isSameIndex(known, bound))
      return true;
  std::optional<Sum> sum = sumOf(index, access);
  return sum && llvm::any_of(boundsOf(sum->high, access), [&](Value known) {
           return isProduct(bound, sum->stride, known);
         });
}

} // namespace runmat
