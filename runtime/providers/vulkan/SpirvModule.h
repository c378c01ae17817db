//===- SpirvModule.h - a look into SPIR-V -----------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Drivers may crash on a broken module. What can be told cheaply is checked
// before one is handed over: the structure of the words, the entry point, its
// workgroup and the capabilities the device must have.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_PROVIDERS_VULKAN_SPIRVMODULE_H
#define RUNMAT_RUNTIME_PROVIDERS_VULKAN_SPIRVMODULE_H

#include "runtime/providers/vulkan/DevicePlan.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace runmat::vulkan {

struct SpirvModule {
  std::vector<uint32_t> words;
  /// Invocations of a workgroup of the entry point; 0 when the module does not
  /// fix it.
  uint64_t workgroupSize = 0;
};

/// Reads the module at `code` and checks that it has the compute entry point
/// `entry` and that the device of `plan` can run it. Throws VulkanError.
SpirvModule readSpirv(const void *code, size_t bytes, const std::string &entry,
                      const DevicePlan &plan);

} // namespace runmat::vulkan

#endif // RUNMAT_RUNTIME_PROVIDERS_VULKAN_SPIRVMODULE_H
