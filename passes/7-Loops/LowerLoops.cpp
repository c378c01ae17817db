//===- LowerLoops.cpp - for and if become scf -------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "dialects/RunMat/AttributeNames.h"
#include "dialects/RunMat/LoopNames.h"
#include "dialects/RunMat/RunMatOps.h"
#include "passes/3-Scalars/ScalarForm.h"
#include "passes/Passes.h"

#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/IRMapping.h"

using namespace mlir;
using namespace runmat;

namespace runmat {
#define GEN_PASS_DEF_LOWERLOOPS
#include "passes/Passes.h.inc"
} // namespace runmat

namespace {

/// The interrupt is looked at before so many turns of a loop that nothing else
/// can end: well below 0.3 s for the largest body.
constexpr int64_t turnsOfChunk = 1024;

/// What resuming a loop needs: where a `for` stands in its range; a `while`
/// only says that it is there.
struct LoopState {
  Value first, step, last, iteration;
  bool isWhile() const { return !first; }
};

class LoopLowering {
public:
  explicit LoopLowering(func::FuncOp function)
      : isThreaded(function->hasAttr(turnsAttrName)) {}

  unsigned loopCount = 0;
  unsigned branchCount = 0;

  void visit(Block &block) {
    for (Operation &op : llvm::make_early_inc_range(block)) {
      if (auto statement = dyn_cast<StatementOp>(op))
        extend(statement);
      else if (auto loop = dyn_cast<ForOp>(op))
        lower(loop);
      else if (auto loop = dyn_cast<WhileOp>(op))
        lowerWhile(loop);
      else if (auto branch = dyn_cast<IfOp>(op))
        lowerIf(branch);
    }
  }

private:
  /// Whether the function makes turns of a loop beside others that do.
  const bool isThreaded;
  SmallVector<LoopState> loops;

  void lower(ForOp loop) {
    ++loopCount;
    if (loop.getChunked())
      lowerChunkedFor(loop);
    else if (loop.getBreaks())
      lowerBreakingFor(loop);
    else
      lowerFor(loop);
  }

  /// Loops that were written out are inside those that are left.
  void extend(StatementOp statement) {
    OpBuilder builder(statement);
    SmallVector<Attribute> names(statement.getNames().getValue());
    SmallVector<Value> values(statement.getValues());
    size_t place = 0;
    while (place < names.size() && !beginsLoop(names[place]))
      ++place;
    for (const LoopState &loop : loops) {
      ArrayRef<StringRef> hidden = hiddenNames(loop);
      for (auto [i, name] : llvm::enumerate(hidden))
        names.insert(names.begin() + place + i, builder.getStringAttr(name));
      SmallVector<Value> states =
          hiddenValues(builder, statement.getLoc(), loop);
      values.insert(values.begin() + place, states.begin(), states.end());
      place += hidden.size();
    }
    statement.getValuesMutable().assign(values);
    statement.setNamesAttr(builder.getArrayAttr(names));
  }

  static bool beginsLoop(Attribute name) {
    StringRef text = cast<StringAttr>(name).getValue();
    return text == loopname::first || text == loopname::whileLoop;
  }

