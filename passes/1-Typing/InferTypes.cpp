//===- InferTypes.cpp - types from the arguments onwards --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "passes/1-Typing/InferTypes.h"
#include "passes/1-Typing/KnownNumbers.h"
#include "passes/1-Typing/ValueFlow.h"
#include "passes/Passes.h"

#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace runmat;

namespace runmat {
#define GEN_PASS_DEF_INFERTYPES
#include "passes/Passes.h.inc"
} // namespace runmat

namespace {

/// What is known of the type of a value: nothing yet, that it is undefined and
/// takes any type since it is never read, or a type, of which `any` is the most
/// general. Of a scalar its number may be known, which tells extents.
struct KnownType {
  enum Kind { Unknown, Undefined, Typed };
  Kind kind = Unknown;
  Type type;
  KnownNumber number = std::nullopt;

  static KnownType of(Type type) { return {Typed, type}; }
  bool operator==(const KnownType &other) const = default;
  bool isAny() const { return kind == Typed && isa<AnyType>(type); }

  static KnownType join(const KnownType &a, const KnownType &b) {
    if (a.kind != Typed || b.kind != Typed)
      return a.kind >= b.kind ? a : b;
    Type joined = joinTypes(a.type, b.type);
    KnownType known = of(joined ? joined : AnyType::get(a.type.getContext()));
    if (a.number == b.number)
      known.number = a.number;
    return known;
  }

  void print(raw_ostream &os) const {
    if (kind == Typed)
      os << type;
    else
      os << (kind == Undefined ? "undefined" : "unknown");
  }
};

class TypeAnalysis : public ValueFlow<KnownType> {
public:
  TypeAnalysis(DataFlowSolver &solver, uint64_t &applications)
      : ValueFlow(solver), applications(applications) {}

private:
  uint64_t &applications;

  KnownType atEntry(Value argument) override {
    return KnownType::of(argument.getType());
  }

  SmallVector<KnownType> ofResults(Operation *op,
                                   ArrayRef<KnownType> operands) override {
    if (isa<UndefOp>(op))
      return {{KnownType::Undefined, {}}};
    if (auto rule = dyn_cast<TypeRuleInterface>(op))
      return byRule(rule, operands, op->getNumResults());
    return llvm::map_to_vector(op->getResultTypes(), KnownType::of);
  }

  SmallVector<KnownType> ofTurn(Operation *loop,
                                ArrayRef<KnownType> operands) override {
    return byRule(cast<TypeRuleInterface>(loop), operands, 1);
  }

  /// Ops wait for operands that may still become known.
  SmallVector<KnownType> byRule(TypeRuleInterface rule,
                                ArrayRef<KnownType> operands, size_t count) {
    bool waits = llvm::any_of(operands, [](const KnownType &operand) {
      return operand.kind != KnownType::Typed;
    });
    if (waits)
      return {};
    SmallVector<Type> types;
    if (llvm::none_of(operands, std::mem_fn(&KnownType::isAny))) {
      ++applications;
      types = rule.inferTypes(llvm::map_to_vector(
          operands, [](const KnownType &operand) { return operand.type; }));
    }
    types.resize(count, AnyType::get(rule.getContext()));
    auto known = llvm::map_to_vector(types, KnownType::of);
    if (rule->getNumRegions() == 0 && count == 1)
      addNumbers(rule, operands, known.front());
    return known;
  }

  static void addNumbers(Operation *op, ArrayRef<KnownType> operands,
                         KnownType &result) {
    SmallVector<Type> types;
    SmallVector<KnownNumber> numbers;
    for (const KnownType &operand : operands) {
      types.push_back(operand.type);
      numbers.push_back(operand.number);
    }
    auto array = dyn_cast<runmat::ArrayType>(result.type);
    if (array && array.isScalar())
      result.number = numberOf(op, types, numbers);
    result.type = withExtents(op, result.type, numbers);
  }
};

/// Writes what the analysis found into the function.
class TypeWriter {
public:
  explicit TypeWriter(const DataFlowSolver &solver) : solver(solver) {}

  void write(func::FuncOp function) {
    function.walk([&](Block *block) {
      for (BlockArgument argument : block->getArguments())
        argument.setType(typeOf(argument));
    });
    function.walk([&](Operation *op) {
      for (Value result : op->getResults())
        result.setType(typeOf(result));
    });
    function.walk([](RegionBranchOpInterface branch) { widenInto(branch); });
    Block &body = function.getBody().front();
    function.setFunctionType(
        FunctionType::get(function.getContext(), body.getArgumentTypes(),
                          body.getTerminator()->getOperandTypes()));
  }

private:
  const DataFlowSolver &solver;

