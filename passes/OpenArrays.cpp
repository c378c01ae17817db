//===- OpenArrays.cpp - elements of arrays by their addresses ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A store gives a new array; done as written it would copy the old one each
// time. Where the old one is never needed again it is changed in place. An
// array that a loop carries and only reads or changes element by element is one
// array all along: it is owned before the loop, its elements have one address,
// and the loop carries it no longer.
//===----------------------------------------------------------------------===//
#include "dialects/RunMat/RunMatOps.h"
#include "passes/Passes.h"

#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace runmat;

namespace runmat {
#define GEN_PASS_DEF_OPENARRAYS
#include "passes/Passes.h.inc"
} // namespace runmat

namespace {

Operation *loopAround(Operation *op) {
  return op->getParentOfType<LoopInterface>();
}

/// The loop whose turns each see a value of their own.
Operation *loopOf(Value value) {
  Operation *parent = value.getParentBlock()->getParentOp();
  return isa<LoopInterface>(parent) ? parent : loopAround(parent);
}

/// The forms that an array takes on its way around a loop, from the carried
/// value on: after stores, out of branches and of inner loops.
class Forms {
public:
  Forms(LoopInterface loop, unsigned position)
      : loop(loop), position(position) {}

  /// Whether all are one array that no one else sees.
  bool collect() { return follow(loop.getCarried()[position]) && closed(); }

  ArrayRef<Value> values() const { return forms.getArrayRef(); }
  ArrayRef<runmat::StoreOp> stores() const { return changes; }

private:
  LoopInterface loop;
  unsigned position;
  llvm::SetVector<Value> forms;
  SmallVector<runmat::StoreOp> changes;

  bool follow(Value value) {
    if (!forms.insert(value))
      return true;
    return llvm::all_of(value.getUses(),
                        [&](OpOperand &use) { return followUse(use); });
  }

  bool followUse(OpOperand &use) {
    Operation *user = use.getOwner();
    if (isa<ExtentOp, StatementOp, runmat::LoadOp>(user))
      return true;
    if (!endsAt(use.get(), user))
      return false;
    if (auto store = dyn_cast<runmat::StoreOp>(user)) {
      changes.push_back(store);
      return follow(store.getResult());
    }
    if (isa<YieldOp>(user))
      return followYield(user->getParentOp(), use.getOperandNumber());
    auto inner = dyn_cast<LoopInterface>(user);
    return inner && followInto(inner, use);
  }

  bool followYield(Operation *parent, unsigned operand) {
    if (auto branch = dyn_cast<IfOp>(parent))
      return follow(branch.getResult(operand));
    auto inner = dyn_cast<LoopInterface>(parent);
    if (!inner)
      return false;
    unsigned leading =
        parent->getRegion(0).front().getTerminator()->getNumOperands() -
        inner->getNumResults();
    if (operand < leading)
      return false;
    if (inner == loop)
      return operand - leading == position;
    return follow(inner->getResults()[operand - leading]);
  }

  bool followInto(LoopInterface inner, OpOperand &use) {
    for (auto [i, init] : llvm::enumerate(inner.getCarriedInits()))
      if (&init == &use)
        return follow(inner.getCarried()[i]) && follow(inner->getResults()[i]);
    return false;
  }

  /// Nothing else flows into a form.
  bool closed() const {
    return llvm::all_of(forms, [&](Value form) {
      return llvm::all_of(sourcesOf(form),
                          [&](Value source) { return forms.contains(source); });
    });
  }

  SmallVector<Value> sourcesOf(Value form) const {
    if (auto branch = form.getDefiningOp<IfOp>()) {
      unsigned i = cast<OpResult>(form).getResultNumber();
      return {branch.getThenRegion().front().getTerminator()->getOperand(i),
              branch.getElseRegion().front().getTerminator()->getOperand(i)};
    }
    for (Operation *op :
         {form.getDefiningOp(), form.getParentBlock()->getParentOp()}) {
      auto around = dyn_cast_or_null<LoopInterface>(op);
      if (!around)
        continue;
      for (unsigned i = 0; i < around->getNumResults(); ++i)
        if (around.getCarried()[i] == form || around->getResults()[i] == form)
          return around == loop
                     ? SmallVector<Value>{around.getCarriedYields()[i].get()}
                     : SmallVector<Value>{around.getCarriedYields()[i].get(),
                                          around.getCarriedInits()[i].get()};
    }
    return {};
  }

