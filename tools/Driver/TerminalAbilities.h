//===- TerminalAbilities.h - what the user's terminal can -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_TOOLS_DRIVER_TERMINALABILITIES_H
#define RUNMAT_TOOLS_DRIVER_TERMINALABILITIES_H

namespace runmat::driver {

struct TerminalAbilities {
  /// It does more than to print: lines are erased and drawn over.
  bool erases = false;
  int colours = 0;
};

/// Of the terminal that TERM names; none where nobody knows that.
const TerminalAbilities &terminalAbilities();

} // namespace runmat::driver

#endif // RUNMAT_TOOLS_DRIVER_TERMINALABILITIES_H
