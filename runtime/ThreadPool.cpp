//===- ThreadPool.cpp - the one pool of worker threads ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/ThreadPool.h"
#include "runtime/Interrupt.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <csignal>
#include <map>
#include <memory>
#include <system_error>
#include <thread>
#include <utility>

namespace runmat {
namespace {

/// Chunks a thread should get, for balance between uneven processors.
constexpr uint64_t chunksPerThread = 8;
/// A chunk is at most this many grains, so that an interrupt is seen soon.
constexpr uint64_t grainsPerChunk = 64;
/// Longer chunks end where a cache line of the narrowest class does.
constexpr uint64_t lineItems = 64;
/// How long a thread looks before it sleeps. To wake it takes 20 us on a
/// virtual machine, and programs compute for some tens between their launches.
constexpr std::chrono::microseconds longPatience(100);
/// Of a pool of few threads, whose processors other threads may want, too: such
/// as compile.
constexpr std::chrono::microseconds shortPatience(10);
constexpr unsigned fewThreads = 4;
/// Looks between two looks at the clock.
constexpr int looks = 16;

uint64_t chunkSize(uint64_t items, uint64_t grain, unsigned threads) {
  uint64_t fair = items / (threads * chunksPerThread);
  uint64_t most =
      grain > UINT64_MAX / grainsPerChunk ? UINT64_MAX : grain * grainsPerChunk;
  uint64_t chunk = std::clamp(fair, grain, most);
  if (chunk >= lineItems && chunk < UINT64_MAX - lineItems)
    chunk = (chunk + lineItems - 1) / lineItems * lineItems;
  return chunk;
}

/// Threads that are worth waking for a range. A grain takes some times as long
/// as waking a thread does, one after the other, so that n of them end soonest
/// with about twice the root of n threads. Items of which each is a grain may
/// take any time.
unsigned threadsWorth(uint64_t items, uint64_t grain, uint64_t chunk) {
  constexpr double limit = 1 << 16;
  const auto chunks = double(items / chunk + (items % chunk != 0));
  const double grains = double(items) / double(grain);
  const double worth =
      grain == 1 ? chunks : std::min(chunks, std::ceil(2 * std::sqrt(grains)));
  return unsigned(std::clamp(worth, 1.0, limit));
}

void pause() {
#if defined(__x86_64__)
  __builtin_ia32_pause();
#endif
}

} // namespace

/// One range being worked on; lives on the caller's stack. Each thread begins
/// with the share of its number and helps with the others' when that is done:
/// side by side in one share, threads would wait for each other's page faults,
/// and each would clear the same huge page.
struct ThreadPool::Job {
  struct alignas(64) Share {
    uint64_t next; ///< Atomic.
    uint64_t end;
  };
  static constexpr unsigned mostShares = 64;

  Job(uint64_t items, uint64_t chunk, RangeFunction function,
      const volatile int32_t *interrupt)
      : items(items), chunk(chunk), function(function), interrupt(interrupt) {}
  void share(unsigned threads);
  void run(unsigned thread);
  bool run(Share &part);

  const uint64_t items, chunk;
  const RangeFunction function;
  const volatile int32_t *const interrupt;
  unsigned shareCount = 0;
  std::atomic<bool> interrupted{false};
  /// Only as many as there are threads are filled in: most ranges are small.
  Share shares[mostShares];
};

/// Shares end where chunks do.
void ThreadPool::Job::share(unsigned threads) {
  shareCount = std::min(threads, mostShares);
  const uint64_t chunks = items / chunk + (items % chunk != 0);
  const uint64_t each = chunks / shareCount + (chunks % shareCount != 0);
  uint64_t begin = 0;
  for (unsigned i = 0; i < shareCount; ++i) {
    const uint64_t left = items - begin;
    const uint64_t end = left / chunk < each ? items : begin + each * chunk;
    shares[i] = {begin, end};
    begin = end;
  }
}

/// False after an interrupt.
bool ThreadPool::Job::run(Share &part) {
  const std::atomic_ref<uint64_t> next(part.next);
  while (next.load(std::memory_order_relaxed) < part.end) {
    const uint64_t begin = next.fetch_add(chunk, std::memory_order_relaxed);
    if (begin >= part.end)
      break;
    if (interrupt::isSet(interrupt)) {
      interrupted.store(true, std::memory_order_relaxed);
      return false;
    }
    function(begin, begin + std::min(chunk, part.end - begin));
  }
  return true;
}

void ThreadPool::Job::run(unsigned thread) {
  for (unsigned i = 0; i < shareCount; ++i)
    if (!run(shares[(thread + i) % shareCount]))
      return;
}

/// Each in a cache line of its own, which it looks at while it is idle: those
/// that a range is not worth are not disturbed by it.
struct alignas(64) ThreadPool::Worker {
  enum State : int {
    Idle,
    Asleep,  ///< Idle, and to be woken.
    Called,  ///< There is a job, of which the caller may tire.
    Working, ///< At the job.
    Awaited, ///< The same, and its caller is to be woken.
    Stopping
  };
  std::atomic<int> state{Idle};
  std::thread thread;
  const std::chrono::microseconds patience;

