//===- Staging.h - mapped memory for transfers ------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_PROVIDERS_VULKAN_STAGING_H
#define RUNMAT_RUNTIME_PROVIDERS_VULKAN_STAGING_H

#include "runtime/providers/vulkan/Queues.h"

#include <cstddef>
#include <deque>

namespace runmat::vulkan {

/// A part of the ring that host and device both see.
struct StagingPiece {
  std::byte *host = nullptr;
  VkBuffer buffer = VK_NULL_HANDLE;
  uint64_t offset = 0; // in `buffer`
  uint64_t address = 0;
};

/// A ring of host memory. A piece belongs to the batch that is being recorded
/// in a queue and is reused once that batch is done. Pieces are reused in their
/// order, so each queue that is not waited for has a ring of its own. Made on
/// first use, small; it grows with the transfers.
class StagingRing {
public:
  StagingRing(const Device &device, Queues &queues,
              const std::vector<uint32_t> &memoryTypes)
      : device(device), queues(queues), memoryTypes(memoryTypes) {}
  StagingRing(const StagingRing &) = delete;
  StagingRing &operator=(const StagingRing &) = delete;

  /// Prepares for a transfer of `bytes` in all and returns how many of them one
  /// piece may hold. Three pieces fit the ring without one overwriting another.
  uint64_t prepare(uint64_t bytes);
  /// A piece of `bytes`, at most what `prepare` returned, for a command that
  /// goes into the next batch of `queue` to be submitted. May wait for the
  /// device.
  StagingPiece reserve(uint64_t bytes, Queue &queue);

private:
  struct Region {
    uint64_t end = 0;
    Queue *queue = nullptr;
    uint64_t serial = 0;
  };

  void replace(Block bigger);
  void grow(uint64_t bytes);
  bool reclaimOldest(bool mayWait);
  bool fits(uint64_t bytes);

  const Device &device;
  Queues &queues;
  const std::vector<uint32_t> &memoryTypes;
  Block block;
  uint64_t head = 0; // where the next piece starts
  uint64_t tail = 0; // where the oldest piece in use starts
  std::deque<Region> regions;
};

} // namespace runmat::vulkan

#endif // RUNMAT_RUNTIME_PROVIDERS_VULKAN_STAGING_H
