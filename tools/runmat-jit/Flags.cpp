//===- Flags.cpp - the flags of runmat-jit ----------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Flags.h"
#include "SessionFlags.h"
#include "SourceFile.h"

using namespace runmat;
using namespace runmat::driver;

namespace {

/// Texts of the flags as CLI11 collects them.
struct RawFlags {
  SessionFlags session;
  std::string language;
  std::string stopBefore, stopAfter;
};

constexpr const char *description =
    "Compiles and runs a program, or a unit given as IR, in process.\n"
    "\n"
    "  runmat-jit script.m [arguments]  compile every unit of a program and "
    "run it\n"
    "  runmat-jit unit.mlir [flags]     go on from the stage that a module is "
    "at,\n"
    "                                   run its unit, display what it defines\n"
    "  runmat-jit - [flags]             the same of a module on standard input";

constexpr const char *footer =
    "Exit status: 0 done, 1 error in the program or module, 2 wrong flag or "
    "setting, n after exit(n), 130 interrupted.";

void declareFlags(CLI::App &app, RawFlags &raw, JitCommandLine &line) {
  app.add_option("-x,--language", raw.language,
                 "Take the text as: m or mlir (default: by the file's name, "
                 "mlir for -)")
      ->type_name("LANGUAGE")
      ->check(CLI::IsMember({"m", "mlir"}));
  app.add_option("--entry", line.entry,
                 "Unit of the module, by its name or its number from 1")
      ->type_name("NAME");
  app.add_option("--args", line.values,
                 "Values for the unit, as expressions separated by commas: "
                 "--args='single(1:9), 2'")
      ->type_name("LIST")
      // Lines are separated as well as commas do it.
      ->multi_option_policy(CLI::MultiOptionPolicy::Join);
  CLI::Option *before =
      app.add_option("--stop-before", raw.stopBefore,
                     "Print what a stage is made from, and stop");
  CLI::Option *after =
      app.add_option("--stop-after", raw.stopAfter, "Print a stage, and stop");
  before->type_name("STAGE")->excludes(after);
  after->type_name("STAGE");
  // It compiles whatever it can.
  raw.session.declare(app, {"jit", "jit-sync", "jit-finish"});
}

/// The stage to print, when there is one to stop at.
std::optional<Stage> stopStage(const RawFlags &raw) {
  if (!raw.stopAfter.empty())
    return lookUpStage("--stop-after", raw.stopAfter).stage;
  if (raw.stopBefore.empty())
    return std::nullopt;
  const StageInfo &stage = lookUpStage("--stop-before", raw.stopBefore);
  if (!stage.from)
    throw CLI::ValidationError("--stop-before",
                               std::string("expected a stage after '") +
                                   stage.name + "', which is the first");
  return stage.from;
}

bool isModule(const RawFlags &raw, const std::string &file) {
  if (!raw.language.empty())
    return raw.language == "mlir";
  return file == "-" || file.ends_with(".mlir");
}

void readFlags(const CLI::App &app, const RawFlags &raw, JitCommandLine &line) {
  line.session.emit = stopStage(raw);
  storeSettings(raw.session.read(app, programFolder(line)), line.session);
  line.session.jit = JitMode::Always;
  if (!line.isModule && (!line.values.empty() || !line.entry.empty()))
    throw CLI::ValidationError(line.values.empty() ? "--entry" : "--args",
                               "expected a module (.mlir), got the program '" +
                                   line.program + "'");
}

void parse(const std::vector<std::string> &words, CLI::App &app,
           JitCommandLine &line) {
  RawFlags raw;
  declareFlags(app, raw, line);
  const auto split = words.begin() + std::ptrdiff_t(countOwnWords(app, words));
  std::vector<std::string> own(words.begin(), split), rest(split, words.end());
  parseWords(app, own);
  if (!rest.empty() && rest.front() == "--")
    rest.erase(rest.begin());
  if (rest.empty())
    throw CLI::RequiredError("a program, a module or - for standard input");
  line.program = rest.front();
  line.source =
      line.program == "-" ? ProgramSource::StandardInput : ProgramSource::File;
  rest.erase(rest.begin());
  line.isModule = isModule(raw, line.program);
  if (line.isModule) {
    // A module has no arguments of its own: what follows it are flags.
    own.insert(own.end(), rest.begin(), rest.end());
    parseWords(app, own);
  } else {
    line.session.arguments = std::move(rest);
  }
  readFlags(app, raw, line);
}

} // namespace

JitCommandLine driver::parseJitCommandLine(int argc, const char *const *argv) {
  JitCommandLine line;
  line.tool = "runmat-jit";
  CLI::App app(description, line.tool);
  app.footer(stageHelp() + "\n" + settingsHelp + "\n\n" + footer);
  const std::vector<std::string> words(argv + std::min(argc, 1), argv + argc);
  line.exitStatus = guardParsing(app, [&] { parse(words, app, line); });
  return line;
}
