//===- LastRuns.cpp - the last runs that used a device ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Telemetry/LastRuns.h"
#include "runtime/FileCache.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

namespace runmat::telemetry {

// The text of the file: the members by their names.
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(WarmUp, began, milliseconds, pipelines)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(DeviceUse, place, name, launches, uploads,
                                   uploadBytes, downloads, downloadBytes,
                                   kernelsLoaded, pipelinesCompiled,
                                   pipelinesCached, pipelinesReused, warmUp)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(CacheUse, cache, hits, misses)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(Decision, file, line, cluster, place, reason)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(PastRun, began, seconds, program, version,
                                   status, devices, caches, decisions)

namespace {

using Json = nlohmann::json;

/// Ten runs take thirty kilobytes at most.
constexpr uint64_t mostBytes = uint64_t{1} << 16;
constexpr size_t longestFile = 256, longestReason = 256;
constexpr const char *key = "last runs\n2";

FileCache filesOf(const std::string &folder) {
  return FileCache(folder, mostBytes);
}

/// Of a long name the end tells more.
void shortenFile(std::string &file) {
  if (file.size() > longestFile)
    file.erase(0, file.size() - longestFile);
}

void shorten(PastRun &run) {
  shortenFile(run.program);
  std::vector<Decision> &decisions = run.decisions;
  if (decisions.size() > LastRuns::mostDecisions)
    decisions.erase(decisions.begin(),
                    decisions.end() - LastRuns::mostDecisions);
  for (Decision &decision : decisions) {
    shortenFile(decision.file);
    decision.reason.resize(std::min(decision.reason.size(), longestReason));
  }
}

} // namespace

LastRuns::LastRuns(std::optional<std::string> folder)
    : folder(std::move(folder)) {}

LastRuns LastRuns::besideModels(const std::string &modelCache) {
  return LastRuns(modelCache.empty()
                      ? std::nullopt
                      : std::optional<std::string>(modelCache + "/runs"));
}

std::vector<PastRun> LastRuns::list() const {
  const std::optional<std::string> text =
      folder ? filesOf(*folder).read(key) : std::nullopt;
  if (!text)
    return {};
  try {
    return Json::parse(*text).get<std::vector<PastRun>>();
  } catch (const Json::exception &) {
    return {};
  }
}

bool LastRuns::add(PastRun run) const {
  if (!folder)
    return false;
  shorten(run);
  std::vector<PastRun> runs = list();
  runs.insert(runs.begin(), std::move(run));
  runs.resize(std::min(runs.size(), most));
  // A file's name may hold bytes that are no UTF-8.
  return filesOf(*folder).write(
      key, Json(runs).dump(-1, ' ', false, Json::error_handler_t::replace));
}

} // namespace runmat::telemetry
