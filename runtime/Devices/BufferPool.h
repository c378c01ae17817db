//===- BufferPool.h - freed buffers of a device -----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_BUFFERPOOL_H
#define RUNMAT_RUNTIME_BUFFERPOOL_H

#include "runmat/provider.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <vector>

namespace runmat {

/// Buffers that nobody uses, kept since programs want the same sizes again and
/// again, and drivers take their time. Queued work may still use them, which
/// the provider's order of calls makes safe. What is taken out belongs to the
/// caller.
class BufferPool {
public:
  using Clock = std::chrono::steady_clock;

  /// What a buffer of at least `bytes` bytes is made of, so that lengths that
  /// differ a little share buffers: up to an eighth more.
  static uint64_t roundedSize(uint64_t bytes);

  /// Bytes that it may hold.
  void setCapacity(uint64_t bytes) { capacity = bytes; }
  /// How long it keeps what nobody wants.
  void setLongestIdle(Clock::duration time) { longestIdle = time; }
  /// When the next one will have been here for so long; none in an empty pool.
  std::optional<Clock::time_point> nextSurplus() const;
  bool isEmpty() const { return entries.empty(); }
  uint64_t bytes() const { return total; }

  /// A buffer of just that rounded size.
  std::optional<runmat_buffer> take(uint64_t bytes);
  /// Throws std::bad_alloc, and then does not have the buffer.
  void keep(const runmat_buffer &buffer, Clock::time_point now);
  /// The buffer kept longest.
  std::optional<runmat_buffer> takeOldest();
  /// The same, where it is too much or has not been wanted for some seconds.
  std::optional<runmat_buffer> takeSurplus(Clock::time_point now);

private:
  struct Entry {
    runmat_buffer buffer;
    Clock::time_point since;
  };
  runmat_buffer remove(std::vector<Entry>::iterator entry);

  std::vector<Entry> entries; // oldest first
  uint64_t total = 0, capacity = 0;
  /// Longer than loops take for a turn, and soon enough for other programs that
  /// want the memory.
  Clock::duration longestIdle = std::chrono::seconds(10);
};

} // namespace runmat

#endif // RUNMAT_RUNTIME_BUFFERPOOL_H
