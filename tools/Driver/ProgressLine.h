//===- ProgressLine.h - a line that tells how far a run is ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_TOOLS_DRIVER_PROGRESSLINE_H
#define RUNMAT_TOOLS_DRIVER_PROGRESSLINE_H

#include "runtime/Progress.h"

#include <chrono>
#include <string>
#include <string_view>

namespace runmat::driver {

/// `42 % of the loop, 1 min 5 s left`, or `compiling, 3 s`; empty where nothing
/// takes long yet.
std::string progressText(const progress::Report &report);

/// The line on the terminal of standard error: drawn over itself, and gone
/// before anything else is written. Not safe to be used by two threads.
class ProgressLine {
public:
  /// Shows it from now on, where standard error is a terminal that can erase.
  void enable();

  /// Shows how far the program is, where the cursor begins a line; else
  /// nothing. What changes faster than anybody reads is shown later.
  void update();
  void erase();
  /// Erases it, since this is about to be written to the terminal.
  void makeWay(std::string_view text) {
    erase();
    if (!text.empty())
      isAtLineStart = text.back() == '\n';
  }

private:
  bool isEnabled = false;
  bool isAtLineStart = true;
  int64_t pausesSeen = 0;
  std::chrono::steady_clock::time_point drawn{};
  std::string shown;
};

} // namespace runmat::driver

#endif // RUNMAT_TOOLS_DRIVER_PROGRESSLINE_H
