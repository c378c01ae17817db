//===- InputLines.cpp - lines of standard input -----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Interpreter/InputLines.h"
#include "Interpreter/Interpreter.h"
#include "runtime/Interrupt.h"
#include "runtime/Progress.h"

#include <cstdio>
#include <iostream>

#include <poll.h>
#include <unistd.h>

using namespace runmat;

/// Waits at a terminal until there is something to read; false when the user
/// asks to stop.
static bool awaitTerminal() {
  pollfd terminal = {STDIN_FILENO, POLLIN, 0};
  constexpr int glanceMilliseconds = 20;
  while (::isatty(STDIN_FILENO) && std::cin.rdbuf()->in_avail() <= 0 &&
         ::poll(&terminal, 1, glanceMilliseconds) <= 0)
    if (interrupt::requested())
      return false;
  return true;
}

bool runmat::readInputLine(std::string &line) {
  const progress::PauseScope terminalTaken;
  if (!awaitTerminal())
    throw Interrupted();
  return bool(std::getline(std::cin, line));
}

/// At a terminal more may follow behind Ctrl-D.
static void forgetEnd() {
  std::clearerr(stdin);
  std::cin.clear();
}

/// Nobody sees a prompt where nobody types. Ctrl-D gives up a text that is
/// begun.
std::optional<std::string>
InputLines::read(Frame &, const UnfinishedTest &isUnfinished) {
  const bool isTyped = ::isatty(STDIN_FILENO);
  std::string text, line;
  for (;;) {
    if (isTyped)
      sink.write(text.empty() ? debugPrompt : ".. ");
    sink.flush();
    if (readInputLine(line)) {
      text += line + "\n";
      if (!isUnfinished(text))
        return text;
    } else if (text.empty() || !isTyped) {
      return text.empty() ? std::nullopt : std::optional(text);
    } else {
      forgetEnd();
      text.clear();
      sink.write("\n");
    }
  }
}
