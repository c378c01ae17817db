//===- Prompt.h - a session that is typed -----------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_TOOLS_PROMPT_PROMPT_H
#define RUNMAT_TOOLS_PROMPT_PROMPT_H

#include "CommandLine.h"
#include "Interpreter/Output.h"

#include <atomic>
#include <chrono>
#include <functional>
#include <optional>

namespace runmat::driver {

class PromptSink;

/// Reads what is typed at the terminal and runs it in one workspace.
class Prompt {
public:
  explicit Prompt(CommandLine line) : line(std::move(line)) {}

  /// Until the user leaves. Returns the exit status.
  int run(OutputSink &terminal);
  /// In another thread, when what runs has not obeyed an interrupt: whether the
  /// process ends, for which the user must ask twice.
  bool mayEnd(OutputSink &terminal);

private:
  class Session;
  /// Runs `program`, which the user may interrupt. The exit status when it ends
  /// the session.
  std::optional<int> guard(Session &session,
                           const std::function<void()> &program);

  CommandLine line;
  /// Whether a text runs, and since when the user knows that it does not stop.
  std::atomic<bool> isRunning = false;
  std::atomic<std::chrono::steady_clock::time_point> warned{};
};

} // namespace runmat::driver

#endif // RUNMAT_TOOLS_PROMPT_PROMPT_H
