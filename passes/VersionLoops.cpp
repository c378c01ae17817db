//===- VersionLoops.cpp - subscripts checked before the loop ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A subscript that follows the counter of a loop is inside its array in all
// turns when it is in the first and in the last one. Where that holds for all
// of them the loop runs without their checks; else it runs as it was written,
// and leaves in the turn whose subscript is outside.
//===----------------------------------------------------------------------===//
#include "dialects/RunMat/RunMatOps.h"
#include "passes/Passes.h"
#include "passes/WholeNumbers.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"

using namespace mlir;
using namespace runmat;

namespace runmat {
#define GEN_PASS_DEF_VERSIONLOOPS
#include "passes/Passes.h.inc"
} // namespace runmat

namespace {

/// Larger bodies gain little from the second version.
constexpr unsigned largestBody = 400;

/// Sums and differences of up to 2^deepest doubles below this one are exact.
constexpr double largestTerm = 281474976710656.0; // 2^48
constexpr unsigned deepest = 4;

/// Says, before a loop, whether numbers computed in it are whole, and computes
/// them in integers.
class IntegersOfLoop {
public:
  IntegersOfLoop(ForOp loop, ImplicitLocOpBuilder &before)
      : loop(loop), before(before) {}

  /// Holds where the integers are those numbers.
  Value valid() const { return allWhole; }

  bool isFromOutside(Value value) {
    return !loop->isAncestor(value.getParentBlock()->getParentOp());
  }

  /// Whether `number` is a sum of the loop's element, constants and values from
  /// outside.
  bool isSum(Value number, unsigned depth = 0) {
    if (isFromOutside(number) || number == loop.getElement() ||
        wholeConstant(number))
      return number.getType().isF64();
    Operation *def = number.getDefiningOp();
    return isSumOp(def) && depth < deepest &&
           isSum(def->getOperand(0), depth + 1) &&
           isSum(def->getOperand(1), depth + 1);
  }

  /// A number that isSum, in the turn with this counter, at `b`.
  Value at(ImplicitLocOpBuilder &b, Value number, Value counter) {
    if (number == loop.getElement())
      return counter;
    if (auto constant = wholeConstant(number))
      return arith::ConstantIntOp::create(b, *constant, 64);
    if (isFromOutside(number))
      return fromOutside(number);
    Operation *def = number.getDefiningOp();
    Value x = at(b, def->getOperand(0), counter),
          y = at(b, def->getOperand(1), counter);
    return isa<runmat::AddOp, arith::AddFOp>(def)
               ? arith::AddIOp::create(b, x, y).getResult()
               : arith::SubIOp::create(b, x, y).getResult();
  }

  /// A double from outside as an integer, which it is to the bit: -0 is none.
  Value fromOutside(Value number) {
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

  Value bitsOf(Value number) {
    return arith::BitcastOp::create(before, before.getI64Type(), number);
  }

  Value isBounded(Value number) {
    Value size = math::AbsFOp::create(before, number);
    Value limit =
        arith::ConstantOp::create(before, before.getF64FloatAttr(largestTerm));
    return arith::CmpFOp::create(before, arith::CmpFPredicate::OLT, size,
                                 limit);
  }

  void require(Value condition) {
    allWhole = allWhole ? arith::AndIOp::create(before, allWhole, condition)
                        : condition;
  }

private:
  ForOp loop;
  ImplicitLocOpBuilder &before;
  DenseMap<Value, Value> integers;
  Value allWhole;

  static bool isSumOp(Operation *op) {
    return isa_and_nonnull<runmat::AddOp, runmat::SubOp, arith::AddFOp,
                           arith::SubFOp>(op);
  }
};

/// The check of a subscript that a guard is, or null ones.
struct Check {
  GuardOp guard;
  SubscriptOp subscript;
  Value bound;

