//===- FileNames.h - files by names with stars ------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_BUILTINS_FILENAMES_H
#define RUNMAT_BUILTINS_FILENAMES_H

#include <filesystem>
#include <string>
#include <vector>

namespace runmat::builtins {

/// One file or folder that was found: where it is, and its name there.
struct Found {
  std::filesystem::path folder;
  std::string name;
};

/// The name with the user's folder in place of a leading ~.
std::string expandHome(std::string name);

/// Whether a text stands for all names that fit it.
bool isWild(const std::string &part);

/// What `dir` lists of a name: all that is in a folder, or the files and
/// folders whose names fit a text with stars, ** for all folders below.
std::vector<Found> findNames(const std::string &text);

/// The paths that a command on files means: those that fit a text with stars,
/// where no file has that name itself; else the text. Names that begin with a
/// dot fit only what does so too.
std::vector<std::filesystem::path> pathsMeant(const std::string &text);

} // namespace runmat::builtins

#endif // RUNMAT_BUILTINS_FILENAMES_H
