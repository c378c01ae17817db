//===- ThreadPool.cpp - the one pool of worker threads ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/ThreadPool.h"
#include "runtime/Interrupt.h"

#include <algorithm>
#include <cmath>
#include <csignal>
#include <map>
#include <memory>
#include <system_error>
#include <utility>

namespace runmat {
namespace {

/// Chunks a thread should get, for balance between uneven processors.
constexpr uint64_t chunksPerThread = 8;
/// A chunk is at most this many grains, so that an interrupt is seen soon.
constexpr uint64_t grainsPerChunk = 64;
/// Longer chunks end where a cache line of the narrowest class does.
constexpr uint64_t lineItems = 64;
/// How often an idle worker looks before it sleeps; some ten microseconds.
constexpr int spins = 400;

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
/// with a share of its own and helps with the others' when that is done: side
/// by side in one share, threads would wait for each other's page faults, and
/// each would clear the same huge page.
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
  void run();
  bool run(Share &part);

  const uint64_t items, chunk;
  const RangeFunction function;
  const volatile int32_t *const interrupt;
  unsigned shareCount = 0;
  std::atomic<unsigned> arrivals{0};
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

void ThreadPool::Job::run() {
  const unsigned first = arrivals.fetch_add(1, std::memory_order_relaxed);
  for (unsigned i = 0; i < shareCount; ++i)
    if (!run(shares[(first + i) % shareCount]))
      return;
}

ThreadPool::ThreadPool(unsigned threads) : count(std::max(threads, 1u)) {}

ThreadPool::~ThreadPool() {
  {
    std::lock_guard lock(mutex);
    stopping = true;
    seats.store(int64_t(workers.size()));
    generation.fetch_add(1);
  }
  wake.notify_all();
  for (std::thread &worker : workers)
    worker.join();
}

std::atomic<unsigned> ThreadPool::restraints{0};

/// Threads that may work at a range, the caller among them.
unsigned ThreadPool::mayWork() const {
  return restraints.load(std::memory_order_relaxed) ? count - count / 8 : count;
}

void ThreadPool::startWorkers() {
  if (!workers.empty())
    return;
  // Signals are for the thread that runs the program.
  sigset_t all, old;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &old);
  for (unsigned i = 1; i < count; ++i) {
    try {
      workers.emplace_back([this] { work(); });
    } catch (const std::system_error &) {
      break; // fewer threads do the same work
    }
  }
  pthread_sigmask(SIG_SETMASK, &old, nullptr);
}

void ThreadPool::waitForWork(uint64_t &seen) {
  for (int i = 0; i < spins && generation.load() == seen; ++i)
    pause();
  if (generation.load() == seen) {
    std::unique_lock lock(mutex);
    ++sleeping;
    wake.wait(lock, [&] { return generation.load() != seen; });
    --sleeping;
  }
  seen = generation.load();
}

void ThreadPool::work() {
  uint64_t seen = 0;
  while (true) {
    waitForWork(seen);
    // Most ranges are for a few: the others need not meet at the mutex.
    if (seats.fetch_sub(1) <= 0)
      continue;
    Job *mine = nullptr;
    {
      std::lock_guard lock(mutex);
      if (stopping)
        return;
      mine = job;
      joined += mine ? 1 : 0;
    }
    if (!mine)
      continue;
    mine->run();
    std::lock_guard lock(mutex);
    if (--joined == 0)
      finished.notify_one();
  }
}

/// Lets so many workers join: those that still look for work, then such as
/// sleep.
void ThreadPool::call(Job &mine, unsigned helpers) {
  size_t toWake = 0;
  {
    std::lock_guard lock(mutex);
    job = &mine;
    seats.store(helpers);
    generation.fetch_add(1);
    const size_t awake = workers.size() - sleeping;
    toWake = helpers > awake ? helpers - awake : 0;
  }
  for (; toWake != 0; --toWake)
    wake.notify_one();
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
  mine.share(most);
  if (isShared) {
    startWorkers();
    call(mine, most - 1);
  }
  bool wasInside = std::exchange(inside, true);
  mine.run();
  inside = wasInside;
  if (owner.owns_lock()) {
    std::unique_lock lock(mutex);
    job = nullptr;
    finished.wait(lock, [&] { return joined == 0; });
  }
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
