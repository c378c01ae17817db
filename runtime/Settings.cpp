//===- Settings.cpp - what the user fixed for a run -------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Settings.h"
#include "runtime/SystemFiles.h"

#include <algorithm>
#include <limits>
#include <sched.h>
#include <string_view>

namespace runmat {
namespace {

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
  static const uint32_t count =
      std::min(affinityProcessors(), quotaProcessors());
  return count;
}

} // namespace runmat
