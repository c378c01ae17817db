//===- ReuseBuffers.cpp - lifetimes of array handles ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every array that an op makes comes with one reference, and so does every
// carried value inside a loop's body. Arguments of the unit are borrowed. A
// terminator and the start of a loop take a reference of what they pass on. An
// op that may end the unit is preceded by `runmat.owned`, the references that
// are to be dropped on the way out.
//
// MLIR's ownership-based-buffer-deallocation is no replacement: it sees memrefs
// only, which handles are not, frees at the end of blocks and not at the last
// use, and knows neither exits in the middle of a block nor donations.
//===----------------------------------------------------------------------===//
#include "dialects/RunMat/RunMatOps.h"
#include "passes/6-Storage/ArrayNeeds.h"
#include "passes/6-Storage/Donations.h"
#include "passes/Passes.h"

using namespace mlir;
using namespace runmat;

namespace runmat {
#define GEN_PASS_DEF_REUSEBUFFERS
#include "passes/Passes.h.inc"
} // namespace runmat

namespace {

/// Whether the op may end the unit: by an exit, or with an error where there is
/// no memory or a device fails.
bool mayEndUnit(Operation *op) {
  auto handle = dyn_cast<HandleInterface>(op);
  return mayLeave(op) || (handle && handle.mayFail());
}

/// Whether an operand hands its reference over: to a caller, to the next turn,
/// to a loop.
bool consumes(OpOperand &use) {
  Operation *op = use.getOwner();
  if (op->hasTrait<OpTrait::IsTerminator>())
    return true;
  auto handle = dyn_cast<HandleInterface>(op);
  return handle && handle.consumes(use);
}

class Lifetimes {
public:
  void visitFunction(func::FuncOp function) {
    Block &body = function.getBody().front();
    for (BlockArgument argument : body.getArguments())
      if (isArray(argument))
        retainForConsumers(argument);
    visitBlock(body, {});
  }

private:
  /// The uses in `block`, or inside its ops, that take a reference over.
  static SmallVector<OpOperand *> consumersOf(Value value, Block &block) {
    SmallVector<OpOperand *> result;
    for (OpOperand &use : value.getUses())
      if (consumes(use) && block.findAncestorOpInBlock(*use.getOwner()))
        result.push_back(&use);
    return result;
  }

  static void retainBefore(Operation *op, Value value) {
    OpBuilder builder(op);
    RetainOp::create(builder, op->getLoc(), value);
  }

  static void retainForConsumers(Value value) {
    for (OpOperand *use : consumersOf(value, *value.getParentBlock()))
      retainBefore(use->getOwner(), value);
  }

  /// What the blocks of a branch own from its start.
  DenseMap<Operation *, SmallVector<Value>> handedInto;

  /// A value that ends in a branch which hands it over somewhere is owned by
  /// both of its blocks, so that neither need hold it for the other.
  bool settleInside(Value value, Block &block, Operation *last) {
    auto branch = dyn_cast_or_null<IfOp>(last);
    SmallVector<OpOperand *> consumers = consumersOf(value, block);
    auto isInside = [&](OpOperand *use) {
      return branch->isProperAncestor(use->getOwner());
    };
    if (!branch || llvm::none_of(consumers, isInside))
      return false;
    for (OpOperand *use : consumers)
      if (!isInside(use))
        retainBefore(use->getOwner(), value);
    for (Region *region : branch.getRegions())
      settle(value, region->front());
    handedInto[branch].push_back(value);
    return true;
  }

  /// Gives an owned value its retains and its release; whether the block still
  /// owns it at its end is settled by the terminator.
  void settle(Value value, Block &block) {
    Operation *last = lastNeed(value, block);
    if (settleInside(value, block, last))
      return;
    OpOperand *handedOver = nullptr;
    for (OpOperand *use : consumersOf(value, block)) {
      bool takesOurs = !handedOver && use->getOwner() == last &&
                       use->getOwner()->getBlock() == &block &&
                       !neededInside(value, last);
      if (takesOurs)
        handedOver = use;
      else
        retainBefore(use->getOwner(), value);
    }
    if (handedOver)
      return;
    OpBuilder builder(block.getParentOp()->getContext());
    if (last && last->hasTrait<OpTrait::IsTerminator>())
      builder.setInsertionPoint(last);
    else if (last)
      builder.setInsertionPointAfter(last);
    else
      setAfterDefinition(builder, value, block);
    ReleaseOp::create(builder, value.getLoc(), value);
  }

  static void setAfterDefinition(OpBuilder &builder, Value value,
                                 Block &block) {
    Operation *def = value.getDefiningOp();
    if (def && def->getBlock() == &block)
      builder.setInsertionPointAfter(def);
    else
      builder.setInsertionPointToStart(&block);
  }

  void visitBlock(Block &block, SmallVector<Value> owned) {
    SmallVector<Value> values;
    if (isa<LoopInterface>(block.getParentOp()))
      for (BlockArgument argument : block.getArguments())
        if (isArray(argument))
          values.push_back(argument);
    for (Operation &op : block) {
      if (isa<HandleInterface>(op))
        llvm::copy_if(op.getResults(), std::back_inserter(values), isArray);
    }
    for (Value value : values)
      settle(value, block);
    track(block, values, std::move(owned));
  }

  static void removeOne(SmallVector<Value> &values, Value value) {
    if (auto it = llvm::find(values, value); it != values.end())
      values.erase(it);
  }

  /// Follows what is owned through the block, for exits and for the blocks
  /// inside.
  void track(Block &block, ArrayRef<Value> values, SmallVector<Value> owned) {
    for (Value value : values)
      if (isa<BlockArgument>(value))
        owned.push_back(value);
    for (Operation &op : llvm::make_early_inc_range(block)) {
      if (auto retain = dyn_cast<RetainOp>(op))
        owned.push_back(retain.getArray());
      if (auto release = dyn_cast<ReleaseOp>(op))
        removeOne(owned, release.getArray());
      if (mayEndUnit(&op) && !owned.empty()) {
        OpBuilder builder(&op);
        OwnedOp::create(builder, op.getLoc(), owned);
      }
      if (isa<HandleInterface>(op))
        for (OpOperand &use : op.getOpOperands())
          if (isArray(use.get()) && consumes(use))
            removeOne(owned, use.get());
      if (!isa<ClusterOp>(op))
        for (Region &region : op.getRegions())
          visitBlock(region.front(), owned);
      for (Value value : handedInto.lookup(&op))
        removeOne(owned, value);
      if (isa<HandleInterface>(op))
        for (Value result : op.getResults())
          if (isArray(result))
            owned.push_back(result);
    }
  }
};

struct ReuseBuffers : public runmat::impl::ReuseBuffersBase<ReuseBuffers> {
  void runOnOperation() override {
    if (getOperation().isExternal() || getOperation()->hasAttr(kernelAttrName))
      return;
    getOperation().walk(
        [&](LaunchOp launch) { donations += markDonations(launch); });
    Lifetimes().visitFunction(getOperation());
  }
};

} // namespace
