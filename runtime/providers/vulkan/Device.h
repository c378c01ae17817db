//===- Device.h - a logical device ------------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_PROVIDERS_VULKAN_DEVICE_H
#define RUNMAT_RUNTIME_PROVIDERS_VULKAN_DEVICE_H

#include "runtime/providers/vulkan/DevicePlan.h"
#include "runtime/providers/vulkan/Handle.h"
#include "runtime/providers/vulkan/Instance.h"
#include "runtime/providers/vulkan/VulkanError.h"

#include <string_view>

namespace runmat::vulkan {

/// A VkDevice made by its plan, with its functions and its one queue.
class Device {
public:
  /// Throws VulkanError when the device cannot be made.
  Device(const Instance &instance, PhysicalDeviceSnapshot snapshot,
         DevicePlan plan);
  ~Device();
  Device(const Device &) = delete;
  Device &operator=(const Device &) = delete;

  VkDevice get() const { return device; }
  VkQueue queue() const { return deviceQueue; }
  const DeviceFunctions &functions() const { return deviceFunctions; }
  const PhysicalDeviceSnapshot &snapshot() const { return deviceSnapshot; }
  const DevicePlan &plan() const { return devicePlan; }

  /// Calls `create(device, info, allocator, out)` and owns the result.
  template <typename T, typename Create, typename Info>
  Handle<T> make(std::string_view what, Create create,
                 typename Handle<T>::Destroy destroy, const Info &info) const {
    T object = VK_NULL_HANDLE;
    checked(what, [&] { return create(device, &info, nullptr, &object); });
    return Handle<T>(device, destroy, object);
  }

  /// A buffer of `bytes` with memory of its own, of the first of `types` that
  /// it allows, addressable by kernels. It is mapped if that type has all of
  /// `mapIf`.
  Block makeBlock(uint64_t bytes, const std::vector<uint32_t> &types,
                  VkMemoryPropertyFlags mapIf) const;

private:
  void map(Block &block) const;
  uint32_t chooseType(uint32_t allowed,
                      const std::vector<uint32_t> &types) const;

  InstanceFunctions instanceFunctions;
  DeviceFunctions deviceFunctions;
  PhysicalDeviceSnapshot deviceSnapshot;
  DevicePlan devicePlan;
  VkDevice device = VK_NULL_HANDLE;
  VkQueue deviceQueue = VK_NULL_HANDLE;
};

} // namespace runmat::vulkan

#endif // RUNMAT_RUNTIME_PROVIDERS_VULKAN_DEVICE_H