  /// Whether `by` is the end of a value: it takes it once, and nothing else
  /// that may still come needs it, under this name. So each form hands the
  /// array on, and no two of them are alive together.
  static bool endsAt(Value value, Operation *by) {
    if (loopAround(by) != loopOf(value) ||
        llvm::count(by->getOperands(), value) != 1)
      return false;
    return llvm::all_of(needsOf(value), [&](Operation *need) {
      return need == by || precedesOrExcludes(need, by);
    });
  }

  /// What reads the value, exits to statements that list it among them.
  static SmallVector<Operation *> needsOf(Value value) {
    SmallVector<Operation *> needs;
    for (Operation *user : value.getUsers()) {
      if (isa<ExtentOp>(user))
        continue;
      if (auto statement = dyn_cast<StatementOp>(user))
        llvm::append_range(needs, statement.getExit().getUsers());
      else
        needs.push_back(user);
    }
    return needs;
  }

  /// Whether `need` runs before `by` or in another branch than it.
  static bool precedesOrExcludes(Operation *need, Operation *by) {
    for (Operation *op = by; op; op = op->getParentOp()) {
      Operation *here = op->getBlock()->findAncestorOpInBlock(*need);
      if (!here)
        continue;
      return here == op ? isa<IfOp>(op) : here->isBeforeInBlock(op);
    }
    return false;
  }
};

/// Drops what loops carry and branches give although it is one value from
/// outside all along.
class Dropper {
public:
  void run(Operation *root) {
    SmallVector<Operation *> ops;
    root->walk([&](Operation *op) {
      if (isa<ForOp, WhileOp, IfOp>(op))
        ops.push_back(op);
    });
    for (Operation *op : ops)
      visit(op);
  }

private:
  /// The position of a result among what each region yields.
  static unsigned leading(Operation *op) {
    return op->getRegion(0).front().getTerminator()->getNumOperands() -
           op->getNumResults();
  }

  void visit(Operation *op) {
    unsigned first = leading(op);
    llvm::BitVector same(op->getNumResults());
    for (unsigned i = 0; i < op->getNumResults(); ++i)
      if (Value value = onlyValue(op, first + i, i)) {
        op->getResult(i).replaceAllUsesWith(value);
        same.set(i);
      }
    if (same.none())
      return;
    for (Region &region : op->getRegions())
      dropYielded(region.front(), first, same);
    if (auto loop = dyn_cast<LoopInterface>(op))
      dropCarried(loop, same);
    rebuild(op, same);
  }

  /// The array from outside that a result always is, or null.
  static Value onlyValue(Operation *op, unsigned yielded, unsigned result) {
    Value value = op->getRegion(0).front().getTerminator()->getOperand(yielded);
    if (!isa<runmat::ArrayType>(value.getType()) ||
        op->isAncestor(value.getParentBlock()->getParentOp()))
      return {};
    for (Region &region : op->getRegions())
      if (region.front().getTerminator()->getOperand(yielded) != value)
        return {};
    auto loop = dyn_cast<LoopInterface>(op);
    bool unread = !loop || (loop.getCarriedInits()[result].get() == value &&
                            loop.getCarried()[result].use_empty());
    return unread ? value : Value();
  }

  static void dropYielded(Block &block, unsigned first,
                          const llvm::BitVector &same) {
    llvm::BitVector operands(first + same.size());
    for (unsigned i : same.set_bits())
      operands.set(first + i);
    block.getTerminator()->eraseOperands(operands);
  }

  static void dropCarried(LoopInterface loop, const llvm::BitVector &same) {
    Block &body = loop.getTurn();
    unsigned first = body.getNumArguments() - same.size();
    llvm::BitVector arguments(body.getNumArguments());
    for (unsigned i : same.set_bits())
      arguments.set(first + i);
    body.eraseArguments(arguments);
  }

  static SmallVector<Value> kept(ValueRange values,
                                 const llvm::BitVector &same) {
    SmallVector<Value> result;
    for (auto [i, value] : llvm::enumerate(values))
      if (!same.test(i))
        result.push_back(value);
    return result;
  }

