//===- TerminalSize.h - rows and columns ------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_TOOLS_PROMPT_TERMINALSIZE_H
#define RUNMAT_TOOLS_PROMPT_TERMINALSIZE_H

#include <sys/ioctl.h>
#include <unistd.h>

namespace runmat::driver {

struct TerminalSize {
  int rows = 24, columns = 80;
};

/// Of the terminal of standard output; the usual one where nobody knows.
inline TerminalSize terminalSize() {
  winsize size = {};
  const bool isKnown = ::ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 &&
                       size.ws_col > 0 && size.ws_row > 0;
  return isKnown ? TerminalSize{size.ws_row, size.ws_col} : TerminalSize();
}

} // namespace runmat::driver

#endif // RUNMAT_TOOLS_PROMPT_TERMINALSIZE_H
