//===- DevicePlanTest.cpp - policy without a device -------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/providers/vulkan/DevicePlan.h"
#include "runtime/providers/vulkan/DeviceList.h"
#include "runtime/providers/vulkan/VulkanError.h"

#include <gtest/gtest.h>

namespace runmat::vulkan {
namespace {

constexpr uint64_t GiB = uint64_t{1} << 30;
constexpr VkMemoryPropertyFlags local = VK_MEMORY_PROPERTY_DEVICE_LOCAL_BIT;
constexpr VkMemoryPropertyFlags host =
    VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT | VK_MEMORY_PROPERTY_HOST_COHERENT_BIT;
constexpr VkMemoryPropertyFlags cachedHost =
    host | VK_MEMORY_PROPERTY_HOST_CACHED_BIT;

/// A discrete device with its own memory, a small window that the host sees,
/// and two kinds of queues.
PhysicalDeviceSnapshot discrete() {
  PhysicalDeviceSnapshot snapshot;
  snapshot.name = "discrete";
  snapshot.apiVersion = VK_API_VERSION_1_3;
  snapshot.features.bufferDeviceAddress = true;
  snapshot.features.timelineSemaphore = true;
  snapshot.features.shaderInt64 = true;
  snapshot.features.shaderFloat64 = true;
  snapshot.memoryTypes = {{host, 64 * GiB, 1},
                          {local | host, GiB / 4, 2},
                          {local, 80 * GiB, 0},
                          {cachedHost, 64 * GiB, 1}};
  snapshot.queueFamilies = {{VK_QUEUE_GRAPHICS_BIT | VK_QUEUE_COMPUTE_BIT, 16},
                            {VK_QUEUE_TRANSFER_BIT, 2},
                            {VK_QUEUE_COMPUTE_BIT | VK_QUEUE_TRANSFER_BIT, 8}};
  snapshot.maxPushConstantBytes = 256;
  snapshot.maxWorkgroupCount = 2147483647;
  snapshot.maxWorkgroupSize = 1024;
  snapshot.maxAllocationBytes = 4 * GiB;
  return snapshot;
}

std::string planError(const PhysicalDeviceSnapshot &snapshot) {
  try {
    planDevice(snapshot);
  } catch (const VulkanError &error) {
    EXPECT_EQ(error.status, RUNMAT_ERROR_UNSUPPORTED);
    return error.what();
  }
  return "";
}

TEST(DeviceList, NamesVendors) {
  auto vendorOf = [](uint32_t id) {
    PhysicalDeviceSnapshot snapshot = discrete();
    snapshot.vendorId = id;
    return std::string(describe(snapshot, planDevice(snapshot), 0).vendor);
  };
  EXPECT_EQ(vendorOf(0x10de), "NVIDIA");
  EXPECT_EQ(vendorOf(0x8086), "Intel");
  EXPECT_EQ(vendorOf(VK_VENDOR_ID_MESA), "Mesa");
  EXPECT_EQ(vendorOf(VK_VENDOR_ID_POCL), "PoCL");
  // Of others the number is better than nothing.
  EXPECT_EQ(vendorOf(0x1234), "0x1234");
  EXPECT_EQ(vendorOf(0x12), "0x0012");
}

TEST(DevicePlan, PrefersAComputeFamilyWithoutGraphics) {
  PhysicalDeviceSnapshot snapshot = discrete();
  EXPECT_EQ(planDevice(snapshot).queues[0].family, 2u);
  snapshot.queueFamilies.pop_back();
  EXPECT_EQ(planDevice(snapshot).queues[0].family, 0u);
}

TEST(DevicePlan, GivesEachDirectionAQueueThatOnlyCopies) {
  const DevicePlan plan = planDevice(discrete());
  ASSERT_EQ(plan.queues.size(), 3u);
  EXPECT_TRUE(plan.queues[0].computes);
  for (uint32_t i : {1, 2}) {
    EXPECT_EQ(plan.queues[i].family, 1u);
    EXPECT_EQ(plan.queues[i].index, i - 1);
    EXPECT_FALSE(plan.queues[i].computes);
  }
  EXPECT_EQ(plan.uploadQueue, 1u);
  EXPECT_EQ(plan.downloadQueue, 2u);
}

TEST(DevicePlan, TransfersTakeWhatQueuesThereAre) {
  PhysicalDeviceSnapshot snapshot = discrete();
  // One that copies, and others of the compute family.
  snapshot.queueFamilies[1].count = 1;
  DevicePlan plan = planDevice(snapshot);
  ASSERT_EQ(plan.queues.size(), 3u);
  EXPECT_EQ(plan.queues[1].family, 1u);
  EXPECT_EQ(plan.queues[2].family, 2u);
  EXPECT_EQ(plan.queues[2].index, 1u);
  EXPECT_TRUE(plan.queues[2].computes);
  // Both directions in one.
  snapshot.queueFamilies[2].count = 1;
  plan = planDevice(snapshot);
  EXPECT_EQ(plan.queues.size(), 2u);
  EXPECT_EQ(plan.uploadQueue, 1u);
  EXPECT_EQ(plan.downloadQueue, 1u);
  // A family for videos copies, too, but is not for that.
  snapshot.queueFamilies[1].flags |= 0x20;
  plan = planDevice(snapshot);
  EXPECT_EQ(plan.queues.size(), 1u);
  EXPECT_EQ(plan.uploadQueue, 0u);
  EXPECT_EQ(plan.downloadQueue, 0u);
}

TEST(DevicePlan, KnowsWhetherTheDriverTellsOfItsCache) {
  PhysicalDeviceSnapshot snapshot = discrete();
  EXPECT_TRUE(planDevice(snapshot).pipelineFeedback);
  EXPECT_TRUE(planDevice(snapshot).extensions.empty());
  snapshot.apiVersion = VK_API_VERSION_1_2;
  EXPECT_FALSE(planDevice(snapshot).pipelineFeedback);
  snapshot.extensions = {"VK_EXT_pipeline_creation_feedback"};
  EXPECT_TRUE(planDevice(snapshot).pipelineFeedback);
  EXPECT_EQ(planDevice(snapshot).extensions.size(), 1u);
}

TEST(DevicePlan, TakesTheClockOfItsQueue) {
  PhysicalDeviceSnapshot snapshot = discrete();
  snapshot.features.hostQueryReset = true;
  snapshot.timestampNanoseconds = 2.5;
  snapshot.readsBothClocks = true;
  EXPECT_EQ(planDevice(snapshot).timestampBits, 0u);
  EXPECT_FALSE(planDevice(snapshot).readsBothClocks);
  snapshot.queueFamilies[2].timestampBits = 36;
  DevicePlan plan = planDevice(snapshot);
  EXPECT_EQ(plan.timestampBits, 36u);
  EXPECT_EQ(plan.timestampNanoseconds, 2.5);
  EXPECT_TRUE(plan.readsBothClocks);
  ASSERT_EQ(plan.extensions.size(), 1u);
  EXPECT_STREQ(plan.extensions[0], "VK_EXT_calibrated_timestamps");
  // The others have no timestamps like that.
  EXPECT_TRUE(plan.queues[0].isTimed);
  EXPECT_FALSE(plan.queues[1].isTimed);
  snapshot.queueFamilies[1].timestampBits = 36;
  EXPECT_TRUE(planDevice(snapshot).queues[1].isTimed);
  snapshot.readsBothClocks = false;
  EXPECT_TRUE(planDevice(snapshot).extensions.empty());
  snapshot.features.hostQueryReset = false;
  EXPECT_EQ(planDevice(snapshot).timestampBits, 0u);
  EXPECT_FALSE(planDevice(snapshot).queues[0].isTimed);
}

TEST(DevicePlan, RanksMemoryForEachUse) {
  DevicePlan plan = planDevice(discrete());
  EXPECT_EQ(plan.deviceTypes.front(), 2u);
  EXPECT_EQ(plan.uploadTypes.front(), 0u);
  EXPECT_EQ(plan.readbackTypes.front(), 3u);
  EXPECT_EQ(plan.deviceHeapBytes, 80 * GiB);
}

TEST(DevicePlan, OneMemoryTypeServesAllUses) {
  PhysicalDeviceSnapshot snapshot = discrete();
  snapshot.memoryTypes = {{local | cachedHost, 2 * GiB}};
  DevicePlan plan = planDevice(snapshot);
  EXPECT_EQ(plan.deviceTypes, std::vector<uint32_t>{0});
  EXPECT_EQ(plan.uploadTypes, std::vector<uint32_t>{0});
  EXPECT_EQ(plan.readbackTypes, std::vector<uint32_t>{0});
}

TEST(DevicePlan, MapsMemoryThatHostAndDeviceShare) {
  PhysicalDeviceSnapshot snapshot = discrete();
  EXPECT_FALSE(planDevice(snapshot).hostSeesDeviceMemory);
  snapshot.memoryTypes = {{local | cachedHost, 2 * GiB}};
  EXPECT_TRUE(planDevice(snapshot).hostSeesDeviceMemory);
  EXPECT_EQ(planDevice(snapshot).mapDeviceMemoryIf, hostReadable);
  DevicePlan staged = planDevice(snapshot, {.forceStaging = true});
  EXPECT_FALSE(staged.hostSeesDeviceMemory);
  EXPECT_NE(staged.mapDeviceMemoryIf & ~hostReadable, 0u);
}

TEST(DevicePlan, LeavesOutMemoryThatNeedsOtherFeatures) {
  PhysicalDeviceSnapshot snapshot = discrete();
  snapshot.memoryTypes.push_back(
      {local | VK_MEMORY_PROPERTY_PROTECTED_BIT, 100 * GiB});
  for (uint32_t type : planDevice(snapshot).deviceTypes)
    EXPECT_NE(type, 4u);
}

TEST(DevicePlan, LargestAllocationIsTheLeastLimit) {
  PhysicalDeviceSnapshot snapshot = discrete();
  EXPECT_EQ(planDevice(snapshot).largestAllocation, 4 * GiB);
  snapshot.maxBufferBytes = 3 * GiB;
  EXPECT_EQ(planDevice(snapshot).largestAllocation, 3 * GiB);
  snapshot.memoryTypes[2].heapBytes = GiB;
  EXPECT_EQ(planDevice(snapshot).largestAllocation, GiB);
}

TEST(DevicePlan, BoundsWorkgroups) {
  PhysicalDeviceSnapshot snapshot = discrete();
  EXPECT_EQ(planDevice(snapshot).maxGroups, 65535u);
  EXPECT_EQ(planDevice(snapshot).reductionWorkgroup, 256u);
  snapshot.maxWorkgroupCount = 1000;
  snapshot.maxWorkgroupSize = 128;
  EXPECT_EQ(planDevice(snapshot).maxGroups, 1000u);
  EXPECT_EQ(planDevice(snapshot).reductionWorkgroup, 128u);
}

TEST(DevicePlan, BoundsLoopsOfSoftwareDevicesOnly) {
  PhysicalDeviceSnapshot snapshot = discrete();
  EXPECT_EQ(planDevice(snapshot).maxLoopTurns, 0u);
  snapshot.type = VK_PHYSICAL_DEVICE_TYPE_CPU;
  EXPECT_EQ(planDevice(snapshot).maxLoopTurns, 65535u);
}

TEST(DevicePlan, EnablesWhatIsOfferedOnly) {
  PhysicalDeviceSnapshot snapshot = discrete();
  snapshot.features.shaderFloat64 = false;
  snapshot.features.storageBuffer8BitAccess = true;
  DevicePlan plan = planDevice(snapshot);
  EXPECT_FALSE(plan.features.shaderFloat64);
  EXPECT_TRUE(plan.features.storageBuffer8BitAccess);
  EXPECT_FALSE(plan.features.shaderInt8);
}

TEST(DevicePlan, EnablesThePortabilitySubsetWhereItIsOffered) {
  PhysicalDeviceSnapshot snapshot = discrete();
  EXPECT_TRUE(planDevice(snapshot).extensions.empty());
  snapshot.extensions = {"VK_KHR_swapchain", "VK_KHR_portability_subset"};
  ASSERT_EQ(planDevice(snapshot).extensions.size(), 1u);
  EXPECT_STREQ(planDevice(snapshot).extensions[0], "VK_KHR_portability_subset");
}

TEST(DevicePlan, NamesEveryMissingFeature) {
  PhysicalDeviceSnapshot snapshot = discrete();
  snapshot.features.shaderInt64 = false;
  snapshot.features.timelineSemaphore = false;
  std::string error = planError(snapshot);
  EXPECT_NE(error.find("shaderInt64"), std::string::npos) << error;
  EXPECT_NE(error.find("timelineSemaphore"), std::string::npos) << error;
  EXPECT_EQ(error.find("bufferDeviceAddress"), std::string::npos) << error;
}

TEST(DevicePlan, NamesOtherMissingParts) {
  PhysicalDeviceSnapshot snapshot = discrete();
  snapshot.queueFamilies = {{VK_QUEUE_TRANSFER_BIT, 1}};
  EXPECT_NE(planError(snapshot).find("compute queue"), std::string::npos);
  snapshot = discrete();
  snapshot.memoryTypes = {{local, GiB}};
  EXPECT_NE(planError(snapshot).find("memory"), std::string::npos);
}

TEST(DevicePlan, RefusesAnOldVersion) {
  PhysicalDeviceSnapshot snapshot = discrete();
  snapshot.apiVersion = VK_API_VERSION_1_1;
  EXPECT_NE(planError(snapshot).find("1.1"), std::string::npos);
}

TEST(DevicePlan, SelectsByIndexAndListsOnError) {
  std::vector<PhysicalDeviceSnapshot> snapshots{discrete(), discrete()};
  snapshots[1].name = "second";
  EXPECT_EQ(&selectDevice(snapshots, 1), &snapshots[1]);
  try {
    selectDevice(snapshots, 2);
    FAIL();
  } catch (const VulkanError &error) {
    EXPECT_NE(std::string(error.what()).find("1: second"), std::string::npos);
  }
  EXPECT_THROW(selectDevice({}, 0), VulkanError);
}

TEST(DeviceList, KeepsTheIndexesOfUsableDevices) {
  std::vector<PhysicalDeviceSnapshot> snapshots(5, discrete());
  snapshots[1].features.shaderInt64 = false;
  snapshots[2].type = VK_PHYSICAL_DEVICE_TYPE_CPU;
  std::vector<runmat_device_info> devices = describeUsable(snapshots);
  ASSERT_EQ(devices.size(), 4u);
  EXPECT_EQ(devices[0].device_index, 0u);
  EXPECT_EQ(devices[1].device_index, 2u);
  EXPECT_EQ(devices[1].max_loop_turns, 65535u);
  EXPECT_EQ(devices[3].device_index, 4u);
  EXPECT_EQ(devices[0].memory_bytes, 80 * GiB);
  EXPECT_STREQ(devices[0].name, "discrete");
  EXPECT_TRUE(describeUsable({}).empty());
}

TEST(DeviceList, TellsTheBudgetOfTheDevicesHeap) {
  PhysicalDeviceSnapshot snapshot = discrete();
  EXPECT_EQ(describeUsable({snapshot}).at(0).memory_budget, 0u);
  snapshot.memoryBudgets = {{70 * GiB, 3 * GiB}, {50 * GiB, 1}, {GiB / 5, 2}};
  const runmat_device_info info = describeUsable({snapshot}).at(0);
  EXPECT_EQ(info.memory_budget, 70 * GiB);
  EXPECT_EQ(info.memory_used, 3 * GiB);
}

/// A driver with two heaps.
void tellMemory(VkPhysicalDevice, VkPhysicalDeviceMemoryProperties2 *out) {
  out->memoryProperties.memoryHeapCount = 2;
  auto *budgets =
      static_cast<VkPhysicalDeviceMemoryBudgetPropertiesEXT *>(out->pNext);
  ASSERT_NE(budgets, nullptr);
  ASSERT_EQ(budgets->sType,
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MEMORY_BUDGET_PROPERTIES_EXT);
  budgets->heapBudget[1] = 40 * GiB;
  budgets->heapUsage[1] = 2 * GiB;
}

TEST(PhysicalDevice, ReadsBudgetsWhereTheDriverTellsThem) {
  InstanceFunctions functions{};
  functions.GetPhysicalDeviceMemoryProperties2 = tellMemory;
  PhysicalDeviceSnapshot snapshot;
  snapshot.memoryBudgets.resize(3);
  readMemoryBudgets(functions, snapshot);
  EXPECT_TRUE(snapshot.memoryBudgets.empty());
  snapshot.extensions = {"VK_EXT_memory_budget"};
  readMemoryBudgets(functions, snapshot);
  ASSERT_EQ(snapshot.memoryBudgets.size(), 2u);
  EXPECT_EQ(snapshot.memoryBudgets[1].budget, 40 * GiB);
  EXPECT_EQ(snapshot.memoryBudgets[1].used, 2 * GiB);
}

TEST(DeviceList, SaysWhatKindTheyAre) {
  const std::pair<VkPhysicalDeviceType, uint32_t> kinds[] = {
      {VK_PHYSICAL_DEVICE_TYPE_DISCRETE_GPU, RUNMAT_DEVICE_DISCRETE},
      {VK_PHYSICAL_DEVICE_TYPE_VIRTUAL_GPU, RUNMAT_DEVICE_DISCRETE},
      {VK_PHYSICAL_DEVICE_TYPE_INTEGRATED_GPU, RUNMAT_DEVICE_INTEGRATED},
      {VK_PHYSICAL_DEVICE_TYPE_CPU, RUNMAT_DEVICE_SOFTWARE},
      {VK_PHYSICAL_DEVICE_TYPE_OTHER, RUNMAT_DEVICE_UNKNOWN}};
  for (const auto &[vulkan, ours] : kinds) {
    PhysicalDeviceSnapshot snapshot = discrete();
    snapshot.type = vulkan;
    EXPECT_EQ(describeUsable({snapshot}).at(0).device_type, ours);
  }
}

TEST(DevicePlan, CountsWorkgroups) {
  EXPECT_EQ(workgroupCount(0, 256, 65535), 1u);
  EXPECT_EQ(workgroupCount(256, 256, 65535), 1u);
  EXPECT_EQ(workgroupCount(257, 256, 65535), 2u);
  EXPECT_EQ(workgroupCount(uint64_t{1} << 40, 256, 65535), 65535u);
  EXPECT_EQ(workgroupCount(~uint64_t{0}, 1, 65535), 65535u);
  EXPECT_EQ(workgroupCount(5, 0, 65535), 5u);
}

} // namespace
} // namespace runmat::vulkan
