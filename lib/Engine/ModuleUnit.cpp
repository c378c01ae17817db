//===- ModuleUnit.cpp - runs units given as IR ------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/ModuleUnit.h"
#include "Engine/Engine.h"
#include "runtime/Counters.h"

namespace runmat {

namespace {

/// As the dialect writes a type: `double [1, *]`.
std::string describe(const VariableType &type) {
  std::string text = className(static_cast<ElementClass>(type.elementClass));
  text += type.isComplex ? " complex [" : " [";
  for (size_t d = 0; d < type.extents.size(); ++d) {
    const int64_t extent = type.extents[d];
    text += d ? ", " : "";
    text += extent == VariableType::many      ? "*"
            : extent == VariableType::unknown ? "?"
                                              : std::to_string(extent);
  }
  return text + "]";
}

std::string describe(const Value &value) {
  if (!value.isArray())
    return "a value of class " + value.className();
  VariableType type{ast::noSlot,
                    static_cast<uint8_t>(value.elementClass()),
                    value.isComplex(),
                    {},
                    false};
  for (size_t d = 0; d < value.rank(); ++d)
    type.extents.push_back(value.extent(d));
  return describe(type);
}

[[noreturn]] void refuse(const ModuleRequest &request,
                         const std::string &message) {
  throw ModuleError{request.file + ": error: " + message + "\n"};
}

/// Arguments that do not fit say what was expected and got.
void checkArguments(const ModuleRequest &request,
                    const std::vector<VariableType> &types,
                    const std::vector<Value> &arguments) {
  if (types.size() != arguments.size()) {
    std::string expected;
    for (const VariableType &type : types)
      expected += (expected.empty() ? " (" : ", ") + describe(type);
    refuse(request, "expected " + std::to_string(types.size()) + " arguments" +
                        expected + (types.empty() ? "" : ")") + ", got " +
                        std::to_string(arguments.size()));
  }
  for (size_t i = 0; i < types.size(); ++i)
    if (!accepts(types[i], arguments[i]))
      refuse(request, "argument " + std::to_string(i + 1) + ": expected " +
                          describe(types[i]) + ", got " +
                          describe(arguments[i]) +
                          " (* is 2 or more, ? any extent)");
}

/// Where a report says that the unit is from: the line of the module.
std::unique_ptr<ast::Program> programOf(const ModuleRequest &request,
                                        size_t line) {
  auto program = std::make_unique<ast::Program>(request.file, request.text);
  size_t begin = 0;
  for (size_t i = 1; i < line && begin < request.text.size(); ++i)
    begin = std::min(request.text.find('\n', begin), request.text.size()) + 1;
  void *place = program->arena->allocate(sizeof(ast::ExpressionStmt),
                                         alignof(ast::ExpressionStmt));
  const auto position = static_cast<uint32_t>(begin);
  program->statements = {
      new (place) ast::ExpressionStmt(SourceRange{position, position})};
  program->statementCount = 1;
  return program;
}

} // namespace

const CompilerLibrary &Engine::prepare(ModuleRequest &request,
                                       const std::vector<Value> &arguments) {
  const CompilerLibrary *compiler = CompilerLibrary::open(missingCompiler);
  if (!compiler)
    refuse(request, missingCompiler);
  request.options = compileOptions();
  for (size_t i = 0; i < arguments.size(); ++i) {
    auto type = variableType(ast::noSlot, arguments[i]);
    if (!type)
      refuse(request, "argument " + std::to_string(i + 1) +
                          ": expected an array, got " + describe(arguments[i]));
    request.arguments.push_back(std::move(*type));
  }
  return *compiler;
}

std::string Engine::emitModule(ModuleRequest request, Stage stage,
                               const std::vector<Value> &arguments) {
  const CompilerLibrary &compiler = prepare(request, arguments);
  std::string error;
  std::string text = compiler.emitModule(request, stage, error);
  if (!error.empty())
    throw ModuleError{error};
  return text;
}

UnitEntry &Engine::addModule(const ModuleRequest &request, size_t line,
                             std::unique_ptr<CompiledUnit> unit) {
  modules.push_back(programOf(request, line));
  UnitEntry entry;
  entry.program = modules.back().get();
  entry.signature = unit->inputs;
  entry.unit = std::move(unit);
  entry.kernels = std::make_unique<UnitKernels>(*entry.unit);
  entry.runs = 1;
  counters().unitsCompiled.add();
  return cache.add(entry.program->statements[0], std::move(entry));
}

ModuleResult Engine::compileModule(ModuleRequest &request,
                                   const std::vector<Value> &arguments) {
  const CompilerLibrary &compiler = prepare(request, arguments);
  counters().unitCacheMisses.add();
  telemetry::Span span(telemetry::EventKind::Compile);
  ModuleResult made = compiler.compileModule(request);
  if (telemetry::Event *event = span.event()) {
    event->hasFailed = !made.unit;
    event->name = request.file;
  }
  return made;
}

ModuleOutcome Engine::runModule(ModuleRequest request,
                                const std::vector<Value> &arguments) {
  ModuleResult made = compileModule(request, arguments);
  if (!made.unit)
    throw ModuleError{made.error};
  std::string error;
  std::unique_ptr<CompiledUnit> unit =
      CompiledUnit::load(std::move(made.unit), error);
  if (!unit)
    refuse(request, error);
  checkArguments(request, unit->inputs, arguments);
  UnitEntry &entry = addModule(request, made.line, std::move(unit));
  UnitCache::Use use(entry);
  std::vector<ArrayRef> inputs;
  for (const Value &argument : arguments)
    inputs.push_back(argument.array());
  telemetry::StatementSpan span(telemetry::EventKind::Unit);
  enterSpan(span, *entry.program, entry.statement);
  UnitEnd end = runner.run(*entry.unit, *entry.kernels, inputs);
  ModuleOutcome outcome;
  auto define = [&](ast::Slot slot, ArrayRef value) {
    if (value)
      outcome.variables.emplace_back(made.variables[size_t(slot)],
                                     Value(std::move(value)));
  };
  if (!end.exit) {
    for (size_t i = 0; i < end.values.size(); ++i)
      define(entry.unit->outputs()[i], std::move(end.values[i]));
    return outcome;
  }
  const runmat_unit_exit &exit = entry.unit->exit(*end.exit);
  for (const runmat_exit_variable &variable : variablesOf(exit))
    define(variable.slot, exitValue(variable, end.values));
  counters().sideExits.add();
  entry.exitsTaken = 1;
  outcome.exitStatement = ast::StatementId(exit.statement);
  outcome.exitReason = entry.unit->site(size_t(end.site));
  return outcome;
}

} // namespace runmat