  static Check of(GuardOp guard) {
    auto inside = guard.getCondition().getDefiningOp<arith::CmpIOp>();
    if (!inside || inside.getPredicate() != arith::CmpIPredicate::ult)
      return {};
    return {guard, inside.getLhs().getDefiningOp<SubscriptOp>(),
            inside.getRhs()};
  }
};

/// Whether the interrupt is all that leaves the loop, after nothing but what
/// prepares it: then it need not be looked at in each turn.
bool mayBeChunked(ForOp loop) {
  GuardOp interrupt;
  for (Operation &op : loop.getBody().front()) {
    if (!isa<StatementOp, OwnedOp, PollOp, GuardOp>(op) && !isPure(&op))
      break;
    if ((interrupt = dyn_cast<GuardOp>(op)))
      break;
  }
  if (!interrupt || !interrupt.getCondition().getDefiningOp<PollOp>())
    return false;
  return !loop.getBody()
              .walk([&](Operation *op) {
                bool stays =
                    op == interrupt ||
                    isa<ReadOp, WriteOp, StatementOp, PollOp, OwnedOp, IfOp,
                        YieldOp>(op) ||
                    (isPure(op) &&
                     !isa<BoxOp, UnboxOp, ReshapeToOp, PartOp, JoinOp>(op));
                return stays ? WalkResult::advance() : WalkResult::interrupt();
              })
              .wasInterrupted();
}

class LoopVersioner {
public:
  explicit LoopVersioner(ForOp loop)
      : loop(loop), owned(dyn_cast_or_null<OwnedOp>(loop->getPrevNode())),
        before(loop.getLoc(), loop), integers(loop, before) {}

  bool run() {
    if (!mayBeVersioned() || !findChecks())
      return false;
    require(integers.isBounded(loop.getLast()));
    first = integers.fromOutside(loop.getFirst());
    step = integers.fromOutside(loop.getStep());
    Value last = lastCounter();
    for (const Check &check : checks) {
      requireAt(check, first);
      requireAt(check, last);
    }
    makeVersions();
    return true;
  }

private:
  ForOp loop;
  /// What is held where the loop itself may leave.
  OwnedOp owned;
  ImplicitLocOpBuilder before;
  IntegersOfLoop integers;
  SmallVector<Check> checks;
  IRMapping hoistedBounds;
  Value first, step, condition;

  void require(Value holds) {
    condition =
        condition ? arith::AndIOp::create(before, condition, holds) : holds;
  }

  /// An innermost loop of doubles, not too large.
  bool mayBeVersioned() {
    unsigned size = 0;
    auto visit = [&](Operation *op) {
      ++size;
      return isa<LoopInterface>(op) ? WalkResult::interrupt()
                                    : WalkResult::advance();
    };
    return !loop.getBody().walk(visit).wasInterrupted() &&
           size <= largestBody && loop.getElement().getType().isF64();
  }

  /// Finds checks that can be done before the loop. Those in branches are among
  /// them only where the element itself is the subscript: a branch often keeps
  /// the neighbours of the first and the last element out.
  bool findChecks() {
    loop.getBody().walk([&](GuardOp guard) {
      Check check = Check::of(guard);
      if (!check.subscript || !isInvariant(check.bound))
        return;
      Value number = check.subscript.getNumber();
      bool inTurn = guard->getParentOp() == loop;
      if (inTurn ? integers.isSum(number) : number == loop.getElement())
        checks.push_back(check);
    });
    return !checks.empty();
  }

  bool isInvariant(Value value) {
    if (integers.isFromOutside(value))
      return true;
    Operation *def = value.getDefiningOp();
    return def && isPure(def) && def->getNumRegions() == 0 &&
           llvm::all_of(def->getOperands(),
                        [&](Value operand) { return isInvariant(operand); });
  }

  /// An invariant value, before the loop.
  Value hoisted(Value value) {
    if (integers.isFromOutside(value))
      return value;
    if (Value copy = hoistedBounds.lookupOrNull(value))
      return copy;
    Operation *def = value.getDefiningOp();
    for (Value operand : def->getOperands())
      hoisted(operand);
    before.clone(*def, hoistedBounds);
    return hoistedBounds.lookup(value);
  }

