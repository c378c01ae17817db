//===- FileTable.cpp - the files that a program has open --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Builtins/FileTable.h"
#include "Builtins/FileNames.h"

#include "runtime/Error.h"

#include <cerrno>
#include <cstring>

#include <sys/stat.h>

namespace runmat {

int FileTable::open(const std::string &name, const std::string &mode,
                    std::string &message) {
  const std::string path = builtins::expandHome(name);
  struct stat status;
  if (::stat(path.c_str(), &status) == 0 && S_ISDIR(status.st_mode)) {
    message = "Is a directory";
    return -1;
  }
  std::FILE *stream = std::fopen(path.c_str(), mode.c_str());
  if (!stream) {
    message = std::strerror(errno);
    return -1;
  }
  int identifier = 3;
  while (files.contains(identifier))
    ++identifier;
  files[identifier] = {stream, name, mode};
  return identifier;
}

FileTable::OpenFile &FileTable::at(double identifier) {
  const bool isWhole = identifier >= 3 && identifier < 1e6;
  const auto found = isWhole ? files.find(int(identifier)) : files.end();
  if (found == files.end() || double(found->first) != identifier)
    throw Error("MATLAB:FileIO:InvalidFid",
                "Invalid file identifier. Use fopen to generate a valid file "
                "identifier.");
  return found->second;
}

void FileTable::close(double identifier) {
  std::fclose(at(identifier).stream);
  files.erase(int(identifier));
}

void FileTable::closeAll() {
  for (auto &[identifier, file] : files)
    std::fclose(file.stream);
  files.clear();
}

std::vector<double> FileTable::identifiers() const {
  std::vector<double> list;
  for (const auto &[identifier, file] : files)
    list.push_back(identifier);
  return list;
}

} // namespace runmat
