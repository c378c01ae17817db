//===- Environment.cpp - settings from environment variables ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Configuration/Environment.h"

#include <algorithm>

namespace runmat::config {
namespace {

constexpr std::string_view prefix = "RUNMAT_";
/// Up to so many letters, and one in three at most, are a slip of the hand.
constexpr size_t mostSlips = 2, lettersPerSlip = 3;

const Setting *settingOf(std::string_view variable) {
  for (const Setting &setting : settings())
    if (variable == setting.variable)
      return &setting;
  return nullptr;
}

const Setting *likelyMeant(std::string_view variable) {
  const std::string key = asKey(variable);
  return nearestSetting(key, std::min(mostSlips, key.size() / lettersPerSlip));
}

} // namespace

std::vector<std::string> readEnvironment(Configuration &configuration,
                                         const char *const *environment) {
  std::vector<std::string> notes;
  for (; *environment; ++environment) {
    const std::string_view line = *environment;
    const size_t equals = line.find('=');
    if (!line.starts_with(prefix) || equals == std::string_view::npos)
      continue;
    const std::string name(line.substr(0, equals));
    const std::string_view value = line.substr(equals + 1);
    if (const Setting *setting = settingOf(name)) {
      if (!value.empty())
        configuration.set(*setting, value, {Source::Environment, name, 0},
                          name);
    } else if (const Setting *meant = likelyMeant(name)) {
      notes.push_back("the environment variable " + name +
                      " is none of RunMat's; did you mean " + meant->variable +
                      "?");
    }
  }
  return notes;
}

} // namespace runmat::config
