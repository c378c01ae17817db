//===- Progress.h - how far what runs has come ------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Told by the thread that runs the program, read by one that shows it. Nothing
// is told while nobody watches.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_PROGRESS_H
#define RUNMAT_RUNTIME_PROGRESS_H

#include <atomic>
#include <cstdint>
#include <optional>

namespace runmat::progress {

/// Turns of a loop.
struct Turns {
  int64_t done = 0;
  int64_t all = 0;
};

namespace detail {
extern std::atomic<bool> isWatched;
}
inline bool isWatched() {
  return detail::isWatched.load(std::memory_order_relaxed);
}
/// From now on somebody watches, or nobody does.
void watch(bool on);

/// A loop that runs, of so many turns; 0 while that is not known. The innermost
/// of many are not told.
class LoopScope {
public:
  explicit LoopScope(int64_t turns);
  ~LoopScope();
  LoopScope(const LoopScope &) = delete;

  /// Where compiled code stores what is done, and behind that what is to be
  /// done at all.
  volatile int64_t *place();
  /// That many turns are done.
  void set(int64_t done) {
    if (turns)
      __atomic_store_n(&turns->done, done, __ATOMIC_RELAXED);
  }

private:
  /// Null when nobody watches.
  Turns *turns = nullptr;
  bool isCounted = false;
};

/// Something that is no loop and takes long, as `what` calls it: a text that
/// lives as long as the process. `bytes` is what it moves; 0 when it moves
/// nothing. Such takes about `seconds`; 0 where nobody knows.
class WaitScope {
public:
  explicit WaitScope(const char *what, uint64_t bytes = 0, double seconds = 0);
  ~WaitScope();
  WaitScope(const WaitScope &) = delete;

  /// So many bytes are moved.
  void set(uint64_t bytes);

private:
  bool isTold = false;
};

/// The user is asked, or another program has the terminal: nothing is shown.
class PauseScope {
public:
  PauseScope();
  ~PauseScope();
  PauseScope(const PauseScope &) = delete;
};

/// How often a pause has ended. What had the terminal has left the cursor at
/// the begin of a line.
int64_t pausesEnded();

/// What is running.
struct Report {
  /// Of what waits, or of the loop when nothing does.
  double seconds = 0;
  const char *what = nullptr; ///< null for a loop
  uint64_t bytes = 0;
  double share = 0; ///< that is done, from 0 to 1; 0 where nobody knows
};

/// Nothing while no loop runs whose turns are known.
std::optional<Report> report();

} // namespace runmat::progress

#endif // RUNMAT_RUNTIME_PROGRESS_H