  /// What the element is in the last turn, if there is one.
  Value lastCounter() {
    Value count =
        CountOp::create(before, before.getIndexType(), loop.getFirst(),
                        loop.getStep(), loop.getLast());
    Value turns =
        arith::IndexCastOp::create(before, before.getI64Type(), count);
    Value one = arith::ConstantIntOp::create(before, 1, 64);
    Value steps = arith::SubIOp::create(before, turns, one);
    return arith::AddIOp::create(before, first,
                                 arith::MulIOp::create(before, steps, step));
  }

  /// The position that a subscript names where the element is `counter`.
  Value positionAt(ImplicitLocOpBuilder &b, SubscriptOp subscript,
                   Value counter) {
    Value number = integers.at(b, subscript.getNumber(), counter);
    Value one = arith::ConstantIntOp::create(b, 1, 64);
    return arith::IndexCastOp::create(b, b.getIndexType(),
                                      arith::SubIOp::create(b, number, one));
  }

  void requireAt(const Check &check, Value counter) {
    Value position = positionAt(before, check.subscript, counter);
    require(arith::CmpIOp::create(before, arith::CmpIPredicate::ult, position,
                                  hoisted(check.bound)));
  }

  void makeVersions() {
    if (Value whole = integers.valid())
      require(whole);
    auto versions = IfOp::create(before, loop.getResultTypes(), condition);
    for (Region &region : versions->getRegions()) {
      OpBuilder builder = OpBuilder::atBlockEnd(&region.emplaceBlock());
      if (owned)
        builder.clone(*owned);
    }
    makeUnchecked(versions.getThenRegion().front());
    loop.replaceAllUsesWith(versions.getResults());
    Block &otherwise = versions.getElseRegion().front();
    loop->moveBefore(&otherwise, otherwise.end());
    endWith(otherwise, loop);
  }

  static void endWith(Block &block, ForOp made) {
    OpBuilder builder = OpBuilder::atBlockEnd(&block);
    auto yield = YieldOp::create(builder, made.getLoc());
    yield.getValuesMutable().append(made.getResults());
  }

  void makeUnchecked(Block &block) {
    ImplicitLocOpBuilder b(loop.getLoc(), loop.getContext());
    b.setInsertionPointToEnd(&block);
    IRMapping copies;
    auto made = cast<ForOp>(b.clone(*loop, copies));
    made.setWhole(true);
    b.setInsertionPointToStart(&made.getBody().front());
    Value counter =
        arith::FPToSIOp::create(b, b.getI64Type(), made.getElement());
    for (const Check &check : checks) {
      useCounter(copies, check.subscript, counter);
      dropGuard(copies.lookup<Operation *>(check.guard));
    }
    made.walk([](StatementOp statement) {
      if (statement.getExit().use_empty())
        statement.erase();
    });
    made.setChunked(mayBeChunked(made));
    endWith(block, made);
  }

  void useCounter(IRMapping &copies, SubscriptOp subscript, Value counter) {
    // One that stands before the loop has no copy.
    Value copy = copies.lookupOrNull(subscript.getPosition());
    if (!copy || copy.use_empty())
      return;
    ImplicitLocOpBuilder b(subscript.getLoc(), copy.getDefiningOp());
    copy.replaceAllUsesWith(positionAt(b, subscript, counter));
  }

  static void dropGuard(Operation *guard) {
    if (auto held = dyn_cast_or_null<OwnedOp>(guard->getPrevNode()))
      held.erase();
    guard->erase();
  }
};

struct VersionLoops : public runmat::impl::VersionLoopsBase<VersionLoops> {
  void runOnOperation() override {
    if (getOperation().isExternal() || getOperation()->hasAttr("runmat.kernel"))
      return;
    SmallVector<ForOp> loops;
    getOperation().walk([&](ForOp loop) { loops.push_back(loop); });
    for (ForOp loop : loops)
      versioned += LoopVersioner(loop).run();
  }
};

} // namespace
