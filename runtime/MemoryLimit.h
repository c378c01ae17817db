//===- MemoryLimit.h - how much memory the process may use ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reads the system's and the control group's figures.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_MEMORYLIMIT_H
#define RUNMAT_RUNTIME_MEMORYLIMIT_H

#include <cstddef>

namespace runmat::memory {

struct Limits {
  /// Bytes of the machine, or of the smallest control group that bounds the
  /// process.
  size_t total;
  /// Bytes of anonymous memory that the process may have, counting what it has
  /// now.
  size_t process;
};

/// Reads several files of /proc and /sys: callers cache it.
Limits measureLimits();

} // namespace runmat::memory

#endif // RUNMAT_RUNTIME_MEMORYLIMIT_H