  static ArrayRef<StringRef> hiddenNames(const LoopState &loop) {
    static constexpr StringRef range[] = {loopname::first, loopname::step,
                                          loopname::last, loopname::iteration};
    static constexpr StringRef marker[] = {loopname::whileLoop};
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

  static Value toInteger(OpBuilder &builder, Location loc, Value number) {
    return arith::FPToSIOp::create(builder, loc, builder.getI64Type(), number);
  }

  /// The element of a turn of a loop that counts in integers, as one.
  static Value counterAt(OpBuilder &builder, ForOp loop, Value turn) {
    Location loc = loop.getLoc();
    Value turns =
        arith::IndexCastOp::create(builder, loc, builder.getI64Type(), turn);
    Value steps = arith::MulIOp::create(
        builder, loc, turns, toInteger(builder, loc, loop.getStep()));
    Value first = toInteger(builder, loc, loop.getFirst());
    return arith::AddIOp::create(builder, loc, first, steps);
  }

  static Value elementAt(OpBuilder &builder, ForOp loop, Value count,
                         Value turn) {
    if (!loop.getWhole())
      return rangeElement(builder, loop, count, turn);
    return arith::SIToFPOp::create(builder, loop.getLoc(), builder.getF64Type(),
                                   counterAt(builder, loop, turn));
  }

  /// What asks for the element as an integer gets the counter itself.
  static void useCounter(ForOp loop, Value counter) {
    for (Operation *user :
         llvm::make_early_inc_range(loop.getElement().getUsers()))
      if (isa<arith::FPToSIOp>(user)) {
        user->replaceAllUsesWith(ValueRange{counter});
        user->erase();
      }
  }

  static Value rangeElement(OpBuilder &builder, ForOp loop, Value count,
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
    if (isWideInteger(element))
      return castScalar(builder, loop.getLoc(), number, element);
    return isIntegerElement(element)
               ? HoldOp::create(builder, loop.getLoc(), element, number)
               : number;
  }

  /// The outermost loop tells how far it is where it looks at the interrupt,
  /// unless others make its turns at the same time.
  void tell(OpBuilder &builder, ForOp loop, Value turn, Value count) {
    if (loops.empty() && !isThreaded)
      TellOp::create(builder, loop.getLoc(), turn, count);
  }

  void visitTurn(Block &body, const LoopState &state) {
    loops.push_back(state);
    visit(body);
    loops.pop_back();
  }

  /// Moves the body of a loop into the turn `to`, whose first argument is its
  /// number, and lowers what is in it. `first` is in the class of the elements.
  void fillTurn(OpBuilder &builder, ForOp loop, Block &to, Value first,
                Value count) {
    builder.setInsertionPointToStart(&to);
    Value turn = to.getArgument(0);
    if (!loop.getChunked() && !loop.getBody().front().getOps<PollOp>().empty())
      tell(builder, loop, turn, count);
    if (loop.getWhole())
      useCounter(loop, counterAt(builder, loop, turn));
    SmallVector<Value> arguments{elementAt(builder, loop, count, turn)};
    llvm::append_range(arguments, to.getArguments().drop_front());
    moveBody(loop.getBody().front(), to, arguments);
    visitTurn(to, {first, loop.getStep(), loop.getLast(), turn});
  }

  void lowerFor(ForOp loop) {
    OpBuilder builder(loop);
    Location loc = loop.getLoc();
    Value count = countTurns(builder, loop);
    Value first = inClassOf(builder, loop, loop.getFirst());
    Value zero = arith::ConstantIndexOp::create(builder, loc, 0),
          one = arith::ConstantIndexOp::create(builder, loc, 1);
    auto lowered =
        scf::ForOp::create(builder, loc, zero, count, one, loop.getInitArgs());
    Block &body = *lowered.getBody();
    if (!body.empty())
      body.back().erase();
    fillTurn(builder, loop, body, first, count);
    replaceYield(body);
    loop.replaceAllUsesWith(lowered.getResults());
    loop.erase();
  }

  /// What the first turn gets: its number, and what the variables start with.
  static SmallVector<Value> firstTurn(OpBuilder &builder, ForOp loop) {
    SmallVector<Value> inits{
        arith::ConstantIndexOp::create(builder, loop.getLoc(), 0)};
    llvm::append_range(inits, loop.getInitArgs());
    return inits;
  }

  /// The whole turn is what the loop tests after, so that a break is an edge
  /// out of it and no flag goes around.
  void lowerBreakingFor(ForOp loop) {
    OpBuilder builder(loop);
    Location loc = loop.getLoc();
    Value count = countTurns(builder, loop);
    auto guarded = createGuarded(builder, loop, count);
    SmallVector<Value> results =
        createTurns(builder, loop, firstTurn(builder, loop), count, count);
    scf::YieldOp::create(builder, loc, ArrayRef(results).drop_front());
    loop.replaceAllUsesWith(guarded.getResults());
    loop.erase();
  }

  /// An outer loop over chunks of turns looks at the interrupt.
  void lowerChunkedFor(ForOp loop) {
    OpBuilder builder(loop);
    Location loc = loop.getLoc();
    Value count = countTurns(builder, loop);
    auto guarded = createGuarded(builder, loop, count);
    auto chunks = createWhile(builder, loc, firstTurn(builder, loop));
    scf::YieldOp::create(builder, loc, chunks.getResults().drop_front());
    Block &body = *chunks.getBeforeBody();
    builder.setInsertionPointToStart(&body);
    tell(builder, loop, body.getArgument(0), count);
    copyInterrupt(builder, loop, body, count);
    Value size = arith::ConstantIndexOp::create(builder, loc, turnsOfChunk);
    Value full = arith::AddIOp::create(builder, loc, body.getArgument(0), size);
    Value end = arith::MinSIOp::create(builder, loc, full, count);
    SmallVector<Value> turn(body.getArguments());
    if (loop.getBreaks())
      turn.push_back(arith::ConstantIntOp::create(builder, loc, 1, 1));
    SmallVector<Value> results = createTurns(builder, loop, turn, count, end);
    Value more = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::slt,
                                       results.front(), count);
    if (loop.getBreaks())
      more = unlessBroken(builder, loc, results.pop_back_val(), more);
    scf::ConditionOp::create(builder, loc, more, results);
    loop.replaceAllUsesWith(guarded.getResults());
    loop.erase();
  }

  /// Does nothing where there is no turn; else what is inserted then, whose
  /// results must still be yielded.
  static scf::IfOp createGuarded(OpBuilder &builder, ForOp loop, Value count) {
    Location loc = loop.getLoc();
    auto guarded = scf::IfOp::create(builder, loc, loop.getResultTypes(),
                                     isAbove(builder, loc, count, 0),
                                     /*addThenBlock=*/true,
                                     /*addElseBlock=*/true);
    builder.setInsertionPointToStart(guarded.elseBlock());
    scf::YieldOp::create(builder, loc, loop.getInitArgs());
    builder.setInsertionPointToStart(guarded.thenBlock());
    return guarded;
  }

