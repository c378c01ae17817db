//===- SplitArrays.cpp - small arrays become their elements -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A loop over a state of four numbers takes a launch and an allocation for
// each operator, which cost a hundred times the arithmetic. Here each element
// is a value of its own through loops, branches and exits (scalar replacement
// of aggregates); the array comes to be where something else reads it.
//===----------------------------------------------------------------------===//
#include "passes/2-Legalisation/LoopRewriting.h"
#include "passes/3-Scalars/ArrayElements.h"
#include "passes/Decisions.h"
#include "passes/Passes.h"

#include <deque>

using namespace mlir;
using namespace runmat;

namespace runmat {
#define GEN_PASS_DEF_SPLITARRAYS
#include "passes/Passes.h.inc"
} // namespace runmat

namespace {

constexpr Decisions decisions("runmat-split-arrays");

// About as much code as a hundred statements of scalars.
constexpr int64_t mostScalarOps = 4096;

bool isInLoop(Operation *op) {
  return op->getParentOfType<LoopInterface>() != nullptr;
}
bool isInLoop(Value value) {
  Operation *parent = value.getParentBlock()->getParentOp();
  return isa<LoopInterface>(parent) || isInLoop(parent);
}

//===----------------------------------------------------------------------===//
// Which arrays
//===----------------------------------------------------------------------===//

/// What is computed by elements, and which variables of loops and results of
/// branches are handed on so.
class Choice {
public:
  explicit Choice(func::FuncOp function) {
    function.walk([&](Operation *op) { propose(op); });
    while (dropOps() || dropHanded())
      ;
    for (Operation *op : ops)
      scalarOps += *countScalarOps(op);
  }

  int64_t scalarOps = 0;

  bool isEmpty() const { return ops.empty(); }
  bool contains(Operation *op) const { return ops.contains(op); }
  /// Of a loop or branch: whether that result is handed on by elements.
  bool isHanded(Operation *op, unsigned result) const {
    return handed.contains({op, result});
  }

private:
  using Handed = std::pair<Operation *, unsigned>;
  llvm::SetVector<Operation *> ops;
  llvm::SetVector<Handed> handed;

  void propose(Operation *op) {
    if (isa<LoopInterface>(op) || (isa<IfOp>(op) && isInLoop(op))) {
      for (OpResult result : op->getResults())
        if (isSmallArray(result.getType()))
          handed.insert({op, result.getResultNumber()});
    } else if (countScalarOps(op)) {
      ops.insert(op);
    }
  }

  bool isSplit(Value value) const {
    if (auto result = dyn_cast<OpResult>(value))
      return ops.contains(result.getOwner()) ||
             handed.contains({result.getOwner(), result.getResultNumber()});
    auto argument = cast<BlockArgument>(value);
    auto loop = dyn_cast<LoopInterface>(argument.getOwner()->getParentOp());
    if (!loop)
      return false;
    auto carried = loop.getCarried();
    auto place = llvm::find(carried, argument);
    return place != carried.end() &&
           handed.contains({loop, unsigned(place - carried.begin())});
  }

  /// To read an element, or to replace one, of an array that is in memory takes
  /// no other elements, and to compute from memory what is joined in memory
  /// again is better done there. Before a loop only that counts which goes into
  /// it.
  bool dropOps() {
    return ops.remove_if([&](Operation *op) {
      Value result = op->getResult(0);
      if (isa<IndexOp>(op))
        return !isSplit(op->getOperand(0));
      if (!isInLoop(op))
        return !isReadByElements(result);
      if (auto update = dyn_cast<UpdateOp>(op);
          update && !isSplit(update.getArray()))
        return isInLoop(update.getArray());
      return isSmallArray(result.getType()) &&
             llvm::any_of(result.getUses(),
                          [&](OpOperand &use) { return readsWhole(use); }) &&
             llvm::none_of(op->getOperands(),
                           [&](Value operand) { return isSplit(operand); });
    });
  }

