//===- FormClusters.cpp - groups array ops into kernels ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Works segment by segment: the ops of a block between two ops with regions or
// effects. An op's level counts the reductions and other unfusable array ops
// before it, so ops of one level and shape can always run together without a
// cycle through something else. What is read late is computed late: it takes
// the level of its first reader.
//===----------------------------------------------------------------------===//
#include "dialects/RunMat/RunMatOps.h"
#include "passes/2-Legalisation/KeepErrors.h"
#include "passes/3-Scalars/Slices.h"
#include "passes/4-Clusters/ClusterBuilder.h"
#include "passes/4-Clusters/CountGuards.h"
#include "passes/4-Clusters/Fusion.h"
#include "passes/Decisions.h"
#include "passes/Passes.h"

#include "mlir/Analysis/TopologicalSortUtils.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/EquivalenceClasses.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace runmat;

namespace runmat {
#define GEN_PASS_DEF_FORMCLUSTERS
#include "passes/Passes.h.inc"
} // namespace runmat

namespace {

constexpr Decisions decisions("runmat-form-clusters");

/// Whether nothing between a window and its user can take the array over, which
/// would have to be copied for the window then. That something only reads it is
/// not told apart.
bool isUnchangedUntil(Operation &window, Operation &user) {
  Block &block = *window.getBlock();
  return llvm::none_of(window.getOperand(0).getUsers(), [&](Operation *other) {
    Operation *here = block.findAncestorOpInBlock(*other);
    return here && isBoundary(*here) && window.isBeforeInBlock(here) &&
           here->isBeforeInBlock(&user);
  });
}

class Segment {
public:
  Segment(Block::iterator begin, Block::iterator end)
      : block(*end->getBlock()), end(end) {
    for (Operation &op : llvm::make_range(begin, end))
      ops.insert(&op);
  }

  void run() {
    dropDiscards();
    storeWindows();
    measureIntermediates();
    dropUnread();
    uniteExtents();
    computeLevels();
    raiseLevels();
    findStored();
    keepErrors();
    formElementwise();
    formReductions();
    formArrangements();
    cleanUp();
  }

  unsigned clusters = 0;
  unsigned fused = 0;

private:
  Block &block;
  /// The boundary after the segment; clusters are built before it.
  Block::iterator end;
  llvm::SetVector<Operation *> ops;
  DenseMap<Operation *, unsigned> levels;
  llvm::SetVector<Operation *> stored;
  ExtentClasses equalities;

  bool isInside(Operation *op) const { return op && ops.contains(op); }

  /// Leaves those of operations of the runtime, and of what may be an error,
  /// now that extents are known as well as they can be.
  void dropDiscards() {
    for (Operation *op : llvm::to_vector(ops)) {
      auto discard = dyn_cast<DiscardOp>(op);
      if (!discard || keepsOperation(op))
        continue;
      Operation *read = discard.getValue().getDefiningOp();
      bool keeps =
          isInside(read) &&
          (mayBeError(read) || (discard.getTyped() && mayLeaveReals(read)));
      if (!keeps)
        drop(op);
    }
  }

  /// Whether the op, or what it is computed of here, has another type where it
  /// leaves the reals.
  bool mayLeaveReals(Operation *op) const {
    auto roots = isElementwise(op) ? ValueRange(op->getResults())
                                   : ValueRange(op->getOperands());
    return llvm::any_of(producersOf(roots, never), [](Operation *producer) {
      auto elementwise = dyn_cast<ElementwiseInterface>(producer);
      return elementwise && elementwise.hasDomainGuard();
    });
  }

  /// A part of an array that must be in memory is an operation of the runtime:
  /// no kernel has to be compiled for that.
  void storeWindows() {
    for (Operation *op : llvm::to_vector(ops)) {
      if (!isReadInPlace(op) ||
          llvm::all_of(op->getUsers(), [&](Operation *user) {
            return isa<ExtentOp>(user) || readsInRegisters(user, op);
          }))
        continue;
      if (ReadSliceOp stored =
              storeWindow(cast<AccessMapInterface>(op), isForProducts(*op))) {
        ops.insert(stored);
        drop(op);
      }
    }
  }