  /// The op again with fewer results; its regions already fit.
  static void rebuild(Operation *op, const llvm::BitVector &same) {
    OpBuilder builder(op);
    SmallVector<Value> results = kept(op->getResults(), same);
    OperationState state(op->getLoc(), op->getName());
    state.addTypes(TypeRange(ValueRange(results)));
    state.attributes = op->getDiscardableAttrDictionary();
    Operation *made;
    if (auto loop = dyn_cast<ForOp>(op)) {
      auto next =
          ForOp::create(builder, op->getLoc(), loop.getFirst(), loop.getStep(),
                        loop.getLast(), kept(loop.getInits(), same),
                        loop.getElement().getType());
      if (loop.getExit())
        next.getExitMutable().assign(loop.getExit());
      next.setNonempty(loop.getNonempty());
      next.setBreaks(loop.getBreaks());
      made = next;
    } else if (auto loop = dyn_cast<WhileOp>(op)) {
      made =
          WhileOp::create(builder, op->getLoc(), kept(loop.getInits(), same));
    } else {
      made = IfOp::create(builder, op->getLoc(), TypeRange(ValueRange(results)),
                          cast<IfOp>(op).getCondition());
    }
    for (auto [from, to] : llvm::zip(op->getRegions(), made->getRegions()))
      to.takeBody(from);
    for (auto [old, result] : llvm::zip(results, made->getResults()))
      old.replaceAllUsesWith(result);
    op->erase();
  }
};

class ArrayOpener {
public:
  unsigned inPlace = 0;

  void run(func::FuncOp function) {
    SmallVector<LoopInterface> loops;
    function.walk<WalkOrder::PreOrder>(
        [&](LoopInterface loop) { loops.push_back(loop); });
    for (LoopInterface loop : loops)
      for (unsigned i = 0; i < loop->getNumResults(); ++i)
        if (isa<runmat::ArrayType>(loop.getCarriedInits()[i].get().getType()))
          openCarried(loop, i);
    Dropper().run(function);
    function.walk([&](runmat::StoreOp store) { openStore(store); });
    function.walk([&](runmat::LoadOp load) { openLoad(load); });
  }

private:
  /// The addresses found before a loop.
  DenseMap<std::pair<Value, Operation *>, Value> opened;

  static Value elementsOf(OpBuilder &builder, Location loc, Value array) {
    return ElementsOp::create(builder, loc,
                              ElementsType::get(builder.getContext()), array);
  }

  void openCarried(LoopInterface loop, unsigned position) {
    Forms forms(loop, position);
    if (!forms.collect() || forms.stores().empty())
      return;
    OpBuilder builder(loop);
    Value init = loop.getCarriedInits()[position].get();
    Value owned = OwnOp::create(builder, loop.getLoc(), init.getType(), init);
    Value elements = elementsOf(builder, loop.getLoc(), owned);
    loop.getCarriedInits()[position].set(owned);
    for (Value form : forms.values())
      for (Operation *user : llvm::make_early_inc_range(form.getUsers()))
        if (auto load = dyn_cast<runmat::LoadOp>(user))
          readInstead(load, elements);
    for (runmat::StoreOp store : forms.stores())
      writeInstead(store, elements);
    for (Value form : forms.values())
      form.replaceAllUsesWith(owned);
    for (runmat::StoreOp store : forms.stores())
      store.erase();
    ++inPlace;
  }

  static void readInstead(runmat::LoadOp load, Value elements) {
    OpBuilder builder(load);
    Value read = ReadOp::create(builder, load.getLoc(), load.getType(),
                                elements, load.getOffset());
    load.replaceAllUsesWith(read);
    load.erase();
  }

  static void writeInstead(runmat::StoreOp store, Value elements) {
    OpBuilder builder(store);
    WriteOp::create(builder, store.getLoc(), elements, store.getOffset(),
                    store.getValue());
  }

  /// A store elsewhere owns its array each time.
  static void openStore(runmat::StoreOp store) {
    OpBuilder builder(store);
    Value owned = OwnOp::create(builder, store.getLoc(), store.getType(),
                                store.getArray());
    writeInstead(store, elementsOf(builder, store.getLoc(), owned));
    store.replaceAllUsesWith(owned);
    store.erase();
  }

  /// In a loop the elements are found once for all turns in which the array is
  /// the same. Elsewhere one element is fetched, wherever the array is.
  void openLoad(runmat::LoadOp load) {
    Operation *outermost = nullptr;
    Value array = load.getArray();
    for (Operation *loop = loopAround(load); loop; loop = loopAround(loop)) {
      if (loop->isAncestor(array.getParentBlock()->getParentOp()))
        break;
      outermost = loop;
    }
    if (!outermost)
      return;
    Value &elements = opened[{array, outermost}];
    OpBuilder builder(outermost);
    if (!elements)
      elements = elementsOf(builder, load.getLoc(), array);
    readInstead(load, elements);
  }
};

struct OpenArrays : public runmat::impl::OpenArraysBase<OpenArrays> {
  void runOnOperation() override {
    if (getOperation().isExternal() || getOperation()->hasAttr("runmat.kernel"))
      return;
    ArrayOpener opener;
    opener.run(getOperation());
    inPlace = opener.inPlace;
  }
};

} // namespace
