//===- ThreadedTurns.cpp - turns of a unit's loop on all threads *- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/ThreadedTurns.h"
#include "runtime/Counters.h"
#include "runtime/Interrupt.h"
#include "runtime/Memory.h"
#include "runtime/ParallelWork.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstring>
#include <vector>

namespace runmat {
namespace {

/// An operation of a loop that never ran. Loops that wait for each result take
/// some times as long, those in vectors a part of it.
constexpr double usualSeconds = 1e-9;
/// A loop that one thread makes in less is not shared: waking the others would
/// take a good part of it.
constexpr double leastSeconds = 50e-6;
/// A piece takes so long at least, where turns are short.
constexpr double leastPieceSeconds = 20e-6;
constexpr int64_t mostPieces = 512;
/// Copying what the turns change takes that part of the loop at most.
constexpr double mostCopyShare = 0.125;
constexpr double copySecondsPerByte = 0.25e-9;
/// A loop whose turns so often did not end is left alone.
constexpr unsigned mostFailures = 2;
/// Code comes and goes at the same places.
constexpr size_t mostHistories = 1024;

double secondsSince(std::chrono::steady_clock::time_point start) {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start)
      .count();
}

/// The elements of arrays as they were; puts them back when asked to.
class Copies {
public:
  explicit Copies(std::span<Array *const> arrays) : arrays(arrays) {}
  ~Copies() {
    for (const memory::Block &block : blocks)
      memory::release(block);
  }
  Copies(const Copies &) = delete;
  Copies &operator=(const Copies &) = delete;

  /// False when there is no memory.
  bool make() {
    for (Array *array : arrays) {
      const memory::Block block = memory::allocate(array->bytes());
      if (!block.data)
        return false;
      blocks.push_back(block);
      std::memcpy(block.data, array->data(), array->bytes());
    }
    return true;
  }
  void putBack() {
    for (size_t i = 0; i < arrays.size(); ++i)
      std::memcpy(arrays[i]->mutableData(), blocks[i].data, arrays[i]->bytes());
  }

private:
  std::span<Array *const> arrays;
  std::vector<memory::Block> blocks;
};

/// Makes all turns in pieces; false when one did not end. `seconds` is what all
/// threads took together.
bool makeAll(int64_t turns, int64_t pieces, const ThreadedTurns::Make &make,
             double &seconds) {
  volatile int32_t stop = 0;
  std::atomic<int64_t> nanoseconds{0};
  const auto first = [&](uint64_t piece) {
    return int64_t(double(turns) * double(piece) / double(pieces));
  };
  auto makePieces = [&](uint64_t begin, uint64_t end) {
    if (interrupt::isSet(&stop))
      return;
    const auto start = std::chrono::steady_clock::now();
    if (!make(first(begin), int64_t(end) == pieces ? turns : first(end), &stop))
      __atomic_store_n(&stop, 1, __ATOMIC_RELAXED);
    nanoseconds.fetch_add(int64_t(secondsSince(start) * 1e9),
                          std::memory_order_relaxed);
  };
  inParallelToTheEnd(pieces, makePieces);
  seconds = double(nanoseconds.load()) * 1e-9;
  return !interrupt::isSet(&stop);
}

/// Whether a loop of so many seconds, which may be no number, is long, also
/// beside a copy of what it changes.
bool isWorthIt(double seconds, std::span<Array *const> changed) {
  double bytes = 0;
  for (const Array *array : changed)
    bytes += double(array->bytes());
  return seconds >= leastSeconds &&
         bytes * copySecondsPerByte <= mostCopyShare * seconds;
}

} // namespace

ThreadedTurns::History &ThreadedTurns::historyOf(const void *key) {
  if (histories.size() > mostHistories)
    histories.clear();
  return histories.try_emplace(key, History{usualSeconds}).first->second;
}

int64_t ThreadedTurns::run(const void *key, Loop loop,
                           std::span<Array *const> changed, const Make &make) {
  // The last turn leaves variables as they are after the loop, and the one
  // before as it finds them.
  const int64_t turns = loop.count - 1, shared = turns - 1;
  if (shared < 2 || threadsOfWork() < 2)
    return 0;
  History &history = historyOf(key);
  const double expected = loop.work * double(shared) * history.seconds;
  Copies copies(changed);
  if (history.failures >= mostFailures || !isWorthIt(expected, changed) ||
      !copies.make())
    return 0;
  const double fitting = std::max(expected / leastPieceSeconds, 2.0);
  const auto pieces =
      int64_t(std::min({fitting, double(mostPieces), double(shared)}));
  double seconds = 0;
  const volatile int32_t goOn = 0;
  if (!makeAll(shared, pieces, make, seconds) || !make(shared, turns, &goOn)) {
    copies.putBack();
    const bool hasFailed =
        !interrupt::requested() && !interrupt::isSet(loop.replaced);
    counters().loopsGivenUp.add(hasFailed);
    history.failures += hasFailed;
    return 0;
  }
  history.seconds = seconds / (loop.work * double(shared));
  counters().loopsThreaded.add();
  return turns;
}

} // namespace runmat
