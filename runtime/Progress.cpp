//===- Progress.cpp - how far what runs has come ----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Progress.h"

#include <algorithm>
#include <chrono>

namespace runmat::progress {

std::atomic<bool> detail::isWatched = false;

namespace {

using Clock = std::chrono::steady_clock;
using Moment = std::atomic<Clock::time_point>;

/// Loops within loops that are told; each makes the answer finer.
constexpr int mostLevels = 3;

Turns levels[mostLevels];
std::atomic<int> depth = 0;
std::atomic<int> pauses = 0;
std::atomic<int64_t> ended = 0;
Moment loopBegin, waitBegin;
std::atomic<const char *> waiting = nullptr;
std::atomic<uint64_t> waitingBytes = 0, movedBytes = 0;
std::atomic<double> waitingSeconds = 0;

double secondsSince(const Moment &begin) {
  return std::chrono::duration<double>(Clock::now() -
                                       begin.load(std::memory_order_relaxed))
      .count();
}

int64_t load(const int64_t &number) {
  return __atomic_load_n(&number, __ATOMIC_RELAXED);
}

void store(int64_t &number, int64_t value) {
  __atomic_store_n(&number, value, __ATOMIC_RELAXED);
}

/// Turns of inner loops are parts of one of the loop around.
double share() {
  double result = 0, part = 1;
  const int told = std::min(depth.load(), mostLevels);
  for (int i = 0; i < told; ++i) {
    const int64_t all = load(levels[i].all);
    if (all <= 0)
      break;
    part /= double(all);
    result += double(std::clamp<int64_t>(load(levels[i].done), 0, all)) * part;
  }
  return std::min(result, 1.0);
}

} // namespace

void watch(bool on) { detail::isWatched = on; }

LoopScope::LoopScope(int64_t count) : isCounted(isWatched()) {
  if (!isCounted)
    return;
  const int level = depth.load(std::memory_order_relaxed);
  if (level == 0)
    loopBegin.store(Clock::now(), std::memory_order_relaxed);
  if (level < mostLevels) {
    turns = &levels[level];
    store(turns->done, 0);
    store(turns->all, count);
  }
  depth.store(level + 1, std::memory_order_release);
}

LoopScope::~LoopScope() {
  if (isCounted)
    depth.fetch_sub(1, std::memory_order_release);
}

volatile int64_t *LoopScope::place() {
  static Turns nobodyReads;
  static_assert(sizeof(Turns) == 2 * sizeof(int64_t));
  return turns ? &turns->done : &nobodyReads.done;
}

WaitScope::WaitScope(const char *what, uint64_t bytes, double seconds) {
  if (!isWatched() || waiting.load(std::memory_order_relaxed))
    return;
  isTold = true;
  waitBegin.store(Clock::now(), std::memory_order_relaxed);
  waitingBytes.store(bytes, std::memory_order_relaxed);
  movedBytes.store(0, std::memory_order_relaxed);
  waitingSeconds.store(seconds, std::memory_order_relaxed);
  waiting.store(what, std::memory_order_release);
}

WaitScope::~WaitScope() {
  if (isTold)
    waiting.store(nullptr, std::memory_order_release);
}

void WaitScope::set(uint64_t bytes) {
  if (isTold)
    movedBytes.store(bytes, std::memory_order_relaxed);
}

PauseScope::PauseScope() { ++pauses; }
PauseScope::~PauseScope() {
  ++ended;
  --pauses;
}

int64_t pausesEnded() { return ended.load(); }

/// What takes longer than was expected is not known to be near its end.
static double shareOfWait(double seconds) {
  const uint64_t all = waitingBytes.load(std::memory_order_relaxed);
  if (all > 0)
    return double(movedBytes.load(std::memory_order_relaxed)) / double(all);
  const double expected = waitingSeconds.load(std::memory_order_relaxed);
  return seconds < expected ? seconds / expected : 0;
}

std::optional<Report> report() {
  if (pauses.load() > 0)
    return std::nullopt;
  if (const char *what = waiting.load(std::memory_order_acquire)) {
    const double seconds = secondsSince(waitBegin);
    return Report{seconds, what, waitingBytes.load(), shareOfWait(seconds)};
  }
  if (depth.load(std::memory_order_acquire) == 0 || load(levels[0].all) <= 0)
    return std::nullopt;
  return Report{secondsSince(loopBegin), nullptr, 0, share()};
}

} // namespace runmat::progress
