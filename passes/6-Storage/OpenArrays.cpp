//===- OpenArrays.cpp - elements of arrays by their addresses ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A store gives a new array; done as written it would copy the old one each
// time. Where the old one is never needed again it is changed in place. An
// array that a loop carries and only reads or changes element by element is
// owned before the loop. Its address and its extents go around with it, so that
// arrays may change places; where it keeps its place they are the same all
// along, and the loop carries none of them.
//===----------------------------------------------------------------------===//
#include "passes/2-Legalisation/LoopRewriting.h"
#include "passes/6-Storage/ArrayForms.h"
#include "passes/Decisions.h"
#include "passes/Passes.h"

using namespace mlir;
using namespace runmat;

namespace runmat {
#define GEN_PASS_DEF_OPENARRAYS
#include "passes/Passes.h.inc"
} // namespace runmat

namespace {

constexpr Decisions decisions("runmat-open-arrays");

Value elementsOf(OpBuilder &builder, Location loc, Value array) {
  return ElementsOp::create(builder, loc,
                            ElementsType::get(builder.getContext()), array);
}

void readInstead(runmat::LoadOp load, Value elements) {
  OpBuilder builder(load);
  Value read = ReadOp::create(builder, load.getLoc(), load.getType(), elements,
                              load.getOffset());
  load.replaceAllUsesWith(read);
  load.erase();
}

/// The array that is written is the store's result.
void writeInstead(runmat::StoreOp store, Value array, Value elements) {
  OpBuilder builder(store);
  WriteOp::create(builder, store.getLoc(), elements, store.getOffset(),
                  store.getValue());
  store.replaceAllUsesWith(array);
  store.erase();
}

/// Gives each form of some arrays companions: the address of its elements and
/// those of its extents that are asked for.
class Companions {
public:
  explicit Companions(const ArrayForms &arrays) {
    forms.insert_range(arrays.values());
    for (Value form : arrays.values())
      for (Operation *user : form.getUsers())
        if (auto extent = dyn_cast<ExtentOp>(user))
          dimensions.insert(extent.getDimension());
  }

  /// Opens the arrays before the loop and hands them through it.
  void open(LoopInterface loop, const ArrayForms &arrays) {
    OpBuilder builder(loop);
    for (unsigned position : arrays.positions()) {
      OpOperand &init = loop.getCarriedInits()[position];
      if (arrays.areChanged())
        init.set(OwnOp::create(builder, loop.getLoc(), init.get().getType(),
                               init.get()));
      measure(builder, loop.getLoc(), init.get());
    }
    extend(loop);
  }

private:
  llvm::SmallDenseSet<Value> forms;
  llvm::SetVector<int64_t> dimensions;
  DenseMap<Value, SmallVector<Value>> companions;

  void measure(OpBuilder &builder, Location loc, Value array) {
    SmallVector<Value> &found = companions[array];
    if (!found.empty())
      return;
    found.push_back(elementsOf(builder, loc, array));
    for (int64_t dimension : dimensions)
      found.push_back(ExtentOp::create(builder, loc, builder.getIndexType(),
                                       array, dimension));
  }

  void visit(Block &block) {
    for (Operation &op : llvm::make_early_inc_range(block)) {
      if (auto load = dyn_cast<runmat::LoadOp>(op)) {
        if (forms.contains(load.getArray()))
          readInstead(load, companions[load.getArray()].front());
      } else if (auto store = dyn_cast<runmat::StoreOp>(op)) {
        if (forms.contains(store.getArray()))
          writeInstead(store, store.getArray(),
                       companions[store.getArray()].front());
      } else if (auto extent = dyn_cast<ExtentOp>(op)) {
        if (forms.contains(extent.getArray()))
          replaceExtent(extent);
      } else if (auto loop = dyn_cast<LoopInterface>(op)) {
        extend(loop);
      } else if (auto branch = dyn_cast<IfOp>(op)) {
        extend(branch);
      }
    }
  }

  void replaceExtent(ExtentOp extent) {
    auto place = llvm::find(dimensions, int64_t(extent.getDimension()));
    extent.replaceAllUsesWith(
        companions[extent.getArray()][1 + (place - dimensions.begin())]);
    extent.erase();
  }

  SmallVector<unsigned> formsAmong(ValueRange values) const {
    SmallVector<unsigned> found;
    for (auto [i, value] : llvm::enumerate(values))
      if (forms.contains(value))
        found.push_back(i);
    return found;
  }

