//===- Engine.cpp - decides what is compiled, and runs it -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/Engine.h"
#include "Engine/CompilerLibrary.h"
#include "Frontend/TreeWalk.h"
#include "Interpreter/Module.h"
#include "Support/Casting.h"
#include "runtime/Counters.h"

#include <algorithm>

namespace runmat {

static std::string deviceName(const SessionOptions &options) {
  switch (options.device) {
  case DeviceKind::Auto:
    return "auto";
  case DeviceKind::Cpu:
    return "cpu";
  case DeviceKind::InProcess:
    return "inprocess";
  case DeviceKind::Vulkan:
    return "vulkan:" + std::to_string(options.deviceIndex);
  }
  return "auto";
}

RuntimeSettings runtimeSettings(const SessionOptions &options) {
  RuntimeSettings settings = RuntimeSettings::fromEnvironment();
  settings.device = deviceName(options);
  settings.validate = options.verify;
  settings.interruptDonated = true;
  if (options.threads)
    settings.threads = options.threads;
  return settings;
}

Engine::Engine(const SessionOptions &options, Interpreter &interpreter)
    : options(options), interpreter(interpreter),
      settings(runtimeSettings(options)), registry(settings), planner(registry),
      launcher(settings), runner(interpreter, planner, launcher) {}

/// Statements that import can begin with; the rest is never asked about.
static bool mayStartUnit(const ast::Stmt &statement) {
  return isa<ast::AssignStmt>(&statement) ||
         isa<ast::ExpressionStmt>(&statement) ||
         isa<ast::ForStmt>(&statement) || isa<ast::IfStmt>(&statement);
}

void Engine::loaded(Module &module) {
  auto &statements = module.program().statements;
  module.entryFlags.assign(statements.size(), 0);
  for (const ast::Stmt *statement : statements)
    if (mayStartUnit(*statement))
      module.entryFlags[statement->id] = AtStatement;
}

//===----------------------------------------------------------------------===//
// Whether compiling pays
//===----------------------------------------------------------------------===//

namespace {

/// Compiling a unit costs about as much as interpreting this many elements.
constexpr int64_t worthwhileElements = 1 << 20;
/// A statement reached this often, on any size, is worth a unit.
constexpr uint64_t worthwhileVisits = 1 << 14;

/// The largest array among the variables that a statement reads.
int64_t largestOperand(Frame &frame, const ast::Expr *root) {
  int64_t largest = 0;
  std::vector<const ast::Expr *> work{root};
  while (!work.empty()) {
    const ast::Expr *expr = work.back();
    work.pop_back();
    if (!expr)
      continue;
    if (auto *name = dynCast<ast::IdentifierExpr>(expr);
        name && name->slot != ast::noSlot) {
      const Value &value = frame.variable(name->slot);
      largest = std::max(largest, value.isArray() ? value.count() : 0);
      if (const double *scalar = value.inlineDouble())
        largest = std::max<int64_t>(
            largest, *scalar > 0 && *scalar < 1e15 ? int64_t(*scalar) : 0);
    }
    if (auto *number = dynCast<ast::NumberExpr>(expr))
      largest =
          std::max<int64_t>(largest, number->value > 0 && number->value < 1e15
                                         ? int64_t(number->value)
                                         : 0);
    if (const ast::Expr *left = leftOperand(expr))
      work.push_back(left);
    if (expr->kind != ast::ExprKind::AnonymousFunction)
      appendOtherOperands(expr, work);
  }
  return largest;
}

} // namespace

/// `auto`: sizes seen in the statement (an array's elements, a number that may
/// become a size or a trip count), or repetition.
bool Engine::isWorthwhile(Frame &frame, const ast::Stmt &statement) {
  if (options.jit == JitMode::Always || stageSink)
    return true;
  if (++visits[&statement] >= worthwhileVisits)
    return true;
  for (const ast::Expr *expr : expressionsOf(&statement))
    if (largestOperand(frame, expr) >= worthwhileElements)
      return true;
  return false;
}

CompileRequest Engine::makeRequest(Frame &frame, const ast::Block &block,
                                   size_t index) const {
  CompileRequest request;
  request.program = &frame.module().program();
  request.function = &frame.function();
  request.block = &block;
  request.index = index;
  for (size_t slot = 0; slot < frame.function().variables.size(); ++slot)
    if (!frame.isBound(slot))
      if (auto type = variableType(slot, frame.variable(slot)))
        request.variables.push_back(std::move(*type));
  request.observeAll = frame.function().kind == ast::FunctionKind::Script &&
                       !frame.isBatchScript;
  request.isBuiltin = [this, &frame](std::string_view name) {
    return interpreter.resolve(frame, name).kind == Callee::Kind::Builtin;
  };
  request.options = compileOptions();
  return request;
}

CompileOptions Engine::compileOptions() const {
  CompileOptions result;
  result.cpu = options.cpu;
  result.verify = options.verify;
  return result;
}

UnitEntry *Engine::compile(Frame &frame, const ast::Block &block,
                           size_t index) {
  const CompilerTable *compiler = openCompiler(missingCompiler);
  if (!compiler)
    return nullptr;
  CompileRequest request = makeRequest(frame, block, index);
  if (stageSink) {
    size_t nextIndex = index;
    stageSink->write(
        compiler->emit(request, *options.emit, nextIndex, stageError));
    stageSink->flush();
  }
  CompileResult result = compiler->compile(request);
  UnitEntry entry;
  entry.statement = block[index]->id;
  entry.program = request.program;
  entry.reason = result.reason;
  entry.signature = result.unit ? result.unit->inputs : request.variables;
  entry.unit = std::move(result.unit);
  if (entry.unit) {
    entry.kernels = kernelsOf(*entry.unit);
    counters().unitsCompiled.add();
  }
  return &cache.add(block[index], std::move(entry));
}

Outcome Engine::enter(Frame &frame, const ast::Block &block, size_t index) {
  const ast::Stmt *statement = block[index];
  UnitEntry *entry = cache.find(statement, frame);
  if (!entry && missingCompiler.empty() && isWorthwhile(frame, *statement))
    entry = compile(frame, block, index);
  if (!entry || !entry->unit)
    return NotTaken{};
  // A unit whose guards fail nearly every time only costs.
  if (entry->exitsTaken > 4 && entry->exitsTaken * 2 > entry->runs)
    return NotTaken{};
  ++entry->runs;
  int64_t site = -1;
  Outcome outcome = runner.run(*entry->unit, *entry->kernels, frame, site);
  entry->exitsTaken += site >= 0;
  return outcome;
}

} // namespace runmat
