//===- Interpreter.cpp - loading and running files --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Builtins/Warnings.h"
#include "Interpreter/Debugger.h"
#include "Interpreter/InterpreterDetail.h"
#include "Interpreter/ProgramProfiler.h"
#include "Interpreter/RootProperties.h"
#include "Support/Casting.h"
#include "runtime/Interrupt.h"

using namespace runmat;

UnitHook::~UnitHook() = default;

Outcome UnitHook::enterLoop(Frame &, const ast::Stmt &, const LoopState &) {
  return NotTaken();
}

Interpreter::Interpreter(OutputSink &sink, std::vector<std::string> arguments)
    : recorder(sink), sink(&recorder), scriptArguments(std::move(arguments)),
      debugging(std::make_unique<Debugger>(*this, recorder)),
      profiling(std::make_unique<ProgramProfiler>()) {
  state.onScene = [this](graphics::Node &root) {
    bindRootProperties(*this, root);
  };
}

void Interpreter::write(std::string_view utf8) {
  constexpr size_t piece = 1 << 14;
  for (; utf8.size() > piece; utf8.remove_prefix(piece)) {
    if (interrupt::requested())
      throw Interrupted();
    sink->write(utf8.substr(0, piece));
  }
  sink->write(utf8);
}

Interpreter::~Interpreter() {
  for (const std::weak_ptr<Frame> &known : sharedFrames)
    if (std::shared_ptr<Frame> frame = known.lock())
      for (size_t slot = 0; slot < frame->function().variables.size(); ++slot)
        frame->variable(ast::Slot(slot)) = Value();
  for (const std::shared_ptr<Module> &module : loadedModules)
    module->forget();
}

std::shared_ptr<Module> Interpreter::load(std::unique_ptr<ast::Program> program,
                                          std::string folder,
                                          std::string path) {
  auto module = std::make_shared<Module>(std::move(program), std::move(folder),
                                         std::move(path));
  add(module);
  return module;
}

void Interpreter::add(const std::shared_ptr<Module> &module) {
  loadedModules.push_back(module);
  if (recording)
    module->interpreted.open(module->program().statementCount);
  if (hook)
    hook->loaded(*module);
  debugging->loaded(*module);
}

void Interpreter::forgetUnits() {
  if (hook)
    for (const std::shared_ptr<Module> &module : loadedModules)
      hook->unloaded(*module);
}

std::vector<std::shared_ptr<Module>>
Interpreter::modulesOf(const std::string &path) {
  std::vector<std::shared_ptr<Module>> found;
  std::ranges::copy_if(
      loadedModules, std::back_inserter(found),
      [&](const auto &module) { return module->file() == path; });
  if (found.empty())
    found.push_back(loadFile(path));
  return found;
}

void Interpreter::updateWatched() {
  isWatched = debugging->isWatching() || profiling->isOn();
}

void Interpreter::warn(std::string_view identifier, std::string_view message) {
  CallContext::warn(identifier, message);
  if (isWatched && isWarningOn(state, identifier))
    debugging->warned(identifier);
}

void Interpreter::unload(const std::shared_ptr<Module> &module) {
  std::erase(loadedModules, module);
  // They may name the module itself.
  module->callees.clear();
  module->entryFlags.clear();
  if (hook)
    hook->unloaded(*module);
}

std::shared_ptr<Frame>
Interpreter::makeScriptFrame(const std::shared_ptr<Module> &module,
                             bool batch) {
  if (!module->program().script)
    throw Error("MATLAB:scriptNotAFunction",
                "The file holds functions only, so it has no script.");
  auto frame = std::make_shared<Frame>(module, *module->program().script);
  frame->isBatchScript = batch;
  pendingCall = nullptr;
  base = frame;
  current = frame.get();
  return frame;
}

/// Calls the first function of a file with as many script arguments as it
/// takes.
static ValueList mainArguments(const ast::Function &function,
                               const std::vector<std::string> &arguments) {
  ValueList values;
  for (const std::string &argument : arguments)
    values.push_back(Value::text(argument));
  if (!function.hasVarargin && values.size() > function.parameters.size())
    values.resize(function.parameters.size());
  return values;
}

/// A base workspace beside a program that has only functions.
static std::shared_ptr<Frame> emptyBase() {
  DiagnosticEngine none;
  auto module = std::make_shared<Module>(parseProgram("", "%", none), ".");
  module->isTyped = true;
  return std::make_shared<Frame>(module, *module->program().script);
}

