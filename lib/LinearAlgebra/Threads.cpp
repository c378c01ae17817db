//===- Threads.cpp - the threads that share a piece of work -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "LinearAlgebra/Threads.h"
#include "runtime/Error.h"
#include "runtime/Interrupt.h"
#include "runtime/Settings.h"

#include <atomic>

namespace runmat::linalg {

static std::atomic<unsigned> threadCount{0};

static unsigned threads() {
  unsigned count = threadCount.load();
  if (count == 0) {
    count = availableProcessors();
    threadCount.store(count);
  }
  return count;
}

void setThreads(unsigned count) { threadCount.store(count); }

void inParallel(int64_t pieces, RangeFunction work) {
  if (!ThreadPool::shared(threads()).parallelFor(uint64_t(pieces), 1, work,
                                                 interrupt::word()))
    throw Error("RunMat:interrupted", "The operation was interrupted.");
}

} // namespace runmat::linalg
