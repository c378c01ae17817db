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

/// What resuming a loop needs: where a `for` stands in its range; a `while`
/// only says that it is there.
struct LoopState {
  Value first, step, last, iteration;
  bool isWhile() const { return !first; }
};

class LoopLowering {
public:
  void visit(Block &block) {
    for (Operation &op : llvm::make_early_inc_range(block)) {
      if (auto statement = dyn_cast<StatementOp>(op))
        extend(statement);
      else if (auto loop = dyn_cast<ForOp>(op))
        loop.getBreaks() ? lowerBreakingFor(loop) : lowerFor(loop);
      else if (auto loop = dyn_cast<WhileOp>(op))
        lowerWhile(loop);
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
      for (StringRef name : hiddenNames(loop))
        names.push_back(builder.getStringAttr(name));
      statement.getValuesMutable().append(
          hiddenValues(builder, statement.getLoc(), loop));
    }
    statement.setNamesAttr(builder.getArrayAttr(names));
  }

  static ArrayRef<StringRef> hiddenNames(const LoopState &loop) {
    static constexpr StringRef range[] = {"$first", "$step", "$last",
                                          "$iteration"};
    static constexpr StringRef marker[] = {"$while"};
    return loop.isWhile() ? ArrayRef<StringRef>(marker)
                          : ArrayRef<StringRef>(range);
  }

  static SmallVector<Value> hiddenValues(OpBuilder &builder, Location loc,
                                         const LoopState &loop) {
    Type number = builder.getF64Type();
    if (loop.isWhile())
      return {arith::ConstantOp::create(builder, loc,
                                        builder.getFloatAttr(number, 0))};
    Value turn = arith::IndexCastOp::create(builder, loc, builder.getI64Type(),
                                            loop.iteration);
    return {loop.first, loop.step, loop.last,
            arith::SIToFPOp::create(builder, loc, number, turn)};
  }

  /// The number of turns; leaves when there must be one and is none.
  static Value countTurns(OpBuilder &builder, ForOp loop) {
    Location loc = loop.getLoc();
    Value count =
        CountOp::create(builder, loc, builder.getIndexType(), loop.getFirst(),
                        loop.getStep(), loop.getLast());
    if (loop.getNonempty())
      GuardOp::create(builder, loc, isAbove(builder, loc, count, 0),
                      builder.getStringAttr("loop without a turn"),
                      loop.getExit());
    return count;
  }

