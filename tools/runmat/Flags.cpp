//===- Flags.cpp - the flags of runmat --------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Flags.h"
#include "SessionFlags.h"

#include <unistd.h>

using namespace runmat;
using namespace runmat::driver;

namespace {

/// Texts of the flags as CLI11 collects them.
struct RawFlags {
  SessionFlags session;
  std::string jit = "auto";
  std::string code;
  std::string stage;
  bool noJit = false;
};

constexpr const char *description =
    "Runs a MATLAB-syntax program.\n"
    "\n"
    "  runmat script.m [arguments]   run a script; argv() returns the "
    "arguments\n"
    "  runmat -e 'code' [arguments]  run code\n"
    "  runmat - [arguments]          run what standard input holds";

constexpr const char *footer = "Exit status: 0 done, 1 error in the program, 2 "
                               "wrong flag, n after exit(n), 130 interrupted.";

void declareFlags(CLI::App &app, RawFlags &raw, SessionOptions &session) {
  app.add_option("-e,--eval", raw.code, "Run CODE")->type_name("CODE");
  app.add_option("--jit", raw.jit, "Compile: off, auto or always")
      ->type_name("MODE");
  app.add_flag("--no-jit", raw.noJit, "The same as --jit=off");
  app.add_option("--emit", raw.stage,
                 "Print a stage of the compiler instead of the program's "
                 "output: one of those below")
      ->type_name("STAGE");
  raw.session.declare(app, session);
}

void readFlags(const RawFlags &raw, SessionOptions &session) {
  static const std::map<std::string, JitMode> modes = {
      {"off", JitMode::Off},
      {"auto", JitMode::Auto},
      {"always", JitMode::Always}};
  session.jit = raw.noJit ? JitMode::Off : lookUp(modes, "--jit", raw.jit);
  if (!raw.stage.empty())
    session.emit = lookUpStage("--emit", raw.stage).stage;
  raw.session.read(session);
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
    if (isatty(STDIN_FILENO))
      throw CLI::RequiredError("a script, -e CODE or - for standard input");
    line.source = ProgramSource::StandardInput;
  } else {
    line.source = rest.front() == "-" ? ProgramSource::StandardInput
                                      : ProgramSource::File;
    line.program = rest.front();
    rest.erase(rest.begin());
  }
  line.session.arguments = std::move(rest);
}

void parse(const std::vector<std::string> &words, CLI::App &app,
           CommandLine &line) {
  RawFlags raw;
  declareFlags(app, raw, line.session);
  const auto split = words.begin() + std::ptrdiff_t(countOwnWords(app, words));
  parseWords(app, {words.begin(), split});
  readFlags(raw, line.session);
  readProgram(app, raw, {split, words.end()}, line);
}

} // namespace

CommandLine driver::parseCommandLine(int argc, const char *const *argv) {
  CommandLine line;
  line.tool = "runmat";
  CLI::App app(description, line.tool);
  app.footer(stageHelp() + "\n" + footer);
  const std::vector<std::string> words(argv + std::min(argc, 1), argv + argc);
  line.exitStatus = guardParsing(app, [&] { parse(words, app, line); });
  return line;
}
