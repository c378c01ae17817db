//===- PerfMap.cpp - names of code for perf ---------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/PerfMap.h"

#include <cstdio>
#include <mutex>

#include <fcntl.h>
#include <unistd.h>

namespace runmat {

/// Perf wants the file to be the user's. The folder is everyone's: no link is
/// followed.
static int openMap() {
  static pid_t begun = -1;
  const pid_t process = ::getpid();
  const std::string name = "/tmp/perf-" + std::to_string(process) + ".map";
  const int file = ::open(name.c_str(),
                          O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC |
                              O_NOFOLLOW | (begun == process ? 0 : O_TRUNC),
                          0644);
  begun = process;
  return file;
}

static std::string textOf(const std::vector<LineRange> &ranges) {
  std::string text;
  for (const LineRange &range : ranges) {
    char place[48];
    std::snprintf(place, sizeof(place), "%llx %llx ",
                  static_cast<unsigned long long>(range.begin),
                  static_cast<unsigned long long>(range.end - range.begin));
    text += place + range.file + ":" + std::to_string(range.line) + "\n";
  }
  return text;
}

void appendToPerfMap(const std::vector<LineRange> &ranges) {
  if (ranges.empty())
    return;
  static auto *mutex = new std::mutex;
  const std::lock_guard lock(*mutex);
  const int file = openMap();
  if (file < 0)
    return;
  const std::string text = textOf(ranges);
  // Where the disk is full, names are missing.
  [[maybe_unused]] const ssize_t put = ::write(file, text.data(), text.size());
  ::close(file);
}

} // namespace runmat
