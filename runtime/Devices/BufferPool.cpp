//===- BufferPool.cpp - freed buffers of a device ---------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Devices/BufferPool.h"

#include <algorithm>
#include <bit>

namespace runmat {
namespace {

/// Searches are linear.
constexpr size_t mostEntries = 512;

} // namespace

uint64_t BufferPool::roundedSize(uint64_t bytes) {
  bytes = std::max<uint64_t>(bytes, 1);
  const uint64_t step = std::max<uint64_t>(std::bit_floor(bytes) / 8, 256);
  const uint64_t excess = bytes % step;
  const uint64_t missing = excess ? step - excess : 0;
  return bytes > UINT64_MAX - missing ? UINT64_MAX : bytes + missing;
}

runmat_buffer BufferPool::remove(std::vector<Entry>::iterator entry) {
  const runmat_buffer buffer = entry->buffer;
  entries.erase(entry);
  total -= buffer.bytes;
  return buffer;
}

std::optional<runmat_buffer> BufferPool::take(uint64_t bytes) {
  // The newest first: what was just freed is the likeliest to fit.
  const auto found =
      std::find_if(entries.rbegin(), entries.rend(), [&](const Entry &entry) {
        return entry.buffer.bytes == bytes;
      });
  if (found == entries.rend())
    return std::nullopt;
  return remove(std::prev(found.base()));
}

void BufferPool::keep(const runmat_buffer &buffer, Clock::time_point now) {
  entries.push_back({buffer, now});
  total += buffer.bytes;
}

std::optional<runmat_buffer> BufferPool::takeOldest() {
  if (entries.empty())
    return std::nullopt;
  return remove(entries.begin());
}

std::optional<runmat_buffer> BufferPool::takeSurplus(Clock::time_point now) {
  const bool isTooMuch = entries.size() > mostEntries || total > capacity;
  const bool isIdle = !entries.empty() && now - entries[0].since > longestIdle;
  return isTooMuch || isIdle ? takeOldest() : std::nullopt;
}

std::optional<BufferPool::Clock::time_point> BufferPool::nextSurplus() const {
  if (entries.empty())
    return std::nullopt;
  // The oldest is surplus when it was there for longer.
  return entries[0].since + longestIdle + Clock::duration(1);
}

} // namespace runmat
