//===- ReadFile.cpp - settings from runmat.toml -----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Configuration/ConfigurationFile.h"
#include "Configuration/TomlFile.h"

#include <filesystem>

namespace runmat::config {
namespace {

/// With the nearest name, unless that is unlike in more than half its letters.
const Setting &known(const TomlEntry &entry, const std::string &where) {
  if (const Setting *setting = findSetting(entry.key))
    return *setting;
  const Setting *nearest = nearestSetting(entry.key, entry.key.size() / 2);
  refuse(where,
         "there is no setting '" + entry.key + "'; " +
             (nearest ? "the nearest is '" + std::string(nearest->key) + "'"
                      : "'runmat config' lists what there is"));
}

void requireTrust(const Setting &setting, Source source,
                  const std::string &where) {
  if (source == Source::ProjectFile && setting.trust == Trust::User)
    refuse(where, "'" + std::string(setting.key) +
                      "' is for the user alone to set, by --" + setting.key +
                      ", " + setting.variable +
                      " or the runmat.toml of the user");
}

/// Whether the kind is written in this type of TOML; a text may also say auto.
bool fits(const Setting &setting, const TomlEntry &entry) {
  if (std::holds_alternative<Switch>(setting.kind))
    return entry.type == TomlType::Truth;
  if (std::holds_alternative<Number>(setting.kind))
    return entry.type == TomlType::WholeNumber ||
           (entry.type == TomlType::Text && entry.text == "auto");
  return entry.type == TomlType::Text;
}

std::string got(const TomlEntry &entry) {
  switch (entry.type) {
  case TomlType::Text:
    return "the text '" + entry.text + "'";
  case TomlType::Truth:
    return "the truth value " + entry.text;
  case TomlType::WholeNumber:
    return "the number " + entry.text;
  case TomlType::Other:
    break;
  }
  return entry.text;
}

void take(Configuration &configuration, const TomlEntry &entry,
          const std::string &path, Source source) {
  const std::string keyAt = atPlace(path, entry.keyPlace);
  const Setting &setting = known(entry, keyAt);
  requireTrust(setting, source, keyAt);
  const std::string where =
      atPlace(path, entry.valuePlace) + ": " + setting.key;
  if (!fits(setting, entry))
    refuse(where,
           "expected " + expectation(setting.kind) + ", got " + got(entry));
  configuration.set(setting, entry.text, {source, path, entry.keyPlace.line},
                    where);
}

} // namespace

void readFile(Configuration &configuration, const std::string &path,
              Source source) {
  for (const TomlEntry &entry : readToml(path))
    take(configuration, entry, path, source);
}

void readFiles(Configuration &configuration, const std::string &folder) {
  const std::string user = findUserFile();
  if (!user.empty())
    readFile(configuration, user, Source::UserFile);
  const std::string project = findProjectFile(folder);
  // The user's own folder may hold programs.
  std::error_code error;
  if (!project.empty() && !std::filesystem::equivalent(user, project, error))
    readFile(configuration, project, Source::ProjectFile);
}

} // namespace runmat::config