  /// By nothing else, and by something. An element that is read before the
  /// loop is no reason.
  bool isReadByElements(Value value) const {
    auto reads = llvm::make_filter_range(value.getUses(), [](OpOperand &use) {
      return !isa<StatementOp, DiscardOp>(use.getOwner());
    });
    return !reads.empty() && llvm::none_of(reads, [&](OpOperand &use) {
      Operation *reader = use.getOwner();
      return readsWhole(use) || (isa<IndexOp>(reader) && !isInLoop(reader));
    });
  }

  /// Whether the array must be joined for a use. What is measured is known.
  bool readsWhole(OpOperand &use) const {
    Operation *reader = use.getOwner();
    if (isa<StatementOp, DiscardOp, EndOp, SizeOp, NumelOp, ExtentOp>(reader))
      return false;
    if (auto loop = dyn_cast<LoopInterface>(reader)) {
      auto inits = loop.getCarriedInits();
      return inits.empty() ||
             !handsOn(loop, use, inits.front().getOperandNumber());
    }
    if (isa<YieldOp>(reader))
      return !handsOn(reader->getParentOp(), use,
                      leadingYields(reader->getParentOp()));
    return !ops.contains(reader);
  }
  /// Whether the operand, of which `first` comes before, is handed on by
  /// elements.
  bool handsOn(Operation *op, OpOperand &use, unsigned first) const {
    return use.getOperandNumber() >= first &&
           isHanded(op, use.getOperandNumber() - first);
  }

  bool dropHanded() {
    return handed.remove_if([&](Handed one) {
      auto [op, result] = one;
      return !comesByElements(op, result) ||
             isReadBySubscript(op->getResult(result)) ||
             (isa<LoopInterface>(op) &&
              isReadBySubscript(cast<LoopInterface>(op).getCarried()[result]));
    });
  }

  /// Whether each region yields what is split, or a value from outside.
  bool comesByElements(Operation *op, unsigned result) const {
    const unsigned position = leadingYields(op) + result;
    return llvm::all_of(op->getRegions(), [&](Region &region) {
      Value value = region.front().getTerminator()->getOperand(position);
      return isSplit(value) ||
             !op->isAncestor(value.getParentBlock()->getParentOp());
    });
  }

  /// Where a subscript is known only when the loop runs the array is in memory.
  bool isReadBySubscript(Value value) const {
    return llvm::any_of(value.getUses(), [&](OpOperand &use) {
      return isa<IndexOp, UpdateOp>(use.getOwner()) &&
             use.getOperandNumber() == 0 && !countScalarOps(use.getOwner());
    });
  }
};

//===----------------------------------------------------------------------===//
// Rewriting
//===----------------------------------------------------------------------===//

class ArraySplitter {
public:
  explicit ArraySplitter(const Choice &choice) : choice(choice) {}

  void run(func::FuncOp function) {
    visit(function.getBody().front());
    for (Operation *op : llvm::reverse(replaced))
      op->erase();
    for (Value array : llvm::reverse(assembled)) {
      sink(array);
      eraseUnused(array);
    }
  }

  unsigned count = 0;

private:
  const Choice &choice;
  /// Lists stay where they are: rules of ops hold several.
  std::deque<Elements> lists;
  DenseMap<Value, const Elements *> known;
  SmallVector<Value> assembled;
  /// Stay until the end: another op would come to have the address of one that
  /// the choice knows.
  SmallVector<Operation *> replaced;

  void visit(Block &block) {
    for (Operation &op : llvm::make_early_inc_range(block)) {
      if (auto loop = dyn_cast<LoopInterface>(op))
        splitLoop(loop);
      else if (auto branch = dyn_cast<IfOp>(op))
        splitBranch(branch);
      else if (auto statement = dyn_cast<StatementOp>(op))
        splitStatement(statement);
      else if (auto discard = dyn_cast<DiscardOp>(op))
        splitDiscard(discard);
      else if (choice.contains(&op))
        split(&op);
    }
  }

