//===- TerminalKeys.cpp - keys as they are pressed --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Builtins/TerminalKeys.h"
#include "runtime/Interrupt.h"

#include <poll.h>
#include <unistd.h>

using namespace runmat;

TerminalKeys::TerminalKeys() {
  isKnown = ::tcgetattr(STDIN_FILENO, &former) == 0;
  termios modes = former;
  modes.c_lflag &= ~tcflag_t(ICANON | ECHO);
  if (isKnown)
    ::tcsetattr(STDIN_FILENO, TCSADRAIN, &modes);
}

TerminalKeys::~TerminalKeys() {
  if (isKnown)
    ::tcsetattr(STDIN_FILENO, TCSADRAIN, &former);
}

char TerminalKeys::next() {
  constexpr int glanceMilliseconds = 20;
  pollfd keys = {STDIN_FILENO, POLLIN, 0};
  while (::poll(&keys, 1, glanceMilliseconds) <= 0)
    if (interrupt::requested())
      return 0;
  char key = 0;
  return ::read(STDIN_FILENO, &key, 1) == 1 ? key : 0;
}

void TerminalKeys::skip(char key) {
  const bool isWhole = key != '\033' && (key & 0x80) == 0;
  if (!isWhole)
    ::tcflush(STDIN_FILENO, TCIFLUSH);
}