  /// Whether all that reads the window are products, which do so where it is.
  bool isForProducts(Operation &window) const {
    return llvm::all_of(window.getUsers(), [&](Operation *user) {
      return isa<ExtentOp>(user) ||
             (isa<MTimesOp, DiscardOp>(user) && user->getBlock() == &block &&
              isUnchangedUntil(window, *user));
    });
  }

  /// Measuring an array must not make it a stored one.
  void measureIntermediates() {
    for (Operation *op : llvm::to_vector(ops)) {
      auto measure = dyn_cast<ExtentOp>(op);
      if (!measure)
        continue;
      SymbolicExtent extent =
          symbolicExtent(measure.getArray(), measure.getDimension());
      if (extent.kind == SymbolicExtent::ArrayExtent &&
          extent.value == measure.getArray())
        continue;
      OpBuilder builder(measure);
      Value index = extent.materialise(builder, measure.getLoc());
      if (extent.kind != SymbolicExtent::Index)
        ops.insert(index.getDefiningOp());
      measure.replaceAllUsesWith(index);
      drop(measure);
    }
  }

  /// What was only measured, and what only that needed.
  void dropUnread() {
    auto all = llvm::to_vector(ops);
    for (Operation *op : llvm::reverse(all))
      if (isa<ReduceOp, AccessMapInterface, ExtentOp>(op) || isElementwise(op))
        if (op->use_empty())
          drop(op);
  }

  /// Extents that implicit expansion takes to be equal are one extent here.
  /// Without that, x+(y+(x+1)) had two spaces that need each other.
  void uniteExtents() {
    for (Operation *op : ops)
      if (isElementwise(op))
        for (unsigned d = 0, e = symbolicShape(op->getResult(0)).size(); d < e;
             ++d)
          uniteOperands(op, d);
  }

  void uniteOperands(Operation *op, unsigned dimension) {
    SymbolicExtent extent = symbolicExtent(op->getResult(0), dimension);
    for (Value operand : fusableOperands(op)) {
      auto array = dyn_cast<runmat::ArrayType>(operand.getType());
      if (array && array.getExtent(dimension) != 1)
        equalities.unite(extent, symbolicExtent(operand, dimension));
    }
  }

  void computeLevels() {
    for (Operation &op : llvm::make_range(block.begin(), end)) {
      unsigned level = 0;
      for (Value operand : op.getOperands())
        if (Operation *def = operand.getDefiningOp(); isInside(def))
          level = std::max(level, levels.lookup(def) + endsFusion(def, &op));
      levels[&op] = level;
    }
  }

  /// Later ops first, whose levels are those of their readers then.
  void raiseLevels() {
    for (Operation *op : llvm::reverse(ops)) {
      if (!isElementwise(op))
        continue;
      std::optional<unsigned> first;
      for (Operation *user : op->getUsers()) {
        if (isa<DiscardOp>(user))
          continue;
        const unsigned level =
            isInside(user) ? levels.lookup(user) - endsFusion(op, user) : 0;
        first = std::min(first.value_or(level), level);
      }
      levels[op] = std::max(levels.lookup(op), first.value_or(0));
    }
  }

  bool sameSpace(Operation *a, Operation *b) const {
    return levels.lookup(a) == levels.lookup(b) &&
           equalities.same(symbolicShape(a->getResult(0)),
                           symbolicShape(b->getResult(0)));
  }

  /// Whether `user` needs no elements of `op` in memory.
  bool readsInRegisters(Operation *user, Operation *op) const {
    if (isa<StatementOp>(user))
      return isInside(user);
    if (isa<DiscardOp>(user))
      return true;
    if (!isInside(user))
      return false;
    if (isa<ReduceOp>(user))
      return true;
    return isElementwise(user) && !isReadInPlace(user) &&
           (isLeaf(op) || sameSpace(user, op));
  }

