//===- Memory.cpp - device memory -------------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/providers/vulkan/Memory.h"
#include "runtime/providers/vulkan/VulkanError.h"

#include <algorithm>
#include <fmt/format.h>

namespace runmat::vulkan {

namespace {

/// Small allocations start at multiples of this, which suits vector accesses
/// and keeps two buffers out of one cache line.
constexpr uint64_t smallAlignment = 256;
/// Large ones are rounded up to this, about what drivers round to themselves.
constexpr uint64_t largeGranularity = uint64_t(64) << 10;

uint64_t roundUp(uint64_t value, uint64_t multiple) {
  return (value + multiple - 1) / multiple * multiple;
}

} // namespace

void Memory::requireRoom(uint64_t bytes) const {
  const DevicePlan &plan = device.plan();
  if (bytes > plan.largestAllocation)
    throw VulkanError(
        RUNMAT_ERROR_OUT_OF_MEMORY,
        fmt::format("The array ({} bytes) is larger than the device allows "
                    "({} bytes).",
                    bytes, plan.largestAllocation));
  if (bytes >
      plan.deviceHeapBytes - std::min(reservedBytes, plan.deviceHeapBytes))
    throw VulkanError(
        RUNMAT_ERROR_OUT_OF_MEMORY,
        fmt::format("The array ({} bytes) does not fit the memory of the "
                    "device ({} of {} bytes in use).",
                    bytes, reservedBytes, plan.deviceHeapBytes));
}

Block Memory::makeBlock(uint64_t bytes) {
  const DevicePlan &plan = device.plan();
  try {
    return device.makeBlock(bytes, plan.deviceTypes, plan.mapDeviceMemoryIf);
  } catch (const VulkanError &error) {
    if (error.status != RUNMAT_ERROR_OUT_OF_MEMORY)
      throw;
  }
  trim();
  return device.makeBlock(bytes, plan.deviceTypes, plan.mapDeviceMemoryIf);
}

/// Gives all unused memory back to the driver.
void Memory::trim() {
  queues.waitIdle();
  std::erase_if(slabs, [](const std::unique_ptr<Slab> &slab) {
    return slab->ranges.isWhollyFree();
  });
}

Allocation Memory::place(const Block &block, uint64_t offset) {
  return {block.buffer.get(), offset, block.address + offset,
          block.host ? block.host + offset : nullptr, 0};
}

Memory::Entry Memory::takeSmall(uint64_t reserved) {
  Entry entry;
  std::optional<uint64_t> offset;
  for (const std::unique_ptr<Slab> &slab : slabs) {
    offset = slab->ranges.take(reserved);
    if (!offset)
      continue;
    entry.slab = slab.get();
    break;
  }
  if (!offset) {
    slabs.push_back(std::make_unique<Slab>(makeBlock(device.plan().slabBytes)));
    entry.slab = slabs.back().get();
    offset = entry.slab->ranges.take(reserved);
  }
  entry.allocation = place(entry.slab->block, *offset);
  entry.reserved = reserved;
  return entry;
}

Memory::Entry Memory::takeLarge(uint64_t reserved) {
  Entry entry;
  entry.block = makeBlock(reserved);
  entry.allocation = place(entry.block, 0);
  entry.reserved = entry.block.bytes;
  return entry;
}

runmat_buffer Memory::allocate(uint64_t bytes) {
  requireRoom(bytes);
  bool small = bytes <= device.plan().subAllocationLimit;
  uint64_t granularity = small ? smallAlignment : largeGranularity;
  // The last large block may fill the device: its rounding must not exceed it.
  uint64_t reserved =
      std::min(roundUp(std::max<uint64_t>(bytes, 1), granularity),
               std::max(device.plan().largestAllocation, smallAlignment));
  Entry entry = small ? takeSmall(reserved) : takeLarge(reserved);
  entry.allocation.bytes = bytes;
  reservedBytes += entry.reserved;
  live += bytes;
  uint64_t handle = nextHandle++;
  runmat_buffer buffer{handle, entry.allocation.address, bytes};
  entries.emplace(handle, std::move(entry));
  return buffer;
}

const Allocation &Memory::find(const runmat_buffer &buffer) const {
  auto it = entries.find(buffer.handle);
  if (it == entries.end())
    throw VulkanError(RUNMAT_ERROR_INVALID_ARGUMENT,
                      fmt::format("The buffer (handle {}) is not one of this "
                                  "device, or was freed.",
                                  buffer.handle));
  return it->second.allocation;
}

/// One empty slab is kept for what comes next, no more.
void Memory::releaseSmall(Entry &entry) {
  entry.slab->ranges.put(entry.allocation.offset, entry.reserved);
  if (!entry.slab->ranges.isWhollyFree())
    return;
  const auto other = std::ranges::find_if(slabs, [&](const auto &slab) {
    return slab.get() != entry.slab && slab->ranges.isWhollyFree();
  });
  if (other == slabs.end())
    return;
  queues.retire(std::move((*other)->block));
  slabs.erase(other);
}

void Memory::release(const runmat_buffer &buffer) {
  find(buffer);
  auto it = entries.find(buffer.handle);
  Entry &entry = it->second;
  live -= entry.allocation.bytes;
  reservedBytes -= entry.reserved;
  if (entry.slab)
    releaseSmall(entry);
  else
    queues.retire(std::move(entry.block));
  entries.erase(it);
}

} // namespace runmat::vulkan
