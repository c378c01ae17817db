//===- Transfer.h - moving bytes to, from and on the device -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_PROVIDERS_VULKAN_TRANSFER_H
#define RUNMAT_RUNTIME_PROVIDERS_VULKAN_TRANSFER_H

#include "runtime/providers/vulkan/Memory.h"
#include "runtime/providers/vulkan/Staging.h"

#include <span>

namespace runmat::vulkan {

/// A range of device memory, checked to lie inside its allocation.
struct Range {
  VkBuffer buffer = VK_NULL_HANDLE;
  uint64_t offset = 0;
  uint64_t address = 0;
  std::byte *host = nullptr; // null when the host does not see it
  uint64_t bytes = 0;

  Range part(uint64_t from, uint64_t size) const {
    return {buffer, offset + from, address + from, host ? host + from : nullptr,
            size};
  }
};

/// Records transfers, as if in the order of the calls. Empty ranges record
/// nothing.
class Transfer {
public:
  /// Large pieces are copied on the host by `hostThreads`.
  Transfer(const Device &device, Queues &queues, uint32_t hostThreads);

  /// `from` may be reused by the caller as soon as this returns.
  void upload(const Range &to, const std::byte *from);
  /// Waits for what was queued before it and writes the range.
  void download(const Range &from, std::byte *to);
  /// The ranges have one size. They may overlap; the bytes arrive as if they
  /// had been read before any was written.
  void copy(const Range &to, const Range &from);
  /// Repeats `pattern` (1, 2, 4 or 8 bytes; sizes and offsets are multiples).
  void fill(const Range &to, std::span<const std::byte> pattern);

  /// The ring that the words of a launch may use too.
  StagingRing &launchRing() { return smallUploads; }

private:
  /// A piece of a download that the host has not got yet.
  struct Pending {
    StagingPiece piece;
    uint64_t offset;
    uint64_t bytes;
    uint64_t serial;
  };
  bool isLarge(const Range &range) const {
    return range.bytes >= device.plan().leastOwnQueueBytes;
  }
  Queue &queueOfDownload(const Range &from);
  Pending askFor(const Range &from, uint64_t offset, uint64_t bytes,
                 Queue &queue);
  void uploadStaged(const Range &to, const std::byte *from);
  void downloadStaged(const Range &from, std::byte *to);
  void copyOverlapping(const Range &to, const Range &from);
  void copyDisjoint(const Range &to, const Range &from);
  void fillWords(const Range &to, uint32_t word);
  void fillByDoubling(const Range &to, std::span<const std::byte> pattern);

  const Device &device;
  Queues &queues;
  uint32_t hostThreads;
  /// Of the compute queue, and of the queue of large uploads.
  StagingRing smallUploads;
  StagingRing largeUploads;
  StagingRing readbacks;
};

} // namespace runmat::vulkan

#endif // RUNMAT_RUNTIME_PROVIDERS_VULKAN_TRANSFER_H
