//===- LoopRewriting.cpp - loops and branches with other values -*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "passes/2-Legalisation/LoopRewriting.h"

using namespace mlir;

namespace runmat {

unsigned leadingYields(Operation *op) {
  return op->getRegion(0).front().getTerminator()->getNumOperands() -
         op->getNumResults();
}

Operation *remakeLoop(OpBuilder &builder, Operation *op, ValueRange bounds,
                      ValueRange inits) {
  auto loop = dyn_cast<ForOp>(op);
  if (!loop)
    return WhileOp::create(builder, op->getLoc(), inits);
  auto made = ForOp::create(builder, op->getLoc(), bounds[0], bounds[1],
                            bounds[2], inits, loop.getElement().getType());
  if (loop.getExit())
    made.getExitMutable().assign(loop.getExit());
  made.setNonempty(loop.getNonempty());
  made.setBreaks(loop.getBreaks());
  return made;
}

Operation *remake(Operation *op, ValueRange inits, TypeRange results) {
  OpBuilder builder(op);
  Operation *made;
  if (auto branch = dyn_cast<IfOp>(op)) {
    made = IfOp::create(builder, op->getLoc(), results, branch.getCondition());
  } else {
    SmallVector<Value> bounds;
    if (auto loop = dyn_cast<ForOp>(op))
      bounds = {loop.getFirst(), loop.getStep(), loop.getLast()};
    made = remakeLoop(builder, op, bounds, inits);
  }
  for (auto [from, to] : llvm::zip(op->getRegions(), made->getRegions()))
    to.takeBody(from);
  return made;
}

namespace {

/// MLIR's patterns for region branches (`populateRegionBranchOp…`) do the same
/// for `while` and `if`, but of a `for` they erase operands and leave their
/// segment sizes as they were (22.1 crashes then). Its remove-dead-values
/// writes `ub.poison` for what is dead and drops nothing.
class Dropper {
public:
  /// Inner ops first: what they drop may leave the outer ones without a use.
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
  void visit(Operation *op) {
    auto loop = dyn_cast<LoopInterface>(op);
    llvm::BitVector same(op->getNumResults());
    for (unsigned i = 0; i < op->getNumResults(); ++i)
      if (Value value = loop ? onlyCarried(loop, i) : onlyGiven(op, i)) {
        op->getResult(i).replaceAllUsesWith(value);
        same.set(i);
      }
    if (same.none())
      return;
    unsigned leading = leadingYields(op);
    for (Region &region : op->getRegions())
      dropYielded(region.front(), leading, same);
    SmallVector<Value> inits;
    if (loop)
      inits = dropCarried(loop, same);
    rebuild(op, inits, same);
  }

  /// The value from outside that a carried variable always is, or null.
  static Value onlyCarried(LoopInterface loop, unsigned position) {
    Value init = loop.getCarriedInits()[position].get(),
          next = loop.getCarriedYields()[position].get(),
          carried = loop.getCarried()[position];
    if (next != carried && next != init)
      return {};
    carried.replaceAllUsesWith(init);
    return init;
  }

  /// The value from outside that both branches give, or null.
  static Value onlyGiven(Operation *op, unsigned result) {
    Value value = op->getRegion(0).front().getTerminator()->getOperand(result);
    if (op->isAncestor(value.getParentBlock()->getParentOp()))
      return {};
    for (Region &region : op->getRegions())
      if (region.front().getTerminator()->getOperand(result) != value)
        return {};
    return value;
  }

  static void dropYielded(Block &block, unsigned leading,
                          const llvm::BitVector &same) {
    llvm::BitVector operands(leading + same.size());
    for (unsigned i : same.set_bits())
      operands.set(leading + i);
    block.getTerminator()->eraseOperands(operands);
  }

  static SmallVector<Value> dropCarried(LoopInterface loop,
                                        const llvm::BitVector &same) {
    Block &body = loop.getTurn();
    unsigned first = body.getNumArguments() - same.size();
    llvm::BitVector arguments(body.getNumArguments());
    for (unsigned i : same.set_bits())
      arguments.set(first + i);
    body.eraseArguments(arguments);
    SmallVector<Value> inits;
    for (auto [i, init] : llvm::enumerate(loop.getCarriedInits()))
      if (!same.test(i))
        inits.push_back(init.get());
    return inits;
  }

  static void rebuild(Operation *op, ValueRange inits,
                      const llvm::BitVector &same) {
    SmallVector<Value> results;
    for (auto [i, result] : llvm::enumerate(op->getResults()))
      if (!same.test(i))
        results.push_back(result);
    Operation *made = remake(op, inits, TypeRange(ValueRange(results)));
    for (auto [old, result] : llvm::zip(results, made->getResults()))
      old.replaceAllUsesWith(result);
    op->erase();
  }
};

} // namespace

void dropUnchanged(Operation *root) { Dropper().run(root); }

} // namespace runmat
