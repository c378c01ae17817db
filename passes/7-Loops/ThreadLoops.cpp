//===- ThreadLoops.cpp - turns of a loop made by threads --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What may end a turn early - a subscript that is outside, a number that leaves
// the reals, an interrupt - makes the threads give up: arrays are then as they
// were before the loop, which runs in order and leaves in the right turn. The
// alternative, to prove before the loop that no turn ends early, would leave
// out all loops whose subscripts or numbers are computed in them; what is paid
// for it is a copy of the arrays that change, which the runtime makes where it
// is small beside the loop.
//===----------------------------------------------------------------------===//
#include "dialects/RunMat/AttributeNames.h"
#include "passes/7-Loops/IndependentTurns.h"
#include "passes/Decisions.h"
#include "passes/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Transforms/RegionUtils.h"

using namespace mlir;
using namespace runmat;

namespace runmat {
#define GEN_PASS_DEF_THREADLOOPS
#include "passes/Passes.h.inc"
} // namespace runmat

namespace {

constexpr Decisions decisions("runmat-thread-loops");

/// Turns of a loop whose number is not known before the loop around it.
constexpr double fewTurns = 16;

/// Whether a function can be given a scalar of this type, and hand one back.
bool isPlain(Type type) {
  return type.isF64() || type.isF32() || type.isInteger(1);
}

//===----------------------------------------------------------------------===//
// What a turn costs
//===----------------------------------------------------------------------===//

/// Before the loop, and before what says of it what is held there.
ImplicitLocOpBuilder builderBefore(ForOp loop) {
  auto owned = dyn_cast_or_null<OwnedOp>(loop->getPrevNode());
  return ImplicitLocOpBuilder(loop.getLoc(),
                              owned ? owned.getOperation() : loop);
}

/// Emits, before a loop, about how many operations one turn of it takes.
class TurnWork {
public:
  explicit TurnWork(ForOp loop) : loop(loop), before(builderBefore(loop)) {}

  Value ofTurn() { return of(loop.getBody()); }

private:
  ForOp loop;
  ImplicitLocOpBuilder before;

  Value constant(double value) {
    return arith::ConstantOp::create(before, before.getF64FloatAttr(value));
  }

  Value of(Region &region) {
    double plain = 0;
    Value all;
    for (Operation &op : region.front()) {
      plain += !isa<StatementOp, OwnedOp, YieldOp>(op);
      for (Region &inner : op.getRegions()) {
        Value turns = turnsOf(&op);
        Value work = of(inner);
        if (turns)
          work = arith::MulFOp::create(before, turns, work);
        all = all ? arith::AddFOp::create(before, all, work).getResult() : work;
      }
    }
    Value own = constant(plain);
    return all ? arith::AddFOp::create(before, all, own).getResult() : own;
  }

  /// Null of what is no loop.
  Value turnsOf(Operation *op) {
    if (!isa<LoopInterface>(op))
      return {};
    auto inner = dyn_cast<ForOp>(op);
    if (!inner || inner.getBreaks() || !isOutside(inner.getStep()) ||
        !isOutside(inner.getLast()))
      return constant(fewTurns);
    // As `i:n`: half of them in the mean.
    if (!isOutside(inner.getFirst()))
      return arith::MulFOp::create(before, constant(0.5), inner.getLast());
    Value count =
        CountOp::create(before, before.getIndexType(), inner.getFirst(),
                        inner.getStep(), inner.getLast());
    Value whole =
        arith::IndexCastOp::create(before, before.getI64Type(), count);
    return arith::SIToFPOp::create(before, before.getF64Type(), whole);
  }

  bool isOutside(Value value) {
    return value.getType().isF64() &&
           !loop->isAncestor(value.getParentBlock()->getParentOp());
  }
};

//===----------------------------------------------------------------------===//
// The turns as a function
//===----------------------------------------------------------------------===//

/// Makes the function that makes turns [begin, end) of a loop. What the loop
/// carries it writes, as it is after them, where its last arguments say.
class TurnsFunction {
public:
  TurnsFunction(ForOp loop, StringRef name) : loop(loop) {
    collect();
    ImplicitLocOpBuilder b(loop.getLoc(),
                           loop->getParentOfType<func::FuncOp>());
    SmallVector<Type> types(2, b.getIndexType());
    llvm::append_range(types, ValueRange(captured).getTypes());
    types.append(loop.getNumResults(), ElementsType::get(b.getContext()));
    function = func::FuncOp::create(b, name, b.getFunctionType(types, {}));
    function.setPrivate();
    function->setAttr(turnsAttrName, b.getUnitAttr());
    fill();
  }

