//===- AssignExits.cpp - where the interpreter takes over -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "dialects/RunMat/RunMatOps.h"
#include "passes/Decisions.h"
#include "passes/Passes.h"

using namespace mlir;
using namespace runmat;

namespace runmat {
#define GEN_PASS_DEF_ASSIGNEXITS
#include "passes/Passes.h.inc"
} // namespace runmat

namespace {

constexpr Decisions decisions("runmat-assign-exits");

class ExitAssigner {
public:
  unsigned exits = 0;
  unsigned polls = 0;

  /// `exit` is where an op leaves before the block's own first statement.
  void visit(Block &block, Value exit) {
    bool seenStatement = false;
    for (Operation &op : llvm::make_early_inc_range(block)) {
      if (auto statement = dyn_cast<StatementOp>(op)) {
        if (!std::exchange(seenStatement, true))
          exit = statement.getExit();
        continue;
      }
      assign(&op, exit);
      if (isa<ClusterOp>(op))
        continue;
      for (Region &region : op.getRegions())
        for (Block &inner : region)
          visit(inner, exit);
      if (op.getNumRegions() > 0 || isa<CallOp>(op) || changesInPlace(&op))
        seenStatement = false;
    }
    if (isa<LoopInterface>(block.getParentOp()))
      pollAtStart(block, exit);
  }

private:
  static int64_t statementOf(Value exit) {
    return exit.getDefiningOp<StatementOp>().getId();
  }

  void assign(Operation *op, Value exit) {
    auto leaving = dyn_cast<ExitInterface>(op);
    if (!leaving || !leaving.getExitMutable().empty())
      return;
    if (!exit) {
      decisions.left(op, "no exit")
          << remark::reason("no statement stands before it");
      return;
    }
    leaving.getExitMutable().assign(exit);
    ++exits;
    decisions.took(op, "exit")
        << remark::metric("op", op->getName().stripDialect())
        << remark::metric("statement", statementOf(exit));
  }

  /// Each turn starts with a look at the interrupt: there the state is that of
  /// the turn's first statement.
  void pollAtStart(Block &body, Value fallback) {
    auto statements = body.getOps<StatementOp>();
    OpBuilder builder(&body, body.begin());
    Value exit = fallback;
    if (!statements.empty()) {
      exit = (*statements.begin()).getExit();
      builder.setInsertionPointAfter(*statements.begin());
    }
    if (!exit)
      return;
    Location loc = body.getParentOp()->getLoc();
    const bool isOutermost =
        !body.getParentOp()->getParentOfType<LoopInterface>();
    Value quiet =
        PollOp::create(builder, loc, builder.getI1Type(), isOutermost);
    GuardOp::create(builder, loc, quiet, builder.getStringAttr("interrupt"),
                    exit);
    ++polls;
    decisions.took(body.getParentOp(), "polls")
        << remark::metric("statement", statementOf(exit));
  }
};

struct AssignExits : public runmat::impl::AssignExitsBase<AssignExits> {
  void runOnOperation() override {
    if (getOperation().isExternal())
      return;
    ExitAssigner assigner;
    assigner.visit(getOperation().getBody().front(), Value());
    exits += assigner.exits;
    polls += assigner.polls;
    getOperation().walk([](StatementOp statement) {
      if (statement.use_empty())
        statement.erase();
    });
  }
};

} // namespace
