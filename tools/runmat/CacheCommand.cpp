//===- CacheCommand.cpp - runmat cache -------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "CacheCommand.h"
#include "Caches.h"
#include "Command.h"

#include "runtime/FileCache.h"

#include <algorithm>
#include <cstdio>
#include <limits>

using namespace runmat;
using namespace runmat::driver;

static constexpr const char *description =
    "Prints what is kept from process to process: compiled units, pipelines "
    "of devices,\n"
    "and how fast devices are. All of it is made anew where it is missing.\n"
    "\n"
    "  runmat cache [flags]            as for a program of the current folder\n"
    "  runmat cache [flags] script.m   as for this script";

/// Those with a folder; /dev/null and the like are none.
static std::vector<Cache> cachesOf(const config::Configuration &configuration) {
  SessionOptions session;
  configuration.store(session);
  const auto folder = [](const std::string &name) {
    return name.empty() ? std::nullopt : std::optional(name);
  };
  return {{"units", folder(session.unitCache)},
          {"pipelines", folder(session.pipelineCache)},
          {"models", folder(session.modelCache)}};
}

static int clear(const std::vector<Cache> &caches) {
  int status = 0;
  for (const auto &[name, folder] : caches)
    if (folder &&
        !FileCache(*folder, std::numeric_limits<uint64_t>::max()).clear()) {
      std::fprintf(stderr,
                   "runmat cache: error: some of the %s of '%s' cannot be "
                   "removed\n",
                   name, folder->c_str());
      status = 1;
    }
  return status;
}

int driver::runCacheCommand(const std::vector<std::string> &words) {
  CLI::App app(description, "runmat cache");
  bool json = false, clears = false;
  app.add_flag("--json", json, "Print JSON");
  app.add_flag("--clear", clears, "Remove all of it");
  return runCommand(app, words, [&](const config::Configuration &settings) {
    const std::vector<Cache> caches = cachesOf(settings);
    const int status = clears ? clear(caches) : 0;
    std::vector<CacheContents> contents;
    std::ranges::transform(caches, std::back_inserter(contents), contentsOf);
    const std::string text =
        json ? jsonText(Json{{"version", 1}, {"caches", cachesJson(contents)}})
             : cachesTable(contents);
    std::fputs(text.c_str(), stdout);
    return status;
  });
}
