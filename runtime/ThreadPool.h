//===- ThreadPool.h - the one pool of worker threads ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Cuts a range of items into chunks that the caller and the workers take turns
// at. Workers start with the first range that is worth it, so that a small
// program has none. Own code and not oneTBB: loading that and its first task
// cost over a millisecond, against 0.1 ms here, and ranges of equal items need
// no stealing.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_THREADPOOL_H
#define RUNMAT_RUNTIME_THREADPOOL_H

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <thread>
#include <type_traits>
#include <vector>

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
  unsigned mayWork() const;
  void startWorkers();
  void work();
  void waitForWork(uint64_t &seen);
  void call(Job &job, unsigned helpers);

  static std::atomic<unsigned> restraints;

  const unsigned count;
  std::vector<std::thread> workers;
  /// Held by the thread whose range is being worked on.
  std::mutex turn;

  std::mutex mutex; ///< Guards what follows.
  std::condition_variable wake;
  std::condition_variable finished;
  Job *job = nullptr;
  unsigned joined = 0;
  unsigned sleeping = 0;
  bool stopping = false;
  /// Counts jobs; read without the mutex by workers that spin for the next one.
  std::atomic<uint64_t> generation{0};
  /// Workers that may still join the job; below 0 once others have asked.
  std::atomic<int64_t> seats{0};
};

} // namespace runmat

#endif // RUNMAT_RUNTIME_THREADPOOL_H
