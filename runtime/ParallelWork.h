//===- ParallelWork.h - the threads that share a piece of work --*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_PARALLELWORK_H
#define RUNMAT_RUNTIME_PARALLELWORK_H

#include "runtime/ThreadPool.h"

namespace runmat {

/// Threads for what follows; 0 is what the system grants. Changes no result.
void setThreads(unsigned count);
/// How many there are, the caller among them.
unsigned threadsOfWork();

/// Calls `work`, which must not throw, on ranges that make up [0, pieces), on
/// the threads of the session. The caller chooses the pieces, by extents alone.
/// Throws runmat::Error "RunMat:interrupted".
void inParallel(int64_t pieces, RangeFunction work);

/// The same for short work that must not be left half done.
void inParallelToTheEnd(int64_t pieces, RangeFunction work);

/// Bytes to move, or to pass over once, from which waking threads pays.
inline constexpr int64_t sharedBytes = 1 << 18;

} // namespace runmat

#endif // RUNMAT_RUNTIME_PARALLELWORK_H
