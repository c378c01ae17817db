//===- PhysicalDevice.cpp - what a device offers ----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/providers/vulkan/PhysicalDevice.h"
#include "runtime/providers/vulkan/VulkanError.h"

#include <algorithm>
#include <fmt/format.h>
#include <iterator>

namespace runmat::vulkan {

namespace {

// Where a feature of each group lives in the chain.
#define RUNMAT_VULKAN_GROUP_core(chain) (chain).head.features
#define RUNMAT_VULKAN_GROUP_vulkan11(chain) (chain).vulkan11
#define RUNMAT_VULKAN_GROUP_vulkan12(chain) (chain).vulkan12

struct PropertyChain {
  PropertyChain() {
    head.pNext = &vulkan11;
    vulkan11.pNext = &vulkan12;
  }
  PropertyChain(const PropertyChain &) = delete;

  VkPhysicalDeviceVulkan12Properties vulkan12 =
      structure<VkPhysicalDeviceVulkan12Properties>(
          VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_PROPERTIES);
  VkPhysicalDeviceVulkan11Properties vulkan11 =
      structure<VkPhysicalDeviceVulkan11Properties>(
          VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_1_PROPERTIES);
  VkPhysicalDeviceVulkan13Properties vulkan13 =
      structure<VkPhysicalDeviceVulkan13Properties>(
          VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_3_PROPERTIES);
  VkPhysicalDeviceProperties2 head = structure<VkPhysicalDeviceProperties2>(
      VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2);
};

/// Two widths that share one mode offer what both offer.
void joinWidths(bool &a, bool &b) { a = b = a && b; }

void readProperties(const InstanceFunctions &functions,
                    PhysicalDeviceSnapshot &out) {
  PropertyChain chain;
  if (out.apiVersion >= VK_API_VERSION_1_3)
    chain.vulkan12.pNext = &chain.vulkan13;
  functions.GetPhysicalDeviceProperties2(out.handle, &chain.head);
  const VkPhysicalDeviceLimits &limits = chain.head.properties.limits;
  out.timestampNanoseconds = limits.timestampPeriod;
  out.maxPushConstantBytes = limits.maxPushConstantsSize;
  out.maxWorkgroupCount = limits.maxComputeWorkGroupCount[0];
  out.maxWorkgroupSize = std::min(limits.maxComputeWorkGroupInvocations,
                                  limits.maxComputeWorkGroupSize[0]);
  out.subgroupSize = chain.vulkan11.subgroupSize;
  out.maxAllocationBytes = chain.vulkan11.maxMemoryAllocationSize;
  out.maxBufferBytes = chain.vulkan13.maxBufferSize;
  const VkPhysicalDeviceVulkan12Properties &vulkan12 = chain.vulkan12;
  out.driver =
      fmt::format("{} {}, Vulkan {}.{}.{}", vulkan12.driverName,
                  vulkan12.driverInfo, VK_API_VERSION_MAJOR(out.apiVersion),
                  VK_API_VERSION_MINOR(out.apiVersion),
                  VK_API_VERSION_PATCH(out.apiVersion));
  FloatControls controls = {
      .denormPreserveF32 = vulkan12.shaderDenormPreserveFloat32 != 0,
      .denormPreserveF64 = vulkan12.shaderDenormPreserveFloat64 != 0,
      .signedZeroInfNanPreserveF32 =
          vulkan12.shaderSignedZeroInfNanPreserveFloat32 != 0,
      .signedZeroInfNanPreserveF64 =
          vulkan12.shaderSignedZeroInfNanPreserveFloat64 != 0,
      .roundToEvenF32 = vulkan12.shaderRoundingModeRTEFloat32 != 0,
      .roundToEvenF64 = vulkan12.shaderRoundingModeRTEFloat64 != 0,
  };
  // Some devices have one mode for all widths: both may be asked for, or none.
  if (vulkan12.denormBehaviorIndependence ==
      VK_SHADER_FLOAT_CONTROLS_INDEPENDENCE_NONE)
    joinWidths(controls.denormPreserveF32, controls.denormPreserveF64);
  if (vulkan12.roundingModeIndependence ==
      VK_SHADER_FLOAT_CONTROLS_INDEPENDENCE_NONE)
    joinWidths(controls.roundToEvenF32, controls.roundToEvenF64);
  out.floatControls = controls;
}

void readMemoryTypes(const InstanceFunctions &functions,
                     PhysicalDeviceSnapshot &out) {
  VkPhysicalDeviceMemoryProperties memory{};
  functions.GetPhysicalDeviceMemoryProperties(out.handle, &memory);
  for (uint32_t i = 0; i < memory.memoryTypeCount; ++i) {
    const VkMemoryType &type = memory.memoryTypes[i];
    out.memoryTypes.push_back({type.propertyFlags,
                               memory.memoryHeaps[type.heapIndex].size,
                               type.heapIndex});
  }
}

void readQueueFamilies(const InstanceFunctions &functions,
                       PhysicalDeviceSnapshot &out) {
  uint32_t count = 0;
  functions.GetPhysicalDeviceQueueFamilyProperties(out.handle, &count, nullptr);
  std::vector<VkQueueFamilyProperties> families(count);
  functions.GetPhysicalDeviceQueueFamilyProperties(out.handle, &count,
                                                   families.data());
  for (const VkQueueFamilyProperties &family : families)
    out.queueFamilies.push_back(
        {family.queueFlags, family.queueCount, family.timestampValidBits});
}

void readExtensions(const InstanceFunctions &functions,
                    PhysicalDeviceSnapshot &out) {
  uint32_t count = 0;
  checked("count the extensions of a device", [&] {
    return functions.EnumerateDeviceExtensionProperties(out.handle, nullptr,
                                                        &count, nullptr);
  });
  std::vector<VkExtensionProperties> extensions(count);
  checked("list the extensions of a device", [&] {
    return functions.EnumerateDeviceExtensionProperties(
        out.handle, nullptr, &count, extensions.data());
  });
  extensions.resize(count);
  for (const VkExtensionProperties &extension : extensions)
    out.extensions.emplace_back(extension.extensionName);
}

void readClocks(const InstanceFunctions &functions,
                PhysicalDeviceSnapshot &out) {
  const auto ask = functions.GetPhysicalDeviceCalibrateableTimeDomainsEXT;
  if (!ask || std::ranges::find(out.extensions, calibratedTimestamps) ==
                  out.extensions.end())
    return;
  VkTimeDomainEXT domains[8];
  uint32_t count = std::size(domains);
  // A clock that cannot be had is done without.
  if (attempted([&] { return ask(out.handle, &count, domains); }) < 0)
    return;
  auto has = [&](VkTimeDomainEXT domain) {
    return std::find(domains, domains + count, domain) != domains + count;
  };
  out.readsBothClocks =
      has(VK_TIME_DOMAIN_DEVICE_EXT) && has(VK_TIME_DOMAIN_CLOCK_MONOTONIC_EXT);
}

constexpr int lastKindRank = 4;

int kindRank(VkPhysicalDeviceType type) {
  switch (type) {
  case VK_PHYSICAL_DEVICE_TYPE_DISCRETE_GPU:
    return 0;
  case VK_PHYSICAL_DEVICE_TYPE_INTEGRATED_GPU:
    return 1;
  case VK_PHYSICAL_DEVICE_TYPE_VIRTUAL_GPU:
    return 2;
  case VK_PHYSICAL_DEVICE_TYPE_CPU:
    return lastKindRank;
  default:
    return 3;
  }
}

} // namespace

FeatureChain::FeatureChain() {
  head.pNext = &vulkan11;
  vulkan11.pNext = &vulkan12;
}

FeatureSet FeatureChain::features() const {
  FeatureSet set;
#define RUNMAT_VULKAN_READ(name, group)                                        \
  set.name = RUNMAT_VULKAN_GROUP_##group(*this).name != VK_FALSE;
  RUNMAT_VULKAN_FEATURES(RUNMAT_VULKAN_READ)
#undef RUNMAT_VULKAN_READ
  return set;
}

void FeatureChain::setFeatures(const FeatureSet &set) {
#define RUNMAT_VULKAN_WRITE(name, group)                                       \
  RUNMAT_VULKAN_GROUP_##group(*this).name = set.name ? VK_TRUE : VK_FALSE;
  RUNMAT_VULKAN_FEATURES(RUNMAT_VULKAN_WRITE)
#undef RUNMAT_VULKAN_WRITE
}

void readMemoryBudgets(const InstanceFunctions &functions,
                       PhysicalDeviceSnapshot &snapshot) {
  snapshot.memoryBudgets.clear();
  if (std::ranges::find(snapshot.extensions,
                        VK_EXT_MEMORY_BUDGET_EXTENSION_NAME) ==
      snapshot.extensions.end())
    return;
  auto budgets = structure<VkPhysicalDeviceMemoryBudgetPropertiesEXT>(
      VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MEMORY_BUDGET_PROPERTIES_EXT);
  auto memory = structure<VkPhysicalDeviceMemoryProperties2>(
      VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MEMORY_PROPERTIES_2);
  memory.pNext = &budgets;
  functions.GetPhysicalDeviceMemoryProperties2(snapshot.handle, &memory);
  for (uint32_t heap = 0; heap < memory.memoryProperties.memoryHeapCount;
       ++heap)
    snapshot.memoryBudgets.push_back(
        {budgets.heapBudget[heap], budgets.heapUsage[heap]});
}

PhysicalDeviceSnapshot snapshotDevice(const InstanceFunctions &functions,
                                      VkPhysicalDevice device) {
  PhysicalDeviceSnapshot snapshot;
  snapshot.handle = device;
  VkPhysicalDeviceProperties properties{};
  functions.GetPhysicalDeviceProperties(device, &properties);
  snapshot.name = properties.deviceName;
  snapshot.vendorId = properties.vendorID;
  snapshot.deviceId = properties.deviceID;
  snapshot.driverVersion = properties.driverVersion;
  std::ranges::copy(properties.pipelineCacheUUID,
                    snapshot.pipelineCacheUuid.begin());
  snapshot.apiVersion = properties.apiVersion;
  snapshot.type = properties.deviceType;
  // The structures below do not exist before 1.2; the plan refuses such a
  // device by its version.
  if (snapshot.apiVersion < VK_API_VERSION_1_2)
    return snapshot;
  readProperties(functions, snapshot);
  FeatureChain features;
  functions.GetPhysicalDeviceFeatures2(device, &features.head);
  snapshot.features = features.features();
  readMemoryTypes(functions, snapshot);
  readQueueFamilies(functions, snapshot);
  readExtensions(functions, snapshot);
  readClocks(functions, snapshot);
  readMemoryBudgets(functions, snapshot);
  return snapshot;
}

std::vector<PhysicalDeviceSnapshot>
snapshotDevices(const InstanceFunctions &functions,
                const std::vector<VkPhysicalDevice> &devices) {
  std::vector<PhysicalDeviceSnapshot> taken;
  for (VkPhysicalDevice device : devices)
    taken.push_back(snapshotDevice(functions, device));
  std::vector<PhysicalDeviceSnapshot> sorted;
  for (int rank = 0; rank <= lastKindRank; ++rank)
    for (const PhysicalDeviceSnapshot &snapshot : taken)
      if (kindRank(snapshot.type) == rank)
        sorted.push_back(snapshot);
  return sorted;
}

} // namespace runmat::vulkan
