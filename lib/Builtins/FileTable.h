//===- FileTable.h - the files that a program has open ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_BUILTINS_FILETABLE_H
#define RUNMAT_BUILTINS_FILETABLE_H

#include <cstdio>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace runmat {

/// Open files by the identifiers that fopen gives: from 3 on, since 0 to 2 are
/// the standard streams. All are closed when the table goes.
class FileTable {
public:
  struct OpenFile {
    std::FILE *stream = nullptr;
    std::string name, mode;
  };

  FileTable() = default;
  FileTable(const FileTable &) = delete;
  FileTable &operator=(const FileTable &) = delete;
  ~FileTable() { closeAll(); }

  /// The identifier of the opened file; -1 with `message` when it cannot be
  /// opened.
  int open(const std::string &name, const std::string &mode,
           std::string &message);
  /// The open file; throws MATLAB:FileIO:InvalidFid when there is none.
  OpenFile &at(double identifier);
  void close(double identifier);
  void closeAll();
  std::vector<double> identifiers() const;

private:
  std::map<int, OpenFile> files;
};

} // namespace runmat

#endif // RUNMAT_BUILTINS_FILETABLE_H
