//===- LibraryPacker.h - compiles the entries of a library ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_TOOLS_RUNMAT_LIBRARYPACKER_H
#define RUNMAT_TOOLS_RUNMAT_LIBRARYPACKER_H

#include "Engine/EntrySignature.h"
#include "Engine/Stages.h"

#include <filesystem>
#include <string>
#include <vector>

namespace runmat::driver {

/// What is asked for.
struct EntryRequest {
  std::string name;
  std::string file; ///< Without folder and suffix.
  EntrySignature signature;
};

/// How they are compiled.
struct PackOptions {
  std::vector<std::string> processors; ///< The least first.
  /// The stage whose text is wanted.
  std::optional<Stage> stage;
  bool debug = false; ///< With lines for debuggers.
};

/// What C is told of an entry.
struct PackedEntry {
  std::string name, signature;
  std::vector<std::string> inputs, outputs; ///< Names of the variables.
  bool isClosed = false;                    ///< See closedTypes.
  bool hasOpenUnit = false;
};

struct PackedLibrary {
  std::vector<PackedEntry> entries;
  /// What would be interpreted, a line each; empty when nothing would be.
  std::string interpreted;
  std::string archive;
  /// Of the stage that was asked for, of all units.
  std::string stageText;
};

/// Compiles the entries, which are functions of files in one folder; `file` is
/// one of them. `scratch` is an empty folder. Throws CompileMistake, and
/// runmat::Error.
PackedLibrary packLibrary(const std::filesystem::path &file,
                          const std::vector<EntryRequest> &entries,
                          const PackOptions &how,
                          const std::filesystem::path &scratch);

} // namespace runmat::driver

#endif // RUNMAT_TOOLS_RUNMAT_LIBRARYPACKER_H
