//===- TomlFile.cpp - the entries of a TOML file ----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Configuration/TomlFile.h"
#include "Configuration/Configuration.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>

#define TOML_EXCEPTIONS 0
#define TOML_ENABLE_FORMATTERS 0
#include <toml++/toml.h>

namespace runmat::config {
namespace {

std::string readText(const std::string &path) {
  std::error_code error;
  // Opening a pipe would wait for its writer.
  if (!std::filesystem::is_regular_file(path, error))
    refuse(path, error ? "cannot be read: " + error.message()
                       : "expected a file, got something else of this name");
  errno = 0;
  std::ifstream file(path, std::ios::binary);
  std::string text(std::istreambuf_iterator<char>(file), {});
  if (!file)
    refuse(path, std::string("cannot be read: ") + std::strerror(errno));
  return text;
}

TomlEntry::Place placeOf(const toml::source_region &region) {
  return {region.begin.line, region.begin.column};
}

const char *describe(toml::node_type type) {
  switch (type) {
  case toml::node_type::table:
    return "a table";
  case toml::node_type::array:
    return "a list";
  case toml::node_type::floating_point:
    return "a number with a fraction or an exponent";
  default:
    return "a date or time";
  }
}

TomlEntry entryOf(const toml::key &key, const toml::node &node) {
  TomlEntry entry{std::string(key.str()), TomlType::Other,
                  describe(node.type()), placeOf(key.source()),
                  placeOf(node.source())};
  if (const auto *truth = node.as_boolean()) {
    entry.type = TomlType::Truth;
    entry.text = truth->get() ? "true" : "false";
  } else if (const auto *number = node.as_integer()) {
    entry.type = TomlType::WholeNumber;
    entry.text = std::to_string(number->get());
  } else if (const auto *text = node.as_string()) {
    entry.type = TomlType::Text;
    entry.text = text->get();
  }
  return entry;
}

} // namespace

std::string atPlace(const std::string &path, TomlEntry::Place place) {
  return path + ":" + std::to_string(place.line) + ":" +
         std::to_string(place.column);
}

std::vector<TomlEntry> readToml(const std::string &path) {
  const toml::parse_result result = toml::parse(readText(path));
  if (!result)
    refuse(atPlace(path, placeOf(result.error().source())),
           std::string(result.error().description()));
  std::vector<TomlEntry> entries;
  for (const auto &[key, node] : result.table())
    entries.push_back(entryOf(key, node));
  std::ranges::sort(entries, {}, [](const TomlEntry &entry) {
    return std::pair(entry.keyPlace.line, entry.keyPlace.column);
  });
  return entries;
}

} // namespace runmat::config
