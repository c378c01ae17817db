//===- Settings.cpp - what the user fixed for a run -------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Settings.h"
#include "runtime/Error.h"
#include "runtime/SystemFiles.h"

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <limits>
#include <sched.h>
#include <string_view>

namespace runmat {
namespace {

/// A variable that holds a whole number, and what it may be.
struct NumberVariable {
  const char *name;
  uint64_t least;
  uint64_t most;
  uint64_t multiple;
  const char *expected;
};
constexpr NumberVariable threadsVariable = {"RUNMAT_NUM_THREADS", 1, 4096, 1,
                                            "a whole number from 1 to 4096"};
constexpr NumberVariable thresholdVariable = {
    "RUNMAT_TWO_PASS_THRESHOLD", 1, std::numeric_limits<int64_t>::max(), 1,
    "a whole number from 1 on"};
constexpr NumberVariable workgroupVariable = {
    "RUNMAT_REDUCTION_WG", 32, 1024, 32, "a multiple of 32 from 32 to 1024"};
constexpr NumberVariable deviceMemoryVariable = {
    "RUNMAT_DEVICE_MEMORY", 0, std::numeric_limits<uint64_t>::max(), 1,
    "a whole number of bytes"};
constexpr NumberVariable unitVariable = {"RUNMAT_UNIT_LIMIT", 1, 1000000, 1,
                                         "a whole number from 1 to 1000000"};
constexpr NumberVariable warmUpVariable = {"RUNMAT_WARMUP", 0, 1, 1, "0 or 1"};

/// The variable's value; none when it is unset or empty.
std::optional<uint64_t> readVariable(const NumberVariable &variable) {
  const char *raw = std::getenv(variable.name);
  if (!raw || !*raw)
    return std::nullopt;
  std::string_view text = raw;
  uint64_t value = 0;
  auto end = text.data() + text.size();
  auto result = std::from_chars(text.data(), end, value);
  bool usable = result.ec == std::errc() && result.ptr == end &&
                value >= variable.least && value <= variable.most &&
                value % variable.multiple == 0;
  if (!usable)
    throw Error("RunMat:settings",
                std::string("Environment variable ") + variable.name + " is '" +
                    raw + "'; expected " + variable.expected + ".");
  return value;
}

/// The path that a variable holds, with `below` under it; none when it is no
/// absolute one.
std::optional<std::string> folderIn(const char *variable, const char *below) {
  const char *path = std::getenv(variable);
  if (!path || *path != '/')
    return std::nullopt;
  return path + std::string(below);
}

std::optional<std::string> pipelineCacheFolder() {
  if (const char *given = std::getenv("RUNMAT_PIPELINE_CACHE_DIR");
      given && *given)
    return given;
  if (auto cache = folderIn("XDG_CACHE_HOME", "/runmat/pipelines"))
    return cache;
  return folderIn("HOME", "/.cache/runmat/pipelines");
}

uint32_t affinityProcessors() {
  cpu_set_t set;
  CPU_ZERO(&set);
  if (sched_getaffinity(0, sizeof(set), &set) != 0)
    return 1;
  return static_cast<uint32_t>(std::max(1, CPU_COUNT(&set)));
}

/// Processors' worth of time that the control group grants, rounded up.
uint32_t quotaProcessors() {
  double least = std::numeric_limits<double>::infinity();
  system_files::forEachGroup("", "/sys/fs/cgroup", [&](const std::string &dir) {
    std::string text = system_files::read(dir + "/cpu.max");
    auto quota = system_files::number(text);
    auto period = system_files::number(
        std::string_view(text).substr(std::min(text.find(' '), text.size())));
    if (quota && period && *period)
      least = std::min(least, double(*quota) / double(*period));
  });
  std::string old = "/sys/fs/cgroup/cpu/cpu.cfs_";
  auto quota = system_files::number(system_files::read(old + "quota_us"));
  auto period = system_files::number(system_files::read(old + "period_us"));
  if (quota && period && *period)
    least = std::min(least, double(*quota) / double(*period));
  return least < 4096 ? std::max(1u, static_cast<uint32_t>(least + 0.999))
                      : 4096u;
}

} // namespace

uint32_t availableProcessors() {
  return std::min(affinityProcessors(), quotaProcessors());
}

RuntimeSettings RuntimeSettings::fromEnvironment() {
  RuntimeSettings settings;
  auto threads = readVariable(threadsVariable);
  settings.threads =
      threads ? static_cast<uint32_t>(*threads) : availableProcessors();
  settings.twoPassThreshold = readVariable(thresholdVariable).value_or(0);
  if (auto workgroup = readVariable(workgroupVariable))
    settings.reductionWorkgroup = static_cast<uint32_t>(*workgroup);
  settings.deviceMemory = readVariable(deviceMemoryVariable);
  settings.pipelineCache = pipelineCacheFolder();
  settings.warmUp = readVariable(warmUpVariable).value_or(1) != 0;
  if (auto limit = readVariable(unitVariable))
    settings.unitLimit = static_cast<uint32_t>(*limit);
  return settings;
}

} // namespace runmat
