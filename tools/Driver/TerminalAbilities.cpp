//===- TerminalAbilities.cpp - what the user's terminal can -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "TerminalAbilities.h"

#include <cstdlib>
#include <string>

#include <term.h>
#include <unistd.h>

using namespace runmat::driver;

static bool hasText(std::string capability) {
  const char *text = ::tigetstr(capability.data());
  return text && text != reinterpret_cast<const char *>(-1);
}

/// libedit keeps a terminal of its own in the same library.
static TerminalAbilities lookUp() {
  TerminalAbilities abilities;
  const char *name = std::getenv("TERM");
  int status = 0;
  TERMINAL *const former = ::set_curterm(nullptr);
  if (name && *name && ::setupterm(name, STDERR_FILENO, &status) == 0) {
    std::string colours = "colors";
    abilities = {hasText("el"), ::tigetnum(colours.data())};
  }
  ::del_curterm(::set_curterm(former));
  return abilities;
}

const TerminalAbilities &runmat::driver::terminalAbilities() {
  static const TerminalAbilities abilities = lookUp();
  return abilities;
}
