//===- DeviceList.h - which devices there are -------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What is told of devices that are open, and of those that could be.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_PROVIDERS_VULKAN_DEVICELIST_H
#define RUNMAT_RUNTIME_PROVIDERS_VULKAN_DEVICELIST_H

#include "runmat/provider.h"
#include "runtime/providers/vulkan/DevicePlan.h"
#include "runtime/providers/vulkan/Instance.h"

#include <vector>

namespace runmat::vulkan {

InstanceOptions instanceOptions(const runmat_provider_options &options);
PlanOptions planOptions();

/// The ABI's description of the device that is planned to be used so.
runmat_device_info describe(const PhysicalDeviceSnapshot &snapshot,
                            const DevicePlan &plan, uint32_t index);
/// Descriptions of those that RunMat can use. An index is a place in
/// `snapshots`.
std::vector<runmat_device_info>
describeUsable(const std::vector<PhysicalDeviceSnapshot> &snapshots);
/// The same of the devices of this machine, none of which is opened. Throws
/// VulkanError when there is no loader, or no driver.
std::vector<runmat_device_info>
listDevices(const runmat_provider_options &options);

} // namespace runmat::vulkan

#endif // RUNMAT_RUNTIME_PROVIDERS_VULKAN_DEVICELIST_H
