//===- FreeList.h - ranges of a slab ----------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_PROVIDERS_VULKAN_FREELIST_H
#define RUNMAT_RUNTIME_PROVIDERS_VULKAN_FREELIST_H

#include <cstdint>
#include <map>
#include <optional>

namespace runmat::vulkan {

/// Gives out ranges of [0, size). Neighbouring free ranges are joined.
class FreeList {
public:
  explicit FreeList(uint64_t size);

  /// Offset of `bytes` free ones, by first fit. Sizes that are multiples of an
  /// alignment give offsets that are too.
  std::optional<uint64_t> take(uint64_t bytes);
  /// Gives back a range that `take` returned.
  void put(uint64_t offset, uint64_t bytes);
  bool isWhollyFree() const;

private:
  uint64_t size;
  std::map<uint64_t, uint64_t> ranges; // offset -> bytes
};

} // namespace runmat::vulkan

#endif // RUNMAT_RUNTIME_PROVIDERS_VULKAN_FREELIST_H
