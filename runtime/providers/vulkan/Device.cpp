//===- Device.cpp - a logical device ----------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/providers/vulkan/Device.h"

#include <fmt/format.h>

namespace runmat::vulkan {

Device::Device(const Instance &instance, PhysicalDeviceSnapshot snapshot,
               DevicePlan plan)
    : instanceFunctions(instance.functions()),
      deviceSnapshot(std::move(snapshot)), devicePlan(std::move(plan)) {
  float priority = 1.0f;
  VkDeviceQueueCreateInfo queueInfo = structure<VkDeviceQueueCreateInfo>(
      VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO);
  queueInfo.queueFamilyIndex = devicePlan.queueFamily;
  queueInfo.queueCount = 1;
  queueInfo.pQueuePriorities = &priority;
  FeatureChain features;
  features.setFeatures(devicePlan.features);
  VkDeviceCreateInfo info =
      structure<VkDeviceCreateInfo>(VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO);
  info.pNext = &features.head;
  info.queueCreateInfoCount = 1;
  info.pQueueCreateInfos = &queueInfo;
  info.enabledExtensionCount =
      static_cast<uint32_t>(devicePlan.extensions.size());
  info.ppEnabledExtensionNames = devicePlan.extensions.data();
  checked(fmt::format("create the device ({})", deviceSnapshot.name), [&] {
    return instanceFunctions.CreateDevice(deviceSnapshot.handle, &info, nullptr,
                                          &device);
  });
  try {
    deviceFunctions = loadDeviceFunctions(instanceFunctions, device);
  } catch (...) {
    auto destroy = reinterpret_cast<PFN_vkDestroyDevice>(
        instanceFunctions.GetDeviceProcAddr(device, "vkDestroyDevice"));
    if (destroy)
      destroy(device, nullptr);
    throw;
  }
  deviceFunctions.GetDeviceQueue(device, devicePlan.queueFamily, 0,
                                 &deviceQueue);
}

Device::~Device() { deviceFunctions.DestroyDevice(device, nullptr); }

uint32_t Device::chooseType(uint32_t allowed,
                            const std::vector<uint32_t> &types) const {
  for (uint32_t type : types)
    if (allowed & (uint32_t{1} << type))
      return type;
  throw VulkanError(RUNMAT_ERROR_UNSUPPORTED,
                    fmt::format("The device ({}) offers no suitable memory for "
                                "a buffer.",
                                deviceSnapshot.name));
}

void Device::map(Block &block) const {
  void *address = nullptr;
  checked("map memory for the host", [&] {
    return deviceFunctions.MapMemory(device, block.memory.get(), 0,
                                     VK_WHOLE_SIZE, 0, &address);
  });
  block.host = static_cast<std::byte *>(address);
}

Block Device::makeBlock(uint64_t bytes, const std::vector<uint32_t> &types,
                        VkMemoryPropertyFlags mapIf) const {
  VkBufferCreateInfo info =
      structure<VkBufferCreateInfo>(VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO);
  info.size = bytes;
  info.usage = VK_BUFFER_USAGE_TRANSFER_SRC_BIT |
               VK_BUFFER_USAGE_TRANSFER_DST_BIT |
               VK_BUFFER_USAGE_STORAGE_BUFFER_BIT |
               VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT;
  Block block;
  block.buffer = make<VkBuffer>("create a buffer", deviceFunctions.CreateBuffer,
                                deviceFunctions.DestroyBuffer, info);
  VkMemoryRequirements requirements{};
  deviceFunctions.GetBufferMemoryRequirements(device, block.buffer.get(),
                                              &requirements);

  VkMemoryAllocateFlagsInfo allocateFlags =
      structure<VkMemoryAllocateFlagsInfo>(
          VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_FLAGS_INFO);
  allocateFlags.flags = VK_MEMORY_ALLOCATE_DEVICE_ADDRESS_BIT;
  VkMemoryAllocateInfo allocation =
      structure<VkMemoryAllocateInfo>(VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO);
  allocation.pNext = &allocateFlags;
  allocation.allocationSize = requirements.size;
  allocation.memoryTypeIndex = chooseType(requirements.memoryTypeBits, types);
  // The buffer is destroyed before its memory: `memory` is declared first.
  block.memory = make<VkDeviceMemory>(
      fmt::format("allocate {} bytes of memory", requirements.size),
      deviceFunctions.AllocateMemory, deviceFunctions.FreeMemory, allocation);
  checked("bind memory to a buffer", [&] {
    return deviceFunctions.BindBufferMemory(device, block.buffer.get(),
                                            block.memory.get(), 0);
  });
  VkBufferDeviceAddressInfo addressInfo = structure<VkBufferDeviceAddressInfo>(
      VK_STRUCTURE_TYPE_BUFFER_DEVICE_ADDRESS_INFO);
  addressInfo.buffer = block.buffer.get();
  block.address = deviceFunctions.GetBufferDeviceAddress(device, &addressInfo);
  block.bytes = bytes;
  VkMemoryPropertyFlags flags =
      deviceSnapshot.memoryTypes[allocation.memoryTypeIndex].flags;
  if ((flags & mapIf) == mapIf)
    map(block);
  return block;
}

} // namespace runmat::vulkan
