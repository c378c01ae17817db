//===- Kernel.cpp - loaded kernels ------------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/providers/vulkan/Kernel.h"
#include "runtime/providers/vulkan/SpirvModule.h"
#include "runtime/providers/vulkan/VulkanError.h"

#include <fmt/format.h>

namespace runmat::vulkan {

void KernelLoader::checkCode(const runmat_kernel_code &code) const {
  if (!code.entry)
    throw VulkanError(RUNMAT_ERROR_INVALID_ARGUMENT,
                      "A kernel needs the name of its entry point.");
  if (code.format != RUNMAT_KERNEL_SPIRV)
    throw VulkanError(RUNMAT_ERROR_UNSUPPORTED,
                      fmt::format("The kernel ({}) has the format {}; this "
                                  "device takes SPIR-V ({}).",
                                  code.entry, code.format,
                                  static_cast<int>(RUNMAT_KERNEL_SPIRV)));
  if (code.workgroup_size > device.plan().maxWorkgroupSize)
    throw VulkanError(RUNMAT_ERROR_UNSUPPORTED,
                      fmt::format("The workgroup of the kernel ({}, {} "
                                  "invocations) is larger than the device "
                                  "allows ({}).",
                                  code.entry, code.workgroup_size,
                                  device.plan().maxWorkgroupSize));
}

std::unique_ptr<Kernel> KernelLoader::load(const runmat_kernel_code &code) {
  checkCode(code);
  auto kernel = std::make_unique<Kernel>();
  kernel->name = code.entry;
  SpirvModule module =
      readSpirv(code.code, code.code_bytes, kernel->name, device.plan());
  if (module.workgroupSize != 0 && module.workgroupSize != code.workgroup_size)
    throw VulkanError(
        RUNMAT_ERROR_INVALID_ARGUMENT,
        fmt::format("The kernel ({}) was compiled for a workgroup "
                    "of {} invocations and is loaded for one of "
                    "{}.",
                    kernel->name, module.workgroupSize, code.workgroup_size));
  uint64_t argumentBytes = uint64_t{code.word_count} * sizeof(uint64_t);
  kernel->argumentsInBuffer =
      argumentBytes > device.plan().maxPushConstantBytes;
  kernel->wordCount = code.word_count;
  kernel->itemsPerGroup = code.items_per_group;
  uint64_t pushedBytes =
      kernel->argumentsInBuffer ? sizeof(uint64_t) : argumentBytes;
  PipelineSource source{std::move(module.words), kernel->name,
                        static_cast<uint32_t>(pushedBytes)};
  kernel->pipeline = pipelines.take(source);
  if ((code.flags & RUNMAT_KERNEL_ONCE) == 0)
    history.note(source);
  return kernel;
}

} // namespace runmat::vulkan
