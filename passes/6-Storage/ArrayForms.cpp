//===- ArrayForms.cpp - which values of a loop are one array ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "passes/6-Storage/ArrayForms.h"
#include "passes/2-Legalisation/LoopRewriting.h"

using namespace mlir;

namespace runmat {

Operation *loopAround(Operation *op) {
  return op->getParentOfType<LoopInterface>();
}

/// The loop whose turns each see a value of their own.
static Operation *loopOf(Value value) {
  Operation *parent = value.getParentBlock()->getParentOp();
  return isa<LoopInterface>(parent) ? parent : loopAround(parent);
}

/// What reads the value or its elements, exits to statements that list it among
/// them.
static SmallVector<Operation *> needsOf(Value value) {
  SmallVector<Operation *> needs;
  for (Operation *user : value.getUsers()) {
    if (isa<ExtentOp>(user))
      continue;
    if (auto statement = dyn_cast<StatementOp>(user)) {
      llvm::append_range(needs, statement.getExit().getUsers());
      continue;
    }
    needs.push_back(user);
    if (auto elements = dyn_cast<ElementsOp>(user))
      llvm::append_range(needs, elements.getElements().getUsers());
  }
  return needs;
}

bool precedesOrExcludes(Operation *need, Operation *by) {
  for (Operation *op = by; op; op = op->getParentOp()) {
    Operation *here = op->getBlock()->findAncestorOpInBlock(*need);
    if (!here)
      continue;
    return here == op ? isa<IfOp>(op) : here->isBeforeInBlock(op);
  }
  return false;
}

bool endsAt(Value value, Operation *by) {
  if (loopAround(by) != loopOf(value) ||
      llvm::count(by->getOperands(), value) != 1)
    return false;
  return llvm::all_of(needsOf(value), [&](Operation *need) {
    return need == by || precedesOrExcludes(need, by);
  });
}

template <typename Op> static bool hasUser(ArrayRef<Value> values) {
  return llvm::any_of(values, [](Value value) {
    return llvm::any_of(value.getUsers(), llvm::IsaPred<Op>);
  });
}

bool ArrayForms::areChanged() const {
  return hasUser<runmat::StoreOp>(values());
}

bool ArrayForms::areReadInTurns() const {
  return places.size() > 1 && hasUser<runmat::LoadOp>(values());
}

bool ArrayForms::follow(Value value) {
  if (!forms.insert(value))
    return true;
  if (auto carried = dyn_cast<BlockArgument>(value);
      carried && carried.getOwner() == &loop.getTurn())
    places.insert(carried.getArgNumber() -
                  loop.getCarried().front().getArgNumber());
  return llvm::all_of(value.getUses(),
                      [&](OpOperand &use) { return followUse(use); });
}

bool ArrayForms::followUse(OpOperand &use) {
  Operation *user = use.getOwner();
  if (isa<ExtentOp, StatementOp, runmat::LoadOp>(user))
    return true;
  if (!endsAt(use.get(), user))
    return false;
  if (auto store = dyn_cast<runmat::StoreOp>(user))
    return follow(store.getResult());
  if (isa<YieldOp>(user))
    return followYield(user->getParentOp(), use.getOperandNumber());
  auto inner = dyn_cast<LoopInterface>(user);
  return inner && followInto(inner, use);
}

bool ArrayForms::followYield(Operation *parent, unsigned operand) {
  if (auto branch = dyn_cast<IfOp>(parent))
    return follow(branch.getResult(operand));
  auto inner = dyn_cast<LoopInterface>(parent);
  unsigned leading = leadingYields(parent);
  if (!inner || operand < leading)
    return false;
  return follow(inner == loop ? Value(loop.getCarried()[operand - leading])
                              : Value(inner->getResult(operand - leading)));
}

bool ArrayForms::followInto(LoopInterface inner, OpOperand &use) {
  for (auto [i, init] : llvm::enumerate(inner.getCarriedInits()))
    if (&init == &use)
      return follow(inner.getCarried()[i]) && follow(inner->getResult(i));
  return false;
}

bool ArrayForms::closed() const {
  return llvm::all_of(forms, [&](Value form) {
    return llvm::all_of(sourcesOf(form),
                        [&](Value source) { return forms.contains(source); });
  });
}

SmallVector<Value> ArrayForms::sourcesOf(Value form) const {
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
      if (around.getCarried()[i] == form || around->getResult(i) == form)
        return around == loop
                   ? SmallVector<Value>{around.getCarriedYields()[i].get()}
                   : SmallVector<Value>{around.getCarriedYields()[i].get(),
                                        around.getCarriedInits()[i].get()};
  }
  return {};
}

} // namespace runmat
