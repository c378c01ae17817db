//===- Memory.h - device memory ---------------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Small allocations share slabs (drivers allow few thousand allocations in
// all); large ones have memory of their own. What is freed for reuse is kept by
// the callers (runtime/Devices/BufferPool.h), so nothing is kept here but one
// empty slab. Parts of slabs may be given out again at once: commands are
// ordered by the addresses that they touch.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_PROVIDERS_VULKAN_MEMORY_H
#define RUNMAT_RUNTIME_PROVIDERS_VULKAN_MEMORY_H

#include "runtime/providers/vulkan/FreeList.h"
#include "runtime/providers/vulkan/Queues.h"

#include <memory>
#include <unordered_map>

namespace runmat::vulkan {

/// Where an allocation lives.
struct Allocation {
  VkBuffer buffer = VK_NULL_HANDLE;
  uint64_t offset = 0; // in `buffer`
  uint64_t address = 0;
  std::byte *host = nullptr; // null when the host does not see it
  uint64_t bytes = 0;        // as asked for
};

class Memory {
public:
  Memory(const Device &device, Queues &queues)
      : device(device), queues(queues) {}
  Memory(const Memory &) = delete;
  Memory &operator=(const Memory &) = delete;

  /// Throws VulkanError (out of memory) when the device has no room.
  runmat_buffer allocate(uint64_t bytes);
  /// Throws VulkanError (invalid argument) for an unknown buffer.
  void release(const runmat_buffer &buffer);
  /// The allocation behind `buffer`; throws for an unknown one.
  const Allocation &find(const runmat_buffer &buffer) const;
  /// Sum of the live allocations, as asked for.
  uint64_t liveBytes() const { return live; }

private:
  struct Slab {
    Slab(Block block) : ranges(block.bytes), block(std::move(block)) {}
    FreeList ranges;
    Block block;
  };
  struct Entry {
    Allocation allocation;
    uint64_t reserved = 0; // bytes taken, padding included
    Slab *slab = nullptr;  // else `block` owns the memory
    Block block;
  };

  void requireRoom(uint64_t bytes) const;
  static Allocation place(const Block &block, uint64_t offset);
  Entry takeSmall(uint64_t reserved);
  Entry takeLarge(uint64_t reserved);
  Block makeBlock(uint64_t bytes);
  void releaseSmall(Entry &entry);
  void trim();

  const Device &device;
  Queues &queues;
  std::vector<std::unique_ptr<Slab>> slabs;
  std::unordered_map<uint64_t, Entry> entries;
  uint64_t nextHandle = 1;
  uint64_t live = 0;
  uint64_t reservedBytes = 0;
};

} // namespace runmat::vulkan

#endif // RUNMAT_RUNTIME_PROVIDERS_VULKAN_MEMORY_H
