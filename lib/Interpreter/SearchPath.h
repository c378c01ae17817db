//===- SearchPath.h - folders of functions ----------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Where function files are looked for behind the folder of the code that calls
// and the current folder: what addpath and its like change.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_INTERPRETER_SEARCHPATH_H
#define RUNMAT_INTERPRETER_SEARCHPATH_H

#include <string>
#include <string_view>
#include <vector>

namespace runmat {

/// The current folder of the process.
std::string currentFolder();
bool isRegularFile(const std::string &path);
/// Throws MATLAB:fileIO where it cannot be read.
std::string readFile(const std::string &path);

class SearchPath {
public:
  SearchPath() : beginning(currentFolder()) {}

  const std::vector<std::string> &folders() const { return list; }
  void set(std::vector<std::string> folders) { list = std::move(folders); }
  /// Puts folders before the others, or behind them; each is there once.
  void add(const std::vector<std::string> &folders, bool atEnd);
  /// False when it is not there.
  bool remove(const std::string &folder);
  /// All, with colons between them.
  std::string text() const;

  /// The file that defines `name` for code in `folder`; empty when there is
  /// none.
  std::string find(const std::string &folder, std::string_view name) const;
  /// Every such file, the one that counts first.
  std::vector<std::string> findAll(const std::string &folder,
                                   std::string_view name) const;

private:
  /// Where a function's file may be, the first one that is there counts.
  std::vector<std::string> candidates(const std::string &folder,
                                      std::string_view name) const;
  std::vector<std::string> list;
  /// The current folder when the program began, which relative folders of code
  /// are in.
  std::string beginning;
};

/// The folders of a text with colons between them.
std::vector<std::string> splitPath(std::string_view text);

} // namespace runmat

#endif // RUNMAT_INTERPRETER_SEARCHPATH_H