  func::FuncOp get() { return function; }
  ArrayRef<Value> getCaptured() const { return captured; }

  /// Whether the function can be given all that the loop takes from outside.
  static bool canCapture(ForOp loop) {
    SetVector<Value> used;
    getUsedValuesDefinedAbove(loop.getRegion(), used);
    used.insert_range(loop.getInitArgs());
    return llvm::all_of(used,
                        [](Value value) {
                          Type type = value.getType();
                          return isLeftOut(type) || isConstant(value) ||
                                 type.isIndex() || isPlain(type) ||
                                 isa<ElementsType>(type);
                        }) &&
           llvm::all_of(loop.getResultTypes(), isPlain);
  }

private:
  ForOp loop;
  func::FuncOp function;
  SmallVector<Value> captured, constants;

  /// Nothing in the function leaves by an exit, or holds an array.
  static bool isLeftOut(Type type) { return isa<ExitType, ArrayType>(type); }
  static bool isConstant(Value value) {
    Operation *def = value.getDefiningOp();
    return def && def->hasTrait<OpTrait::ConstantLike>() &&
           def->getNumOperands() == 0;
  }

  void collect() {
    SetVector<Value> used;
    getUsedValuesDefinedAbove(loop.getRegion(), used);
    used.insert_range(loop.getInitArgs());
    used.insert(loop.getFirst());
    used.insert(loop.getStep());
    for (Value value : used)
      if (isConstant(value))
        constants.push_back(value);
      else if (!isLeftOut(value.getType()))
        captured.push_back(value);
  }

  void fill() {
    Block &entry = *function.addEntryBlock();
    ImplicitLocOpBuilder b(loop.getLoc(), &entry, entry.begin());
    IRMapping copies;
    copies.map(ValueRange(captured),
               entry.getArguments().slice(2, captured.size()));
    for (Value constant : constants)
      b.clone(*constant.getDefiningOp(), copies);
    auto turns = cast<ForOp>(b.clone(*loop, copies));
    Value first = elementAt(turns, entry.getArgument(0), 0);
    Value last = elementAt(turns, entry.getArgument(1), -1);
    turns.getFirstMutable().assign(first);
    turns.getLastMutable().assign(last);
    Value start = arith::ConstantIndexOp::create(b, 0);
    for (auto [room, value] :
         llvm::zip(entry.getArguments().drop_front(2 + captured.size()),
                   turns.getResults()))
      WriteOp::create(b, room, start, value);
    func::ReturnOp::create(b);
    dropExits(turns);
  }

  /// first + (turn + shift) * step, exactly: all are whole.
  static Value elementAt(ForOp turns, Value turn, int64_t shift) {
    ImplicitLocOpBuilder before(turns.getLoc(), turns);
    Value number =
        arith::IndexCastOp::create(before, before.getI64Type(), turn);
    Value shifted = arith::AddIOp::create(
        before, number, arith::ConstantIntOp::create(before, shift, 64));
    Value scaled = arith::MulFOp::create(
        before, arith::SIToFPOp::create(before, before.getF64Type(), shifted),
        turns.getStep());
    return arith::AddFOp::create(before, turns.getFirst(), scaled);
  }

  /// In place of exits the function gives up.
  static void dropExits(ForOp turns) {
    turns->walk([](ExitInterface op) { op.getExitMutable().clear(); });
    turns->walk([](Operation *op) {
      if (isa<StatementOp, OwnedOp>(op))
        op->erase();
    });
  }
};

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

class LoopThreader {
public:
  explicit LoopThreader(ModuleOp module) : symbols(module) {}

  unsigned threaded = 0;

