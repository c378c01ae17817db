//===- ConfigCommand.cpp - runmat config ------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "ConfigCommand.h"
#include "RunFlags.h"
#include "SourceFile.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

using namespace runmat;
using namespace runmat::driver;

namespace {

using Json = nlohmann::ordered_json;

constexpr const char *description =
    "Prints every setting, its value and where that comes from.\n"
    "\n"
    "  runmat config [flags]            as for a program of the current "
    "folder\n"
    "  runmat config [flags] script.m   as for this script";

std::string printTable(const config::Configuration &configuration) {
  size_t nameWidth = 7, valueWidth = 5;
  for (const auto &entry : configuration.entries()) {
    nameWidth = std::max(nameWidth, std::string(entry.setting->key).size());
    valueWidth = std::max(valueWidth, toText(entry.value).size());
  }
  std::string text;
  auto addLine = [&](auto &&name, auto &&value, auto &&origin) {
    text += fmt::format("{:{}}  {:{}}  {}\n", name, nameWidth, value,
                        valueWidth, origin);
  };
  addLine("setting", "value", "origin");
  for (const auto &entry : configuration.entries())
    addLine(entry.setting->key, toText(entry.value), describe(entry.origin));
  return text;
}

Json valueOf(const config::Value &value) {
  if (const bool *truth = std::get_if<bool>(&value))
    return *truth;
  if (const uint64_t *number = std::get_if<uint64_t>(&value))
    return *number;
  return toText(value);
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

std::string printJson(const config::Configuration &configuration) {
  Json list = Json::array();
  for (const auto &[setting, value, origin] : configuration.entries())
    list.push_back({{"setting", setting->key},
                    {"value", valueOf(value)},
                    {"origin", originOf(origin)},
                    {"built_in", setting->builtIn},
                    {"variable", setting->variable},
                    {"expected", expectation(setting->kind)},
                    {"part", nameOf(setting->part)},
                    {"help", setting->help}});
  const Json report = {{"version", 1}, {"settings", list}};
  // A file's name may be any bytes.
  return report.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

} // namespace

int driver::runConfigCommand(const std::vector<std::string> &words) {
  CLI::App app(description, "runmat config");
  app.footer(settingsHelp);
  RunFlags flags;
  CommandLine line;
  bool json = false;
  app.add_flag("--json", json, "Print JSON");
  flags.declare(app);
  line.source = ProgramSource::StandardInput;
  CLI::Option *script = app.add_option("script", line.program);
  script->type_name("");
  const std::optional<int> ended = guardParsing(app, [&] {
    parseWords(app, words);
    if (script->count() > 0)
      line.source = ProgramSource::File;
    const config::Configuration configuration =
        flags.read(app, programFolder(line));
    const std::string text =
        json ? printJson(configuration) : printTable(configuration);
    std::fputs(text.c_str(), stdout);
  });
  return ended.value_or(0);
}
