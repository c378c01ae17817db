//===- DeviceCalls.h - a VkDevice with its functions ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_PROVIDERS_VULKAN_DEVICECALLS_H
#define RUNMAT_RUNTIME_PROVIDERS_VULKAN_DEVICECALLS_H

#include "runtime/providers/vulkan/Handle.h"
#include "runtime/providers/vulkan/Loader.h"
#include "runtime/providers/vulkan/VulkanError.h"

#include <string_view>

namespace runmat::vulkan {

/// All that making objects of a device takes. Does not own the device.
class DeviceCalls {
public:
  DeviceCalls() = default;
  DeviceCalls(VkDevice device, const DeviceFunctions &functions)
      : device(device), deviceFunctions(functions) {}

  VkDevice get() const { return device; }
  const DeviceFunctions &functions() const { return deviceFunctions; }

  /// Calls `create(device, info, allocator, out)` and owns the result.
  template <typename T, typename Create, typename Info>
  Handle<T> make(std::string_view what, Create create,
                 typename Handle<T>::Destroy destroy, const Info &info) const {
    T object = VK_NULL_HANDLE;
    checked(what, [&] { return create(device, &info, nullptr, &object); });
    return Handle<T>(device, destroy, object);
  }

protected:
  VkDevice device = VK_NULL_HANDLE;
  DeviceFunctions deviceFunctions;
};

} // namespace runmat::vulkan

#endif // RUNMAT_RUNTIME_PROVIDERS_VULKAN_DEVICECALLS_H
