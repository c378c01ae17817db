//===- Staging.cpp - mapped memory for transfers ----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/providers/vulkan/Staging.h"
#include "runtime/providers/vulkan/VulkanError.h"

#include <algorithm>
#include <bit>

namespace runmat::vulkan {

namespace {

constexpr uint64_t pieceAlignment = 64;
constexpr uint64_t piecesPerRing = 4;

} // namespace

void StagingRing::replace(Block bigger) {
  // Commands recorded so far may still read the old ring.
  if (block.buffer)
    queues.retire(std::move(block));
  block = std::move(bigger);
  head = tail = 0;
  regions.clear();
}

/// Without memory for that, the ring stays as it is, or begins small.
void StagingRing::grow(uint64_t bytes) {
  const uint64_t least = device.plan().stagingStartBytes;
  try {
    return replace(device.makeBlock(bytes, memoryTypes, hostWritable));
  } catch (const VulkanError &error) {
    const bool canDoWithLess = block.buffer || bytes > least;
    if (error.status != RUNMAT_ERROR_OUT_OF_MEMORY || !canDoWithLess)
      throw;
  }
  if (!block.buffer)
    replace(device.makeBlock(least, memoryTypes, hostWritable));
}

uint64_t StagingRing::prepare(uint64_t bytes) {
  const DevicePlan &plan = device.plan();
  // Pinning memory is slow: a ring is as large as its transfers have been.
  uint64_t wanted =
      std::clamp(std::bit_ceil(std::min(bytes, plan.stagingFullBytes)),
                 plan.stagingStartBytes, plan.stagingFullBytes);
  if (block.bytes < wanted)
    grow(wanted);
  return block.bytes / piecesPerRing;
}

/// Frees the oldest region if its batch is done, or waits for it. Returns
/// whether a region was freed.
bool StagingRing::reclaimOldest(bool mayWait) {
  if (regions.empty())
    return false;
  Region oldest = regions.front();
  if (!oldest.queue->isDone(oldest.serial)) {
    if (!mayWait)
      return false;
    oldest.queue->wait(oldest.serial);
  }
  regions.pop_front();
  tail = oldest.end;
  return true;
}

/// Whether `bytes` fit at `head`, which is moved to the start of the ring when
/// the end is too near. It moves on in an empty ring too: a download may still
/// be reading the last pieces, though the device is done with them.
bool StagingRing::fits(uint64_t bytes) {
  if (!regions.empty() && head <= tail)
    return tail - head >= bytes; // Equal means full.
  if (block.bytes - head >= bytes)
    return true;
  if (!regions.empty() && tail < bytes)
    return false;
  head = 0;
  return true;
}

StagingPiece StagingRing::reserve(uint64_t bytes, Queue &queue) {
  uint64_t rounded =
      (bytes + pieceAlignment - 1) / pieceAlignment * pieceAlignment;
  while (reclaimOldest(false)) {
  }
  while (!fits(rounded))
    reclaimOldest(true);
  StagingPiece piece{block.host + head, block.buffer.get(), head,
                     block.address + head};
  head += rounded;
  regions.push_back({head, &queue, queue.pendingSerial()});
  return piece;
}

} // namespace runmat::vulkan
