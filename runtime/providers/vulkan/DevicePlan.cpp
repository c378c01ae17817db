//===- DevicePlan.cpp - how RunMat uses a device ----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/providers/vulkan/DevicePlan.h"
#include "runtime/providers/vulkan/VulkanError.h"

#include <algorithm>
#include <bit>
#include <fmt/format.h>
#include <numeric>

namespace runmat::vulkan {

namespace {

constexpr uint64_t MiB = uint64_t{1} << 20;

// A device that implements this extension on top of another API demands that it
// be enabled.
constexpr const char *portabilitySubset = "VK_KHR_portability_subset";
/// Part of Vulkan 1.3.
constexpr const char *creationFeedback = "VK_EXT_pipeline_creation_feedback";

/// Features without which no kernel runs.
constexpr struct {
  bool FeatureSet::*feature;
  const char *name;
} requiredFeatures[] = {
    {&FeatureSet::bufferDeviceAddress, "bufferDeviceAddress"},
    {&FeatureSet::timelineSemaphore, "timelineSemaphore"},
    {&FeatureSet::shaderInt64, "shaderInt64"},
};

/// Memory types that have all of `required`, best first: more of `wanted`, less
/// of `unwanted`, then the larger heap, then the order of the driver.
std::vector<uint32_t> rankMemoryTypes(const PhysicalDeviceSnapshot &snapshot,
                                      VkMemoryPropertyFlags required,
                                      VkMemoryPropertyFlags wanted,
                                      VkMemoryPropertyFlags unwanted) {
  const std::vector<MemoryTypeSnapshot> &types = snapshot.memoryTypes;
  std::vector<uint32_t> ranked(types.size());
  std::iota(ranked.begin(), ranked.end(), 0);
  // Protected and device-coherent types need features that are not enabled.
  constexpr VkMemoryPropertyFlags usable =
      VK_MEMORY_PROPERTY_DEVICE_LOCAL_BIT |
      VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT |
      VK_MEMORY_PROPERTY_HOST_COHERENT_BIT | VK_MEMORY_PROPERTY_HOST_CACHED_BIT;
  std::erase_if(ranked, [&](uint32_t i) {
    return (types[i].flags & required) != required ||
           (types[i].flags & ~usable) != 0;
  });
  auto key = [&](uint32_t i) {
    int missing = std::popcount(wanted & ~types[i].flags);
    int excess = std::popcount(unwanted & types[i].flags);
    return std::tuple(missing, excess, ~types[i].heapBytes, i);
  };
  std::ranges::sort(ranked, {}, key);
  return ranked;
}

/// The family to compute on. One without graphics is preferred: it does not
/// compete with the desktop.
int64_t chooseQueueFamily(const PhysicalDeviceSnapshot &snapshot) {
  int64_t chosen = -1;
  for (size_t i = 0; i < snapshot.queueFamilies.size(); ++i) {
    const QueueFamilySnapshot &family = snapshot.queueFamilies[i];
    if (!(family.flags & VK_QUEUE_COMPUTE_BIT) || family.count == 0)
      continue;
    if (!(family.flags & VK_QUEUE_GRAPHICS_BIT))
      return static_cast<int64_t>(i);
    if (chosen < 0)
      chosen = static_cast<int64_t>(i);
  }
  return chosen;
}

/// Families that only copy, which is what a card's copy engines are for. Others
/// without kernels code videos.
bool onlyCopies(const QueueFamilySnapshot &family) {
  constexpr VkQueueFlags copying = VK_QUEUE_TRANSFER_BIT |
                                   VK_QUEUE_SPARSE_BINDING_BIT |
                                   VK_QUEUE_PROTECTED_BIT;
  return (family.flags & VK_QUEUE_TRANSFER_BIT) && !(family.flags & ~copying);
}

/// The queues that transfers may have to themselves, best first.
std::vector<QueuePlan> transferQueues(const PhysicalDeviceSnapshot &snapshot,
                                      const QueuePlan &compute) {
  std::vector<QueuePlan> found;
  auto addAll = [&](uint32_t family, uint32_t first, bool computes) {
    for (uint32_t i = first; i < snapshot.queueFamilies[family].count; ++i)
      found.push_back({family, i, computes});
  };
  for (uint32_t i = 0; i < snapshot.queueFamilies.size(); ++i)
    if (onlyCopies(snapshot.queueFamilies[i]))
      addAll(i, 0, false);
  addAll(compute.family, 1, true);
  return found;
}

/// One queue for each direction, where there are so many: the bus of a card
/// carries both at once.
void planQueues(const PhysicalDeviceSnapshot &snapshot, uint32_t family,
                DevicePlan &plan) {
  plan.queues = {{family, 0, true}};
  plan.leastOwnQueueBytes = MiB;
  if (family >= snapshot.queueFamilies.size())
    return;
  const std::vector<QueuePlan> others =
      transferQueues(snapshot, plan.queues.front());
  const size_t count = std::min<size_t>(others.size(), 2);
  plan.queues.insert(plan.queues.end(), others.begin(),
                     others.begin() + static_cast<ptrdiff_t>(count));
  plan.uploadQueue = count >= 1 ? 1 : 0;
  plan.downloadQueue = static_cast<uint32_t>(count);
}

/// Whether and which device memory the host uses in place. It must be cached:
/// reading through a bus is slower than a transfer.
void planMapping(const PhysicalDeviceSnapshot &snapshot,
                 const PlanOptions &options, DevicePlan &plan) {
  plan.mapDeviceMemoryIf = ~VkMemoryPropertyFlags{0};
  if (options.forceStaging)
    return;
  plan.mapDeviceMemoryIf = hostReadable;
  for (uint32_t type : plan.deviceTypes)
    if ((snapshot.memoryTypes[type].flags & hostReadable) == hostReadable)
      plan.hostSeesDeviceMemory = true;
}

void planMemory(const PhysicalDeviceSnapshot &snapshot, DevicePlan &plan) {
  plan.deviceTypes =
      rankMemoryTypes(snapshot, VK_MEMORY_PROPERTY_DEVICE_LOCAL_BIT, 0,
                      VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT);
  plan.uploadTypes = rankMemoryTypes(snapshot, hostWritable, 0,
                                     VK_MEMORY_PROPERTY_DEVICE_LOCAL_BIT |
                                         VK_MEMORY_PROPERTY_HOST_CACHED_BIT);
  plan.readbackTypes = rankMemoryTypes(snapshot, hostWritable,
                                       VK_MEMORY_PROPERTY_HOST_CACHED_BIT,
                                       VK_MEMORY_PROPERTY_DEVICE_LOCAL_BIT);
  if (plan.deviceTypes.empty())
    return;
  const MemoryTypeSnapshot &type =
      snapshot.memoryTypes[plan.deviceTypes.front()];
  plan.deviceHeap = type.heap;
  plan.deviceHeapBytes = type.heapBytes;
  plan.largestAllocation =
      std::min(plan.deviceHeapBytes, snapshot.maxAllocationBytes);
  if (snapshot.maxBufferBytes)
    plan.largestAllocation =
        std::min(plan.largestAllocation, snapshot.maxBufferBytes);
  plan.slabBytes = std::min(16 * MiB, plan.largestAllocation);
  plan.subAllocationLimit = plan.slabBytes / 16;
  plan.stagingStartBytes = 1 * MiB;
  plan.stagingFullBytes = std::min(64 * MiB, plan.largestAllocation);
}

void planKernels(const PhysicalDeviceSnapshot &snapshot, DevicePlan &plan) {
  plan.maxPushConstantBytes = snapshot.maxPushConstantBytes;
  plan.maxGroups = std::min<uint32_t>(65535, snapshot.maxWorkgroupCount);
  plan.maxWorkgroupSize = snapshot.maxWorkgroupSize;
  // Software drivers that interpret shaders over LLVM count the turns of an
  // invocation's loops, nested ones included, and leave them after this many.
  if (snapshot.type == VK_PHYSICAL_DEVICE_TYPE_CPU)
    plan.maxLoopTurns = 65535;
  plan.reductionWorkgroup = std::min<uint32_t>(256, snapshot.maxWorkgroupSize);
  plan.twoPassThreshold = 65536;
  plan.batchCommands = 64;
  plan.batchItems = 16 * MiB;
  plan.firstBatchItems = MiB;
  plan.batchesInFlight = 16;
}

void planClock(const PhysicalDeviceSnapshot &snapshot, DevicePlan &plan) {
  const std::vector<QueueFamilySnapshot> &families = snapshot.queueFamilies;
  const uint32_t family = plan.queues.front().family;
  // Queues that only copy cannot reset their timestamps: the host does.
  if (family >= families.size() || snapshot.timestampNanoseconds <= 0 ||
      !snapshot.features.hostQueryReset)
    return;
  plan.timestampBits = families[family].timestampBits;
  // One clock reads them all.
  for (QueuePlan &queue : plan.queues)
    queue.isTimed = plan.timestampBits != 0 &&
                    families[queue.family].timestampBits == plan.timestampBits;
  plan.timestampNanoseconds = snapshot.timestampNanoseconds;
  plan.readsBothClocks = plan.timestampBits != 0 && snapshot.readsBothClocks;
  if (plan.readsBothClocks)
    plan.extensions.push_back(calibratedTimestamps);
}

std::string missingRequirements(const PhysicalDeviceSnapshot &snapshot,
                                const DevicePlan &plan, bool hasQueue) {
  std::string missing;
  auto add = [&](std::string_view what) {
    missing += (missing.empty() ? "" : ", ") + std::string(what);
  };
  for (const auto &required : requiredFeatures)
    if (!(snapshot.features.*required.feature))
      add(fmt::format("feature {}", required.name));
  if (!hasQueue)
    add("a compute queue");
  if (plan.deviceTypes.empty() || plan.uploadTypes.empty())
    add("memory that host and device both see");
  if (snapshot.maxPushConstantBytes < sizeof(uint64_t))
    add("push constants");
  return missing;
}

void requireVersion(const PhysicalDeviceSnapshot &snapshot) {
  if (snapshot.apiVersion >= VK_API_VERSION_1_2)
    return;
  throw VulkanError(
      RUNMAT_ERROR_UNSUPPORTED,
      fmt::format("The device ({}) offers Vulkan {}.{}; version 1.2 or newer "
                  "is needed.",
                  snapshot.name, VK_API_VERSION_MAJOR(snapshot.apiVersion),
                  VK_API_VERSION_MINOR(snapshot.apiVersion)));
}

} // namespace

DevicePlan planDevice(const PhysicalDeviceSnapshot &snapshot,
                      const PlanOptions &options) {
  requireVersion(snapshot);
  DevicePlan plan;
  // Every feature RunMat knows is enabled where offered; the compiler looks at
  // the device's information before it uses an optional one.
  plan.features = snapshot.features;
  auto offers = [&](const char *extension) {
    return std::ranges::find(snapshot.extensions, extension) !=
           snapshot.extensions.end();
  };
  if (offers(portabilitySubset))
    plan.extensions.push_back(portabilitySubset);
  plan.pipelineFeedback = snapshot.apiVersion >= VK_API_VERSION_1_3;
  if (!plan.pipelineFeedback && offers(creationFeedback)) {
    plan.extensions.push_back(creationFeedback);
    plan.pipelineFeedback = true;
  }
  int64_t family = chooseQueueFamily(snapshot);
  planQueues(snapshot, family < 0 ? 0 : static_cast<uint32_t>(family), plan);
  planClock(snapshot, plan);
  planMemory(snapshot, plan);
  planMapping(snapshot, options, plan);
  planKernels(snapshot, plan);
  std::string missing = missingRequirements(snapshot, plan, family >= 0);
  if (!missing.empty())
    throw VulkanError(RUNMAT_ERROR_UNSUPPORTED,
                      fmt::format("The device ({}) lacks what RunMat's kernels "
                                  "need ({}).",
                                  snapshot.name, missing));
  return plan;
}

const PhysicalDeviceSnapshot &
selectDevice(const std::vector<PhysicalDeviceSnapshot> &snapshots,
             uint32_t index) {
  if (snapshots.empty())
    throw VulkanError(RUNMAT_ERROR_UNSUPPORTED,
                      "There is a Vulkan driver but no Vulkan device on this "
                      "machine.");
  if (index < snapshots.size())
    return snapshots[index];
  std::string list;
  for (size_t i = 0; i < snapshots.size(); ++i)
    list += fmt::format("{}{}: {}", i ? ", " : "", i, snapshots[i].name);
  throw VulkanError(RUNMAT_ERROR_INVALID_ARGUMENT,
                    fmt::format("There is no Vulkan device with the index "
                                "asked for ({}); the devices are {}.",
                                index, list));
}

uint32_t workgroupCount(uint64_t items, uint32_t itemsPerGroup,
                        uint32_t maxGroups) {
  uint64_t perGroup = std::max<uint32_t>(itemsPerGroup, 1);
  uint64_t groups = items / perGroup + (items % perGroup != 0);
  return static_cast<uint32_t>(std::clamp<uint64_t>(groups, 1, maxGroups));
}

} // namespace runmat::vulkan
