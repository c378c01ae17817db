//===- FreeList.cpp - ranges of a slab --------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/providers/vulkan/FreeList.h"

namespace runmat::vulkan {

FreeList::FreeList(uint64_t size) : size(size) { ranges.emplace(0, size); }

std::optional<uint64_t> FreeList::take(uint64_t bytes) {
  for (auto it = ranges.begin(); it != ranges.end(); ++it) {
    auto [offset, available] = *it;
    if (available < bytes)
      continue;
    // Insert before erasing: if the insertion fails, nothing is lost.
    if (available > bytes)
      ranges.emplace(offset + bytes, available - bytes);
    ranges.erase(offset);
    return offset;
  }
  return std::nullopt;
}

void FreeList::put(uint64_t offset, uint64_t bytes) {
  auto next = ranges.lower_bound(offset);
  if (next != ranges.end() && offset + bytes == next->first) {
    bytes += next->second;
    next = ranges.erase(next);
  }
  if (next != ranges.begin()) {
    auto previous = std::prev(next);
    if (previous->first + previous->second == offset) {
      previous->second += bytes;
      return;
    }
  }
  ranges.emplace(offset, bytes);
}

bool FreeList::isWhollyFree() const {
  return ranges.size() == 1 && ranges.begin()->second == size;
}

} // namespace runmat::vulkan
