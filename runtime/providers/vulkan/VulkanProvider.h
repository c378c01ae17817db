//===- VulkanProvider.h - the Vulkan provider -------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Runs SPIR-V kernels on any Vulkan 1.2 device with buffer addresses, 64-bit
// integers and timeline semaphores. The Vulkan loader is opened by the first
// `create`, never before.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_PROVIDERS_VULKAN_VULKANPROVIDER_H
#define RUNMAT_RUNTIME_PROVIDERS_VULKAN_VULKANPROVIDER_H

#include "runmat/provider.h"

#include <cstdint>

namespace runmat::vulkan {

/// The provider's table. `device_index` counts the devices of all drivers, the
/// most capable kind first. With validation on, `statistics` fails once the
/// validation layer has said anything. RUNMAT_VULKAN_STAGING=1 sends
/// transfers through staging memory where the host sees the device's memory
/// too.
const runmat_provider_table *vulkanProviderTable();

/// Messages of the validation layer so far for an instance of this provider.
uint64_t validationMessageCount(runmat_provider *provider);

/// Times that a command had to wait for those before it in its queue.
uint64_t barrierCount(runmat_provider *provider);
/// Times that commands had to wait for those of another queue.
uint64_t waitsForOtherQueues(runmat_provider *provider);

} // namespace runmat::vulkan

#endif // RUNMAT_RUNTIME_PROVIDERS_VULKAN_VULKANPROVIDER_H
