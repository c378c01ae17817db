//===- Device.h - a logical device ------------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_PROVIDERS_VULKAN_DEVICE_H
#define RUNMAT_RUNTIME_PROVIDERS_VULKAN_DEVICE_H

#include "runtime/providers/vulkan/DeviceCalls.h"
#include "runtime/providers/vulkan/DevicePlan.h"
#include "runtime/providers/vulkan/Instance.h"

namespace runmat::vulkan {

/// A VkDevice made by its plan, with its functions and its queues.
class Device : public DeviceCalls {
public:
  /// Throws VulkanError when the device cannot be made.
  Device(const Instance &instance, PhysicalDeviceSnapshot snapshot,
         DevicePlan plan);
  ~Device();
  Device(const Device &) = delete;
  Device &operator=(const Device &) = delete;

  /// By its place in the plan.
  VkQueue queue(uint32_t index) const { return queues[index]; }
  const PhysicalDeviceSnapshot &snapshot() const { return deviceSnapshot; }
  const DevicePlan &plan() const { return devicePlan; }

  /// A buffer of `bytes` with memory of its own, of the first of `types` that
  /// it allows, addressable by kernels. It is mapped if that type has all of
  /// `mapIf`.
  Block makeBlock(uint64_t bytes, const std::vector<uint32_t> &types,
                  VkMemoryPropertyFlags mapIf) const;

private:
  void create();
  void map(Block &block) const;
  VkBufferCreateInfo bufferInfo(uint64_t bytes) const;
  uint32_t chooseType(uint32_t allowed,
                      const std::vector<uint32_t> &types) const;

  InstanceFunctions instanceFunctions;
  PhysicalDeviceSnapshot deviceSnapshot;
  DevicePlan devicePlan;
  /// Of the queues, each once.
  std::vector<uint32_t> families;
  std::vector<VkQueue> queues;
};

} // namespace runmat::vulkan

#endif // RUNMAT_RUNTIME_PROVIDERS_VULKAN_DEVICE_H
