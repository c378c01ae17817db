//===- MemoryLimit.cpp - how much memory the process may use ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/MemoryLimit.h"

#include <algorithm>
#include <charconv>
#include <cstdio>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <unistd.h>

namespace runmat::memory {
namespace {

constexpr size_t unlimited = std::numeric_limits<size_t>::max();

std::string readFile(const std::string &path) {
  std::string text;
  std::FILE *file = std::fopen(path.c_str(), "re");
  if (!file)
    return text;
  char chunk[4096];
  while (size_t got = std::fread(chunk, 1, sizeof(chunk), file))
    text.append(chunk, got);
  std::fclose(file);
  return text;
}

/// The first number of `text`; none for "max" and the like.
std::optional<size_t> number(std::string_view text) {
  size_t start = text.find_first_not_of(" \t\n");
  if (start == std::string_view::npos)
    return std::nullopt;
  size_t value = 0;
  auto result =
      std::from_chars(text.data() + start, text.data() + text.size(), value);
  if (result.ec != std::errc())
    return std::nullopt;
  return value;
}

/// The number after `key` at the start of a line.
std::optional<size_t> field(std::string_view text, std::string_view key) {
  for (size_t at = 0; at < text.size();) {
    std::string_view line = text.substr(at, text.find('\n', at) - at);
    if (line.starts_with(key))
      return number(line.substr(key.size()));
    at += line.size() + 1;
  }
  return std::nullopt;
}

/// The process's folder below `controller` in /proc/self/cgroup; an empty
/// controller names the unified hierarchy.
std::string groupFolder(std::string_view controller) {
  std::string text = readFile("/proc/self/cgroup");
  for (size_t at = 0; at < text.size();) {
    std::string_view line =
        std::string_view(text).substr(at, text.find('\n', at) - at);
    at += line.size() + 1;
    size_t first = line.find(':');
    size_t second = line.find(':', first + 1);
    if (second == std::string_view::npos)
      continue;
    if (line.substr(first + 1, second - first - 1) == controller)
      return std::string(line.substr(second + 1));
  }
  return "/";
}

struct GroupFiles {
  const char *root;
  const char *controller;
  const char *limit;
  const char *usage;
  const char *fileCache;
};

/// What a control group leaves: its limit, less what cannot be reclaimed.
size_t groupAvailable(const std::string &folder, const GroupFiles &files) {
  std::optional<size_t> limit = number(readFile(folder + files.limit));
  std::optional<size_t> usage = number(readFile(folder + files.usage));
  if (!limit || !usage)
    return unlimited;
  size_t cache =
      field(readFile(folder + "/memory.stat"), files.fileCache).value_or(0);
  size_t used = *usage - std::min(*usage, cache);
  return *limit - std::min(*limit, used);
}

/// The smallest figure on the way from the process's group to the root.
size_t hierarchyAvailable(const GroupFiles &files) {
  std::string path = groupFolder(files.controller);
  size_t least = unlimited;
  while (true) {
    std::string folder = files.root + (path == "/" ? std::string() : path);
    least = std::min(least, groupAvailable(folder, files));
    size_t slash = path.rfind('/');
    if (path.size() <= 1 || slash == std::string::npos)
      return least;
    path.resize(std::max<size_t>(slash, 1));
  }
}

constexpr GroupFiles groupVersions[] = {
    {"/sys/fs/cgroup", "", "/memory.max", "/memory.current", "inactive_file "},
    {"/sys/fs/cgroup/memory", "memory", "/memory.limit_in_bytes",
     "/memory.usage_in_bytes", "total_inactive_file "},
};

/// Anonymous memory that the process has now: resident less file pages.
size_t anonymousBytes() {
  std::string text = readFile("/proc/self/statm");
  unsigned long size = 0, resident = 0, shared = 0;
  if (std::sscanf(text.c_str(), "%lu %lu %lu", &size, &resident, &shared) != 3)
    return 0;
  static const size_t page = static_cast<size_t>(sysconf(_SC_PAGESIZE));
  return (resident - std::min(resident, shared)) * page;
}

} // namespace

size_t measureProcessLimit() {
  size_t left = unlimited;
  if (auto kilobytes = field(readFile("/proc/meminfo"), "MemAvailable:"))
    left = *kilobytes * 1024;
  for (const GroupFiles &files : groupVersions)
    left = std::min(left, hierarchyAvailable(files));
  if (left == unlimited)
    return unlimited;
  // A small part stays free for what is not an array.
  left -= left / 32;
  return left + anonymousBytes();
}

} // namespace runmat::memory
