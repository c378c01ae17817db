//===- Handle.h - owners of Vulkan objects ----------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_PROVIDERS_VULKAN_HANDLE_H
#define RUNMAT_RUNTIME_PROVIDERS_VULKAN_HANDLE_H

#include "runtime/providers/vulkan/VulkanHeaders.h"

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace runmat::vulkan {

/// Objects that owners hold now, over all providers of the process; what a leak
/// test compares with zero.
inline std::atomic<int64_t> liveHandles{0};

/// Owns one child object of a device.
template <typename T> class Handle {
public:
  using Destroy = void(VKAPI_PTR *)(VkDevice, T, const VkAllocationCallbacks *);

  Handle() = default;
  Handle(VkDevice device, Destroy destroy, T object)
      : device(device), destroy(destroy), object(object) {
    if (object)
      ++liveHandles;
  }
  Handle(Handle &&other) noexcept
      : device(other.device), destroy(other.destroy),
        object(std::exchange(other.object, VK_NULL_HANDLE)) {}
  Handle &operator=(Handle &&other) noexcept {
    if (this == &other)
      return *this;
    reset();
    device = other.device;
    destroy = other.destroy;
    object = std::exchange(other.object, VK_NULL_HANDLE);
    return *this;
  }
  ~Handle() { reset(); }

  T get() const { return object; }
  explicit operator bool() const { return object != VK_NULL_HANDLE; }

  void reset() {
    if (!object)
      return;
    destroy(device, std::exchange(object, VK_NULL_HANDLE), nullptr);
    --liveHandles;
  }

private:
  VkDevice device = VK_NULL_HANDLE;
  Destroy destroy = nullptr;
  T object = VK_NULL_HANDLE;
};

/// Memory with the one buffer that covers it. The buffer goes first.
struct Block {
  Handle<VkDeviceMemory> memory;
  Handle<VkBuffer> buffer;
  uint64_t address = 0;
  uint64_t bytes = 0;
  /// Where the host sees the memory; null when it is not mapped.
  std::byte *host = nullptr;
};

} // namespace runmat::vulkan

#endif // RUNMAT_RUNTIME_PROVIDERS_VULKAN_HANDLE_H