  explicit Worker(std::chrono::microseconds patience) : patience(patience) {}
  /// False when it is to stop.
  bool waitForCall();
  void call();
  void finish();
  /// Until it is idle. One that has not begun need not.
  void release();

private:
  /// Goes on once `state` is another one; `asleep` is what it is meanwhile.
  void waitWhile(int current, int asleep);
};

void ThreadPool::Worker::waitWhile(int current, int asleep) {
  const auto end = std::chrono::steady_clock::now() + patience;
  do {
    for (int i = 0; i < looks; ++i) {
      if (state.load(std::memory_order_acquire) != current)
        return;
      pause();
    }
  } while (std::chrono::steady_clock::now() < end);
  int expected = current;
  if (state.compare_exchange_strong(expected, asleep))
    state.wait(asleep);
}

bool ThreadPool::Worker::waitForCall() {
  while (true) {
    waitWhile(Idle, Asleep);
    int expected = Called;
    if (state.compare_exchange_strong(expected, Working))
      return true;
    if (expected == Stopping)
      return false;
  }
}

void ThreadPool::Worker::call() {
  if (state.exchange(Called) == Asleep)
    state.notify_one();
}

void ThreadPool::Worker::finish() {
  if (state.exchange(Idle) == Awaited)
    state.notify_one();
}

void ThreadPool::Worker::release() {
  int expected = Called;
  if (!state.compare_exchange_strong(expected, Idle))
    waitWhile(Working, Awaited);
}

ThreadPool::ThreadPool(unsigned threads) : count(std::max(threads, 1u)) {}

ThreadPool::~ThreadPool() {
  for (Worker &worker : workers) {
    worker.state.store(Worker::Stopping);
    worker.state.notify_one();
    worker.thread.join();
  }
}

std::atomic<unsigned> ThreadPool::restraints{0};

/// Threads that may work at a range, the caller among them.
unsigned ThreadPool::mayWork() const {
  return restraints.load(std::memory_order_relaxed) ? count - count / 8 : count;
}

/// How many there are; fewer threads do the same work.
unsigned ThreadPool::startWorkers(unsigned wanted) {
  if (workers.size() >= wanted)
    return wanted;
  // Signals are for the thread that runs the program.
  sigset_t all, old;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &old);
  try {
    while (workers.size() < wanted) {
      Worker &worker = workers.emplace_back(count < fewThreads ? shortPatience
                                                               : longPatience);
      const auto number = unsigned(workers.size());
      worker.thread =
          std::thread([this, &worker, number] { work(worker, number); });
    }
  } catch (const std::system_error &) {
    workers.pop_back();
  }
  pthread_sigmask(SIG_SETMASK, &old, nullptr);
  return unsigned(workers.size());
}

void ThreadPool::work(Worker &me, unsigned thread) {
  while (me.waitForCall()) {
    job->run(thread);
    me.finish();
  }
}

void ThreadPool::call(Job &mine, unsigned helpers) {
  job = &mine;
  for (unsigned i = 0; i < helpers; ++i)
    workers[i].call();
}

void ThreadPool::waitFor(unsigned helpers) {
  for (unsigned i = 0; i < helpers; ++i)
    workers[i].release();
}

bool ThreadPool::parallelFor(uint64_t items, uint64_t grain,
                             RangeFunction function,
                             const volatile int32_t *interrupt) {
  grain = std::max<uint64_t>(grain, 1);
  Job mine(items, chunkSize(items, grain, count), function, interrupt);
  std::unique_lock owner(turn, std::defer_lock);
  bool worthIt = count > 1 && items > mine.chunk;
  // `turn` is not recursive: a nested call on this thread must not ask for it.
  static thread_local bool inside = false;
  const bool isShared = worthIt && !inside && owner.try_lock();
  const unsigned most =
      isShared ? std::min(mayWork(), threadsWorth(items, grain, mine.chunk))
               : 1;
  const unsigned helpers = isShared ? startWorkers(most - 1) : 0;
  mine.share(helpers + 1);
  if (helpers)
    call(mine, helpers);
  bool wasInside = std::exchange(inside, true);
  mine.run(0);
  inside = wasInside;
  waitFor(helpers);
  return !mine.interrupted.load(std::memory_order_relaxed);
}

ThreadPool &ThreadPool::shared(unsigned threads) {
  static std::mutex guard;
  static auto &pools = *new std::map<unsigned, std::unique_ptr<ThreadPool>>;
  std::lock_guard lock(guard);
  std::unique_ptr<ThreadPool> &pool = pools[std::max(threads, 1u)];
  if (!pool)
    pool = std::make_unique<ThreadPool>(threads);
  return *pool;
}

} // namespace runmat
