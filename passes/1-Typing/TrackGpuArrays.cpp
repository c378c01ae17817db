//===- TrackGpuArrays.cpp - which variables are gpuArrays -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A gpuArray is a property of values that no computation depends on, so units
// compute without it. Here it is followed from the arguments to the variables,
// for the engine to put it on what the unit hands over.
//===----------------------------------------------------------------------===//
#include "passes/1-Typing/ValueFlow.h"
#include "passes/Decisions.h"
#include "passes/Passes.h"

#include "llvm/ADT/StringMap.h"

using namespace mlir;
using namespace runmat;

namespace runmat {
#define GEN_PASS_DEF_TRACKGPUARRAYS
#include "passes/Passes.h.inc"
} // namespace runmat

namespace {

constexpr Decisions decisions("runmat-track-gpu-arrays");

/// What a value may be at run time, a set: a gpuArray, none, or either at one
/// time or another. What is undefined is neither, and never read.
struct Residence {
  enum Set : uint8_t { Nowhere = 0, Host = 1, Gpu = 2, Either = 3 };
  bool isKnown = false;
  Set set = Nowhere;

  static Residence of(Set set) { return {true, set}; }
  bool operator==(const Residence &other) const = default;
  static Residence join(const Residence &a, const Residence &b) {
    return {a.isKnown || b.isKnown, Set(a.set | b.set)};
  }
  void print(raw_ostream &os) const {
    constexpr StringLiteral names[] = {"nowhere", "host", "gpu", "either"};
    os << (isKnown ? names[set] : StringLiteral("unknown"));
  }
};

class ResidenceAnalysis : public ValueFlow<Residence> {
public:
  using ValueFlow::ValueFlow;

private:
  Residence atEntry(Value argument) override {
    auto place = cast<BlockArgument>(argument);
    auto function = dyn_cast<func::FuncOp>(place.getOwner()->getParentOp());
    bool isGpuArray =
        function && function.getArgAttr(place.getArgNumber(), gpuArrayAttrName);
    return Residence::of(isGpuArray ? Residence::Gpu : Residence::Host);
  }

  SmallVector<Residence> ofResults(Operation *op,
                                   ArrayRef<Residence> operands) override {
    if (isa<UndefOp>(op))
      return {Residence::of(Residence::Nowhere)};
    auto update = dyn_cast<UpdateOp>(op);
    if (update && update.getOfStructs())
      return ofColumn(update, operands);
    if (auto rule = dyn_cast<TypeRuleInterface>(op)) {
      OperandRange data = rule.getDataOperands();
      operands = operands.slice(data.empty() ? 0 : data.getBeginOperandIndex(),
                                data.size());
    }
    if (!areKnown(operands))
      return {};
    Residence data = joinData(operands);
    // A gpuArray holds no text.
    return llvm::map_to_vector(op->getResultTypes(), [&](Type type) {
      return isChars(type) ? Residence::of(Residence::Host) : data;
    });
  }

  /// Each element of a column is a value of its own: the one that is assigned
  /// becomes what it is given, the others stay what they are.
  static SmallVector<Residence> ofColumn(UpdateOp update,
                                         ArrayRef<Residence> operands) {
    const Residence &column = operands.front();
    const Residence &value =
        operands[update.getValueMutable().getOperandNumber()];
    if (!areKnown({column, value}))
      return {};
    return {Residence::join(column, value)};
  }

  /// After an exit the interpreter counts on without gpuArrays, so a counter
  /// that is one is no case for a unit.
  SmallVector<Residence> ofTurn(Operation *,
                                ArrayRef<Residence> bounds) override {
    if (!areKnown(bounds))
      return {};
    bool onHost = joinData(bounds).set == Residence::Host;
    return {Residence::of(onHost ? Residence::Host : Residence::Either)};
  }

  static bool areKnown(ArrayRef<Residence> operands) {
    return llvm::all_of(operands, std::mem_fn(&Residence::isKnown));
  }

  /// One gpuArray makes the result one.
  static Residence joinData(ArrayRef<Residence> operands) {
    Residence result = Residence::of(Residence::Host);
    for (const Residence &operand : operands) {
      if (operand.set == Residence::Gpu)
        return operand;
      result = Residence::join(result, operand);
    }
    return result;
  }
};

/// What the variables of a unit are, by the statements that list them.
class Variables {
public:
  explicit Variables(const DataFlowSolver &solver) : solver(solver) {}

  /// Goes through the unit until a variable is both; that statement is the
  /// result, null when there is none.
  StatementOp visitUnit(Block &block) {
    StatementOp current;
    // What later statements say of variables is not for a unit that ends
    // before them.
    llvm::StringMap<unsigned> known;
    for (Operation &op : block) {
      op.walk([&](StatementOp statement) { visit(statement); });
      if (!conflict.empty()) {
        sets = std::move(known);
        return current ? current : dyn_cast<StatementOp>(op);
      }
      if (auto statement = dyn_cast<StatementOp>(op)) {
        current = statement;
        known = sets;
      }
    }
    return {};
  }

  SmallVector<StringRef> gpuArrays() const {
    SmallVector<StringRef> names;
    for (const auto &variable : sets)
      if (variable.second == Residence::Gpu)
        names.push_back(variable.first());
    llvm::sort(names);
    return names;
  }

  /// The variable that is both.
  std::string conflict;

private:
  const DataFlowSolver &solver;
  llvm::StringMap<unsigned> sets;

  void visit(StatementOp statement) {
    for (auto [name, value] :
         llvm::zip(statement.getNames().getAsRange<StringAttr>(),
                   statement.getValues())) {
      const auto *state = solver.lookupState<ResidenceAnalysis::State>(value);
      unsigned &set = sets[name.getValue()];
      set |= state->getValue().set;
      if (set == Residence::Either && conflict.empty())
        conflict = name.getValue().str();
    }
  }
};

struct TrackGpuArrays
    : public runmat::impl::TrackGpuArraysBase<TrackGpuArrays> {
  void runOnOperation() override {
    func::FuncOp function = getOperation();
    if (function.isExternal())
      return;
    DataFlowSolver solver(DataFlowConfig().setInterprocedural(false));
    solver.load<AllReachable>();
    solver.load<ResidenceAnalysis>();
    if (failed(solver.initializeAndRun(function)))
      return signalPassFailure();
    Variables variables(solver);
    StatementOp end = variables.visitUnit(function.getBody().front());
    if (end) {
      end.emitRemark("'") << variables.conflict
                          << "' is a gpuArray at one time and none at another";
      decisions.left(end, "left to the interpreter") << remark::reason(
          "'{0}' is a gpuArray at one time only", variables.conflict);
      end->setAttr(interpretedAttrName, UnitAttr::get(&getContext()));
      ++interpreted;
    }
    SmallVector<StringRef> names = variables.gpuArrays();
    gpuArrays += names.size();
    for (StringRef name : names)
      decisions.took(function, "gpuArray") << remark::metric("variable", name);
    if (!names.empty())
      function->setAttr(gpuArraysAttrName,
                        Builder(function).getStrArrayAttr(names));
    eraseTraces(function);
  }

  /// What only this pass reads.
  static void eraseTraces(func::FuncOp function) {
    for (unsigned i = 0; i < function.getNumArguments(); ++i)
      function.removeArgAttr(i, gpuArrayAttrName);
    function.walk([](GatherOp gather) {
      if (gather.getType() != gather.getOperand().getType())
        return;
      gather.replaceAllUsesWith(gather.getOperand());
      gather.erase();
    });
  }
};

} // namespace
