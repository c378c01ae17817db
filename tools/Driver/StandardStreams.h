//===- StandardStreams.h - program output of the tools ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Standard output is buffered and written out before anything goes to standard
// error, at the end, and after each write to a terminal. A failed write asks
// the program to stop: nobody gets what it prints. Errors are coloured where
// the terminal has colours and the user wants them.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_TOOLS_DRIVER_STANDARDSTREAMS_H
#define RUNMAT_TOOLS_DRIVER_STANDARDSTREAMS_H

#include "ProgressLine.h"

#include "Interpreter/Output.h"

#include <mutex>

namespace runmat::driver {

/// Fills those of the descriptors 0, 1 and 2 that were closed when the process
/// began, so that no file opened later is taken for a standard stream. Reading
/// or writing them stays the error that it was.
void reserveStandardDescriptors();

class StandardStreams final : public OutputSink {
public:
  StandardStreams();
  ~StandardStreams() override { flush(); }

  void write(std::string_view utf8) override;
  void writeError(std::string_view utf8) override;
  void flush() override;
  /// Flushes, and tells how far the program is, unless another thread is
  /// writing at this moment.
  void tryFlush();
  /// From now on, where standard error is a terminal, a line there tells how
  /// far long work is.
  void showProgress() { progress.enable(); }

  /// errno of the first write to standard output that failed; 0 when none did.
  int failure() const { return error; }

private:
  std::mutex mutex;
  std::string buffer;
  bool isTerminal, hasColours;
  ProgressLine progress;
  int error = 0;

  void flushLocked();
};

} // namespace runmat::driver

#endif // RUNMAT_TOOLS_DRIVER_STANDARDSTREAMS_H
