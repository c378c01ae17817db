//===- Memory.cpp - host memory of arrays -----------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Three sizes of block: small ones from free lists of the thread, middle ones
// from the system's allocator, large ones mapped and pooled.
//===----------------------------------------------------------------------===//
#include "runtime/Memory.h"
#include "runtime/MemoryLimit.h"

#include <algorithm>
#include <atomic>
#include <bit>
#include <chrono>
#include <cstdint>
#include <cstdlib>
#include <mutex>
#include <new>
#include <sys/mman.h>
#include <utility>
#include <vector>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(memory_sanitizer)
#define RUNMAT_KEEP_FREED_BLOCKS 0
#endif
#endif
#ifndef RUNMAT_KEEP_FREED_BLOCKS
#define RUNMAT_KEEP_FREED_BLOCKS 1
#endif

namespace runmat::memory {
namespace {

constexpr size_t smallest = alignment;
constexpr size_t largestSmall = 1024;
/// From here on freed blocks wait in the pool. An allocator that gives their
/// pages back makes each statement of a loop wait for fresh ones.
constexpr size_t smallestLarge = size_t(1) << 17;
constexpr size_t hugePage = size_t(2) << 20;
/// Requests below this are not checked one by one.
constexpr size_t unchecked = size_t(1) << 16;

//===----------------------------------------------------------------------===//
// Accounting
//===----------------------------------------------------------------------===//

/// Bytes of all blocks, in use or pooled. Counting reservations and not
/// resident pages keeps a program from promising itself memory twice.
std::atomic<size_t> reserved{0};
/// The part of them that waits in the pool and can be had back.
std::atomic<size_t> pooled{0};
std::atomic<size_t> fresh{0};
std::atomic<size_t> fixedLimit{0};
std::atomic<size_t> measuredLimit{0}, measuredTotal{0};
std::atomic<int64_t> measuredAt{0};

int64_t milliseconds() {
  using namespace std::chrono;
  return duration_cast<std::chrono::milliseconds>(
             steady_clock::now().time_since_epoch())
      .count();
}

/// A measured limit is taken for what it is now for so many milliseconds, and
/// for longer where little is wanted of what is left.
constexpr int64_t fewMilliseconds = 5, manyMilliseconds = 100;
constexpr size_t littlePart = 8;

size_t leftOf(size_t limit) {
  return limit - std::min(limit, reserved.load(std::memory_order_relaxed));
}

size_t measuredNow(int64_t now) {
  const Limits limits = measureLimits();
  measuredTotal.store(limits.total, std::memory_order_relaxed);
  measuredLimit.store(limits.process, std::memory_order_relaxed);
  measuredAt.store(now, std::memory_order_relaxed);
  return limits.process;
}

/// What the process may have, for one who wants so many bytes of it.
size_t processLimit(size_t wanted) {
  if (size_t limit = fixedLimit.load(std::memory_order_relaxed))
    return limit;
  const int64_t now = milliseconds();
  const int64_t age = now - measuredAt.load(std::memory_order_relaxed);
  const size_t limit = measuredLimit.load(std::memory_order_relaxed);
  const bool isCurrent =
      limit &&
      (age < fewMilliseconds ||
       (age < manyMilliseconds && wanted <= leftOf(limit) / littlePart));
  return isCurrent ? limit : measuredNow(now);
}

size_t left(size_t wanted) { return leftOf(processLimit(wanted)); }

//===----------------------------------------------------------------------===//
// Small blocks
//===----------------------------------------------------------------------===//

struct FreeBlock {
  FreeBlock *next;
};

/// Freed small blocks of one thread, by power of two.
struct SmallLists {
  static constexpr unsigned classes = 5;
  static constexpr unsigned longest = 256;
  FreeBlock *heads[classes] = {};
  unsigned lengths[classes] = {};

