//===- TrackGpuArrays.cpp - which variables are gpuArrays -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A gpuArray is a property of values that no computation depends on, so units
// compute without it. Here it is followed from the arguments to the variables,
// for the engine to put it on what the unit hands over.
//===----------------------------------------------------------------------===//
#include "dialects/RunMat/RunMatOps.h"
#include "passes/Passes.h"

#include "llvm/ADT/StringMap.h"

using namespace mlir;
using namespace runmat;

namespace runmat {
#define GEN_PASS_DEF_TRACKGPUARRAYS
#include "passes/Passes.h.inc"
} // namespace runmat

namespace {

/// What a value may be at run time: a set.
enum Residence : uint8_t { Nowhere = 0, Host = 1, Gpu = 2, Either = 3 };

Residence operator|(Residence a, Residence b) {
  return Residence(uint8_t(a) | uint8_t(b));
}

class Tracker {
public:
  explicit Tracker(func::FuncOp function) {
    for (BlockArgument argument : function.getArguments())
      residences[argument] =
          function.getArgAttr(argument.getArgNumber(), "runmat.gpu_array")
              ? Gpu
              : Host;
  }

  /// Goes through the unit until a variable is both; that statement is the
  /// result, null when there is none.
  StatementOp visitUnit(Block &block) {
    StatementOp current;
    // What later statements say of variables is not for a unit that ends
    // before them.
    llvm::StringMap<Residence> known;
    for (Operation &op : block) {
      visit(op);
      if (!conflict.empty()) {
        variables = std::move(known);
        return current ? current : dyn_cast<StatementOp>(op);
      }
      if (auto statement = dyn_cast<StatementOp>(op)) {
        current = statement;
        known = variables;
      }
    }
    return {};
  }

  llvm::StringMap<Residence> variables;
  /// The variable that is both.
  std::string conflict;

private:
  Residence of(Value value) const {
    auto found = residences.find(value);
    return found == residences.end() ? Nowhere : found->second;
  }

  bool set(Value value, Residence residence) {
    Residence &known = residences[value];
    bool grows = (known | residence) != known;
    known = known | residence;
    return grows;
  }

  /// The operands that make a result a gpuArray: not subscripts, not extents,
  /// and nothing in questions about shapes and in conditions.
  static OperandRange data(Operation &op) {
    OperandRange all = op.getOperands();
    if (isa<SizeOp, NumelOp, LengthOp, NdimsOp, ShapeOp, EndOp, FillOp,
            GatherOp, TruthOp>(op))
      return all.take_front(0);
    auto evaluate = dyn_cast<EvaluateOp>(op);
    if (evaluate && evaluate.isOnHost())
      return all.take_front(0);
    if (isa<IndexOp, UpdateOp, ReshapeOp>(op))
      return all.take_front(1);
    // Of random numbers the prototype, the last one.
    if (auto random = dyn_cast<RandomOp>(op))
      return all.take_back(random.getPrototype() ? 1 : 0);
    return all;
  }

  Residence join(ValueRange operands) const {
    Residence result = Host;
    bool always = false;
    for (Value operand : operands) {
      Residence residence = of(operand);
      always |= residence == Gpu;
      result = result | residence;
    }
    return always ? Gpu : result;
  }

  void visit(Operation &op) {
    if (auto statement = dyn_cast<StatementOp>(op))
      return visitStatement(statement);
    if (auto loop = dyn_cast<LoopInterface>(op))
      return visitLoop(loop);
    if (auto branch = dyn_cast<IfOp>(op))
      return visitIf(branch);
    if (isa<UndefOp>(op))
      return;
    for (Value result : op.getResults())
      set(result, join(data(op)));
  }

  void visitBlock(Block &block) {
    for (Operation &op : block)
      visit(op);
  }

  void visitStatement(StatementOp statement) {
    for (auto [name, value] :
         llvm::zip(statement.getNames().getAsRange<StringAttr>(),
                   statement.getValues())) {
      Residence &known = variables[name.getValue()];
      known = known | of(value);
      if (known == Either && conflict.empty())
        conflict = name.getValue().str();
    }
  }

  /// After an exit the interpreter counts on without gpuArrays, so a counter
  /// that is one is no case for a unit.
  void visitLoop(LoopInterface loop) {
    if (auto counted = dyn_cast<ForOp>(loop.getOperation())) {
      Value bounds[] = {counted.getFirst(), counted.getStep(),
                        counted.getLast()};
      bool onHost = join(bounds) == Host;
      set(counted.getBody().front().getArgument(0), onHost ? Host : Either);
    }
    for (auto [init, carried] :
         llvm::zip(loop.getCarriedInits(), loop.getCarried()))
      set(carried, of(init.get()));
    bool grows = true;
    while (grows) {
      visitBlock(loop.getTurn());
      grows = false;
      for (auto [carried, yielded] :
           llvm::zip(loop.getCarried(), loop.getCarriedYields()))
        grows |= set(carried, of(yielded.get()));
    }
    for (auto [carried, result] :
         llvm::zip(loop.getCarried(), loop->getResults()))
      set(result, of(carried));
  }

  void visitIf(IfOp branch) {
    for (Region *region : branch.getRegions()) {
      visitBlock(region->front());
      auto yields = cast<YieldOp>(region->front().getTerminator());
      for (auto [value, result] :
           llvm::zip(yields.getValues(), branch.getResults()))
        set(result, of(value));
    }
  }

  llvm::DenseMap<Value, Residence> residences;
};

struct TrackGpuArrays
    : public runmat::impl::TrackGpuArraysBase<TrackGpuArrays> {
  void runOnOperation() override {
    func::FuncOp function = getOperation();
    if (function.isExternal())
      return;
    Tracker tracker(function);
    StatementOp end = tracker.visitUnit(function.getBody().front());
    if (end) {
      end.emitRemark("'") << tracker.conflict
                          << "' is a gpuArray at one time and none at another";
      end->setAttr("runmat.interpreted", UnitAttr::get(&getContext()));
    }
    record(function, tracker.variables);
    eraseTraces(function);
  }

  void record(func::FuncOp function,
              const llvm::StringMap<Residence> &variables) {
    SmallVector<StringRef> names;
    for (const auto &variable : variables)
      if (variable.second == Gpu)
        names.push_back(variable.first());
    llvm::sort(names);
    Builder builder(function);
    if (!names.empty())
      function->setAttr("runmat.gpu_arrays", builder.getStrArrayAttr(names));
  }

  /// What only this pass reads.
  static void eraseTraces(func::FuncOp function) {
    for (unsigned i = 0; i < function.getNumArguments(); ++i)
      function.removeArgAttr(i, "runmat.gpu_array");
    function.walk([](GatherOp gather) {
      if (gather.getType() != gather.getOperand().getType())
        return;
      gather.replaceAllUsesWith(gather.getOperand());
      gather.erase();
    });
  }
};

} // namespace
