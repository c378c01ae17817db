//===- ApplicationLine.cpp - what an application runs ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "ApplicationLine.h"
#include "SessionSettings.h"

#include "Configuration/Environment.h"
#include "Engine/PackedProcessors.h"
#include "runtime/Application.h"
#include "runtime/Error.h"

#include <algorithm>
#include <cstdio>
#include <filesystem>

#include <unistd.h>

using namespace runmat;
using namespace runmat::driver;

static void takeSettings(CommandLine &line) {
  config::Configuration configuration;
  for (const std::string &note :
       config::readEnvironment(configuration, environ))
    std::fprintf(stderr, "%s: note: %s\n", line.tool.c_str(), note.c_str());
  storeSettings(configuration, line.session);
  // Nothing of an application is left on the machine where it runs.
  line.session.unitCache.clear();
  line.session.record.clear();
  line.session.compilesNothing = true;
  if (line.session.cpu == "native")
    line.session.cpu = packedProcessorHere();
}

static std::string nameOf(int argc, const char *const *argv) {
  return std::filesystem::path(argc > 0 ? argv[0] : "").filename();
}

/// Runs nothing: as runmat itself it would read the program's words as its own.
static CommandLine sayDamage(const std::string &tool,
                             const std::string &damage) {
  std::fprintf(stderr,
               "%s: error: this program is damaged: %s. Copy it again from "
               "where it was made, or make it again with 'runmat compile'.\n",
               tool.c_str(), damage.c_str());
  CommandLine line;
  line.tool = tool;
  line.exitStatus = 1;
  return line;
}

std::optional<CommandLine>
driver::readApplicationLine(int argc, const char *const *argv) {
  if (const std::string &damage = application::damage(); !damage.empty())
    return sayDamage(nameOf(argc, argv), damage);
  const Archive *archive = application::archive();
  if (!archive)
    return std::nullopt;
  CommandLine line;
  line.tool = nameOf(argc, argv);
  line.program = std::string(application::folder) + "/" +
                 archive->read(application::mainKey).value_or("");
  line.session.arguments.assign(argv + std::min(argc, 1), argv + argc);
  try {
    takeSettings(line);
  } catch (const Error &error) {
    std::fprintf(stderr, "%s: error: %s\n", line.tool.c_str(),
                 error.message.c_str());
    line.exitStatus = 2;
  }
  return line;
}
