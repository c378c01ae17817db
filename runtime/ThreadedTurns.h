//===- ThreadedTurns.h - turns of a unit's loop on all threads --*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_THREADEDTURNS_H
#define RUNMAT_RUNTIME_THREADEDTURNS_H

#include "runtime/Array.h"

#include <functional>
#include <span>
#include <unordered_map>

namespace runmat {

/// Decides whether turns of a loop that need none of the others are made by
/// threads, from what its operations took before, and lets them.
class ThreadedTurns {
public:
  struct Loop {
    /// Turns of the loop.
    int64_t count;
    /// Operations of a turn, about.
    double work;
    /// Non-zero when other code is to make the turns; may be null.
    const volatile int32_t *replaced = nullptr;
  };
  /// Makes turns [begin, end); false when one could not be made to its end, or
  /// when *stop was not zero any more, which it is to look at in long turns.
  using Make = std::function<bool(int64_t begin, int64_t end,
                                  const volatile int32_t *stop)>;

  /// How many turns are done, from the first one on: all but the last, of which
  /// the last one is made behind all others, by itself; or none. Where none is,
  /// the elements of the `changed` arrays, which are on the host and held by
  /// the caller alone, are as they were. `key` names the loop's code.
  int64_t run(const void *key, Loop loop, std::span<Array *const> changed,
              const Make &make);

private:
  struct History {
    /// Of an operation, on one thread.
    double seconds;
    /// Turns could not be made to their ends so often.
    unsigned failures = 0;
  };
  std::unordered_map<const void *, History> histories;

  History &historyOf(const void *key);
};

} // namespace runmat

#endif // RUNMAT_RUNTIME_THREADEDTURNS_H
