//===- StandardStreams.cpp - program output of the tools --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "StandardStreams.h"
#include "Colours.h"
#include "runtime/Interrupt.h"

#include <cerrno>

#include <fcntl.h>
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

void runmat::driver::reserveStandardDescriptors() {
  // `open` returns the lowest free number. The access is the one that the
  // stream is not for.
  for (int descriptor : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
    if (::fcntl(descriptor, F_GETFD) < 0)
      ::open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY);
}

StandardStreams::StandardStreams()
    : isTerminal(::isatty(STDOUT_FILENO)), hasColours(usesColours()) {}

void StandardStreams::flushLocked() {
  const int result = writeAll(STDOUT_FILENO, buffer);
  buffer.clear();
  if (error != 0 || result == 0)
    return;
  error = result;
  interrupt::request();
}

void StandardStreams::write(std::string_view utf8) {
  std::lock_guard lock(mutex);
  buffer += utf8;
  if (isTerminal)
    progress.makeWay(utf8);
  if (isTerminal || buffer.size() >= bufferBytes)
    flushLocked();
}

void StandardStreams::writeError(std::string_view utf8) {
  std::lock_guard lock(mutex);
  flushLocked();
  progress.makeWay(utf8);
  writeAll(STDERR_FILENO, hasColours ? coloured(utf8) : std::string(utf8));
}

void StandardStreams::flush() {
  std::lock_guard lock(mutex);
  progress.erase();
  flushLocked();
}

void StandardStreams::tryFlush() {
  std::unique_lock lock(mutex, std::try_to_lock);
  if (!lock.owns_lock())
    return;
  flushLocked();
  progress.update();
}
