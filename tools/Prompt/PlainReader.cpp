//===- PlainReader.cpp - lines as the terminal gives them -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "PlainReader.h"

#include <string_view>

#include <sys/stat.h>
#include <termios.h>
#include <unistd.h>

using namespace runmat::driver;

static constexpr char controlC = 3;

namespace {

/// While it lives, Ctrl-C ends a line as Enter does, and interrupts nothing.
class CancelKey {
public:
  CancelKey() : isKnown(::tcgetattr(STDIN_FILENO, &before) == 0) {
    termios during = before;
    during.c_cc[VINTR] = _POSIX_VDISABLE;
    during.c_cc[VEOL] = controlC;
    if (isKnown)
      ::tcsetattr(STDIN_FILENO, TCSANOW, &during);
  }
  ~CancelKey() {
    if (isKnown)
      ::tcsetattr(STDIN_FILENO, TCSANOW, &before);
  }
  CancelKey(const CancelKey &) = delete;

private:
  termios before = {};
  bool isKnown;
};

} // namespace

static bool isPipe(int descriptor) {
  struct stat status;
  return ::fstat(descriptor, &status) == 0 &&
         (S_ISFIFO(status.st_mode) || S_ISSOCK(status.st_mode));
}

static void tell(int descriptor, std::string_view text) {
  [[maybe_unused]] ssize_t written =
      ::write(descriptor, text.data(), text.size());
}

PlainReader::PlainReader()
    : keys(STDIN_FILENO),
      promptDescriptor(isPipe(STDOUT_FILENO) ? STDOUT_FILENO : STDERR_FILENO) {}

Typed PlainReader::read(const std::string &prompt, std::string &line) {
  const CancelKey cancelKey;
  tell(promptDescriptor, prompt);
  line.clear();
  for (char c = 0;;)
    switch (keys.nextByte(c)) {
    case KeyReader::Event::Resized:
      break;
    case KeyReader::Event::Closed:
      return line.empty() ? Typed::Closed : Typed::Line;
    case KeyReader::Event::Character:
      if (c == '\n')
        return Typed::Line;
      if (c == controlC) {
        tell(promptDescriptor, "\n");
        return Typed::Cancelled;
      }
      line += c;
    }
}
