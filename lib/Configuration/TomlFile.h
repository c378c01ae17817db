//===- TomlFile.h - the entries of a TOML file ------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_CONFIGURATION_TOMLFILE_H
#define RUNMAT_CONFIGURATION_TOMLFILE_H

#include <string>
#include <vector>

namespace runmat::config {

enum class TomlType { Truth, WholeNumber, Text, Other };

/// One entry at the top of a file.
struct TomlEntry {
  struct Place {
    size_t line, column;
  };
  std::string key;
  TomlType type;
  /// The value, or of type Other what it is: "a table".
  std::string text;
  Place keyPlace, valuePlace;
};

/// The entries in the order of the file. Throws runmat::Error
/// "RunMat:configuration" for what is no TOML, with its place, and for a file
/// that cannot be read.
std::vector<TomlEntry> readToml(const std::string &path);

/// "file:line:column"
std::string atPlace(const std::string &path, TomlEntry::Place place);

} // namespace runmat::config

#endif // RUNMAT_CONFIGURATION_TOMLFILE_H
