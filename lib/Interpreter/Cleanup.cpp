//===- Cleanup.cpp - tasks of onCleanup, and the end ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Values/Cleanup.h"
#include "Interpreter/InterpreterDetail.h"
#include "runtime/Interrupt.h"

using namespace runmat;

namespace {

/// A task runs whatever the user asked to stop.
class InterruptPause {
public:
  InterruptPause() : wasRequested(interrupt::take()) {}
  ~InterruptPause() {
    if (wasRequested)
      interrupt::request();
  }
  InterruptPause(const InterruptPause &) = delete;
  InterruptPause &operator=(const InterruptPause &) = delete;

private:
  const bool wasRequested;
};

} // namespace

/// Errors of a task are warnings.
static void callTask(Interpreter &interpreter, const Value &task) try {
  const TryScope caught(interpreter.session());
  interpreter.call(task, {}, 0);
} catch (const Error &error) {
  interpreter.warn("MATLAB:class:DestructorError",
                   "The following error was caught while executing 'onCleanup' "
                   "class destructor:\n" +
                       error.message);
}

/// What ends the program, or the whole of what runs, waits until the statement
/// is over: an error may be on its way here. The first that comes counts.
void Interpreter::runTask(const Value &task) noexcept {
  const ast::Expr *call = std::exchange(pendingCall, nullptr);
  try {
    callTask(*this, task);
  } catch (...) {
    if (!escapedFromTask)
      escapedFromTask = std::current_exception();
  }
  pendingCall = call;
}

void Interpreter::runDueTasks() noexcept {
  if (!current)
    return;
  InterruptPause pause;
  while (!state.cleanups->tasks.empty()) {
    const Value task = std::move(state.cleanups->tasks.front());
    state.cleanups->tasks.erase(state.cleanups->tasks.begin());
    runTask(task);
  }
}

void Interpreter::finishTasks() {
  runDueTasks();
  if (escapedFromTask)
    std::rethrow_exception(std::exchange(escapedFromTask, nullptr));
}

FrameEnd::~FrameEnd() {
  // Others may hold the frame: then its variables live on.
  if (!CleanupObject::anyAlive() || frame.use_count() > 1)
    return;
  frame->releaseVariables();
  interpreter.runDueTasks();
}

void Interpreter::endProgram() {
  if (!CleanupObject::anyAlive() && state.cleanups->tasks.empty())
    return finishTasks();
  if (!base && !loadedModules.empty()) {
    const std::shared_ptr<Module> &module = loadedModules.front();
    const ast::Program &program = module->program();
    base = std::make_shared<Frame>(
        module, program.script ? *program.script : *program.functions.front());
  }
  current = base.get();
  if (base)
    base->releaseVariables();
  runDueTasks();
  clearGlobals([](std::string_view) { return true; });
  for (const std::shared_ptr<Module> &module : loadedModules)
    module->clearPersistents();
  finishTasks();
}
