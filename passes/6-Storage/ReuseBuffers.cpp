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
#include "passes/Decisions.h"
#include "passes/Passes.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace runmat;

namespace runmat {
#define GEN_PASS_DEF_REUSEBUFFERS
#include "passes/Passes.h.inc"
} // namespace runmat

namespace {

constexpr Decisions decisions("runmat-reuse-buffers");

bool isArray(Value value) { return isa<runmat::ArrayType>(value.getType()); }

bool mayLeave(Operation *op) {
  auto leaving = dyn_cast<ExitInterface>(op);
  return leaving && leaving.mayExit();
}

/// Whether the op may end the unit: by an exit, or with an error where there is
/// no memory or a device fails.
bool mayEndUnit(Operation *op) {
  return mayLeave(op) || isa<BoxOp, UnboxOp, ReshapeToOp, OwnOp, ElementsOp,
                             runmat::LoadOp, PartOp, JoinOp>(op);
}

/// Whether an operand hands its reference over: to a caller, to the next turn,
/// to a loop.
bool consumes(OpOperand &use) {
  Operation *op = use.getOwner();
  if (op->hasTrait<OpTrait::IsTerminator>() || isa<OwnOp>(op))
    return true;
  if (auto runtime = dyn_cast<RuntimeInterface>(op))
    return runtime.isInPlace() && use.getOperandNumber() == 0;
  auto loop = dyn_cast<LoopInterface>(op);
  return loop && llvm::any_of(loop.getCarriedInits(), [&](OpOperand &init) {
           return init.get() == use.get();
         });
}

/// Arrays that alias nothing and are made here.
bool makesArrays(Operation *op) {
  return isa<LaunchOp, RuntimeInterface, ReshapeToOp, BoxOp, PartOp, JoinOp,
             OwnOp, WidenOp, UndefOp, ForOp, WhileOp, IfOp>(op);
}

class Lifetimes {
public:
  unsigned donations = 0;

  void visitFunction(func::FuncOp function) {
    Block &body = function.getBody().front();
    for (BlockArgument argument : body.getArguments())
      if (isArray(argument))
        retainForConsumers(argument);
    visitBlock(body, {});
  }

private:
  /// The last op of `block` that needs `value`, itself or through an exit or
  /// inside its regions; null when none does.
  static Operation *lastNeed(Value value, Block &block) {
    Operation *last = nullptr;
    auto consider = [&](Operation *user) {
      Operation *here = block.findAncestorOpInBlock(*user);
      if (here && (!last || last->isBeforeInBlock(here)))
        last = here;
    };
    for (Operation *need : needsOf(value))
      consider(need);
    return last;
  }

  /// The ops that need the array: its users, what reads or writes its elements,
  /// and what may exit to a statement that lists it.
  static SmallVector<Operation *> needsOf(Value value) {
    SmallVector<Operation *> needs(value.getUsers());
    for (Operation *user : value.getUsers()) {
      if (auto elements = dyn_cast<ElementsOp>(user))
        llvm::append_range(needs, elements.getElements().getUsers());
      if (auto statement = dyn_cast<StatementOp>(user))
        llvm::copy_if(statement.getExit().getUsers(), std::back_inserter(needs),
                      mayLeave);
    }
    return needs;
  }

  /// The uses in `block`, or inside its ops, that take a reference over.
  static SmallVector<OpOperand *> consumersOf(Value value, Block &block) {
    SmallVector<OpOperand *> result;
    for (OpOperand &use : value.getUses())
      if (consumes(use) && block.findAncestorOpInBlock(*use.getOwner()))
        result.push_back(&use);
    return result;
  }

  /// Whether the regions of `op` need `value`, themselves or through an exit.
  static bool neededInside(Value value, Operation *op) {
    return llvm::any_of(needsOf(value), [&](Operation *need) {
      return op->isProperAncestor(need);
    });
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
      markDonations(&op, block);
      if (makesArrays(&op))
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
      if (isa<LoopInterface, OwnOp, RuntimeInterface>(op))
        for (OpOperand &use : op.getOpOperands())
          if (isArray(use.get()) && consumes(use))
            removeOne(owned, use.get());
      if (!isa<ClusterOp>(op))
        for (Region &region : op.getRegions())
          visitBlock(region.front(), owned);
      for (Value value : handedInto.lookup(&op))
        removeOne(owned, value);
      if (makesArrays(&op))
        for (Value result : op.getResults())
          if (isArray(result))
            owned.push_back(result);
    }
  }

