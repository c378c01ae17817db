//===- SessionFlags.h - the flags that tools share --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// How a run is set up is said in the same words to every tool that runs
// programs: each setting of the table is a flag.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_TOOLS_DRIVER_SESSIONFLAGS_H
#define RUNMAT_TOOLS_DRIVER_SESSIONFLAGS_H

#include "SessionSettings.h"

#include <CLI/CLI.hpp>

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace runmat::driver {

/// The settings as flags, and all their sources.
class SessionFlags {
public:
  /// All but those of the keys `without`, and --version.
  void declare(CLI::App &app,
               std::initializer_list<std::string_view> without = {});

  /// After parsing: the settings of the flags, of the environment and of the
  /// files that a program of this folder obeys. Notes go to standard error.
  /// Throws runmat::Error "RunMat:configuration", and CLI::ValidationError for
  /// a flag.
  config::Configuration read(const CLI::App &app,
                             const std::string &folder) const;

private:
  struct Given {
    const config::Setting *setting;
    const CLI::Option *option;
    std::string text;
  };
  std::vector<Given> flags;
};

/// What the flag that was given says about a setting; throws
/// CLI::ValidationError.
void takeFlag(config::Configuration &configuration,
              const config::Setting &setting, const std::string &flag,
              const std::string &text);

/// The stage that a flag names; throws CLI::ValidationError that lists them.
const StageInfo &lookUpStage(const std::string &flag, const std::string &text);

/// Number of words that belong to the tool: the flags and their values up to
/// the program, `-` or `--`. What follows belongs to the program, flags too.
size_t countOwnWords(const CLI::App &app,
                     const std::vector<std::string> &words);

/// Lets the app read these words.
void parseWords(CLI::App &app, const std::vector<std::string> &words);

/// Runs `parse`. Help and the version end the run with status 0, a wrong flag
/// or setting with 2, after saying so.
std::optional<int> guardParsing(const CLI::App &app,
                                const std::function<void()> &parse);

/// The end of the help of a tool with these flags.
extern const char *const settingsHelp;

} // namespace runmat::driver

#endif // RUNMAT_TOOLS_DRIVER_SESSIONFLAGS_H
