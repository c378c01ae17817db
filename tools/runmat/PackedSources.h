//===- PackedSources.h - source files that are packed -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_TOOLS_RUNMAT_PACKEDSOURCES_H
#define RUNMAT_TOOLS_RUNMAT_PACKEDSOURCES_H

#include "runtime/Archive.h"

#include <filesystem>
#include <string>
#include <vector>

namespace runmat::driver {

/// What `runmat compile` tells its user, without a place.
struct CompileMistake {
  std::string message;
};

/// A file's content. Throws CompileMistake.
std::string readWhole(const std::filesystem::path &path);

/// The files of functions that programs in the folder of `file` can call
/// without a path, by the names that they have within it. Throws
/// CompileMistake.
std::vector<Archive::Entry> sourcesBeside(const std::filesystem::path &file);

} // namespace runmat::driver

#endif // RUNMAT_TOOLS_RUNMAT_PACKEDSOURCES_H