void Interpreter::run(const std::shared_ptr<Module> &module, bool batch) {
  const ast::Program &program = module->program();
  if (program.script) {
    std::shared_ptr<Frame> frame = makeScriptFrame(module, batch);
    if (execute(*frame, program.script->body) == Flow::Next && isWatched)
      debugging->atEnd(*frame);
  } else if (!program.functions.empty()) {
    const ast::Function &function = *program.functions.front();
    base = emptyBase();
    callFunction(module, function, nullptr,
                 mainArguments(function, scriptArguments), 0);
  }
}

void Interpreter::clearGlobals(
    const std::function<bool(std::string_view name)> &isWanted) {
  for (auto &[name, value] : globals)
    if (isWanted(name))
      value = Value();
}

bool Interpreter::isGlobal(Frame &frame, std::string_view name) {
  const auto global = globals.find(name);
  return global != globals.end() && frame.find(name) == &global->second;
}

//===----------------------------------------------------------------------===//
// Text given to eval
//===----------------------------------------------------------------------===//

static Error textError(const DiagnosticEngine &diagnostics) {
  const Diagnostic &first = *diagnostics.firstError();
  return Error(textErrorIdentifier, std::string(textErrorStart) +
                                        first.message + "\n" + first.excerpt +
                                        "\n" + first.marker);
}

/// A file that cannot be read is one, which a call tells.
bool Interpreter::isFunction(Frame &frame, std::string_view name) try {
  return peek(frame, name).kind != Callee::Kind::None;
} catch (const Error &) {
  return true;
}

ParseOptions Interpreter::optionsFor(Frame &frame) {
  ParseOptions options;
  options.variables = frame.workspace().definedNames();
  options.sharedWorkspace = true;
  options.isFunction = [&](std::string_view name) {
    return isFunction(frame, name);
  };
  options.whileReading = interrupt::poll;
  return options;
}

std::shared_ptr<Module>
Interpreter::makeTyped(Frame &frame, std::unique_ptr<ast::Program> program) {
  auto module =
      std::make_shared<Module>(std::move(program), frame.module().folder());
  module->isTyped = true;
  module->context = frame.sharedModule();
  if (recording)
    module->interpreted.open(module->program().statementCount);
  return module;
}

ValueList Interpreter::evaluateText(Frame &frame, std::string_view text,
                                    int outputCount) {
  poll();
  DiagnosticEngine diagnostics;
  const std::shared_ptr<Module> module =
      evaluatedTexts.moduleOf(frame, text, diagnostics);
  if (!module)
    throw textError(diagnostics);
  const ast::Function *script = module->program().script;
  if (!script)
    return {};
  auto inner =
      std::make_shared<Frame>(module, *script, frame.shared_from_this());
  inner->shareWorkspace(frame);
  CallScope scope(*this, *inner);
  if (outputCount == 0) {
    execute(*inner, script->body);
    return {};
  }
  const auto *stmt = script->body.size() == 1
                         ? dynCast<ast::ExpressionStmt>(script->body.front())
                         : nullptr;
  if (!stmt)
    throw Error("MATLAB:eval:expectedExpression",
                "Text whose value is taken must be one expression.");
  ValueList results;
  withLocation(*inner, stmt->range, [&] {
    evaluateMany(*inner, *stmt->expr, outputCount, results);
  });
  return results;
}

//===----------------------------------------------------------------------===//
// Text that is typed while the program is stopped
//===----------------------------------------------------------------------===//

bool Interpreter::isUnfinished(Frame &frame, const std::string &text) {
  return runmat::isUnfinished(text, optionsFor(frame));
}

/// Its module does not stay, so what was logged is added up, also when an error
/// ends it.
Flow Interpreter::runTyped(Frame &frame, std::string_view text) {
  DiagnosticEngine diagnostics;
  auto program = parseProgram(promptName, std::string(text), diagnostics,
                              optionsFor(frame));
  if (!program)
    writeError(diagnostics.render());
  const ast::Function *script = program ? program->script : nullptr;
  if (!script)
    return Flow::Next;
  struct Logged {
    EvaluatedTexts &texts;
    std::shared_ptr<Module> module;
    ~Logged() { texts.log(*module); }
  } typed{evaluatedTexts, makeTyped(frame, std::move(program))};
  auto inner =
      std::make_shared<Frame>(typed.module, *script, frame.shared_from_this());
  inner->shareWorkspace(frame);
  CallScope scope(*this, *inner);
  return execute(*inner, script->body);
}