  void findStored() {
    for (Operation *op : ops) {
      Operation *reader = isElementwise(op) ? readerOfMemory(op) : nullptr;
      if (!reader)
        continue;
      stored.insert(op);
      decisions.left(op, "stored")
          << remark::reason("read by {0}", reader->getName().getStringRef());
    }
  }

  /// An op that needs the elements of `op` in memory; null when there is none.
  Operation *readerOfMemory(Operation *op) const {
    auto users = op->getUsers();
    auto reader = llvm::find_if(
        users, [&](Operation *user) { return !readsInRegisters(user, op); });
    return reader == users.end() ? nullptr : *reader;
  }

  /// The elementwise ops that kernels compute so far.
  llvm::SmallPtrSet<Operation *, 16> computedOps() const {
    SmallVector<Value> roots;
    for (Operation *op : ops)
      if (isa<ReduceOp>(op))
        roots.push_back(op->getOperand(0));
      else if (stored.contains(op))
        roots.push_back(op->getResult(0));
    auto all = producersOf(roots, never);
    return {all.begin(), all.end()};
  }

  /// What may be an error is computed although nothing reads it; of what is
  /// made from positions alone the size is all that can be wrong. Later ops
  /// first: they compute what they are made of.
  void keepErrors() {
    llvm::SmallPtrSet<Operation *, 16> computed = computedOps();
    for (Operation *op : llvm::reverse(ops)) {
      Operation *read =
          isa<DiscardOp>(op) ? op->getOperand(0).getDefiningOp() : nullptr;
      if (!isInside(read) || !isElementwise(read) || computed.contains(read) ||
          isCounted(read))
        continue;
      stored.insert(read);
      computed.insert_range(producersOf(read->getResults(), never));
      decisions.left(read, "stored")
          << remark::reason("it may be an error, which only exits see");
    }
    SmallVector<Operation *> all = stored.takeVector();
    stored.insert_range(inProgramOrder(std::move(all)));
  }

  /// Guards the size of an array that is made from positions, unless it is not
  /// known without the array.
  bool isCounted(Operation *op) {
    if (!isa<GeneratorInterface>(op))
      return false;
    SymbolicShape shape = symbolicShape(op->getResult(0));
    if (llvm::any_of(shape, [&](const SymbolicExtent &extent) {
          return extent.value == op->getResult(0) &&
                 extent.kind == SymbolicExtent::ArrayExtent;
        }))
      return false;
    OpBuilder builder(&block, end);
    guardCount(builder, op->getLoc(), shape);
    decisions.left(op, "not made")
        << remark::reason("only its size may be an error");
    return true;
  }

  static bool never(Operation *) { return false; }

  static SmallVector<Operation *> inProgramOrder(SmallVector<Operation *> all) {
    llvm::sort(
        all, [](Operation *a, Operation *b) { return a->isBeforeInBlock(b); });
    return all;
  }

  /// The ops that compute `root` from stored values and values of outside, in
  /// program order.
  llvm::SetVector<Operation *>
  producersOf(ValueRange roots,
              llvm::function_ref<bool(Operation *)> stop) const {
    llvm::SetVector<Operation *> found;
    SmallVector<Value> work(roots);
    while (!work.empty()) {
      Operation *def = work.pop_back_val().getDefiningOp();
      if (!isInside(def) || !isElementwise(def) || stop(def) ||
          !found.insert(def))
        continue;
      llvm::append_range(work, fusableOperands(def));
    }
    SmallVector<Operation *> all = found.takeVector();
    found.insert_range(inProgramOrder(std::move(all)));
    return found;
  }

  /// Stored values that share a space and an operand or a producer make one
  /// cluster.
  void formElementwise() {
    llvm::EquivalenceClasses<Operation *> groups;
    llvm::MapVector<Operation *, llvm::SetVector<Operation *>> members;
    for (Operation *root : stored) {
      groups.insert(root);
      members[root] = producersOf(root->getResults(), [&](Operation *op) {
        return op != root && stored.contains(op) && !sameSpace(op, root);
      });
    }
    for (auto &[a, aMembers] : members)
      for (auto &[b, bMembers] : members)
        if (a != b && sameSpace(a, b) && shareReads(aMembers, bMembers))
          groups.unionSets(a, b);
    for (auto &[leader, unused] : members)
      if (groups.getLeaderValue(leader) == leader)
        buildElementwise(groups, leader, members);
  }

