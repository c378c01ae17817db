//===- Worker.h - runs the program beside the signals -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_TOOLS_DRIVER_WORKER_H
#define RUNMAT_TOOLS_DRIVER_WORKER_H

#include <functional>

namespace runmat::driver {

/// What a shell reports for a program that an interrupt ended.
inline constexpr int interruptedStatus = 130;

/// Runs `program` on a thread with a stack large enough for deep recursion and
/// returns its status. Meanwhile `flush` is called every now and then, so that
/// a reader of a pipe sees the output of a long run, and Ctrl-C asks the
/// program to stop; when it does not within a moment, the process ends with
/// `interruptedStatus` after a last `flush` and `abandon`, unless that says
/// false.
int runOnLargeStack(const std::function<int()> &program,
                    const std::function<void()> &flush,
                    const std::function<bool()> &abandon);

} // namespace runmat::driver

#endif // RUNMAT_TOOLS_DRIVER_WORKER_H
