//===- Loader.h - entry points of the Vulkan loader -------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The Vulkan loader is opened on first use and never linked. The lists below
// are the only places that name an entry point.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_PROVIDERS_VULKAN_LOADER_H
#define RUNMAT_RUNTIME_PROVIDERS_VULKAN_LOADER_H

#include "runtime/providers/vulkan/VulkanHeaders.h"

#include <string>

#define RUNMAT_VULKAN_GLOBAL_FUNCTIONS(X)                                      \
  X(CreateInstance)                                                            \
  X(EnumerateInstanceLayerProperties)                                          \
  X(EnumerateInstanceVersion)

#define RUNMAT_VULKAN_INSTANCE_FUNCTIONS(X)                                    \
  X(CreateDevice)                                                              \
  X(DestroyInstance)                                                           \
  X(EnumerateDeviceExtensionProperties)                                        \
  X(EnumeratePhysicalDevices)                                                  \
  X(GetDeviceProcAddr)                                                         \
  X(GetPhysicalDeviceFeatures2)                                                \
  X(GetPhysicalDeviceMemoryProperties)                                         \
  X(GetPhysicalDeviceMemoryProperties2)                                        \
  X(GetPhysicalDeviceProperties)                                               \
  X(GetPhysicalDeviceProperties2)                                              \
  X(GetPhysicalDeviceQueueFamilyProperties)

/// Present only when the debug-utils extension is enabled.
#define RUNMAT_VULKAN_DEBUG_FUNCTIONS(X)                                       \
  X(CreateDebugUtilsMessengerEXT)                                              \
  X(DestroyDebugUtilsMessengerEXT)

/// Present only where a loader knows the extension for calibrated timestamps,
/// and where a device has it enabled.
#define RUNMAT_VULKAN_CLOCK_INSTANCE_FUNCTIONS(X)                              \
  X(GetPhysicalDeviceCalibrateableTimeDomainsEXT)
#define RUNMAT_VULKAN_CLOCK_DEVICE_FUNCTIONS(X) X(GetCalibratedTimestampsEXT)

#define RUNMAT_VULKAN_DEVICE_FUNCTIONS(X)                                      \
  X(AllocateCommandBuffers)                                                    \
  X(AllocateMemory)                                                            \
  X(BeginCommandBuffer)                                                        \
  X(BindBufferMemory)                                                          \
  X(CmdBindPipeline)                                                           \
  X(CmdCopyBuffer)                                                             \
  X(CmdDispatch)                                                               \
  X(CmdFillBuffer)                                                             \
  X(CmdPipelineBarrier)                                                        \
  X(CmdPushConstants)                                                          \
  X(CmdWriteTimestamp)                                                         \
  X(CreateBuffer)                                                              \
  X(CreateCommandPool)                                                         \
  X(CreateComputePipelines)                                                    \
  X(CreatePipelineCache)                                                       \
  X(CreatePipelineLayout)                                                      \
  X(CreateQueryPool)                                                           \
  X(CreateSemaphore)                                                           \
  X(CreateShaderModule)                                                        \
  X(DestroyBuffer)                                                             \
  X(DestroyCommandPool)                                                        \
  X(DestroyDevice)                                                             \
  X(DestroyPipeline)                                                           \
  X(DestroyPipelineCache)                                                      \
  X(DestroyPipelineLayout)                                                     \
  X(DestroyQueryPool)                                                          \
  X(DestroySemaphore)                                                          \
  X(DestroyShaderModule)                                                       \
  X(EndCommandBuffer)                                                          \
  X(FreeMemory)                                                                \
  X(GetBufferDeviceAddress)                                                    \
  X(GetBufferMemoryRequirements)                                               \
  X(GetDeviceQueue)                                                            \
  X(GetPipelineCacheData)                                                      \
  X(GetQueryPoolResults)                                                       \
  X(GetSemaphoreCounterValue)                                                  \
  X(MapMemory)                                                                 \
  X(QueueSubmit)                                                               \
  X(ResetCommandPool)                                                          \
  X(ResetQueryPool)                                                            \
  X(WaitSemaphores)

namespace runmat::vulkan {

#define RUNMAT_VULKAN_MEMBER(name) PFN_vk##name name = nullptr;

/// Entry points that need no instance.
struct GlobalFunctions {
  PFN_vkGetInstanceProcAddr GetInstanceProcAddr = nullptr;
  RUNMAT_VULKAN_GLOBAL_FUNCTIONS(RUNMAT_VULKAN_MEMBER)
};

/// Entry points of one instance.
struct InstanceFunctions {
  RUNMAT_VULKAN_INSTANCE_FUNCTIONS(RUNMAT_VULKAN_MEMBER)
  RUNMAT_VULKAN_DEBUG_FUNCTIONS(RUNMAT_VULKAN_MEMBER)
  RUNMAT_VULKAN_CLOCK_INSTANCE_FUNCTIONS(RUNMAT_VULKAN_MEMBER)
};

/// Entry points of one device, which skip the loader's dispatch.
struct DeviceFunctions {
  RUNMAT_VULKAN_DEVICE_FUNCTIONS(RUNMAT_VULKAN_MEMBER)
  RUNMAT_VULKAN_CLOCK_DEVICE_FUNCTIONS(RUNMAT_VULKAN_MEMBER)
};

#undef RUNMAT_VULKAN_MEMBER

inline constexpr const char *defaultLoaderLibrary = "libvulkan.so.1";

/// Opens the loader library and finds its entry points. The library stays open
/// until the process ends: drivers do not survive being unloaded. Throws
/// VulkanError (unsupported) when there is none.
GlobalFunctions loadGlobalFunctions(const std::string &library);

/// Entry points of `instance`. Throws VulkanError when one is missing.
InstanceFunctions loadInstanceFunctions(const GlobalFunctions &global,
                                        VkInstance instance, bool debug);

/// Entry points of `device`. Throws VulkanError when one is missing.
DeviceFunctions loadDeviceFunctions(const InstanceFunctions &instance,
                                    VkDevice device);

} // namespace runmat::vulkan

#endif // RUNMAT_RUNTIME_PROVIDERS_VULKAN_LOADER_H
