//===- ParallelWork.cpp - the threads that share a piece of work *- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/ParallelWork.h"
#include "runtime/Interrupt.h"
#include "runtime/Settings.h"

#include <atomic>

namespace runmat {

static std::atomic<unsigned> threadCount{0};

static ThreadPool &pool() {
  unsigned count = threadCount.load();
  if (count == 0) {
    count = availableProcessors();
    threadCount.store(count);
  }
  return ThreadPool::shared(count);
}

void setThreads(unsigned count) { threadCount.store(count); }

unsigned threadsOfWork() { return pool().threads(); }

void inParallel(int64_t pieces, RangeFunction work) {
  if (!pool().parallelFor(uint64_t(pieces), 1, work, interrupt::word()))
    interrupt::stop();
}

void inParallelToTheEnd(int64_t pieces, RangeFunction work) {
  pool().parallelFor(uint64_t(pieces), 1, work, nullptr);
}

} // namespace runmat
