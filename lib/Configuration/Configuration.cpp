//===- Configuration.cpp - the settings in force, and from where *- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Configuration/Configuration.h"
#include "runtime/Error.h"

namespace runmat::config {

std::string describe(const Origin &origin) {
  switch (origin.source) {
  case Source::BuiltIn:
    break;
  case Source::UserFile:
  case Source::ProjectFile:
    return origin.name + ":" + std::to_string(origin.line);
  case Source::Environment:
    return "environment " + origin.name;
  case Source::Flag:
    return "flag " + origin.name;
  }
  return "built in";
}

void refuse(const std::string &where, const std::string &problem) {
  throw Error("RunMat:configuration", where + ": " + problem);
}

Configuration::Configuration() {
  all.reserve(settings().size());
  for (const Setting &setting : settings())
    all.push_back({&setting, parse(setting.kind, setting.builtIn).value(), {}});
}

const Configuration::Entry &
Configuration::operator[](const Setting &setting) const {
  return all[size_t(&setting - settings().data())];
}

const Configuration::Entry &
Configuration::operator[](std::string_view key) const {
  return (*this)[*findSetting(key)];
}

void Configuration::set(const Setting &setting, std::string_view text,
                        Origin origin, const std::string &where) {
  std::optional<Value> value = parse(setting.kind, text);
  if (!value)
    refuse(where, "expected " + expectation(setting.kind) + ", got '" +
                      std::string(text) + "'");
  Entry &entry = all[size_t(&setting - settings().data())];
  if (origin.source < entry.origin.source)
    return;
  entry.value = std::move(*value);
  entry.origin = std::move(origin);
}

void Configuration::store(SessionOptions &options) const {
  for (const Entry &entry : all)
    entry.setting->store(options, entry.value);
}

} // namespace runmat::config