  void extend(LoopInterface loop) {
    SmallVector<unsigned> positions = formsAmong(loop.getCarried());
    SmallVector<Value> carried(loop.getCarried()), inits;
    for (OpOperand &init : loop.getCarriedInits())
      inits.push_back(init.get());
    for (unsigned position : positions)
      for (Value companion : SmallVector<Value>(companions[inits[position]])) {
        inits.push_back(companion);
        companions[carried[position]].push_back(loop.getTurn().addArgument(
            companion.getType(), companion.getLoc()));
      }
    unsigned leading = leadingYields(loop);
    visit(loop.getTurn());
    appendYielded(loop.getTurn(), leading, positions);
    replace(loop, inits, positions);
  }

  void extend(IfOp branch) {
    SmallVector<unsigned> positions = formsAmong(branch.getResults());
    for (Region *region : branch.getRegions()) {
      visit(region->front());
      appendYielded(region->front(), 0, positions);
    }
    replace(branch, {}, positions);
  }

  void appendYielded(Block &block, unsigned leading,
                     ArrayRef<unsigned> positions) {
    Operation *yield = block.getTerminator();
    for (unsigned position : positions)
      yield->insertOperands(yield->getNumOperands(),
                            companions[yield->getOperand(leading + position)]);
  }

  /// The op with the companions of its results.
  void replace(Operation *op, ValueRange inits, ArrayRef<unsigned> positions) {
    if (positions.empty())
      return;
    unsigned leading = leadingYields(op) - positions.size() * width();
    Operation *yield = op->getRegion(0).front().getTerminator();
    TypeRange yielded = yield->getOperandTypes();
    Operation *made = remake(op, inits, yielded.drop_front(leading));
    unsigned next = op->getNumResults();
    for (unsigned position : positions) {
      Value result = made->getResult(position);
      forms.insert(result);
      companions[result].assign(made->result_begin() + next,
                                made->result_begin() + next + width());
      next += width();
    }
    for (auto [old, result] : llvm::zip(op->getResults(), made->getResults()))
      old.replaceAllUsesWith(result);
    op->erase();
  }

  unsigned width() const { return 1 + dimensions.size(); }
};

class ArrayOpener {
public:
  unsigned inPlace = 0;

  void run(func::FuncOp function) {
    // Opening makes the loops again.
    while (openNext(function))
      ;
    dropUnchanged(function);
    function.walk([&](runmat::StoreOp store) { openStore(store); });
    function.walk([&](runmat::LoadOp load) { openLoad(load); });
  }

private:
  /// The addresses found before a loop.
  DenseMap<std::pair<Value, Operation *>, Value> opened;

  /// Outer loops first: an array is owned as early as can be.
  bool openNext(func::FuncOp function) {
    return function
        .walk<WalkOrder::PreOrder>([&](LoopInterface loop) {
          return openCarried(loop) ? WalkResult::interrupt()
                                   : WalkResult::advance();
        })
        .wasInterrupted();
  }

  bool openCarried(LoopInterface loop) {
    for (unsigned i = 0; i < loop->getNumResults(); ++i) {
      if (!isa<runmat::ArrayType>(loop.getCarried()[i].getType()))
        continue;
      ArrayForms arrays(loop, i);
      if (!arrays.collect() ||
          !(arrays.areChanged() || arrays.areReadInTurns()))
        continue;
      decisions.took(loop, arrays.areChanged() ? "changed in place"
                                               : "opened for reading")
          << remark::metric("arrays", arrays.positions().size());
      if (arrays.areChanged())
        inPlace += arrays.positions().size();
      Companions(arrays).open(loop, arrays);
      return true;
    }
    return false;
  }

  /// A store elsewhere owns its array each time.
  static void openStore(runmat::StoreOp store) {
    decisions.left(store, "owned each time")
        << remark::reason("no loop changes its array element by element only");
    OpBuilder builder(store);
    Value owned = OwnOp::create(builder, store.getLoc(), store.getType(),
                                store.getArray());
    writeInstead(store, owned, elementsOf(builder, store.getLoc(), owned));
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
    if (getOperation().isExternal() || getOperation()->hasAttr(kernelAttrName))
      return;
    ArrayOpener opener;
    opener.run(getOperation());
    inPlace = opener.inPlace;
  }
};

} // namespace
