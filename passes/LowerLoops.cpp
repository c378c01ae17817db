//===- LowerLoops.cpp - for and if become scf -------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "dialects/RunMat/RunMatOps.h"
#include "passes/Passes.h"

#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;
using namespace runmat;

namespace runmat {
#define GEN_PASS_DEF_LOWERLOOPS
#include "passes/Passes.h.inc"
} // namespace runmat

namespace {

/// What resuming a loop needs.
struct LoopState {
  Value first, step, last, iteration;
};

class LoopLowering {
public:
  void visit(Block &block) {
    for (Operation &op : llvm::make_early_inc_range(block)) {
      if (auto statement = dyn_cast<StatementOp>(op))
        extend(statement);
      else if (auto loop = dyn_cast<ForOp>(op))
        lowerFor(loop);
      else if (auto branch = dyn_cast<IfOp>(op))
        lowerIf(branch);
    }
  }

private:
  SmallVector<LoopState> loops;

  void extend(StatementOp statement) {
    OpBuilder builder(statement);
    SmallVector<Attribute> names(statement.getNames().begin(),
                                 statement.getNames().end());
    for (const LoopState &loop : loops) {
      for (StringRef name : {"$first", "$step", "$last", "$iteration"})
        names.push_back(builder.getStringAttr(name));
      Value turn = arith::IndexCastOp::create(
          builder, statement.getLoc(), builder.getI64Type(), loop.iteration);
      Value number = arith::SIToFPOp::create(builder, statement.getLoc(),
                                             builder.getF64Type(), turn);
      statement.getValuesMutable().append(
          ValueRange{loop.first, loop.step, loop.last, number});
    }
    statement.setNamesAttr(builder.getArrayAttr(names));
  }

  void lowerFor(ForOp loop) {
    OpBuilder builder(loop);
    Location loc = loop.getLoc();
    Type index = builder.getIndexType();
    Value count = CountOp::create(builder, loc, index, loop.getFirst(),
                                  loop.getStep(), loop.getLast());
    Value zero = arith::ConstantIndexOp::create(builder, loc, 0),
          one = arith::ConstantIndexOp::create(builder, loc, 1);
    if (loop.getNonempty()) {
      Value turns = arith::CmpIOp::create(
          builder, loc, arith::CmpIPredicate::sgt, count, zero);
      GuardOp::create(builder, loc, turns,
                      builder.getStringAttr("loop without a turn"),
                      loop.getExit());
    }
    auto lowered =
        scf::ForOp::create(builder, loc, zero, count, one, loop.getInits());
    Block &body = *lowered.getBody();
    if (!body.empty())
      body.back().erase();
    builder.setInsertionPointToStart(&body);
    Value element = RangeElementOp::create(
        builder, loc, builder.getF64Type(), loop.getFirst(), loop.getStep(),
        loop.getLast(), count, lowered.getInductionVar());
    moveBody(loop.getBody().front(), body, element,
             lowered.getRegionIterArgs());
    loops.push_back({loop.getFirst(), loop.getStep(), loop.getLast(),
                     lowered.getInductionVar()});
    visit(body);
    loops.pop_back();
    loop.replaceAllUsesWith(lowered.getResults());
    loop.erase();
  }

  static void moveBody(Block &from, Block &to, Value element,
                       ValueRange carried) {
    from.getArgument(0).replaceAllUsesWith(element);
    for (auto [argument, value] :
         llvm::zip(from.getArguments().drop_front(), carried))
      argument.replaceAllUsesWith(value);
    to.getOperations().splice(to.end(), from.getOperations());
    replaceYield(to);
  }

  static void replaceYield(Block &block) {
    auto yield = cast<YieldOp>(block.getTerminator());
    OpBuilder builder(yield);
    scf::YieldOp::create(builder, yield.getLoc(), yield.getValues());
    yield.erase();
  }

  void lowerIf(IfOp branch) {
    OpBuilder builder(branch);
    auto lowered =
        scf::IfOp::create(builder, branch.getLoc(), branch.getResultTypes(),
                          branch.getCondition(), /*addThenBlock=*/false,
                          /*addElseBlock=*/false);
    for (auto [from, to] :
         llvm::zip(branch.getRegions(), lowered->getRegions())) {
      to.takeBody(*from);
      replaceYield(to.front());
      visit(to.front());
    }
    branch.replaceAllUsesWith(lowered.getResults());
    branch.erase();
  }
};

struct LowerLoops : public runmat::impl::LowerLoopsBase<LowerLoops> {
  void runOnOperation() override {
    if (!getOperation().isExternal() &&
        !getOperation()->hasAttr("runmat.kernel"))
      LoopLowering().visit(getOperation().getBody().front());
  }
};

} // namespace
