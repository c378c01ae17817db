//===- ThreadPool.h - the one pool of worker threads ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Cuts a range of items into a share for the caller and each of the workers
// that are called. Equal ranges give equal shares to the same threads, so that
// what one call left in a processor's cache is there for the next. Workers
// start with the first range that is worth it, so that a small program has
// none. Own code and not oneTBB: loading that and its first task cost over a
// millisecond, against 0.1 ms here, and ranges of equal items need no stealing.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_THREADPOOL_H
#define RUNMAT_RUNTIME_THREADPOOL_H

#include <atomic>
#include <cstdint>
#include <deque>
#include <mutex>
#include <type_traits>

namespace runmat {

/// A borrowed callable void(uint64_t begin, uint64_t end).
class RangeFunction {
public:
  template <typename Callable>
    requires(!std::is_same_v<std::remove_const_t<Callable>, RangeFunction>)
  RangeFunction(Callable &callable)
      : context(&callable),
        function([](void *context, uint64_t begin, uint64_t end) {
          (*static_cast<Callable *>(context))(begin, end);
        }) {}
  void operator()(uint64_t begin, uint64_t end) const {
    function(context, begin, end);
  }

private:
  void *context;
  void (*function)(void *, uint64_t, uint64_t);
};

class ThreadPool {
public:
  /// `threads` counts the caller too; at least 1.
  explicit ThreadPool(unsigned threads);
  ~ThreadPool();
  ThreadPool(const ThreadPool &) = delete;
  ThreadPool &operator=(const ThreadPool &) = delete;

  unsigned threads() const { return count; }

  /// Calls `function`, which must not throw, on disjoint ranges that make up
  /// [0, items). Ranges have at least `grain` items but the last. Looks at
  /// `interrupt` (may be null) between ranges; returns false when that cut the
  /// work short. A call from inside another, or while another thread's is
  /// running, does all its work itself.
  bool parallelFor(uint64_t items, uint64_t grain, RangeFunction function,
                   const volatile int32_t *interrupt);

  /// The pool of that many threads which all providers share. Never destroyed:
  /// threads must not outlive or block the end of the process.
  static ThreadPool &shared(unsigned threads);

  /// While one lives, pools of eight threads and more leave an eighth of them
  /// idle: something beside them, which is waited for, needs processors too.
  /// Smaller pools would lose more by it than is won.
  class Restraint {
  public:
    Restraint() { restraints.fetch_add(1); }
    ~Restraint() { restraints.fetch_sub(1); }
    Restraint(const Restraint &) = delete;
    Restraint &operator=(const Restraint &) = delete;
  };

private:
  struct Job;
  struct Worker;
  unsigned mayWork() const;
  unsigned startWorkers(unsigned wanted);
  void work(Worker &me, unsigned thread);
  void call(Job &job, unsigned helpers);
  void waitFor(unsigned helpers);

  static std::atomic<unsigned> restraints;

  const unsigned count;
  /// Held by the thread whose range is being worked on; guards what follows.
  std::mutex turn;
  std::deque<Worker> workers;
  /// Workers read it once they are called.
  Job *job = nullptr;
};

} // namespace runmat

#endif // RUNMAT_RUNTIME_THREADPOOL_H
