//===- Vendors.h - names of vendors of devices ------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_PROVIDERS_VULKAN_VENDORS_H
#define RUNMAT_RUNTIME_PROVIDERS_VULKAN_VENDORS_H

#include <cstdint>
#include <string>

namespace runmat::vulkan {

/// The vendor of VkPhysicalDeviceProperties::vendorID; of one that is not known
/// the number, as in 0x1234.
std::string vendorName(uint32_t id);

} // namespace runmat::vulkan

#endif // RUNMAT_RUNTIME_PROVIDERS_VULKAN_VENDORS_H
