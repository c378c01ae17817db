//===- SessionFlags.h - the flags that tools share --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// How a run is set up is said in the same words to every tool that runs
// programs.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_TOOLS_DRIVER_SESSIONFLAGS_H
#define RUNMAT_TOOLS_DRIVER_SESSIONFLAGS_H

#include "Engine/SessionOptions.h"

#include <CLI/CLI.hpp>

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace runmat::driver {

/// Device, threads, processor, report and checks.
class SessionFlags {
public:
  void declare(CLI::App &app, SessionOptions &session);
  /// After parsing; throws CLI::ValidationError for a value that is none.
  void read(SessionOptions &session) const;

private:
  std::string device = "auto";
  std::string explain;
};

/// The value of a flag by its name; throws CLI::ValidationError that lists the
/// names.
template <typename T>
T lookUp(const std::map<std::string, T> &values, const std::string &flag,
         const std::string &text) {
  auto found = values.find(text);
  if (found != values.end())
    return found->second;
  std::string expected;
  for (const auto &[name, value] : values)
    expected += (expected.empty() ? "" : ", ") + name;
  throw CLI::ValidationError(flag, "expected one of " + expected + ", got '" +
                                       text + "'");
}

/// The stage that a flag names; throws CLI::ValidationError that lists them.
const StageInfo &lookUpStage(const std::string &flag, const std::string &text);

/// Number of words that belong to the tool: the flags and their values up to
/// the program, `-` or `--`. What follows belongs to the program, flags too.
size_t countOwnWords(const CLI::App &app,
                     const std::vector<std::string> &words);

/// Lets the app read these words.
void parseWords(CLI::App &app, const std::vector<std::string> &words);

/// Runs `parse`. Help and the version end the run with status 0, a wrong flag
/// with 2, after saying so.
std::optional<int> guardParsing(const CLI::App &app,
                                const std::function<void()> &parse);

} // namespace runmat::driver

#endif // RUNMAT_TOOLS_DRIVER_SESSIONFLAGS_H
