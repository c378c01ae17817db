//===- PromptWorkspace.cpp - variables that outlive a text ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Interpreter/PromptWorkspace.h"
#include "Interpreter/Debugger.h"

#include <chrono>

using namespace runmat;

/// Texts that are kept with their units.
static constexpr size_t keptScripts = 64;

namespace {
/// Tells how long it lived, whatever ends that.
class Stopwatch {
public:
  explicit Stopwatch(double &seconds) : seconds(seconds), begin(Clock::now()) {}
  ~Stopwatch() {
    seconds = std::chrono::duration<double>(Clock::now() - begin).count();
  }
  Stopwatch(const Stopwatch &) = delete;

private:
  using Clock = std::chrono::steady_clock;
  double &seconds;
  const Clock::time_point begin;
};
} // namespace

PromptWorkspace::PromptWorkspace(Interpreter &interpreter)
    : interpreter(interpreter) {
  // A text that defines nothing.
  DiagnosticEngine diagnostics;
  enter(parse("%", diagnostics));
}

PromptWorkspace::~PromptWorkspace() {
  for (const Script &script : scripts)
    interpreter.unload(script.module);
}

ParseOptions PromptWorkspace::parseOptions() {
  ParseOptions options;
  if (frame)
    options.variables = frame->definedNames();
  options.isFunction = [this](std::string_view name) {
    return frame &&
           interpreter.resolve(*frame, name).kind != Callee::Kind::None;
  };
  return options;
}

bool PromptWorkspace::isUnfinished(const std::string &text) {
  return runmat::isUnfinished(text, parseOptions());
}

std::shared_ptr<Module>
PromptWorkspace::findAgain(const std::string &text,
                           const std::vector<std::string> &names) {
  for (auto script = scripts.begin(); script != scripts.end(); ++script)
    if (script->text == text && script->names == names) {
      scripts.splice(scripts.begin(), scripts, script);
      return script->module;
    }
  return nullptr;
}

std::shared_ptr<Module> PromptWorkspace::parse(const std::string &text,
                                               DiagnosticEngine &diagnostics) {
  const ParseOptions options = parseOptions();
  if (auto known = findAgain(text, options.variables))
    return known;
  auto program = parseProgram(promptName, text, diagnostics, options);
  if (!program)
    return nullptr;
  auto module = interpreter.load(std::move(program), ".");
  module->isTyped = true;
  scripts.push_front({text, options.variables, module});
  return module;
}

/// The variables are the text's now. The frame before may still be that of a
/// text that is about to be let go of.
void PromptWorkspace::enter(const std::shared_ptr<Module> &module) {
  const std::shared_ptr<Frame> former = std::move(frame);
  frame = interpreter.makeScriptFrame(module, false);
  if (former)
    frame->takeVariables(*former);
  while (scripts.size() > keptScripts) {
    interpreter.unload(scripts.back().module);
    scripts.pop_back();
  }
}

bool PromptWorkspace::run(const std::string &text,
                          DiagnosticEngine &diagnostics) {
  interpreter.forgetChangedFiles();
  // A file that is new may have the name of a function that was called.
  interpreter.forgetNames();
  const std::shared_ptr<Module> module = parse(text, diagnostics);
  if (!module)
    return false;
  if (!module->program().script)
    throw Error("MATLAB:scriptNotAFunction",
                "A function is defined in a file of its name, or behind the "
                "statements that call it in one text.");
  enter(module);
  interpreter.debugger().forgetSteps();
  const Stopwatch stopwatch(scripts.front().seconds);
  interpreter.execute(*frame, module->program().script->body);
  return true;
}

double PromptWorkspace::lastSeconds(const std::string &text) const {
  for (const Script &script : scripts)
    if (script.text == text)
      return script.seconds;
  return 0;
}
