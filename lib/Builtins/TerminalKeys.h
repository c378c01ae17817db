//===- TerminalKeys.h - keys as they are pressed ----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_BUILTINS_TERMINALKEYS_H
#define RUNMAT_BUILTINS_TERMINALKEYS_H

#include <termios.h>

namespace runmat {

/// While it lives, the terminal that is standard input gives keys one by one,
/// and shows none of them.
class TerminalKeys {
public:
  TerminalKeys();
  ~TerminalKeys();
  TerminalKeys(const TerminalKeys &) = delete;

  /// Whether standard input is a terminal.
  bool isTerminal() const { return isKnown; }
  /// Waits for a key; 0 when there will be none: the user stops what runs, or
  /// is gone.
  char next();
  /// Forgets what else a key sends that begins so, as an arrow does.
  void skip(char key);

private:
  termios former = {};
  bool isKnown = false;
};

} // namespace runmat

#endif // RUNMAT_BUILTINS_TERMINALKEYS_H
