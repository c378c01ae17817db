//===- Flags.cpp - the flags of runmat --------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Flags.h"
#include "AccelInfoCommand.h"
#include "CacheCommand.h"
#include "CompileCommand.h"
#include "ConfigCommand.h"
#include "ProfileCommand.h"
#include "RunFlags.h"
#include "SourceFile.h"

#include <algorithm>
#include <iterator>

#include <unistd.h>

using namespace runmat;
using namespace runmat::driver;

namespace {

/// What CLI11 collects.
struct RawFlags {
  RunFlags settings;
  std::string code;
  std::string stage;
};

constexpr const char *description =
    "Runs a MATLAB-syntax program.\n"
    "\n"
    "  runmat                        open a prompt, on a terminal\n"
    "  runmat script.m [arguments]   run a script; argv() returns the "
    "arguments\n"
    "  runmat -e 'code' [arguments]  run code\n"
    "  runmat - [arguments]          run what standard input holds\n"
    "  runmat config [script.m]      print the settings, see 'runmat config "
    "--help'\n"
    "  runmat accel-info             print the devices, see 'runmat accel-info "
    "--help'\n"
    "  runmat cache                  print what is kept from run to run, see "
    "'runmat cache --help'\n"
    "  runmat compile script.m       make a program of a script, see 'runmat "
    "compile --help'\n"
    "  runmat profile                measure a device, see 'runmat profile "
    "--help'";

struct Command {
  /// Where a script could stand.
  const char *name;
  /// `words` are the flags before and after the name, and a script. Returns
  /// the exit status.
  int (*run)(const std::vector<std::string> &words);
};
constexpr Command commands[] = {{"config", runConfigCommand},
                                {"accel-info", runAccelInfoCommand},
                                {"cache", runCacheCommand},
                                {"compile", runCompileCommand},
                                {"profile", runProfileCommand}};

constexpr const char *footer = "Exit status: 0 done, 1 error in the program, 2 "
                               "wrong flag or setting, n after exit(n), 130 "
                               "interrupted.";

void declareFlags(CLI::App &app, RawFlags &raw) {
  app.add_option("-e,--eval", raw.code, "Run CODE")->type_name("CODE");
  app.add_option("--emit", raw.stage,
                 "Print a stage of the compiler instead of the program's "
                 "output: one of those below")
      ->type_name("STAGE");
  raw.settings.declare(app);
}

/// What follows the flags: the script and its arguments, or the arguments alone
/// after -e.
void readProgram(const CLI::App &app, const RawFlags &raw,
                 std::vector<std::string> rest, CommandLine &line) {
  if (!rest.empty() && rest.front() == "--")
    rest.erase(rest.begin());
  if (app.count("--eval") > 0) {
    line.source = ProgramSource::Code;
    line.program = raw.code;
  } else if (rest.empty()) {
    line.source = isatty(STDIN_FILENO) ? ProgramSource::Prompt
                                       : ProgramSource::StandardInput;
    if (line.source == ProgramSource::Prompt && !raw.stage.empty())
      throw CLI::RequiredError("a script, -e CODE or - for standard input");
  } else {
    line.source = rest.front() == "-" ? ProgramSource::StandardInput
                                      : ProgramSource::File;
    line.program = rest.front();
    rest.erase(rest.begin());
  }
  line.session.arguments = std::move(rest);
}

void parse(std::vector<std::string> words, CLI::App &app, CommandLine &line) {
  RawFlags raw;
  declareFlags(app, raw);
  const auto split = words.begin() + std::ptrdiff_t(countOwnWords(app, words));
  parseWords(app, {words.begin(), split});
  const Command *command =
      app.count("--eval") == 0 && split != words.end()
          ? std::ranges::find(commands, *split, &Command::name)
          : std::end(commands);
  if (command != std::end(commands)) {
    words.erase(split);
    line.exitStatus = command->run(words);
    return;
  }
  if (!raw.stage.empty())
    line.session.emit = lookUpStage("--emit", raw.stage).stage;
  readProgram(app, raw, {split, words.end()}, line);
  storeSettings(raw.settings.read(app, programFolder(line)), line.session);
}

} // namespace

CommandLine driver::parseCommandLine(int argc, const char *const *argv) {
  CommandLine line;
  line.tool = "runmat";
  CLI::App app(description, line.tool);
  app.footer(stageHelp() + "\n" + settingsHelp + "\n\n" + footer);
  const std::vector<std::string> words(argv + std::min(argc, 1), argv + argc);
  if (const auto ended = guardParsing(app, [&] { parse(words, app, line); }))
    line.exitStatus = ended;
  return line;
}