  static bool shareReads(const llvm::SetVector<Operation *> &a,
                         const llvm::SetVector<Operation *> &b) {
    llvm::SmallPtrSet<Value, 8> reads;
    for (Operation *op : a) {
      reads.insert(op->getResult(0));
      for (Value operand : op->getOperands())
        if (isa<runmat::ArrayType>(operand.getType()))
          reads.insert(operand);
    }
    return llvm::any_of(b, [&](Operation *op) {
      return reads.contains(op->getResult(0)) ||
             llvm::any_of(op->getOperands(),
                          [&](Value v) { return reads.contains(v); });
    });
  }

  void buildElementwise(
      llvm::EquivalenceClasses<Operation *> &groups, Operation *leader,
      llvm::MapVector<Operation *, llvm::SetVector<Operation *>> &members) {
    SmallVector<Operation *> body;
    llvm::SmallPtrSet<Operation *, 16> seen;
    SmallVector<Value> outputs;
    for (Operation *root : stored) {
      if (!groups.isEquivalent(root, leader))
        continue;
      outputs.push_back(root->getResult(0));
      for (Operation *op : members[root])
        if (seen.insert(op).second)
          body.push_back(op);
    }
    build(KernelKind::Elementwise, inProgramOrder(std::move(body)), outputs,
          symbolicShape(leader->getResult(0)));
  }

  void formReductions() {
    for (Operation *op : ops)
      if (auto reduce = dyn_cast<ReduceOp>(op)) {
        auto producers =
            producersOf(ValueRange{reduce.getOperand()}, [&](Operation *p) {
              return stored.contains(p) && !isLeaf(p);
            });
        SmallVector<Operation *> body = producers.takeVector();
        body.push_back(reduce);
        build(KernelKind::Reduction, body, {reduce.getResult()},
              symbolicShape(reduce.getOperand()));
      }
  }

  /// What is read in another order has a kernel of its own.
  void formArrangements() {
    for (Operation *op : ops)
      if (isa<AccessMapInterface>(op) && !isReadInPlace(op) &&
          hasArrayResult(op))
        build(KernelKind::Elementwise, {op}, op->getResults(),
              symbolicShape(op->getResult(0)));
  }

  void build(KernelKind kind, ArrayRef<Operation *> body, ValueRange outputs,
             const SymbolicShape &space) {
    OpBuilder builder(&block, end);
    ClusterOp cluster = buildCluster(builder, kind, body, outputs, space);
    for (auto [output, result] : llvm::zip(outputs, cluster.getResults()))
      replacements.emplace_back(output, result);
    decisions.took(cluster, "formed")
        << remark::metric("kind", stringifyKernelKind(kind))
        << remark::metric("ops", body.size())
        << remark::metric("outputs", outputs.size())
        << remark::metric("checks", cluster.getEqual().size() / 2);
    ++clusters;
    fused += body.size();
  }

  /// Results that take the place of original values once every cluster is
  /// built: until then producers are found by walking the originals.
  SmallVector<std::pair<Value, Value>> replacements;

  void cleanUp() {
    for (Operation *op : llvm::to_vector(ops))
      if (isa<DiscardOp>(op) && !keepsOperation(op))
        drop(op);
    for (auto [original, result] : replacements)
      original.replaceAllUsesWith(result);
    auto statements = llvm::to_vector(
        llvm::make_filter_range(ops, llvm::IsaPred<StatementOp>));
    for (size_t i = 1; i < statements.size(); ++i)
      drop(statements[i]);
    dropUnread();
  }

  /// Whether a discard is all that keeps an operation of the runtime.
  static bool keepsOperation(Operation *discard) {
    Operation *read = discard->getOperand(0).getDefiningOp();
    return read && needsReader(read);
  }