  static Value isAbove(OpBuilder &builder, Location loc, Value number,
                       int64_t bound) {
    Value limit = arith::ConstantIndexOp::create(builder, loc, bound);
    return arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::sgt,
                                 number, limit);
  }

  static Value elementAt(OpBuilder &builder, ForOp loop, Value count,
                         Value turn) {
    Value number = RangeElementOp::create(
        builder, loop.getLoc(), builder.getF64Type(), loop.getFirst(),
        loop.getStep(), loop.getLast(), count, turn);
    return inClassOf(builder, loop, number);
  }

  /// A number of the range in the class of its elements. The first one tells
  /// whoever resumes the loop.
  static Value inClassOf(OpBuilder &builder, ForOp loop, Value number) {
    Type element = loop.getElement().getType();
    return isIntegerElement(element)
               ? HoldOp::create(builder, loop.getLoc(), element, number)
               : number;
  }

  void visitTurn(Block &body, const LoopState &state) {
    loops.push_back(state);
    visit(body);
    loops.pop_back();
  }

  void lowerFor(ForOp loop) {
    OpBuilder builder(loop);
    Location loc = loop.getLoc();
    Value count = countTurns(builder, loop);
    Value first = inClassOf(builder, loop, loop.getFirst());
    Value zero = arith::ConstantIndexOp::create(builder, loc, 0),
          one = arith::ConstantIndexOp::create(builder, loc, 1);
    auto lowered =
        scf::ForOp::create(builder, loc, zero, count, one, loop.getInits());
    Block &body = *lowered.getBody();
    if (!body.empty())
      body.back().erase();
    builder.setInsertionPointToStart(&body);
    Value turn = lowered.getInductionVar();
    SmallVector<Value> arguments{elementAt(builder, loop, count, turn)};
    llvm::append_range(arguments, lowered.getRegionIterArgs());
    moveBody(loop.getBody().front(), body, arguments);
    replaceYield(body);
    visitTurn(body, {first, loop.getStep(), loop.getLast(), turn});
    loop.replaceAllUsesWith(lowered.getResults());
    loop.erase();
  }

  /// The whole turn is what the loop tests after, so that a break is an edge
  /// out of it and no flag goes around.
  void lowerBreakingFor(ForOp loop) {
    OpBuilder builder(loop);
    Location loc = loop.getLoc();
    Value count = countTurns(builder, loop);
    Value first = inClassOf(builder, loop, loop.getFirst());
    auto guarded = scf::IfOp::create(builder, loc, loop.getResultTypes(),
                                     isAbove(builder, loc, count, 0),
                                     /*addThenBlock=*/true,
                                     /*addElseBlock=*/true);
    builder.setInsertionPointToStart(guarded.elseBlock());
    scf::YieldOp::create(builder, loc, loop.getInits());
    builder.setInsertionPointToStart(guarded.thenBlock());
    SmallVector<Value> inits{arith::ConstantIndexOp::create(builder, loc, 0)};
    llvm::append_range(inits, loop.getInits());
    auto lowered = createWhile(builder, loc, inits);
    scf::YieldOp::create(builder, loc, lowered.getResults().drop_front());
    Block &body = *lowered.getBeforeBody();
    builder.setInsertionPointToStart(&body);
    Value turn = body.getArgument(0);
    SmallVector<Value> arguments{elementAt(builder, loop, count, turn)};
    llvm::append_range(arguments, body.getArguments().drop_front());
    moveBody(loop.getBody().front(), body, arguments);
    endBreakingTurn(body, turn, count);
    visitTurn(body, {first, loop.getStep(), loop.getLast(), turn});
    loop.replaceAllUsesWith(guarded.getResults());
    loop.erase();
  }

  /// Another turn when the body goes on and the range does.
  static void endBreakingTurn(Block &body, Value turn, Value count) {
    auto yield = cast<YieldOp>(body.getTerminator());
    OpBuilder builder(yield);
    Location loc = yield.getLoc();
    Value one = arith::ConstantIndexOp::create(builder, loc, 1);
    Value next = arith::AddIOp::create(builder, loc, turn, one);
    Value more = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::slt,
                                       next, count);
    Value goesOn =
        arith::AndIOp::create(builder, loc, yield.getValues().front(), more);
    SmallVector<Value> values{next};
    llvm::append_range(values, yield.getValues().drop_front());
    scf::ConditionOp::create(builder, loc, goesOn, values);
    yield.erase();
  }

  /// A loop whose first region is the turn and whose second does nothing; both
  /// hand over values of the types of `inits`.
  static scf::WhileOp createWhile(OpBuilder &builder, Location loc,
                                  ValueRange inits) {
    auto pass = [](OpBuilder &b, Location l, ValueRange values) {
      scf::YieldOp::create(b, l, values);
    };
    auto empty = [](OpBuilder &, Location, ValueRange) {};
    return scf::WhileOp::create(builder, loc, inits.getTypes(), inits, empty,
                                pass);
  }

  void lowerWhile(WhileOp loop) {
    OpBuilder builder(loop);
    auto lowered = createWhile(builder, loop.getLoc(), loop.getInits());
    Block &body = *lowered.getBeforeBody();
    moveBody(loop.getBody().front(), body, ValueRange(body.getArguments()));
    auto yield = cast<YieldOp>(body.getTerminator());
    builder.setInsertionPoint(yield);
    scf::ConditionOp::create(builder, yield.getLoc(), yield.getValues().front(),
                             yield.getValues().drop_front());
    yield.erase();
    visitTurn(body, {});
    loop.replaceAllUsesWith(lowered.getResults());
    loop.erase();
  }

  static void moveBody(Block &from, Block &to, ValueRange arguments) {
    for (auto [argument, value] : llvm::zip(from.getArguments(), arguments))
      argument.replaceAllUsesWith(value);
    to.getOperations().splice(to.end(), from.getOperations());
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
