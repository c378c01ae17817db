//===- Settings.h - the table of settings -----------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One row a setting. Flags, environment, runmat.toml, `runmat config` and
// docs/configuration.md are made from the rows, or checked against them.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_CONFIGURATION_SETTINGS_H
#define RUNMAT_CONFIGURATION_SETTINGS_H

#include "Configuration/Kind.h"
#include "Engine/SessionOptions.h"

namespace runmat::config {

/// Who obeys a setting.
enum class Part { Driver, Engine, Runtime };

/// Who may set it in a file: the user alone where it names what is opened or
/// written, since a project's file may be anybody's.
enum class Trust { Project, User };

struct Setting {
  /// In runmat.toml, and after `--` the flag.
  const char *key;
  const char *variable;
  Kind kind;
  const char *builtIn;
  const char *help;
  Part part;
  /// Puts a value of the kind where it is obeyed.
  void (*store)(SessionOptions &options, const Value &value);
  /// What the flag without a value means; null where it needs one.
  const char *bare = nullptr;
  Trust trust = Trust::Project;
};

std::span<const Setting> settings();

/// The setting of this key, or null.
const Setting *findSetting(std::string_view key);

/// The setting whose key or variable the name is most like, by at most `most`
/// letters left out, put in, changed or exchanged; null when there is none.
const Setting *nearestSetting(std::string_view name, size_t most);

/// A variable's name as the key that it would be: `num-threads` for
/// RUNMAT_NUM_THREADS.
std::string asKey(std::string_view variable);

const char *nameOf(Part part);

} // namespace runmat::config

#endif // RUNMAT_CONFIGURATION_SETTINGS_H
