//===- HistoryFile.h - what was typed in earlier sessions -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_TOOLS_PROMPT_HISTORYFILE_H
#define RUNMAT_TOOLS_PROMPT_HISTORYFILE_H

#include <string>
#include <vector>

namespace runmat::driver {

/// A file of the texts that were typed, the oldest first: a line each, in which
/// `\\n` stands for a line feed. Sessions add to its end, so that several can
/// share it and a crash loses nothing.
class HistoryFile {
public:
  /// No file when `path` is empty.
  explicit HistoryFile(std::string path) : path(std::move(path)) {}

  /// The texts of earlier sessions. Makes the folders and shortens a file that
  /// has grown long.
  std::vector<std::string> load();
  /// Adds a text, unless it is the one before.
  void add(const std::string &text);
  /// Why texts cannot be kept; empty when they can.
  const std::string &problem() const { return trouble; }

private:
  void shorten(const std::vector<std::string> &texts);

  std::string path;
  std::string trouble;
  std::string latest;
};

} // namespace runmat::driver

#endif // RUNMAT_TOOLS_PROMPT_HISTORYFILE_H
