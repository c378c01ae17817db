//===- Configuration.h - the settings in force, and from where --*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_CONFIGURATION_CONFIGURATION_H
#define RUNMAT_CONFIGURATION_CONFIGURATION_H

#include "Configuration/Settings.h"

#include <vector>

namespace runmat::config {

/// Where a value comes from; a later source goes before an earlier one.
enum class Source { BuiltIn, UserFile, ProjectFile, Environment, Flag };

struct Origin {
  Source source = Source::BuiltIn;
  /// The flag, the variable or the file; empty for a built-in value.
  std::string name;
  /// In the file.
  size_t line = 0;
};

/// As in `runmat config`: "built in", "flag --jit", "/home/me/runmat.toml:3".
std::string describe(const Origin &origin);

/// A value for every setting. Sources may be read in any order.
class Configuration {
public:
  /// The built-in values.
  Configuration();

  struct Entry {
    const Setting *setting;
    Value value;
    Origin origin;
  };
  /// In the order of the table.
  const std::vector<Entry> &entries() const { return all; }
  const Entry &operator[](const Setting &setting) const;
  const Entry &operator[](std::string_view key) const;

  /// Takes the text unless the value in force is of a source that goes before.
  /// Throws runmat::Error "RunMat:configuration", which begins with `where` and
  /// says what was expected and what came.
  void set(const Setting &setting, std::string_view text, Origin origin,
           const std::string &where);

  void store(SessionOptions &options) const;

private:
  std::vector<Entry> all;
};

[[noreturn]] void refuse(const std::string &where, const std::string &problem);

} // namespace runmat::config

#endif // RUNMAT_CONFIGURATION_CONFIGURATION_H
