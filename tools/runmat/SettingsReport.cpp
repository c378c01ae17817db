//===- SettingsReport.cpp - settings in words and in JSON ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "SettingsReport.h"
#include "TextTable.h"

using namespace runmat;
using namespace runmat::driver;

namespace {

Json valueOf(const config::Value &value) {
  if (const bool *truth = std::get_if<bool>(&value))
    return *truth;
  if (const uint64_t *number = std::get_if<uint64_t>(&value))
    return *number;
  return config::toText(value);
}

Json originOf(const config::Origin &origin) {
  constexpr const char *sources[] = {"built in", "user file", "project file",
                                     "environment", "flag"};
  Json report = {{"source", sources[size_t(origin.source)]}};
  if (!origin.name.empty())
    report["name"] = origin.name;
  if (origin.line > 0)
    report["line"] = origin.line;
  return report;
}

} // namespace

std::string
driver::settingsTable(std::span<const config::Configuration::Entry> entries,
                      const std::string &indent) {
  TextTable table;
  table.add({"setting", "value", "origin"});
  for (const auto &[setting, value, origin] : entries)
    table.add({setting->key, config::toText(value), describe(origin)});
  return table.text(indent);
}

Json driver::settingsJson(
    std::span<const config::Configuration::Entry> entries) {
  Json list = Json::array();
  for (const auto &[setting, value, origin] : entries)
    list.push_back({{"setting", setting->key},
                    {"value", valueOf(value)},
                    {"origin", originOf(origin)},
                    {"built_in", setting->builtIn},
                    {"variable", setting->variable},
                    {"expected", expectation(setting->kind)},
                    {"part", nameOf(setting->part)},
                    {"help", setting->help}});
  return list;
}
