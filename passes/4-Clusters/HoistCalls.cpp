//===- HoistCalls.cpp - operations of the runtime out of loops --*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// MLIR's loop-invariant motion takes out of a loop only what may run although
// the loop does not turn. An operation that may be an error is none of that: it
// moves here because it is made sure that the loop turns. It may pass what the
// turn does before it, output too: where it is an error the unit leaves before
// the loop, and the interpreter does everything in the order of the program.
//===----------------------------------------------------------------------===//
#include "dialects/RunMat/RunMatOps.h"
#include "passes/Decisions.h"
#include "passes/Passes.h"

#include "mlir/IR/Builders.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace runmat;

namespace runmat {
#define GEN_PASS_DEF_HOISTCALLS
#include "passes/Passes.h.inc"
} // namespace runmat

namespace {

constexpr Decisions decisions("runmat-hoist-calls");

/// An operation on arrays whose result depends on its operands alone and which
/// leaves by itself where they are no good; or one that takes the parts of a
/// complex array out or joins them, which goes over all of it.
bool isCall(Operation *op) {
  if (isa<PartOp, JoinOp>(op))
    return true;
  auto leaving = dyn_cast<ExitInterface>(op);
  return leaving && leaving.checksOperands() && op->getNumRegions() == 0 &&
         isMemoryEffectFree(op);
}

/// The calls of a turn that are the same in all turns, and what only makes
/// their operands.
class InvariantCalls {
public:
  explicit InvariantCalls(LoopInterface loop) : body(loop.getTurn()) {
    for (Operation &op : body)
      if (isMovable(op))
        movable.insert(&op);
    for (Operation *op : llvm::reverse(movable))
      if (isCall(op) || llvm::any_of(op->getUsers(), [&](Operation *user) {
            return wanted.contains(user);
          }))
        wanted.insert(op);
  }

  /// In the order of the program.
  SmallVector<Operation *> inOrder() const {
    return llvm::to_vector(llvm::reverse(wanted));
  }

private:
  Block &body;
  llvm::SetVector<Operation *> movable, wanted;

  bool isMovable(Operation &op) const {
    bool isAlone = op.getNumRegions() == 0 && op.getNumResults() > 0;
    return isAlone && (isCall(&op) || isPure(&op)) &&
           llvm::all_of(op.getOperands(), [&](Value operand) {
             return operand.getParentBlock() != &body ||
                    movable.contains(operand.getDefiningOp());
           });
  }
};

/// Whether a loop turns at least once, or leaves the unit.
bool surelyTurns(LoopInterface loop) {
  auto counted = dyn_cast<ForOp>(loop.getOperation());
  if (!counted || counted.getNonempty())
    return true;
  std::optional<double> first = constantValue(counted.getFirst()),
                        step = constantValue(counted.getStep()),
                        last = constantValue(counted.getLast());
  if (!first || !step || !last)
    return false;
  return (*step > 0 && *first <= *last) || (*step < 0 && *first >= *last);
}

/// Whether the turns can be counted before the loop.
bool isCountable(ForOp loop) {
  return llvm::all_of(
      ValueRange{loop.getFirst(), loop.getStep(), loop.getLast()},
      [](Value bound) { return bound.getType().isF64(); });
}

/// Puts the loop into a branch that is taken when it turns.
void enterIfTurns(ForOp loop) {
  OpBuilder builder(loop);
  Location loc = loop.getLoc();
  Value count =
      CountOp::create(builder, loc, builder.getIndexType(), loop.getFirst(),
                      loop.getStep(), loop.getLast());
  Value none = arith::ConstantIndexOp::create(builder, loc, 0);
  Value turns = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::ne,
                                      count, none);
  auto branch = IfOp::create(builder, loc, loop->getResultTypes(), turns);
  loop->replaceAllUsesWith(branch.getResults());
  Block *turning = builder.createBlock(&branch.getThenRegion());
  loop->moveBefore(turning, turning->end());
  YieldOp::create(builder, loc, loop->getResults());
  builder.createBlock(&branch.getElseRegion());
  YieldOp::create(builder, loc, loop.getInitArgs());
}

struct HoistCalls : public runmat::impl::HoistCallsBase<HoistCalls> {
  void runOnOperation() override {
    // Inner loops first: what leaves one may leave the next.
    SmallVector<LoopInterface> loops;
    getOperation().walk([&](LoopInterface loop) { loops.push_back(loop); });
    for (LoopInterface loop : loops)
      hoist(loop);
  }

  void hoist(LoopInterface loop) {
    SmallVector<Operation *> calls = InvariantCalls(loop).inOrder();
    if (calls.empty())
      return;
    if (!surelyTurns(loop)) {
      auto counted = cast<ForOp>(loop.getOperation());
      if (!isCountable(counted)) {
        decisions.left(loop, "operations kept in the loop")
            << remark::reason("its turns cannot be counted before it");
        return;
      }
      enterIfTurns(counted);
    }
    for (Operation *op : calls) {
      if (isCall(op))
        decisions.took(op, "hoisted")
            << remark::metric("op", op->getName().stripDialect());
      cast<LoopLikeOpInterface>(loop.getOperation()).moveOutOfLoop(op);
      hoisted += isCall(op);
    }
  }
};

} // namespace
