//===- VersionLoops.cpp - subscripts checked before the loop ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A subscript that follows the counter of a loop is inside its array in all
// turns when it is in the first and in the last one. Where that holds for all
// of them the loop runs without their checks; else it runs as it was written,
// and leaves in the turn whose subscript is outside. A subscript that follows a
// counter kept by hand is checked in its turn, but in integers.
//
// MLIR's analyses find none of this. Integer ranges know each value alone, not
// that a position is below an extent, and value bounds, which compare two, are
// of integers and of builtin shapes: counters are doubles here, which only
// `runmat.subscript` makes integers. (int-range-optimizations removes no guard
// of `for k = 1:n, y = x(k); end`.)
//===----------------------------------------------------------------------===//
#include "passes/7-Loops/ExchangedExtents.h"
#include "passes/7-Loops/LoopIntegers.h"
#include "passes/Decisions.h"
#include "passes/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/IRMapping.h"

using namespace mlir;
using namespace runmat;

namespace runmat {
#define GEN_PASS_DEF_VERSIONLOOPS
#include "passes/Passes.h.inc"
} // namespace runmat

namespace {

constexpr Decisions decisions("runmat-version-loops");

/// Larger bodies gain little from the second version.
constexpr unsigned largestBody = 400;

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

/// Whether an op leaves for other reasons than a condition in the unit: a
/// launch, a call or an operation of the runtime.
bool runsElsewhere(Operation *op) {
  return isa<ExitInterface>(op) && !isa<GuardOp, LoopInterface>(op);
}

/// Whether an op is no more than a few instructions.
bool isQuick(Operation *op) {
  auto handle = dyn_cast<HandleInterface>(op);
  return !isa<LoopInterface>(op) && !runsElsewhere(op) &&
         !(handle && handle.mayFail());
}

/// Whether a turn starts with the interrupt, after nothing but what prepares
/// it, and does not take long: then it need not be looked at in each turn.
bool mayBeChunked(ForOp loop) {
  auto guards = loop.getBody().front().getOps<GuardOp>();
  if (guards.empty() ||
      !(*guards.begin()).getCondition().getDefiningOp<PollOp>())
    return false;
  return !loop.getBody()
              .walk([&](Operation *op) {
                return isQuick(op) ? WalkResult::advance()
                                   : WalkResult::interrupt();
              })
              .wasInterrupted();
}

class LoopVersioner {
public:
  explicit LoopVersioner(ForOp loop)
      : loop(loop), owned(dyn_cast_or_null<OwnedOp>(loop->getPrevNode())),
        before(loop.getLoc(), loop), integers(loop, before), extents(loop) {}

  bool run() {
    if (!mayBeVersioned()) {
      decisions.left(loop, "kept as it is")
          << remark::reason("not innermost and light, or not over doubles");
      return false;
    }
    findChecks();
    findCounted();
    if (checks.empty() && counted.empty()) {
      decisions.left(loop, "kept as it is")
          << remark::reason("no subscript follows its element or a counter");
      return false;
    }
    integers.requireBounded(loop.getLast());
    first = integers.fromOutside(loop.getFirst());
    step = integers.fromOutside(loop.getStep());
    Value turns = countTurns(), last = lastElement(turns);
    for (const Check &check : checks) {
      requireAt(check, first);
      requireAt(check, last);
    }
    for (auto [x, y] : extents.mustBeEqual())
      integers.require(
          arith::CmpIOp::create(before, arith::CmpIPredicate::eq, x, y));
    integers.requireCounters(turns);
    for (SubscriptOp subscript : counted)
      integers.requireSum(subscript.getNumber());
    makeVersions();
    decisions.took(loop, "versioned")
        << remark::metric("checked before it", checks.size())
        << remark::metric("counted in integers", counted.size());
    return true;
  }

  /// Whether the loop without guards looks at the interrupt once a chunk.
  bool isChunked() const { return chunked; }

private:
  ForOp loop;
  /// What is held where the loop itself may leave.
  OwnedOp owned;
  ImplicitLocOpBuilder before;
  LoopIntegers integers;
  ExchangedExtents extents;
  SmallVector<Check> checks;
  /// The subscripts that follow counters kept by hand.
  SmallVector<SubscriptOp> counted;
  IRMapping hoistedBounds;
  Value first, step;
  bool chunked = false;

  /// An innermost loop of doubles, not too large. Beside a launch or a call in
  /// every turn guards cost nothing.
  bool mayBeVersioned() {
    unsigned size = 0;
    auto visit = [&](Operation *op) {
      ++size;
      bool isHeavy = runsElsewhere(op) && op->getParentOp() == loop;
      return isHeavy || isa<LoopInterface>(op) ? WalkResult::interrupt()
                                               : WalkResult::advance();
    };
    return !loop.getBody().walk(visit).wasInterrupted() &&
           size <= largestBody && loop.getElement().getType().isF64();
  }