  void split(Operation *op) {
    decisions.took(op, "computed by elements")
        << remark::metric("op", op->getName().stripDialect());
    Elements elements = splitResult(
        op, [&](Value array) -> ArrayRef<Value> { return elementsOf(array); });
    ++count;
    OpBuilder builder(op);
    op->getResult(0).replaceAllUsesWith(
        isSmallArray(op->getResult(0).getType())
            ? assemble(builder, op->getResult(0), elements)
            : elements.front());
    replaced.push_back(op);
  }

  /// The elements of an array; those of one in memory are read behind the op
  /// that makes it, once.
  const Elements &elementsOf(Value array) {
    if (auto found = known.find(array); found != known.end())
      return *found->second;
    OpBuilder builder(array.getContext());
    builder.setInsertionPointAfterValue(array);
    return keep(array, readElements(builder, array));
  }

  const Elements &keep(Value array, Elements elements) {
    lists.push_back(std::move(elements));
    known[array] = &lists.back();
    return lists.back();
  }

  /// The array of the elements in the place of another one, for what reads it
  /// whole.
  Value assemble(OpBuilder &builder, Value like, const Elements &elements) {
    Value array =
        joinElements(builder, like.getLoc(),
                     cast<runmat::ArrayType>(like.getType()), elements);
    keep(array, elements);
    assembled.push_back(array);
    return array;
  }

  /// The branch of an `if` beside the op in which all its uses are; null where
  /// there is none.
  static Block *onlyReader(Operation *op) {
    Block *only = nullptr;
    for (Operation *user : op->getUsers()) {
      Operation *beside = op->getBlock()->findAncestorOpInBlock(*user);
      if (!isa<IfOp>(beside) || beside == user)
        return nullptr;
      Region *branch = user->getParentRegion();
      while (branch->getParentOp() != beside)
        branch = branch->getParentOp()->getParentRegion();
      if (only && only != &branch->front())
        return nullptr;
      only = &branch->front();
    }
    return only;
  }

  /// What only one branch reads is joined there, with the line that it shows:
  /// the runtime's way around a formula is seldom taken.
  static void sink(Value value) {
    Operation *op = value.getDefiningOp();
    Block *reader = op ? onlyReader(op) : nullptr;
    if (!reader)
      return;
    do {
      op->moveBefore(reader, reader->begin());
      reader = onlyReader(op);
    } while (reader);
    if (isa<ReshapeToOp>(op))
      sink(op->getOperand(0));
  }

  /// With the line that it shows under other extents, and these.
  static void eraseUnused(Value value) {
    if (!value.use_empty())
      return;
    Operation *op = value.getDefiningOp();
    SmallVector<Value> shown;
    if (isa<ReshapeToOp>(op))
      llvm::append_range(shown, op->getOperands());
    op->erase();
    for (Value operand : shown)
      eraseUnused(operand);
  }

  //===--------------------------------------------------------------------===//
  // Control flow
  //===--------------------------------------------------------------------===//

  /// A list with the elements in the place of each array that is handed on by
  /// them.
  SmallVector<Value> expand(ValueRange values, Operation *op) {
    SmallVector<Value> expanded;
    for (auto [i, value] : llvm::enumerate(values))
      if (choice.isHanded(op, i))
        llvm::append_range(expanded, elementsOf(value));
      else
        expanded.push_back(value);
    return expanded;
  }

  /// Replaces each value by its successor, or by the array of so many.
  void replace(OpBuilder &builder, ValueRange values, ValueRange successors,
               Operation *op) {
    for (auto [i, value] : llvm::enumerate(values)) {
      if (!choice.isHanded(op, i)) {
        value.replaceAllUsesWith(successors.front());
        successors = successors.drop_front();
        continue;
      }
      auto type = cast<runmat::ArrayType>(value.getType());
      const size_t many = size_t(type.getExtent(0) * type.getExtent(1));
      value.replaceAllUsesWith(
          assemble(builder, value, Elements(successors.take_front(many))));
      successors = successors.drop_front(many);
    }
  }

  void expandYields(Block &block, unsigned leading, Operation *op) {
    Operation *yield = block.getTerminator();
    SmallVector<Value> values(yield->getOperands().take_front(leading));
    llvm::append_range(values,
                       expand(yield->getOperands().drop_front(leading), op));
    yield->setOperands(values);
  }

