//===- FmaProbe.h - whether the device's fma rounds once --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Drivers do not tell whether fma is one operation or two, and names of devices
// say nothing: so it is tried on points where that shows.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_PROVIDERS_VULKAN_FMAPROBE_H
#define RUNMAT_RUNTIME_PROVIDERS_VULKAN_FMAPROBE_H

#include "runtime/FileCache.h"
#include "runtime/providers/vulkan/Device.h"

namespace runmat::vulkan {

/// RUNMAT_FEATURE_FMA_*: what an earlier process found, or what a kernel that
/// runs now finds; kept in `files`, which may be null. Throws VulkanError when
/// the device fails.
uint32_t probeFma(const Device &device, const FileCache *files);

} // namespace runmat::vulkan

#endif // RUNMAT_RUNTIME_PROVIDERS_VULKAN_FMAPROBE_H
