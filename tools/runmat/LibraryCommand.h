//===- LibraryCommand.h - runmat compile --entry ----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_TOOLS_RUNMAT_LIBRARYCOMMAND_H
#define RUNMAT_TOOLS_RUNMAT_LIBRARYCOMMAND_H

#include <string>
#include <vector>

namespace runmat::driver {

/// Whether the words of `runmat compile` ask for a library: one of them is
/// --entry.
bool isLibraryRequest(const std::vector<std::string> &words);

/// Makes a library for C of functions. Returns the exit status.
int runLibraryCommand(const std::vector<std::string> &words);

} // namespace runmat::driver

#endif // RUNMAT_TOOLS_RUNMAT_LIBRARYCOMMAND_H
