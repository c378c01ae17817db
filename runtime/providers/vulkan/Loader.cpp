//===- Loader.cpp - entry points of the Vulkan loader -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/providers/vulkan/Loader.h"
#include "runtime/providers/vulkan/VulkanError.h"

#include <dlfcn.h>
#include <fmt/format.h>

namespace runmat::vulkan {

namespace {

template <typename Function, typename Lookup>
void require(Function &function, const char *name, Lookup &&lookup) {
  function = reinterpret_cast<Function>(lookup(name));
  if (!function)
    throw VulkanError(
        RUNMAT_ERROR_UNSUPPORTED,
        fmt::format("The Vulkan installation has no entry point ({}); version "
                    "1.2 or newer is needed.",
                    name));
}

} // namespace

GlobalFunctions loadGlobalFunctions(const std::string &library) {
  void *handle = dlopen(library.c_str(), RTLD_NOW | RTLD_LOCAL);
  if (!handle)
    throw VulkanError(
        RUNMAT_ERROR_UNSUPPORTED,
        fmt::format("There is no Vulkan loader on this machine ({}); install "
                    "the package libvulkan1.",
                    dlerror()));
  GlobalFunctions functions;
  require(functions.GetInstanceProcAddr, "vkGetInstanceProcAddr",
          [&](const char *name) { return dlsym(handle, name); });
  auto lookup = [&](const char *name) {
    return functions.GetInstanceProcAddr(VK_NULL_HANDLE, name);
  };
#define RUNMAT_VULKAN_LOAD(name) require(functions.name, "vk" #name, lookup);
  RUNMAT_VULKAN_GLOBAL_FUNCTIONS(RUNMAT_VULKAN_LOAD)
  return functions;
}

/// For what may be missing.
#define RUNMAT_VULKAN_LOOK_UP(name)                                            \
  functions.name = reinterpret_cast<PFN_vk##name>(lookup("vk" #name));

InstanceFunctions loadInstanceFunctions(const GlobalFunctions &global,
                                        VkInstance instance, bool debug) {
  InstanceFunctions functions;
  auto lookup = [&](const char *name) {
    return global.GetInstanceProcAddr(instance, name);
  };
  RUNMAT_VULKAN_INSTANCE_FUNCTIONS(RUNMAT_VULKAN_LOAD)
  if (debug) {
    RUNMAT_VULKAN_DEBUG_FUNCTIONS(RUNMAT_VULKAN_LOAD)
  }
  RUNMAT_VULKAN_CLOCK_INSTANCE_FUNCTIONS(RUNMAT_VULKAN_LOOK_UP)
  return functions;
}

DeviceFunctions loadDeviceFunctions(const InstanceFunctions &instance,
                                    VkDevice device) {
  DeviceFunctions functions;
  auto lookup = [&](const char *name) {
    return instance.GetDeviceProcAddr(device, name);
  };
  RUNMAT_VULKAN_DEVICE_FUNCTIONS(RUNMAT_VULKAN_LOAD)
  RUNMAT_VULKAN_CLOCK_DEVICE_FUNCTIONS(RUNMAT_VULKAN_LOOK_UP)
#undef RUNMAT_VULKAN_LOOK_UP
#undef RUNMAT_VULKAN_LOAD
  return functions;
}

} // namespace runmat::vulkan