  /// An output may take the storage of an input that nobody needs after this
  /// launch, when class and extents agree. A kernel with a guard must leave its
  /// inputs whole, since a raised guard starts over from them.
  void markDonations(Operation *op, Block &block) {
    auto launch = dyn_cast<LaunchOp>(op);
    if (!launch || launch.getNumResults() == 0)
      return;
    SmallVector<int32_t> chosen(launch.getNumResults(), -1);
    llvm::SmallDenseSet<Value> taken;
    bool guarded = hasGuard(launch);
    for (auto [index, output] : llvm::enumerate(launch.getResults())) {
      for (auto [position, input] : llvm::enumerate(launch.getInputs())) {
        if (guarded || taken.contains(input) ||
            !mayDonate(launch, input, output, block) ||
            !readsInPlace(launch, position, index))
          continue;
        chosen[index] = position;
        taken.insert(input);
        ++donations;
        decisions.took(launch, "storage reused")
            << remark::metric("output", index)
            << remark::metric("input", position);
        break;
      }
    }
    if (guarded)
      decisions.left(launch, "storage kept")
          << remark::reason("a raised guard starts over from the inputs");
    launch.setDonations(chosen);
  }

  static func::FuncOp kernelOf(LaunchOp launch) {
    return SymbolTable::lookupNearestSymbolFrom<func::FuncOp>(
        launch, launch.getKernelAttr());
  }

  /// True when the kernel reads each element of the input only for the same
  /// element of the output: a transposed input, or one with a window on it,
  /// would be overwritten before it was read.
  static bool readsInPlace(LaunchOp launch, unsigned input, unsigned output) {
    func::FuncOp kernel = kernelOf(launch);
    auto bodies = kernel.getOps<linalg::GenericOp>();
    if (!llvm::hasSingleElement(bodies))
      return false;
    linalg::GenericOp body = *bodies.begin();
    if (llvm::any_of(kernel.getArgument(input).getUsers(),
                     llvm::IsaPred<WindowOp>))
      return false;
    AffineMap written =
        body.getMatchingIndexingMap(body.getDpsInitOperand(output));
    return llvm::all_of(body.getDpsInputOperands(), [&](OpOperand *operand) {
      return operand->get() != kernel.getArgument(input) ||
             body.getMatchingIndexingMap(operand) == written;
    });
  }

  static bool hasGuard(LaunchOp launch) {
    func::FuncOp kernel = kernelOf(launch);
    auto attribute = kernel ? kernel->getAttrOfType<KernelAttr>("runmat.kernel")
                            : KernelAttr();
    return !attribute || attribute.getFlag() ||
           attribute.getKind() != KernelKind::Elementwise;
  }

  static bool mayDonate(LaunchOp launch, Value input, Value output,
                        Block &block) {
    auto in = cast<runmat::ArrayType>(input.getType()),
         out = cast<runmat::ArrayType>(output.getType());
    bool ownedHere = input.getParentBlock() == &block && !isUnitArgument(input);
    if (!ownedHere || in.getElementClass() != out.getElementClass() ||
        in.getExtents() != out.getExtents())
      return false;
    return llvm::count(launch.getInputs(), input) == 1 &&
           lastNeed(input, block) == launch.getOperation();
  }

  static bool isUnitArgument(Value value) {
    auto argument = dyn_cast<BlockArgument>(value);
    return argument && isa<func::FuncOp>(argument.getOwner()->getParentOp());
  }
};

struct ReuseBuffers : public runmat::impl::ReuseBuffersBase<ReuseBuffers> {
  void runOnOperation() override {
    if (getOperation().isExternal() || getOperation()->hasAttr("runmat.kernel"))
      return;
    Lifetimes lifetimes;
    lifetimes.visitFunction(getOperation());
    donations = lifetimes.donations;
  }
};

} // namespace