  void drop(Operation *op) {
    ops.remove(op);
    op->erase();
  }
};

/// The segments of a block. A statement opens one, unless it follows another
/// statement and nothing leaves to it yet; ops left over from a statement
/// before a boundary are a segment of their own, since their exit is that
/// statement.
class BlockClusters {
public:
  explicit BlockClusters(Block &block) : block(block) {}

  void run() {
    Operation *start = &block.front();
    bool seenStatement = false;
    for (Operation &op : block) {
      bool opens = isa<StatementOp>(op) && (!seenStatement || !op.use_empty());
      if (!opens && !isBoundary(op))
        continue;
      ranges.emplace_back(start, &op);
      start = opens ? &op : op.getNextNode();
      seenStatement = opens;
    }
    repeatWindows();
    for (auto [first, boundary] : ranges)
      runSegment(first, boundary);
  }

  unsigned clusters = 0;
  unsigned fused = 0;

private:
  Block &block;
  /// First op and boundary of each.
  SmallVector<std::pair<Operation *, Operation *>> ranges;

  /// Segments behind that of a window look at the array again, which costs
  /// nothing: for one that others read, the part would be copied.
  void repeatWindows() {
    DenseMap<Operation *, size_t> segments;
    SmallVector<Operation *> windows;
    for (auto [i, range] : llvm::enumerate(ranges))
      for (Operation &op : llvm::make_range(range.first->getIterator(),
                                            range.second->getIterator())) {
        segments[&op] = i;
        if (isReadInPlace(&op))
          windows.push_back(&op);
      }
    for (Operation *window : windows)
      if (llvm::all_of(window->getUsers(), [&](Operation *user) {
            return readsWindow(user) && isUnchangedUntil(*window, *user);
          }))
        repeatWindow(*window, segments);
  }

  bool readsWindow(Operation *user) const {
    return user->getBlock() == &block &&
           (isa<ReduceOp, ExtentOp>(user) ||
            (isElementwise(user) && !isReadInPlace(user)));
  }

  void repeatWindow(Operation &window,
                    const DenseMap<Operation *, size_t> &segments) {
    DenseMap<size_t, Operation *> repeated{{segments.lookup(&window), &window}};
    for (OpOperand &use : llvm::make_early_inc_range(window.getUses())) {
      const size_t segment = segments.lookup(use.getOwner());
      Operation *&own = repeated[segment];
      if (!own)
        own = repeatIn(ranges[segment].first, window);
      use.set(own->getResult(0));
    }
  }

  /// Behind the statement that opens the segment, which is the boundary of the
  /// one before.
  static Operation *repeatIn(Operation *&first, Operation &window) {
    OpBuilder builder(first);
    if (isa<StatementOp>(first)) {
      builder.setInsertionPointAfter(first);
      return builder.clone(window);
    }
    return first = builder.clone(window);
  }

  void runSegment(Operation *first, Operation *boundary) {
    if (first == boundary)
      return;
    Operation *before = first->getPrevNode();
    Segment segment(first->getIterator(), boundary->getIterator());
    segment.run();
    clusters += segment.clusters;
    fused += segment.fused;
    Block::iterator begin =
        before ? std::next(before->getIterator()) : block.begin();
    sortTopologically(&block, llvm::make_range(begin, boundary->getIterator()));
  }
};

struct FormClusters : public runmat::impl::FormClustersBase<FormClusters> {
  void runOnOperation() override {
    if (getOperation().isExternal())
      return;
    SmallVector<Block *> blocks;
    // Outer blocks first: inner ones then measure stored results instead of
    // keeping the inputs of those alive.
    getOperation().walk<WalkOrder::PreOrder>([&](Block *block) {
      if (!isa<ClusterOp>(block->getParentOp()))
        blocks.push_back(block);
    });
    for (Block *block : blocks) {
      BlockClusters former(*block);
      former.run();
      clusters += former.clusters;
      fused += former.fused;
    }
  }
};

} // namespace
