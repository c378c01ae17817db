//===- StandardStreams.cpp - program output of the driver -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "StandardStreams.h"

#include <cerrno>

#include <unistd.h>

using namespace runmat::driver;

static constexpr size_t bufferBytes = 64 << 10;

/// Writes all of `text`; the errno of a failure, or 0.
static int writeAll(int descriptor, std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = ::write(descriptor, text.data(), text.size());
    if (written >= 0)
      text.remove_prefix(size_t(written));
    else if (errno != EINTR)
      return errno;
  }
  return 0;
}

StandardStreams::StandardStreams() : isTerminal(::isatty(STDOUT_FILENO)) {}

void StandardStreams::flushLocked() {
  const int result = writeAll(STDOUT_FILENO, buffer);
  if (error == 0)
    error = result;
  buffer.clear();
}

void StandardStreams::write(std::string_view utf8) {
  std::lock_guard lock(mutex);
  buffer += utf8;
  if (isTerminal || buffer.size() >= bufferBytes)
    flushLocked();
}

void StandardStreams::writeError(std::string_view utf8) {
  std::lock_guard lock(mutex);
  flushLocked();
  writeAll(STDERR_FILENO, utf8);
}

void StandardStreams::flush() {
  std::lock_guard lock(mutex);
  flushLocked();
}

void StandardStreams::tryFlush() {
  std::unique_lock lock(mutex, std::try_to_lock);
  if (lock.owns_lock())
    flushLocked();
}
