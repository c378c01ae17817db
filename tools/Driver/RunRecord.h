//===- RunRecord.h - what a run leaves beside its output --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The files of --trace and --telemetry, and the list of the last runs.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_TOOLS_DRIVER_RUNRECORD_H
#define RUNMAT_TOOLS_DRIVER_RUNRECORD_H

#include "CommandLine.h"
#include "Engine/Engine.h"

#include <chrono>

namespace runmat::driver {

/// One at a time.
class RunRecord {
public:
  /// Begins to record, if a file was asked for. In the thread of the program;
  /// `line` outlives it.
  explicit RunRecord(const CommandLine &line);
  ~RunRecord();
  RunRecord(const RunRecord &) = delete;

  /// After the program, while its devices are open; `engine` may be null.
  /// Returns the exit status: the program's own, and 1 where that is 0 and a
  /// file cannot be written.
  int finish(const Engine *engine, int status, OutputSink &sink);

  /// In another thread, when the process is about to end although the program
  /// is not over: writes what there is. Where the program has come to `finish`,
  /// waits for that instead, a few seconds at most.
  static void abandon(const CommandLine &line);

private:
  void keep(const Engine &engine, int status) const noexcept;

  const CommandLine &line;
  const std::chrono::system_clock::time_point began =
      std::chrono::system_clock::now();
  const std::chrono::steady_clock::time_point start =
      std::chrono::steady_clock::now();
};

} // namespace runmat::driver

#endif // RUNMAT_TOOLS_DRIVER_RUNRECORD_H
