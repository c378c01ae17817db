//===- ModuleInput.cpp - units given as IR ----------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "lib/Compiler/ModuleInput.h"
#include "dialects/RunMat/RunMatOps.h"

#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "llvm/Support/SourceMgr.h"

using namespace mlir;

namespace runmat {

namespace {

/// Collects diagnostics as lines with file, line, column and a caret.
class SourceDiagnostics {
public:
  SourceDiagnostics(MLIRContext &context, const ModuleRequest &request)
      : stream(text), handler(addText(request), &context, stream) {}

  /// What was said; `otherwise` when nothing was.
  std::string take(const std::string &otherwise) const {
    return text.empty() ? otherwise : text;
  }

  llvm::SourceMgr sources;

private:
  llvm::SourceMgr &addText(const ModuleRequest &request) {
    sources.AddNewSourceBuffer(
        llvm::MemoryBuffer::getMemBuffer(request.text, request.file),
        llvm::SMLoc());
    return sources;
  }

  std::string text;
  llvm::raw_string_ostream stream;
  SourceMgrDiagnosticHandler handler;
};

/// A unit in a module of its own, in which it is called `unit`.
struct UnitInput {
  OwningOpRef<ModuleOp> module;
  func::FuncOp function;
  Stage stage = Stage::RunMat;
  size_t line = 1;
};

bool isKernel(Operation *function) { return function->hasAttr(kernelAttrName); }

//===----------------------------------------------------------------------===//
// Which unit
//===----------------------------------------------------------------------===//

std::string listOf(ArrayRef<func::FuncOp> units) {
  std::string text;
  for (func::FuncOp unit : units)
    text += (text.empty() ? "@" : ", @") + unit.getName().str();
  return text;
}

/// The units that `entry` may mean.
SmallVector<func::FuncOp> matching(ArrayRef<func::FuncOp> units,
                                   StringRef entry) {
  if (entry.empty())
    return llvm::to_vector(units);
  size_t number = 0;
  if (!entry.getAsInteger(10, number))
    return number >= 1 && number <= units.size()
               ? SmallVector<func::FuncOp>{units[number - 1]}
               : SmallVector<func::FuncOp>();
  return llvm::filter_to_vector(
      units, [&](func::FuncOp unit) { return unit.getName() == entry; });
}

FailureOr<func::FuncOp> chooseUnit(ModuleOp parsed,
                                   const ModuleRequest &request) {
  Location start = FileLineColLoc::get(parsed.getContext(), request.file, 1, 1);
  SmallVector<func::FuncOp> units;
  parsed.walk([&](func::FuncOp function) {
    if (!function.isExternal() && !isKernel(function))
      units.push_back(function);
  });
  if (units.empty())
    return emitError(start, "expected a func.func that is no kernel, got none"),
           failure();
  SmallVector<func::FuncOp> found = matching(units, request.entry);
  if (found.size() == 1)
    return found.front();
  if (request.entry.empty())
    return emitError(start, "expected --entry with one of the units ")
               << listOf(units) << "; got none",
           failure();
  return emitError(start, "expected --entry to name one of the units ")
             << listOf(units) << "; got '" << request.entry << "'",
         failure();
}

//===----------------------------------------------------------------------===//
// At which stage
//===----------------------------------------------------------------------===//

/// What tells the stages apart.
struct Evidence {
  bool untyped = false, statements = false, clusters = false, lowered = false;

