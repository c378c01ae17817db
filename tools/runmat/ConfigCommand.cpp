//===- ConfigCommand.cpp - runmat config -----------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "ConfigCommand.h"
#include "Command.h"
#include "SettingsReport.h"

using namespace runmat;
using namespace runmat::driver;

static constexpr const char *description =
    "Prints every setting, its value and where that comes from.\n"
    "\n"
    "  runmat config [flags]            as for a program of the current "
    "folder\n"
    "  runmat config [flags] script.m   as for this script";

int driver::runConfigCommand(const std::vector<std::string> &words) {
  CLI::App app(description, "runmat config");
  bool json = false;
  app.add_flag("--json", json, "Print JSON");
  return runCommand(app, words, [&](const config::Configuration &settings) {
    const std::string text =
        json ? jsonText(Json{{"version", 1},
                             {"settings", settingsJson(settings.entries())}})
             : settingsTable(settings.entries());
    std::fputs(text.c_str(), stdout);
    return 0;
  });
}
