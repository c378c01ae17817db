//===- ProcessApart.h - what asks drivers in another process ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A driver that crashes, hangs or ends its process does so there.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_PROCESSAPART_H
#define RUNMAT_RUNTIME_PROCESSAPART_H

#include <chrono>
#include <optional>
#include <string>
#include <sys/types.h>

namespace runmat::process_apart {

using Clock = std::chrono::steady_clock;

/// Waits until there is something to read, or the other end was closed; false
/// when the time is up.
bool awaitInput(int pipe, Clock::time_point end);

/// How the process ended. None when it does not soon: one that is stuck in the
/// kernel cannot even be killed, and is left behind.
std::optional<int> awaitEnd(pid_t child);

/// Ends the process, if it is still there, and waits for that.
void kill(pid_t child);

/// What it means that a process ended like this, in words.
std::string describeEnd(std::optional<int> status);

/// In the process apart: it leaves no core behind, and ends with the thread
/// that started it.
void prepare();

} // namespace runmat::process_apart

#endif // RUNMAT_RUNTIME_PROCESSAPART_H