  /// Takes the interrupt out of the turns: a copy of what leads to it stands
  /// for the turn that a chunk starts with. A carried array that no turn reads
  /// ends there; the first turn of the chunk ends it, not the chunk.
  void copyInterrupt(OpBuilder &builder, ForOp loop, Block &chunk,
                     Value count) {
    Block &turn = loop.getBody().front();
    Value at = chunk.getArgument(0);
    IRMapping copies;
    copies.map(loop.getElement(), elementAt(builder, loop, count, at));
    copies.map(loop.getCarried(), chunk.getArguments().drop_front());
    loops.push_back({loop.getFirst(), loop.getStep(), loop.getLast(), at});
    auto interrupt = *turn.getOps<GuardOp>().begin();
    SmallVector<Value> owned;
    for (Operation &op : llvm::make_early_inc_range(turn)) {
      if (auto release = dyn_cast<ReleaseOp>(op)) {
        owned.push_back(copies.lookupOrDefault(release.getArray()));
        continue;
      }
      if (auto held = dyn_cast<OwnedOp>(op)) {
        for (Value array : held.getArrays())
          owned.push_back(copies.lookupOrDefault(array));
        held.erase();
        continue;
      }
      if (&op == interrupt && !owned.empty())
        OwnedOp::create(builder, op.getLoc(), owned);
      if (auto statement = dyn_cast<StatementOp>(builder.clone(op, copies)))
        extend(statement);
      if (&op == interrupt)
        break;
    }
    loops.pop_back();
    SmallVector<Value> sources(interrupt->getOperands());
    interrupt.erase();
    for (Value source : sources)
      if (source.use_empty())
        source.getDefiningOp()->erase();
  }

  /// Moves the body into turns from `inits` on, which begin with the number of
  /// the turn, up to turn `end`; there is at least one. Gives what these have
  /// become. When they end with a flag, it tells whether the body did not
  /// break.
  SmallVector<Value> createTurns(OpBuilder &builder, ForOp loop,
                                 ValueRange inits, Value count, Value end) {
    OpBuilder::InsertionGuard guard(builder);
    Value first = inClassOf(builder, loop, loop.getFirst());
    auto lowered = createWhile(builder, loop.getLoc(), inits);
    Block &body = *lowered.getBeforeBody();
    fillTurn(builder, loop, body, first, count);
    bool tellsBreak = inits.size() > 1 + loop.getInitArgs().size();
    endTurn(body, end, loop.getBreaks(), tellsBreak);
    return lowered.getResults();
  }

  /// Another turn when the body goes on and the range does.
  static void endTurn(Block &body, Value end, bool breaks, bool tellsBreak) {
    auto yield = cast<YieldOp>(body.getTerminator());
    OpBuilder builder(yield);
    Location loc = yield.getLoc();
    Value one = arith::ConstantIndexOp::create(builder, loc, 1);
    Value next = arith::AddIOp::create(builder, loc, body.getArgument(0), one);
    Value more = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::slt,
                                       next, end);
    SmallVector<Value> values{next};
    llvm::append_range(values, yield.getValues().drop_front(breaks));
    if (tellsBreak)
      values.push_back(yield.getValues().front());
    if (breaks)
      more = unlessBroken(builder, loc, yield.getValues().front(), more);
    scf::ConditionOp::create(builder, loc, more, values);
    yield.erase();
  }

  /// A branch, not a conjunction: the break itself then leads out of the loop.
  static Value unlessBroken(OpBuilder &builder, Location loc, Value unbroken,
                            Value more) {
    auto branch =
        scf::IfOp::create(builder, loc, more.getType(), unbroken,
                          /*addThenBlock=*/true, /*addElseBlock=*/true);
    OpBuilder inside = branch.getThenBodyBuilder();
    scf::YieldOp::create(inside, loc, more);
    inside = branch.getElseBodyBuilder();
    Value out = arith::ConstantIntOp::create(inside, loc, 0, 1);
    scf::YieldOp::create(inside, loc, out);
    return branch.getResult(0);
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
    auto lowered = createWhile(builder, loop.getLoc(), loop.getInitArgs());
    Block &body = *lowered.getBeforeBody();
    moveBody(loop.getBody().front(), body, ValueRange(body.getArguments()));
    auto yield = cast<YieldOp>(body.getTerminator());
    builder.setInsertionPoint(yield);
    scf::ConditionOp::create(builder, yield.getLoc(), yield.getValues().front(),
                             yield.getValues().drop_front());
    yield.erase();
    visitTurn(body, {});
    ++loopCount;
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
    ++branchCount;
    branch.replaceAllUsesWith(lowered.getResults());
    branch.erase();
  }
};

struct LowerLoops : public runmat::impl::LowerLoopsBase<LowerLoops> {
  void runOnOperation() override {
    if (getOperation().isExternal() || getOperation()->hasAttr(kernelAttrName))
      return;
    LoopLowering lowering(getOperation());
    lowering.visit(getOperation().getBody().front());
    loops += lowering.loopCount;
    branches += lowering.branchCount;
  }
};

} // namespace
