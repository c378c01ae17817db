//===- ThreadPool.cpp - the one pool of worker threads ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/ThreadPool.h"
#include "runtime/Interrupt.h"

#include <algorithm>
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

void pause() {
#if defined(__x86_64__)
  __builtin_ia32_pause();
#endif
}

} // namespace

/// One range being worked on; lives on the caller's stack.
struct ThreadPool::Job {
  uint64_t items;
  uint64_t chunk;
  RangeFunction function;
  const volatile int32_t *interrupt;
  std::atomic<uint64_t> next{0};
  std::atomic<bool> interrupted{false};
};

ThreadPool::ThreadPool(unsigned threads) : count(std::max(threads, 1u)) {}

ThreadPool::~ThreadPool() {
  {
    std::lock_guard lock(mutex);
    stopping = true;
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

void ThreadPool::runChunks(Job &job) {
  while (true) {
    uint64_t begin = job.next.fetch_add(job.chunk, std::memory_order_relaxed);
    if (begin >= job.items)
      return;
    if (interrupt::isSet(job.interrupt)) {
      job.interrupted.store(true, std::memory_order_relaxed);
      return;
    }
    job.function(begin, begin + std::min(job.chunk, job.items - begin));
  }
}

void ThreadPool::waitForWork(uint64_t &seen) {
  for (int i = 0; i < spins && generation.load() == seen; ++i)
    pause();
  std::unique_lock lock(mutex);
  wake.wait(lock, [&] { return generation.load() != seen; });
  seen = generation.load();
}

void ThreadPool::work() {
  uint64_t seen = 0;
  while (true) {
    waitForWork(seen);
    Job *mine = nullptr;
    {
      std::lock_guard lock(mutex);
      if (stopping)
        return;
      mine = joined + 1 < mayWork() ? job : nullptr;
      joined += mine ? 1 : 0;
    }
    if (!mine)
      continue;
    runChunks(*mine);
    std::lock_guard lock(mutex);
    if (--joined == 0)
      finished.notify_one();
  }
}

bool ThreadPool::parallelFor(uint64_t items, uint64_t grain,
                             RangeFunction function,
                             const volatile int32_t *interrupt) {
  grain = std::max<uint64_t>(grain, 1);
  Job mine{items, chunkSize(items, grain, count), function, interrupt};
  std::unique_lock owner(turn, std::defer_lock);
  bool worthIt = count > 1 && items > mine.chunk;
  // `turn` is not recursive: a nested call on this thread must not ask for it.
  static thread_local bool inside = false;
  if (worthIt && !inside && owner.try_lock()) {
    startWorkers();
    {
      std::lock_guard lock(mutex);
      job = &mine;
      generation.fetch_add(1);
    }
    wake.notify_all();
  }
  bool wasInside = std::exchange(inside, true);
  runChunks(mine);
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
