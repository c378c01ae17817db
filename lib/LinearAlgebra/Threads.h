//===- Threads.h - the threads that share a piece of work -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_LINEARALGEBRA_THREADS_H
#define RUNMAT_LINEARALGEBRA_THREADS_H

#include "runtime/ThreadPool.h"

namespace runmat::linalg {

/// Threads for what follows; 0 leaves it to the environment. Changes no result.
void setThreads(unsigned count);

/// Calls `work`, which must not throw, on ranges that make up [0, pieces), on
/// the threads of the session. The caller chooses the pieces, by extents alone.
/// Throws runmat::Error "RunMat:interrupted".
void inParallel(int64_t pieces, RangeFunction work);

} // namespace runmat::linalg

#endif // RUNMAT_LINEARALGEBRA_THREADS_H
