//===- VulkanError.cpp - results of Vulkan calls as errors ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/providers/vulkan/VulkanError.h"

#include <fmt/format.h>

namespace runmat::vulkan {

namespace {

struct ResultDescription {
  VkResult result;
  std::string_view name;
  runmat_status status;
};

constexpr ResultDescription descriptions[] = {
    {VK_ERROR_OUT_OF_HOST_MEMORY, "VK_ERROR_OUT_OF_HOST_MEMORY",
     RUNMAT_ERROR_OUT_OF_MEMORY},
    {VK_ERROR_OUT_OF_DEVICE_MEMORY, "VK_ERROR_OUT_OF_DEVICE_MEMORY",
     RUNMAT_ERROR_OUT_OF_MEMORY},
    {VK_ERROR_TOO_MANY_OBJECTS, "VK_ERROR_TOO_MANY_OBJECTS",
     RUNMAT_ERROR_OUT_OF_MEMORY},
    {VK_ERROR_MEMORY_MAP_FAILED, "VK_ERROR_MEMORY_MAP_FAILED",
     RUNMAT_ERROR_OUT_OF_MEMORY},
    {VK_ERROR_DEVICE_LOST, "VK_ERROR_DEVICE_LOST", RUNMAT_ERROR_DEVICE_LOST},
    {VK_ERROR_LAYER_NOT_PRESENT, "VK_ERROR_LAYER_NOT_PRESENT",
     RUNMAT_ERROR_UNSUPPORTED},
    {VK_ERROR_EXTENSION_NOT_PRESENT, "VK_ERROR_EXTENSION_NOT_PRESENT",
     RUNMAT_ERROR_UNSUPPORTED},
    {VK_ERROR_FEATURE_NOT_PRESENT, "VK_ERROR_FEATURE_NOT_PRESENT",
     RUNMAT_ERROR_UNSUPPORTED},
    {VK_ERROR_INCOMPATIBLE_DRIVER, "VK_ERROR_INCOMPATIBLE_DRIVER",
     RUNMAT_ERROR_UNSUPPORTED},
    {VK_ERROR_INVALID_SHADER_NV, "VK_ERROR_INVALID_SHADER_NV",
     RUNMAT_ERROR_INVALID_ARGUMENT},
    {VK_ERROR_INITIALIZATION_FAILED, "VK_ERROR_INITIALIZATION_FAILED",
     RUNMAT_ERROR_INTERNAL},
};

const ResultDescription *describe(VkResult result) {
  for (const ResultDescription &description : descriptions)
    if (description.result == result)
      return &description;
  return nullptr;
}

struct Fault {
  bool armed = false;
  bool fired = false;
  uint64_t skip = 0;
  VkResult result = VK_SUCCESS;
};

thread_local Fault fault;

} // namespace

std::string_view resultName(VkResult result) {
  const ResultDescription *description = describe(result);
  return description ? description->name : "an undocumented error";
}

void throwResult(VkResult result, std::string_view what) {
  const ResultDescription *description = describe(result);
  throw VulkanError(description ? description->status : RUNMAT_ERROR_INTERNAL,
                    fmt::format("The Vulkan driver could not {}: {} ({}).",
                                what, resultName(result),
                                static_cast<int>(result)));
}

void FaultInjector::arm(uint64_t skip, VkResult result) {
  fault = {true, false, skip, result};
}

void FaultInjector::disarm() { fault = {}; }

bool FaultInjector::fired() { return fault.fired; }

VkResult FaultInjector::take() {
  if (!fault.armed || fault.fired)
    return VK_SUCCESS;
  if (fault.skip > 0) {
    --fault.skip;
    return VK_SUCCESS;
  }
  fault.fired = true;
  return fault.result;
}

} // namespace runmat::vulkan
