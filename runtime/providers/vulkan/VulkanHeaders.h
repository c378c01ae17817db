//===- VulkanHeaders.h - the Vulkan types without prototypes ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every file that names a Vulkan type includes this one: with prototypes off, a
// call that bypasses the loaded function tables does not compile.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_PROVIDERS_VULKAN_VULKANHEADERS_H
#define RUNMAT_RUNTIME_PROVIDERS_VULKAN_VULKANHEADERS_H

#define VK_NO_PROTOTYPES
#include <vulkan/vulkan_core.h>

namespace runmat::vulkan {

/// A Vulkan structure that carries its type, zero otherwise.
template <typename T> constexpr T structure(VkStructureType type) {
  T value{};
  value.sType = type;
  return value;
}

} // namespace runmat::vulkan

#endif // RUNMAT_RUNTIME_PROVIDERS_VULKAN_VULKANHEADERS_H
