//===- Command.cpp - what the commands of runmat share ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Command.h"
#include "DeviceCheck.h"
#include "SourceFile.h"

using namespace runmat;
using namespace runmat::driver;

int driver::runCommand(
    CLI::App &app, const std::vector<std::string> &words,
    const std::function<int(const config::Configuration &)> &body) {
  app.footer(settingsHelp);
  RunFlags flags;
  flags.declare(app);
  CommandLine line;
  line.source = ProgramSource::StandardInput;
  CLI::Option *script = app.add_option("script", line.program);
  script->type_name("");
  int status = 0;
  const std::optional<int> ended = guardParsing(app, [&] {
    parseWords(app, words);
    if (script->count() > 0)
      line.source = ProgramSource::File;
    const config::Configuration settings = flags.read(app, programFolder(line));
    checkDevice(settings);
    status = body(settings);
  });
  return ended.value_or(status);
}
