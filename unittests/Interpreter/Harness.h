//===- Harness.h - runs program text in tests -------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_UNITTESTS_INTERPRETER_HARNESS_H
#define RUNMAT_UNITTESTS_INTERPRETER_HARNESS_H

#include "Interpreter/Interpreter.h"

#include <functional>
#include <string>

namespace runmat::test {

/// What a run printed, and the error that ended it.
struct RunResult {
  std::string output;
  std::string identifier; ///< of an uncaught error
  std::string message;
  bool failed = false;
};

/// Calls `action` on a thread with a stack as large as the driver's.
void onLargeStack(const std::function<void()> &action);

/// Parses text; throws Error with the diagnostics when that fails.
std::unique_ptr<ast::Program> parse(const std::string &text);

/// Runs text as a script.
RunResult runText(const std::string &text);

/// The output of a run that must not fail; otherwise the error's text.
std::string outputOf(const std::string &text);

/// The identifier of the error that ends the run; empty when none does.
std::string errorOf(const std::string &text);

} // namespace runmat::test

#endif // RUNMAT_UNITTESTS_INTERPRETER_HARNESS_H
