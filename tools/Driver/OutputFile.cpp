//===- OutputFile.cpp - files that the user names for reports ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "OutputFile.h"

#include <cerrno>
#include <cstring>
#include <fmt/format.h>
#include <fstream>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace runmat;

static std::string problemOf(const std::string &path) {
  return fmt::format("cannot write '{}': {}", path, std::strerror(errno));
}

std::string driver::outputFileProblem(const std::string &path) {
  struct stat known;
  const bool isThere = ::stat(path.c_str(), &known) == 0;
  // Opening a pipe would wait for its reader.
  if (isThere && !S_ISREG(known.st_mode) && !S_ISDIR(known.st_mode))
    return {};
  const int descriptor =
      ::open(path.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, 0666);
  if (descriptor < 0)
    return problemOf(path);
  ::close(descriptor);
  if (!isThere)
    ::unlink(path.c_str());
  return {};
}

std::string
driver::writeOutputFile(const std::string &path,
                        const std::function<void(std::ostream &)> &write) {
  errno = 0;
  std::ofstream file(path, std::ios::binary);
  write(file);
  file.close();
  return file ? std::string() : problemOf(path);
}
