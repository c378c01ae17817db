//===- SystemFiles.cpp - figures from /proc and /sys ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/SystemFiles.h"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <cstdio>

namespace runmat::system_files {
namespace {

/// Takes the next line off the front of `text`.
std::string_view takeLine(std::string_view &text) {
  size_t end = std::min(text.find('\n'), text.size());
  std::string_view line = text.substr(0, end);
  text.remove_prefix(std::min(end + 1, text.size()));
  return line;
}

/// The process's group of `controller`, as a path below the hierarchy's root.
std::string groupPath(std::string_view controller) {
  std::string file = read("/proc/self/cgroup");
  std::string_view text = file;
  while (!text.empty()) {
    std::string_view line = takeLine(text);
    size_t first = line.find(':');
    size_t second = line.find(':', first + 1);
    if (second == std::string_view::npos)
      continue;
    if (line.substr(first + 1, second - first - 1) == controller)
      return std::string(line.substr(second + 1));
  }
  return "/";
}

} // namespace

std::string read(const std::string &path) { return readStart(path, SIZE_MAX); }

std::string readStart(const std::string &path, size_t limit) {
  std::string text;
  std::FILE *file = std::fopen(path.c_str(), "re");
  if (!file)
    return text;
  char chunk[4096];
  while (size_t got = std::fread(
             chunk, 1, std::min(sizeof(chunk), limit - text.size()), file))
    text.append(chunk, got);
  std::fclose(file);
  return text;
}

std::optional<uint64_t> number(std::string_view text) {
  size_t start = text.find_first_not_of(" \t\n");
  if (start == std::string_view::npos)
    return std::nullopt;
  uint64_t value = 0;
  auto result =
      std::from_chars(text.data() + start, text.data() + text.size(), value);
  if (result.ec != std::errc())
    return std::nullopt;
  return value;
}

std::optional<uint64_t> field(std::string_view text, std::string_view key) {
  while (!text.empty()) {
    std::string_view line = takeLine(text);
    if (line.starts_with(key))
      return number(line.substr(key.size()));
  }
  return std::nullopt;
}

std::string_view entry(std::string_view text, std::string_view key) {
  constexpr const char *blanks = " \t";
  while (!text.empty()) {
    std::string_view line = takeLine(text);
    if (!line.starts_with(key))
      continue;
    line.remove_prefix(key.size());
    const size_t colon = line.find_first_not_of(blanks);
    if (colon == line.npos || line[colon] != ':')
      continue;
    const size_t start = line.find_first_not_of(blanks, colon + 1);
    return start == line.npos ? std::string_view() : line.substr(start);
  }
  return {};
}

void forEachGroup(std::string_view controller, const std::string &root,
                  const std::function<void(const std::string &)> &visit) {
  std::string path = groupPath(controller);
  while (!path.empty() && path != "/") {
    visit(root + path);
    path.resize(path.rfind('/') == std::string::npos ? 0 : path.rfind('/'));
  }
  visit(root);
}

} // namespace runmat::system_files
