//===- PhysicalDevice.h - what a device offers ------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A snapshot of everything RunMat asks of a physical device, taken once. It is
// plain data, so that policy (DevicePlan) is tested without a device.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_PROVIDERS_VULKAN_PHYSICALDEVICE_H
#define RUNMAT_RUNTIME_PROVIDERS_VULKAN_PHYSICALDEVICE_H

#include "runtime/providers/vulkan/Loader.h"

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace runmat::vulkan {

/// The features RunMat uses: name, structure that carries it (see
/// PhysicalDevice.cpp).
#define RUNMAT_VULKAN_FEATURES(X)                                              \
  X(bufferDeviceAddress, vulkan12)                                             \
  X(timelineSemaphore, vulkan12)                                               \
  X(hostQueryReset, vulkan12)                                                  \
  X(shaderInt64, core)                                                         \
  X(shaderFloat64, core)                                                       \
  X(shaderInt16, core)                                                         \
  X(shaderInt8, vulkan12)                                                      \
  X(shaderFloat16, vulkan12)                                                   \
  X(storageBuffer8BitAccess, vulkan12)                                         \
  X(storageBuffer16BitAccess, vulkan11)                                        \
  X(scalarBlockLayout, vulkan12)                                               \
  X(vulkanMemoryModel, vulkan12)

/// Which of the features a device offers, or a plan enables.
struct FeatureSet {
#define RUNMAT_VULKAN_FIELD(name, group) bool name = false;
  RUNMAT_VULKAN_FEATURES(RUNMAT_VULKAN_FIELD)
#undef RUNMAT_VULKAN_FIELD
};

/// The three structures that Vulkan passes features in, chained.
struct FeatureChain {
  FeatureChain();
  FeatureChain(const FeatureChain &) = delete;
  FeatureChain &operator=(const FeatureChain &) = delete;
  /// Reads and writes the features RunMat uses.
  FeatureSet features() const;
  void setFeatures(const FeatureSet &set);

  VkPhysicalDeviceVulkan12Features vulkan12 =
      structure<VkPhysicalDeviceVulkan12Features>(
          VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES);
  VkPhysicalDeviceVulkan11Features vulkan11 =
      structure<VkPhysicalDeviceVulkan11Features>(
          VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_1_FEATURES);
  VkPhysicalDeviceFeatures2 head = structure<VkPhysicalDeviceFeatures2>(
      VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2);
};

inline constexpr const char *calibratedTimestamps =
    "VK_EXT_calibrated_timestamps";

struct MemoryTypeSnapshot {
  VkMemoryPropertyFlags flags = 0;
  uint64_t heapBytes = 0;
  uint32_t heap = 0;
};

/// What this process may take of a heap, and what it has taken.
struct MemoryBudget {
  uint64_t budget = 0;
  uint64_t used = 0;
};

struct QueueFamilySnapshot {
  VkQueueFlags flags = 0;
  uint32_t count = 0;
  /// Of timestamps that its commands write; 0: it writes none.
  uint32_t timestampBits = 0;
};

/// Behaviour of floating-point arithmetic that a kernel may ask for.
struct FloatControls {
  bool denormPreserveF32 = false;
  bool denormPreserveF64 = false;
  bool signedZeroInfNanPreserveF32 = false;
  bool signedZeroInfNanPreserveF64 = false;
  bool roundToEvenF32 = false;
  bool roundToEvenF64 = false;
};

struct PhysicalDeviceSnapshot {
  VkPhysicalDevice handle = VK_NULL_HANDLE;
  std::string name;
  std::string driver;
  uint32_t vendorId = 0;
  uint32_t deviceId = 0;
  uint32_t driverVersion = 0;
  /// Names the driver's version of pipeline data.
  std::array<uint8_t, VK_UUID_SIZE> pipelineCacheUuid{};
  uint32_t apiVersion = 0;
  VkPhysicalDeviceType type = VK_PHYSICAL_DEVICE_TYPE_OTHER;
  FeatureSet features;
  FloatControls floatControls;
  std::vector<MemoryTypeSnapshot> memoryTypes;
  /// Of each heap; empty when the driver does not tell.
  std::vector<MemoryBudget> memoryBudgets;
  std::vector<QueueFamilySnapshot> queueFamilies;
  std::vector<std::string> extensions;
  /// Of one step of timestamps.
  double timestampNanoseconds = 0;
  /// The driver can read the device's clock and the host's at one time.
  bool readsBothClocks = false;
  uint32_t maxPushConstantBytes = 0;
  uint32_t maxWorkgroupCount = 0;
  uint32_t maxWorkgroupSize = 0;
  uint32_t subgroupSize = 0;
  uint64_t maxAllocationBytes = 0;
  uint64_t maxBufferBytes = 0;
};

/// Asks `device` for everything, once.
PhysicalDeviceSnapshot snapshotDevice(const InstanceFunctions &functions,
                                      VkPhysicalDevice device);

/// Asks again for what changes all the time.
void readMemoryBudgets(const InstanceFunctions &functions,
                       PhysicalDeviceSnapshot &snapshot);

/// Snapshots of all `devices`, the most capable kind first: discrete,
/// integrated, virtual, others, software. Devices of one kind keep their order.
std::vector<PhysicalDeviceSnapshot>
snapshotDevices(const InstanceFunctions &functions,
                const std::vector<VkPhysicalDevice> &devices);

} // namespace runmat::vulkan

#endif // RUNMAT_RUNTIME_PROVIDERS_VULKAN_PHYSICALDEVICE_H
