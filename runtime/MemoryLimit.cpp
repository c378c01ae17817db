//===- MemoryLimit.cpp - how much memory the process may use ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/MemoryLimit.h"
#include "runtime/SystemFiles.h"

#include <algorithm>
#include <limits>
#include <sstream>
#include <unistd.h>

namespace runmat::memory {
namespace {

constexpr size_t unlimited = std::numeric_limits<size_t>::max();

/// The files in which a version of control groups keeps its figures.
struct GroupFiles {
  const char *root;
  const char *controller;
  const char *limit;
  const char *usage;
  const char *fileCache;
};
constexpr GroupFiles groupVersions[] = {
    {"/sys/fs/cgroup", "", "/memory.max", "/memory.current", "inactive_file "},
    {"/sys/fs/cgroup/memory", "memory", "/memory.limit_in_bytes",
     "/memory.usage_in_bytes", "total_inactive_file "},
};

/// What there is, and what of it is left.
struct Figures {
  size_t total = unlimited, left = unlimited;
};

/// Of a control group: its limit, and that less what cannot be reclaimed. One
/// that may have more than there is bounds nothing, and is asked no more: such
/// files take as long as some small programs.
Figures groupFigures(const std::string &folder, const GroupFiles &files,
                     size_t thereIs) {
  using namespace system_files;
  std::optional<uint64_t> limit = number(read(folder + files.limit));
  if (!limit || *limit >= thereIs)
    return {};
  std::optional<uint64_t> usage = number(read(folder + files.usage));
  if (!usage)
    return {};
  uint64_t cache =
      field(read(folder + "/memory.stat"), files.fileCache).value_or(0);
  uint64_t used = *usage - std::min(*usage, cache);
  return {*limit, *limit - std::min(*limit, used)};
}

Figures measure() {
  Figures figures;
  const std::string system = system_files::read("/proc/meminfo");
  if (auto kilobytes = system_files::field(system, "MemTotal:"))
    figures.total = *kilobytes * 1024;
  if (auto kilobytes = system_files::field(system, "MemAvailable:"))
    figures.left = *kilobytes * 1024;
  const size_t thereIs = figures.total;
  for (const GroupFiles &files : groupVersions)
    system_files::forEachGroup(
        files.controller, files.root, [&](const std::string &folder) {
          const Figures group = groupFigures(folder, files, thereIs);
          figures.total = std::min(figures.total, group.total);
          figures.left = std::min(figures.left, group.left);
        });
  return figures;
}

/// Anonymous memory that the process has now: resident less file pages.
size_t anonymousBytes() {
  std::string text = system_files::read("/proc/self/statm");
  std::istringstream fields(text);
  size_t size = 0, resident = 0, shared = 0;
  if (!(fields >> size >> resident >> shared))
    return 0;
  static const size_t page = static_cast<size_t>(sysconf(_SC_PAGESIZE));
  return (resident - std::min(resident, shared)) * page;
}

} // namespace

Limits measureLimits() {
  auto [total, left] = measure();
  if (left == unlimited)
    return {total, unlimited};
  // A small part stays free for what is not an array.
  left -= left / 32;
  return {total, std::min(left + anonymousBytes(), total)};
}

} // namespace runmat::memory
