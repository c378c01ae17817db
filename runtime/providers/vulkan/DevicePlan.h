//===- DevicePlan.h - how RunMat uses a device ------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// All choices about a device, made from its snapshot alone: no Vulkan call is
// made here. Device, Memory, Queue and Kernel only carry the plan out.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_PROVIDERS_VULKAN_DEVICEPLAN_H
#define RUNMAT_RUNTIME_PROVIDERS_VULKAN_DEVICEPLAN_H

#include "runtime/providers/vulkan/PhysicalDevice.h"

#include <cstdint>
#include <vector>

namespace runmat::vulkan {

/// Memory that the host writes, and memory that it also reads at full speed.
inline constexpr VkMemoryPropertyFlags hostWritable =
    VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT | VK_MEMORY_PROPERTY_HOST_COHERENT_BIT;
inline constexpr VkMemoryPropertyFlags hostReadable =
    hostWritable | VK_MEMORY_PROPERTY_HOST_CACHED_BIT;

struct PlanOptions {
  /// Transfers go through staging memory on every device: what devices whose
  /// memory the host does not see do anyway.
  bool forceStaging = false;
};

/// A queue that the device is made with.
struct QueuePlan {
  uint32_t family = 0;
  uint32_t index = 0; // in its family
  /// Runs kernels; others only copy.
  bool computes = true;
  /// Its commands write timestamps like those of the compute queue.
  bool isTimed = false;
};

struct DevicePlan {
  /// The first one computes.
  std::vector<QueuePlan> queues;
  /// Where large transfers are queued; 0 where there is no other queue.
  uint32_t uploadQueue = 0;
  uint32_t downloadQueue = 0;
  /// Smaller transfers go behind the launches: less than one queue takes to
  /// hear of another.
  uint64_t leastOwnQueueBytes = 0;
  FeatureSet features;
  std::vector<const char *> extensions;
  /// The driver tells where a pipeline came from.
  bool pipelineFeedback = false;
  /// Of timestamps of the compute queue's commands; no bits: there are none.
  uint32_t timestampBits = 0;
  double timestampNanoseconds = 0;
  /// The driver reads the device's clock and the host's at one time.
  bool readsBothClocks = false;

  /// Memory types by preference; the first that a buffer allows is taken.
  std::vector<uint32_t> deviceTypes;
  std::vector<uint32_t> uploadTypes;
  std::vector<uint32_t> readbackTypes;
  /// Device memory that has these properties is mapped, and the host reads and
  /// writes it in place.
  VkMemoryPropertyFlags mapDeviceMemoryIf = 0;
  /// Some device memory may be mapped: batches end visible to the host.
  bool hostSeesDeviceMemory = false;
  uint32_t deviceHeap = 0;
  uint64_t deviceHeapBytes = 0;
  uint64_t largestAllocation = 0;
  /// Allocations up to this size share slabs; larger ones have memory of their
  /// own.
  uint64_t subAllocationLimit = 0;
  uint64_t slabBytes = 0;
  /// Least and greatest size of a staging ring.
  uint64_t stagingStartBytes = 0;
  uint64_t stagingFullBytes = 0;

  uint32_t maxPushConstantBytes = 0;
  uint32_t maxGroups = 0;
  uint32_t maxWorkgroupSize = 0;
  /// Turns that all loops of an invocation may make together; 0 means any.
  uint32_t maxLoopTurns = 0;
  uint32_t reductionWorkgroup = 0;
  uint64_t twoPassThreshold = 0;

  /// A batch is submitted when it holds this many commands or this much work;
  /// less work will do while the device has nothing else to do.
  uint32_t batchCommands = 0;
  uint64_t batchItems = 0;
  uint64_t firstBatchItems = 0;
  /// Batches on the device at once; the next one waits for the oldest.
  uint32_t batchesInFlight = 0;
};

/// The plan for `snapshot`. Throws VulkanError (unsupported) that names every
/// missing requirement.
DevicePlan planDevice(const PhysicalDeviceSnapshot &snapshot,
                      const PlanOptions &options = {});

/// The snapshot that a user's device index means. Throws VulkanError that lists
/// the devices when there is none.
const PhysicalDeviceSnapshot &
selectDevice(const std::vector<PhysicalDeviceSnapshot> &snapshots,
             uint32_t index);

/// Workgroups for a launch: enough for all items, at least one, and no more
/// than the device takes, since kernels loop with the stride of the grid.
uint32_t workgroupCount(uint64_t items, uint32_t itemsPerGroup,
                        uint32_t maxGroups);

} // namespace runmat::vulkan

#endif // RUNMAT_RUNTIME_PROVIDERS_VULKAN_DEVICEPLAN_H
