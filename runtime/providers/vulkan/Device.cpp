//===- Device.cpp - a logical device ----------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/providers/vulkan/Device.h"

#include <algorithm>
#include <fmt/format.h>

namespace runmat::vulkan {

namespace {

/// The families of `queues`, each once.
std::vector<uint32_t> familiesOf(const std::vector<QueuePlan> &queues) {
  std::vector<uint32_t> families;
  for (const QueuePlan &queue : queues)
    if (std::ranges::find(families, queue.family) == families.end())
      families.push_back(queue.family);
  return families;
}

/// How many queues of the family are planned; they are its first ones.
uint32_t countOf(const std::vector<QueuePlan> &queues, uint32_t family) {
  uint32_t count = 0;
  for (const QueuePlan &queue : queues)
    if (queue.family == family)
      count = std::max(count, queue.index + 1);
  return count;
}

} // namespace

void Device::create() {
  std::vector<VkDeviceQueueCreateInfo> queueInfos;
  const std::vector<float> priorities(devicePlan.queues.size(), 1.0f);
  for (const uint32_t family : families) {
    VkDeviceQueueCreateInfo queueInfo = structure<VkDeviceQueueCreateInfo>(
        VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO);
    queueInfo.queueFamilyIndex = family;
    queueInfo.queueCount = countOf(devicePlan.queues, family);
    queueInfo.pQueuePriorities = priorities.data();
    queueInfos.push_back(queueInfo);
  }
  FeatureChain features;
  features.setFeatures(devicePlan.features);
  VkDeviceCreateInfo info =
      structure<VkDeviceCreateInfo>(VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO);
  info.pNext = &features.head;
  info.queueCreateInfoCount = static_cast<uint32_t>(queueInfos.size());
  info.pQueueCreateInfos = queueInfos.data();
  info.enabledExtensionCount =
      static_cast<uint32_t>(devicePlan.extensions.size());
  info.ppEnabledExtensionNames = devicePlan.extensions.data();
  checked(fmt::format("create the device ({})", deviceSnapshot.name), [&] {
    return instanceFunctions.CreateDevice(deviceSnapshot.handle, &info, nullptr,
                                          &device);
  });
}

Device::Device(const Instance &instance, PhysicalDeviceSnapshot snapshot,
               DevicePlan plan)
    : instanceFunctions(instance.functions()),
      deviceSnapshot(std::move(snapshot)), devicePlan(std::move(plan)),
      families(familiesOf(devicePlan.queues)),
      queues(devicePlan.queues.size()) {
  create();
  try {
    deviceFunctions = loadDeviceFunctions(instanceFunctions, device);
  } catch (...) {
    auto destroy = reinterpret_cast<PFN_vkDestroyDevice>(
        instanceFunctions.GetDeviceProcAddr(device, "vkDestroyDevice"));
    if (destroy)
      destroy(device, nullptr);
    throw;
  }
  for (size_t i = 0; i < queues.size(); ++i)
    deviceFunctions.GetDeviceQueue(device, devicePlan.queues[i].family,
                                   devicePlan.queues[i].index, &queues[i]);
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

VkBufferCreateInfo Device::bufferInfo(uint64_t bytes) const {
  VkBufferCreateInfo info =
      structure<VkBufferCreateInfo>(VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO);
  info.size = bytes;
  info.usage = VK_BUFFER_USAGE_TRANSFER_SRC_BIT |
               VK_BUFFER_USAGE_TRANSFER_DST_BIT |
               VK_BUFFER_USAGE_STORAGE_BUFFER_BIT |
               VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT;
  // Any queue may use any buffer; handing each over would take a command in
  // both queues.
  if (families.size() > 1) {
    info.sharingMode = VK_SHARING_MODE_CONCURRENT;
    info.queueFamilyIndexCount = static_cast<uint32_t>(families.size());
    info.pQueueFamilyIndices = families.data();
  }
  return info;
}

Block Device::makeBlock(uint64_t bytes, const std::vector<uint32_t> &types,
                        VkMemoryPropertyFlags mapIf) const {
  const VkBufferCreateInfo info = bufferInfo(bytes);
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