  /// `old` tells which results are handed on by elements, of which there is
  /// nothing else left.
  void finish(Operation *old, Operation *made) {
    OpBuilder builder(made->getContext());
    builder.setInsertionPointAfter(made);
    replace(builder, old->getResults(), made->getResults(), old);
    replaced.push_back(old);
  }

  void splitLoop(LoopInterface loop) {
    if (!handsElements(loop))
      return visit(loop.getTurn());
    const unsigned leading = leadingYields(loop);
    SmallVector<Value> inits =
        expand(llvm::map_to_vector(loop.getCarriedInits(),
                                   [](OpOperand &init) { return init.get(); }),
               loop);
    Block &body = loop.getTurn();
    const unsigned first = body.getNumArguments() - loop->getNumResults();
    const unsigned end = body.getNumArguments();
    for (Value init : inits)
      body.addArgument(init.getType(), loop.getLoc());
    OpBuilder builder(&body, body.begin());
    replace(builder, ValueRange(body.getArguments()).slice(first, end - first),
            ValueRange(body.getArguments()).drop_front(end), loop);
    body.eraseArguments(first, end - first);
    Operation *made = remake(loop, inits, {});
    Block &turn = made->getRegion(0).front();
    visit(turn);
    expandYields(turn, leading, loop);
    finish(loop, made);
  }

  void splitBranch(IfOp branch) {
    for (Region &region : branch->getRegions())
      visit(region.front());
    if (!handsElements(branch))
      return;
    for (Region &region : branch->getRegions())
      expandYields(region.front(), 0, branch);
    TypeRange types(
        branch.getThenRegion().front().getTerminator()->getOperands());
    finish(branch, remake(branch, {}, types));
  }

  bool handsElements(Operation *op) const {
    return llvm::any_of(llvm::seq(0u, op->getNumResults()),
                        [&](unsigned i) { return choice.isHanded(op, i); });
  }

  /// An exit hands over the elements; the engine makes the array.
  void splitStatement(StatementOp statement) {
    OpBuilder builder(statement);
    SmallVector<Attribute> names;
    SmallVector<Value> values;
    for (auto [name, value] :
         llvm::zip(statement.getNames(), statement.getValues())) {
      names.push_back(name);
      auto elements = known.find(value);
      if (elements == known.end()) {
        values.push_back(value);
        continue;
      }
      llvm::append_range(values, *elements->second);
      appendElementNames(builder, names,
                         cast<runmat::ArrayType>(value.getType()));
    }
    statement.getValuesMutable().assign(values);
    statement.setNamesAttr(builder.getArrayAttr(names));
  }

  /// Each element may be an error.
  void splitDiscard(DiscardOp discard) {
    auto elements = known.find(discard.getValue());
    if (elements == known.end())
      return;
    OpBuilder builder(discard);
    for (Value element : *elements->second)
      DiscardOp::create(builder, discard.getLoc(), element, discard.getTyped());
    discard.erase();
  }

  /// All elements but the first, which has the name of the variable.
  static void appendElementNames(OpBuilder &builder,
                                 SmallVectorImpl<Attribute> &names,
                                 runmat::ArrayType type) {
    const int64_t rows = type.getExtent(0), columns = type.getExtent(1);
    for (int64_t i = 1; i < rows * columns; ++i)
      names.push_back(builder.getStringAttr(i % rows == 0
                                                ? StatementOp::getColumnName()
                                                : StatementOp::getRowName()));
  }
};

struct SplitArrays : public runmat::impl::SplitArraysBase<SplitArrays> {
  void runOnOperation() override {
    func::FuncOp function = getOperation();
    if (function.isExternal())
      return;
    const Choice choice(function);
    if (choice.isEmpty())
      return;
    if (choice.scalarOps > mostScalarOps) {
      decisions.left(function, "arrays are kept whole")
          << remark::reason("they would be too many scalars")
          << remark::metric("ops", choice.scalarOps);
      return;
    }
    ArraySplitter splitter(choice);
    splitter.run(function);
    split += splitter.count;
  }
};

} // namespace
