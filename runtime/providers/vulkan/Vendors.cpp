//===- Vendors.cpp - names of vendors of devices ----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Numbers below 0x10000 are those that the PCI-SIG gave (pcisig.com, Member
// Companies), the others those of Khronos: VkVendorId of the Vulkan
// specification.
//===----------------------------------------------------------------------===//
#include "runtime/providers/vulkan/Vendors.h"

#include <algorithm>
#include <fmt/format.h>

namespace runmat::vulkan {
namespace {

struct Vendor {
  uint32_t id;
  const char *name;
};

constexpr Vendor vendors[] = {
    {0x1002, "AMD"},          {0x1010, "Imagination Technologies"},
    {0x106b, "Apple"},        {0x10de, "NVIDIA"},
    {0x13b5, "Arm"},          {0x1414, "Microsoft"},
    {0x144d, "Samsung"},      {0x14e4, "Broadcom"},
    {0x1ae0, "Google"},       {0x5143, "Qualcomm"},
    {0x8086, "Intel"},        {0x10001, "Vivante"},
    {0x10002, "VeriSilicon"}, {0x10003, "Kazan"},
    {0x10004, "Codeplay"},    {0x10005, "Mesa"},
    {0x10006, "PoCL"},        {0x10007, "Mobileye"},
};

} // namespace

std::string vendorName(uint32_t id) {
  const auto *found = std::ranges::find(vendors, id, &Vendor::id);
  return found == std::end(vendors) ? fmt::format("{:#06x}", id) : found->name;
}

} // namespace runmat::vulkan
