//===- ThreadsAtWork.h - how many threads of a pool work --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_UNITTESTS_RUNTIME_THREADSATWORK_H
#define RUNMAT_UNITTESTS_RUNTIME_THREADSATWORK_H

#include "runtime/ThreadPool.h"

#include <chrono>
#include <set>
#include <thread>

namespace runmat::test {

/// Of a range that is long enough for all of them to take part.
inline size_t threadsAtWork(ThreadPool &pool) {
  std::mutex mutex;
  std::set<std::thread::id> ids;
  auto work = [&](uint64_t, uint64_t) {
    std::this_thread::sleep_for(std::chrono::milliseconds(2));
    std::lock_guard lock(mutex);
    ids.insert(std::this_thread::get_id());
  };
  pool.parallelFor(300, 1, work, nullptr);
  return ids.size();
}

} // namespace runmat::test

#endif // RUNMAT_UNITTESTS_RUNTIME_THREADSATWORK_H
