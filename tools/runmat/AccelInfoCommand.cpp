//===- AccelInfoCommand.cpp - runmat accel-info ----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "AccelInfoCommand.h"
#include "AccelInfo.h"
#include "Command.h"

#include "runtime/Error.h"

#include <cstdio>

using namespace runmat;
using namespace runmat::driver;

static constexpr const char *description =
    "Prints the devices of this machine, the settings for them, how fast they "
    "are believed to be,\n"
    "and what is kept for them from process to process.\n"
    "\n"
    "  runmat accel-info [flags]            as for a program of the current "
    "folder\n"
    "  runmat accel-info [flags] script.m   as for this script";

static int print(const config::Configuration &configuration, bool json,
                 bool reset) {
  try {
    const AccelInfo info = collectAccelInfo(configuration, reset);
    const std::string text = json ? accelInfoJson(info) : accelInfoTable(info);
    std::fputs(text.c_str(), stdout);
    return 0;
  } catch (const Error &error) {
    std::fprintf(stderr, "runmat accel-info: error: %s\n",
                 error.message.c_str());
    return 1;
  }
}

int driver::runAccelInfoCommand(const std::vector<std::string> &words) {
  CLI::App app(description, "runmat accel-info");
  bool json = false, reset = false;
  app.add_flag("--json", json, "Print JSON");
  app.add_flag("--reset", reset, "Forget how fast devices were measured to be");
  return runCommand(app, words,
                    [&](const config::Configuration &configuration) {
                      return print(configuration, json, reset);
                    });
}