  ~SmallLists() {
    for (FreeBlock *&head : heads)
      while (head)
        std::free(std::exchange(head, head->next));
  }
};

/// Blocks may be freed after the thread's lists are gone (by static objects).
thread_local bool listsGone = false;
struct OwnedLists : SmallLists {
  ~OwnedLists() { listsGone = true; }
};
thread_local OwnedLists lists;

unsigned smallClass(size_t bytes) {
  return std::bit_width((bytes - 1) / smallest);
}

void *takeSmall(unsigned index) {
  if (!listsGone && lists.heads[index]) {
    FreeBlock *block = lists.heads[index];
    lists.heads[index] = block->next;
    --lists.lengths[index];
    return block;
  }
  return std::aligned_alloc(alignment, smallest << index);
}

void keepSmall(void *data, unsigned index) {
  if (!RUNMAT_KEEP_FREED_BLOCKS || listsGone ||
      lists.lengths[index] >= SmallLists::longest)
    return std::free(data);
  lists.heads[index] = new (data) FreeBlock{lists.heads[index]};
  ++lists.lengths[index];
}

//===----------------------------------------------------------------------===//
// Large blocks
//===----------------------------------------------------------------------===//

/// Rounds to an eighth of a power of two, so that lengths that differ a little
/// share blocks. Pages that are never touched cost nothing.
size_t largeSize(size_t bytes) {
  size_t step = std::bit_floor(bytes) / 8;
  return (bytes + step - 1) / step * step;
}

void *mapLarge(size_t bytes) {
  size_t slack = bytes >= hugePage ? hugePage : 0;
  void *raw = mmap(nullptr, bytes + slack, PROT_READ | PROT_WRITE,
                   MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (raw == MAP_FAILED)
    return nullptr;
  if (!slack)
    return raw;
  // Align to huge pages: a first touch then costs a fraction.
  auto start = reinterpret_cast<uintptr_t>(raw);
  uintptr_t aligned = (start + hugePage - 1) & ~(hugePage - 1);
  if (aligned != start)
    munmap(raw, aligned - start);
  size_t tail = start + slack - aligned;
  if (tail)
    munmap(reinterpret_cast<void *>(aligned + bytes), tail);
  auto *data = reinterpret_cast<void *>(aligned);
  madvise(data, bytes, MADV_HUGEPAGE);
  return data;
}

/// Freed large blocks, oldest first.
class Pool {
public:
  /// A block of so many bytes, or else the smallest one of at most a quarter
  /// more: where arrays shrink from turn to turn, no two are of one size. What
  /// is more would be lost to others as long as the array lives.
  Block take(size_t bytes) {
    std::lock_guard lock(mutex);
    size_t best = blocks.size();
    for (size_t i = blocks.size(); i-- > 0;) {
      const size_t has = blocks[i].bytes;
      if (has < bytes || has - has / 5 > bytes ||
          (best < blocks.size() && has >= blocks[best].bytes))
        continue;
      best = i;
      if (has == bytes)
        break;
    }
    if (best == blocks.size())
      return {};
    const Entry entry = blocks[best];
    blocks.erase(blocks.begin() + best);
    pooled.fetch_sub(entry.bytes, std::memory_order_relaxed);
    return {entry.data, entry.bytes, false};
  }

  /// Keeps the block, dropping older ones when there are too many.
  void keep(void *data, size_t bytes) {
    std::lock_guard lock(mutex);
    size_t most = processLimit(0) / 4;
    blocks.push_back({data, bytes});
    pooled.fetch_add(bytes, std::memory_order_relaxed);
    while (!blocks.empty() && (pooled.load() > most || blocks.size() > longest))
      dropOldest();
  }

  void clear() {
    std::lock_guard lock(mutex);
    while (!blocks.empty())
      dropOldest();
  }

private:
  static constexpr size_t longest = 32;
  struct Entry {
    void *data;
    size_t bytes;
  };

  void dropOldest() {
    Entry entry = blocks.front();
    blocks.erase(blocks.begin());
    pooled.fetch_sub(entry.bytes, std::memory_order_relaxed);
    munmap(entry.data, entry.bytes);
    reserved.fetch_sub(entry.bytes, std::memory_order_relaxed);
  }

  std::mutex mutex;
  std::vector<Entry> blocks;
};

/// Never destroyed: arrays in static objects may outlive any order of exit.
Pool &pool() {
  static Pool *instance = new Pool;
  return *instance;
}

/// Whether that many bytes may be taken, giving pooled ones up when they are in
/// the way.
bool makeRoom(size_t bytes) {
  if (bytes <= left(bytes))
    return true;
  pool().clear();
  return bytes <= left(bytes);
}

Block takeLarge(size_t bytes) {
  size_t size = largeSize(bytes);
  if (Block block = pool().take(size); block.data)
    return block;
  if (!makeRoom(size)) {
    size = (bytes + 4095) & ~size_t(4095); // no room for rounding
    if (!makeRoom(size))
      return {};
  }
  void *data = mapLarge(size);
  if (!data)
    return {};
  reserved.fetch_add(size, std::memory_order_relaxed);
  fresh.fetch_add(size, std::memory_order_relaxed);
  return {data, size, true};
}

Block takeSmallOrMiddle(size_t bytes) {
  if (bytes > unchecked && !makeRoom(bytes))
    return {};
  bool isSmall = bytes <= largestSmall;
  size_t size = isSmall ? smallest << smallClass(bytes)
                        : (bytes + alignment - 1) & ~(alignment - 1);
  void *data = isSmall ? takeSmall(smallClass(bytes))
                       : std::aligned_alloc(alignment, size);
  if (!data)
    return {};
  reserved.fetch_add(size, std::memory_order_relaxed);
  return {data, size, false};
}

} // namespace

Block allocate(size_t bytes) {
  bytes = std::max<size_t>(bytes, 1);
  if (bytes > size_t(1) << 62)
    return {};
  // What rounds up to a large block is one: release tells them by size.
  bool isLarge = bytes > smallestLarge - alignment;
  return isLarge ? takeLarge(bytes) : takeSmallOrMiddle(bytes);
}

void release(const Block &block) {
  if (!block.data)
    return;
  // A block of the mapped kind is recognised by its size.
  if (block.bytes >= smallestLarge) {
    if (RUNMAT_KEEP_FREED_BLOCKS)
      return pool().keep(block.data, block.bytes);
    munmap(block.data, block.bytes);
    reserved.fetch_sub(block.bytes, std::memory_order_relaxed);
    return;
  }
  reserved.fetch_sub(block.bytes, std::memory_order_relaxed);
  if (block.bytes <= largestSmall)
    return keepSmall(block.data, smallClass(block.bytes));
  std::free(block.data);
}

size_t available() { return left(0) + pooled.load(std::memory_order_relaxed); }
size_t total() {
  const size_t limit = processLimit(0);
  return fixedLimit.load(std::memory_order_relaxed)
             ? limit
             : measuredTotal.load(std::memory_order_relaxed);
}
size_t used() {
  const size_t kept = pooled.load(std::memory_order_relaxed);
  return std::max(reserved.load(std::memory_order_relaxed), kept) - kept;
}
size_t takenFresh() { return fresh.load(std::memory_order_relaxed); }
void trim() { pool().clear(); }
void setLimit(size_t bytes) {
  fixedLimit.store(bytes, std::memory_order_relaxed);
}

} // namespace runmat::memory