  /// Finds checks that can be done before the loop. Those in branches are among
  /// them only where the element itself is the subscript: a branch often keeps
  /// the neighbours of the first and the last element out.
  void findChecks() {
    loop.getBody().walk([&](GuardOp guard) {
      Check check = Check::of(guard);
      if (!check.subscript || !isInvariant(check.bound))
        return;
      Value number = check.subscript.getNumber();
      bool inTurn = guard->getParentOp() == loop;
      if (inTurn ? integers.isSum(number) : number == loop.getElement())
        checks.push_back(check);
    });
  }

  void findCounted() {
    integers.findCounters();
    loop.getBody().walk([&](SubscriptOp subscript) {
      if (integers.followsCounter(subscript.getNumber()))
        counted.push_back(subscript);
    });
  }

  bool isInvariant(Value value) {
    if (integers.isFromOutside(value) || extents.startOf(value))
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
    if (Value start = extents.startOf(value)) {
      hoistedBounds.map(value, start);
      return start;
    }
    if (Value copy = hoistedBounds.lookupOrNull(value))
      return copy;
    Operation *def = value.getDefiningOp();
    for (Value operand : def->getOperands())
      hoisted(operand);
    before.clone(*def, hoistedBounds);
    return hoistedBounds.lookup(value);
  }

  Value countTurns() {
    Value count =
        CountOp::create(before, before.getIndexType(), loop.getFirst(),
                        loop.getStep(), loop.getLast());
    return arith::IndexCastOp::create(before, before.getI64Type(), count);
  }

  /// What the element is in the last turn, if there is one.
  Value lastElement(Value turns) {
    Value one = arith::ConstantIntOp::create(before, 1, 64);
    Value steps = arith::SubIOp::create(before, turns, one);
    return arith::AddIOp::create(before, first,
                                 arith::MulIOp::create(before, steps, step));
  }

  /// Requires a subscript to be inside where the element is `element`.
  void requireAt(Check check, Value element) {
    Value number = integers.at(before, check.subscript.getNumber(), element);
    Value one = arith::ConstantIntOp::create(before, 1, 64);
    Value position =
        arith::IndexCastOp::create(before, before.getIndexType(),
                                   arith::SubIOp::create(before, number, one));
    integers.require(arith::CmpIOp::create(before, arith::CmpIPredicate::ult,
                                           position, hoisted(check.bound)));
  }

  void makeVersions() {
    auto versions =
        IfOp::create(before, loop.getResultTypes(), integers.valid());
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
    OpBuilder builder = OpBuilder::atBlockEnd(&block);
    IRMapping copies;
    auto made = cast<ForOp>(builder.clone(*loop, copies));
    endWith(block, made);
    made.setWhole(true);
    extents.dropIn(made);
    for (const Check &check : checks)
      dropGuard(copies.lookup<Operation *>(check.guard));
    made.walk([](StatementOp statement) {
      if (statement.getExit().use_empty())
        statement.erase();
    });
    computeInIntegers(made, copies);
    chunk(made);
  }

  void chunk(ForOp made) {
    chunked = mayBeChunked(made);
    made.setChunked(chunked);
    if (chunked)
      decisions.took(made, "chunked");
    else
      decisions.left(made, "not chunked")
          << remark::reason("a turn does not start with the interrupt, or may "
                            "take long");
  }

  void computeInIntegers(ForOp made, const IRMapping &copies) {
    llvm::SetVector<Operation *> subscripts;
    for (const Check &check : checks)
      subscripts.insert(copies.lookupOrNull<Operation *>(check.subscript));
    for (SubscriptOp subscript : counted)
      subscripts.insert(copies.lookup<Operation *>(subscript));
    // One that stands before the loop has no copy.
    subscripts.remove(nullptr);
    TurnsInIntegers turns(integers, made);
    for (unsigned position : integers.counters())
      turns.carry(position);
    for (Operation *subscript : subscripts)
      useInteger(cast<SubscriptOp>(subscript), turns);
  }

  static void useInteger(SubscriptOp subscript, TurnsInIntegers &turns) {
    Value number = turns.integerOf(subscript.getNumber());
    ImplicitLocOpBuilder b(subscript.getLoc(), subscript);
    Value one = arith::ConstantIndexOp::create(b, 1);
    subscript.replaceAllUsesWith(
        arith::SubIOp::create(b, number, one).getResult());
    subscript.erase();
  }

  static void dropGuard(Operation *guard) {
    if (auto held = dyn_cast_or_null<OwnedOp>(guard->getPrevNode()))
      held.erase();
    guard->erase();
  }
};

struct VersionLoops : public runmat::impl::VersionLoopsBase<VersionLoops> {
  void runOnOperation() override {
    if (getOperation().isExternal() || getOperation()->hasAttr(kernelAttrName))
      return;
    SmallVector<ForOp> loops;
    getOperation().walk([&](ForOp loop) { loops.push_back(loop); });
    for (ForOp loop : loops) {
      LoopVersioner versioner(loop);
      versioned += versioner.run();
      chunked += versioner.isChunked();
    }
  }
};

} // namespace