  void look(Operation *op) {
    auto any = [](TypeRange types) {
      return llvm::any_of(types, [](Type type) { return isa<AnyType>(type); });
    };
    auto builtin = [](TypeRange types) {
      return llvm::any_of(types,
                          [](Type t) { return t.isIntOrIndexOrFloat(); });
    };
    auto isFloat = [](TypeRange types) {
      return llvm::any_of(types,
                          [](Type type) { return isa<FloatType>(type); });
    };
    bool isArith =
        isa<arith::ArithDialect, math::MathDialect>(op->getDialect());
    bool isRunMat = isa<RunMatDialect>(op->getDialect());
    untyped |= any(op->getOperandTypes()) || any(op->getResultTypes());
    statements |= isa<StatementOp>(op);
    lowered |= isa<LaunchOp, OwnedOp, RetainOp, ReleaseOp>(op) ||
               isa<scf::SCFDialect>(op->getDialect()) ||
               (isArith && isFloat(op->getResultTypes()));
    clusters |=
        isa<ClusterOp>(op) || (isRunMat && builtin(op->getResultTypes()));
  }
};

Stage stageOf(ModuleOp module, func::FuncOp unit) {
  Evidence evidence;
  evidence.untyped = llvm::any_of(unit.getArgumentTypes(),
                                  [](Type type) { return isa<AnyType>(type); });
  unit.walk([&](Operation *op) { evidence.look(op); });
  if (evidence.lowered || llvm::any_of(module.getOps<func::FuncOp>(), isKernel))
    return Stage::Linalg;
  if (evidence.clusters)
    return Stage::Clusters;
  bool formed = unit->hasAttr(outputsAttrName) || !evidence.statements;
  return formed && !evidence.untyped ? Stage::Typed : Stage::RunMat;
}

//===----------------------------------------------------------------------===//
// Made whole
//===----------------------------------------------------------------------===//

/// The unit and the kernels of its module, alone.
FailureOr<UnitInput> isolate(func::FuncOp unit) {
  auto parent = unit->getParentOfType<ModuleOp>();
  IRMapping mapping;
  UnitInput input;
  input.module = cast<ModuleOp>(parent->clone(mapping));
  input.function = cast<func::FuncOp>(mapping.lookup(unit.getOperation()));
  if (auto place = dyn_cast<FileLineColLoc>(unit.getLoc()))
    input.line = place.getLine();
  for (Operation &op : llvm::make_early_inc_range(*input.module->getBody()))
    if (&op != input.function && !isKernel(&op))
      op.erase();
  input.function.setName(unitName);
  if (input.module->lookupSymbol(unitName) != input.function)
    return emitError(unit.getLoc(), "a kernel cannot be called 'unit'"),
           failure();
  if (!input.function.getBody().hasOneBlock())
    return emitError(unit.getLoc(), "expected a unit of one block"), failure();
  return input;
}

/// Untyped arguments take the types of the values given.
LogicalResult typeArguments(func::FuncOp unit, const ModuleRequest &request) {
  Block &entry = unit.getBody().front();
  for (BlockArgument argument : entry.getArguments()) {
    size_t index = argument.getArgNumber();
    if (isa<AnyType>(argument.getType()) && index < request.arguments.size()) {
      const VariableType &type = request.arguments[index];
      argument.setType(ArrayType::get(
          unit.getContext(), static_cast<ElementClass>(type.elementClass),
          type.isComplex, type.extents));
    }
    if (!isa<ArrayType>(argument.getType()))
      return emitError(argument.getLoc(), "argument ")
             << index + 1
             << " of the unit: expected a !runmat.array, or a value for "
                "!runmat.any; got "
             << argument.getType();
  }
  unit.setFunctionType(FunctionType::get(
      unit.getContext(), entry.getArgumentTypes(), unit.getResultTypes()));
  return success();
}

/// A function without statements, as a person writes it, gets one at its start
/// to leave to and one at its end that names what it returns.
void addStatements(func::FuncOp unit) {
  Block &block = unit.getBody().front();
  if (!block.getOps<StatementOp>().empty())
    return;
  Operation *terminator = block.getTerminator();
  OpBuilder builder(&block, block.begin());
  auto exit = ExitType::get(unit.getContext());
  StatementOp::create(builder, unit.getLoc(), exit,
                      builder.getI64IntegerAttr(0), builder.getArrayAttr({}),
                      ValueRange());
  SmallVector<Attribute> names;
  for (size_t i = 0; i < terminator->getNumOperands(); ++i)
    names.push_back(builder.getStringAttr("out" + std::to_string(i + 1)));
  ArrayAttr outputs = builder.getArrayAttr(names);
  builder.setInsertionPoint(terminator);
  StatementOp::create(builder, terminator->getLoc(), exit,
                      builder.getI64IntegerAttr(-1), outputs,
                      terminator->getOperands());
  if (!unit->hasAttr(outputsAttrName))
    unit->setAttr(outputsAttrName, outputs);
  if (!unit->hasAttr(endAttrName))
    unit->setAttr(endAttrName, builder.getI64IntegerAttr(-1));
}

FailureOr<UnitInput> readUnit(MLIRContext &context,
                              SourceDiagnostics &diagnostics,
                              const ModuleRequest &request) {
  ParserConfig config(&context);
  OwningOpRef<ModuleOp> parsed =
      parseSourceFile<ModuleOp>(diagnostics.sources, config);
  if (!parsed)
    return failure();
  FailureOr<func::FuncOp> chosen = chooseUnit(*parsed, request);
  if (failed(chosen))
    return failure();
  FailureOr<UnitInput> input = isolate(*chosen);
  if (failed(input))
    return failure();
  input->stage = stageOf(*input->module, input->function);
  return input;
}

/// Makes the unit one that passes can take on.
LogicalResult complete(UnitInput &input, const ModuleRequest &request) {
  if (failed(typeArguments(input.function, request)))
    return failure();
  addStatements(input.function);
  return verify(*input.module);
}

std::vector<VariableType> inputTypes(func::FuncOp unit) {
  std::vector<VariableType> types;
  for (Type type : unit.getArgumentTypes()) {
    auto array = cast<ArrayType>(type);
    types.push_back({ast::noSlot, static_cast<uint8_t>(array.getElementClass()),
                     array.getComplex(), array.getExtents().vec()});
  }
  return types;
}

} // namespace

ModuleUnit compileModule(const ModuleRequest &request) {
  CompilerSession &session = CompilerSession::get();
  std::shared_ptr<CompilerContext> context = session.context();
  SourceDiagnostics diagnostics(*context, request);
  ModuleUnit result;
  FailureOr<UnitInput> input = readUnit(*context, diagnostics, request);
  if (failed(input) || failed(complete(*input, request)) ||
      failed(lowerUnit(*input->module, request.options, input->stage,
                       Stage::Linalg))) {
    result.error =
        diagnostics.take(request.file + ": error: nothing to compile\n");
    return result;
  }
  auto slotOf = [&](StringRef name) {
    auto found = llvm::find(result.variables, name);
    if (found == result.variables.end())
      found = result.variables.insert(found, name.str());
    return ast::Slot(found - result.variables.begin());
  };
  auto positionOf = [](int64_t) { return size_t(0); };
  result.line = input->line;
  std::vector<VariableType> inputs = inputTypes(input->function);
  auto unit = std::make_unique<CompiledModule>(request.options, context,
                                               std::move(input->module));
  std::string error;
  if (unit->finish({inputs, slotOf, positionOf}, error))
    result.unit = std::move(unit);
  else
    result.error = diagnostics.take(request.file + ": error: " + error + "\n");
  return result;
}

std::string emitModuleStage(const ModuleRequest &request, Stage stage,
                            std::string &error) {
  CompilerSession &session = CompilerSession::get();
  std::shared_ptr<CompilerContext> context = session.context();
  SourceDiagnostics diagnostics(*context, request);
  FailureOr<UnitInput> input = readUnit(*context, diagnostics, request);
  if (succeeded(input) && stage < input->stage) {
    error = request.file + ": error: expected a stage from '" +
            stageInfo(input->stage).name + "' on, where the module is; got '" +
            stageInfo(stage).name + "'\n";
    return {};
  }
  std::string text;
  if (succeeded(input) && succeeded(complete(*input, request)) &&
      succeeded(lowerUnit(*input->module, request.options, input->stage,
                          commonStage(stage))))
    text = printStage(session, request.options, *input->module, stage, error);
  if (text.empty())
    error = diagnostics.take(
        request.file + ": error: " +
        (error.empty() ? "the unit has no such stage" : error) + "\n");
  return text;
}

} // namespace runmat