  /// The outermost loops that can be: whole turns are the largest pieces.
  void visit(Region &region) {
    for (Block &block : region)
      for (Operation &op : llvm::make_early_inc_range(block)) {
        if (auto loop = dyn_cast<ForOp>(op); loop && thread(loop))
          continue;
        for (Region &inner : op.getRegions())
          visit(inner);
      }
  }

private:
  SymbolTable symbols;

  static StringRef obstacleOf(ForOp loop, const IndependentTurns &turns) {
    if (!turns.obstacle().empty())
      return turns.obstacle();
    if (turns.changed().empty())
      return "it changes no array";
    return TurnsFunction::canCapture(loop)
               ? ""
               : "it takes a number of an unusual class from outside";
  }

  /// A loop without loops in it is over before threads have begun, or waits for
  /// memory.
  static bool hasLoops(ForOp loop) {
    return loop.getBody()
        .walk([](LoopInterface) { return WalkResult::interrupt(); })
        .wasInterrupted();
  }

  bool thread(ForOp loop) {
    if (!hasLoops(loop))
      return false;
    const IndependentTurns turns(loop);
    const StringRef obstacle = obstacleOf(loop, turns);
    if (!obstacle.empty()) {
      decisions.left(loop, "runs in order") << remark::reason("{0}", obstacle);
      return false;
    }
    for (ExtentOp extent : turns.extents())
      extent->moveBefore(&*builderBefore(loop).getInsertionPoint());
    auto unit = loop->getParentOfType<func::FuncOp>();
    TurnsFunction function(loop, (unit.getName() + "_turns").str());
    function.get()->remove();
    symbols.insert(function.get(), unit->getIterator());
    goOnBehind(loop, function, turns.changed());
    decisions.took(loop, "threaded")
        << remark::metric("arrays it changes", turns.changed().size());
    ++threaded;
    return true;
  }

  void goOnBehind(ForOp loop, TurnsFunction &turns, ArrayRef<Value> changed) {
    ImplicitLocOpBuilder b = builderBefore(loop);
    Value count = CountOp::create(b, b.getIndexType(), loop.getFirst(),
                                  loop.getStep(), loop.getLast());
    Value work = TurnWork(loop).ofTurn();
    SmallVector<Value> given(turns.getCaptured()), rooms;
    for (unsigned i = 0; i < loop.getNumResults(); ++i)
      rooms.push_back(RoomOp::create(b, ElementsType::get(b.getContext())));
    llvm::append_range(given, rooms);
    Value done = ThreadOp::create(b, b.getIndexType(), turns.get().getName(),
                                  count, work, changed, given);
    carryOn(b, loop, done, rooms);
    Value whole = arith::IndexCastOp::create(b, b.getI64Type(), done);
    Value number = arith::SIToFPOp::create(b, b.getF64Type(), whole);
    Value scaled = arith::MulFOp::create(b, number, loop.getStep());
    loop.getFirstMutable().assign(
        arith::AddFOp::create(b, loop.getFirst(), scaled));
  }

  /// The loop begins with what the turn before has left: the last one may leave
  /// the unit, and hands over variables as they are then.
  static void carryOn(ImplicitLocOpBuilder &b, ForOp loop, Value done,
                      ArrayRef<Value> rooms) {
    if (rooms.empty())
      return;
    Value start = arith::ConstantIndexOp::create(b, 0);
    Value none =
        arith::CmpIOp::create(b, arith::CmpIPredicate::eq, done, start);
    for (auto [init, room] : llvm::zip(loop.getCarriedInits(), rooms)) {
      Value left = ReadOp::create(b, init.get().getType(), room, start);
      init.set(arith::SelectOp::create(b, none, init.get(), left));
    }
  }
};

struct ThreadLoops : public runmat::impl::ThreadLoopsBase<ThreadLoops> {
  void runOnOperation() override {
    LoopThreader threader(getOperation());
    SmallVector<func::FuncOp> units;
    for (auto function : getOperation().getOps<func::FuncOp>())
      if (!function.isExternal() && !function->hasAttr(kernelAttrName))
        units.push_back(function);
    for (func::FuncOp unit : units)
      threader.visit(unit.getBody());
    threaded += threader.threaded;
  }
};

} // namespace