  /// A variable that is undefined wherever it comes from may have any type.
  Type typeOf(Value value) const {
    const auto *state = solver.lookupState<TypeAnalysis::State>(value);
    KnownType known = state ? state->getValue() : KnownType();
    if (known.kind == KnownType::Typed)
      return known.type;
    MLIRContext *context = value.getContext();
    if (known.kind == KnownType::Undefined && !value.getDefiningOp<UndefOp>())
      return runmat::ArrayType::get(context, ElementClass::Double, {1, 1});
    return AnyType::get(context);
  }

  /// Gives what control flow hands on the type that it has there.
  static void widenInto(RegionBranchOpInterface branch) {
    RegionBranchSuccessorMapping inputs;
    branch.getSuccessorOperandInputMapping(inputs);
    auto widenOperands = [&](Operation *op) {
      for (OpOperand &operand : op->getOpOperands())
        if (auto found = inputs.find(&operand); found != inputs.end())
          widen(operand, found->second.front().getType());
    };
    widenOperands(branch);
    for (Region &region : branch->getRegions())
      widenOperands(region.front().getTerminator());
  }

  /// Extents are widened by a view; a class cannot be. An undefined value takes
  /// any type: it is never read.
  static void widen(OpOperand &operand, Type type) {
    Value value = operand.get();
    if (value.getType() == type || !isa<runmat::ArrayType>(type))
      return;
    OpBuilder builder(operand.getOwner());
    Location loc = operand.getOwner()->getLoc();
    if (value.getDefiningOp<UndefOp>())
      operand.set(UndefOp::create(builder, value.getLoc(), type));
    else if (isa<runmat::ArrayType>(value.getType()))
      operand.set(WidenOp::create(builder, loc, type, value));
  }
};

/// An operation as the program writes it, by its location; without a program by
/// the name of the op.
std::string describe(Operation *op) {
  if (auto written = op->getLoc()->findInstanceOf<NameLoc>())
    return written.getName().str();
  auto evaluate = dyn_cast<EvaluateOp>(op);
  StringRef name =
      evaluate ? evaluate.getCallee() : op->getName().stripDialect();
  std::string quoted = ("'" + name).str();
  if (auto cast = dyn_cast<runmat::CastOp>(op))
    quoted += (" to " + stringifyElementClass(cast.getElementClass())).str();
  return quoted + "'";
}

std::string describe(Type type) {
  auto array = dyn_cast<runmat::ArrayType>(type);
  if (!array)
    return "a value of no one class";
  return (array.getComplex() ? "complex " : "") +
         stringifyElementClass(array.getElementClass()).str();
}

/// Joins have an undefined value of their own, of the type that they need.
void eraseUnusedUndefs(func::FuncOp function) {
  function.walk([](UndefOp undef) {
    if (undef->use_empty())
      undef.erase();
  });
}

struct InferTypes : public runmat::impl::InferTypesBase<InferTypes> {
  void runOnOperation() override {
    if (getOperation().isExternal())
      return;
    FailureOr<uint64_t> applications = inferTypes(getOperation());
    if (failed(applications))
      return signalPassFailure();
    ruleApplications += *applications;
    getOperation().walk([&](Operation *op) { count(op); });
  }

  void count(Operation *op) {
    for (Value result : op->getResults()) {
      bool isAny = isa<AnyType>(result.getType());
      isAny ? ++untyped : ++typed;
      if (isAny)
        op->emitRemark(whyUntyped(op));
    }
  }
};

} // namespace

std::string runmat::whyUntyped(Operation *op) {
  // What a branch or loop reads itself says nothing of its variables.
  if (op->getNumRegions() != 0)
    return "a variable that has not one class on all ways through this "
           "statement is not compiled yet";
  SmallVector<std::string> operands;
  for (Type type : op->getOperandTypes())
    operands.push_back(describe(type));
  return describe(op) + " of " + llvm::join(operands, " and ") +
         " is not compiled yet";
}

FailureOr<uint64_t> runmat::inferTypes(func::FuncOp function) {
  uint64_t applications = 0;
  DataFlowSolver solver(DataFlowConfig().setInterprocedural(false));
  solver.load<AllReachable>();
  solver.load<TypeAnalysis>(applications);
  if (failed(solver.initializeAndRun(function)))
    return failure();
  TypeWriter(solver).write(function);
  eraseUnusedUndefs(function);
  return applications;
}
