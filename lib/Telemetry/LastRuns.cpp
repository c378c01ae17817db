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
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(DeviceUse, place, name, launches, uploads,
                                   uploadBytes, downloads, downloadBytes,
                                   kernelsLoaded)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(PastRun, began, seconds, program, version,
                                   status, devices)

namespace {

using Json = nlohmann::json;

/// Ten runs take a few kilobytes.
constexpr uint64_t mostBytes = uint64_t{1} << 16;
constexpr size_t longestProgram = 256;
constexpr const char *key = "last runs\n1";

FileCache filesOf(const std::string &folder) {
  return FileCache(folder, mostBytes);
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
  if (run.program.size() > longestProgram)
    run.program.erase(0, run.program.size() - longestProgram);
  std::vector<PastRun> runs = list();
  runs.insert(runs.begin(), std::move(run));
  runs.resize(std::min(runs.size(), most));
  // A file's name may hold bytes that are no UTF-8.
  return filesOf(*folder).write(
      key, Json(runs).dump(-1, ' ', false, Json::error_handler_t::replace));
}

} // namespace runmat::telemetry
