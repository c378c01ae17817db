//===- Kernel.cpp - loaded kernels ------------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/providers/vulkan/Kernel.h"
#include "runtime/providers/vulkan/SpirvModule.h"
#include "runtime/providers/vulkan/VulkanError.h"

#include <fmt/format.h>

namespace runmat::vulkan {

/// Pipelines that a cache may hold: it keeps them for good, loaded or not.
static constexpr uint32_t pipelinesOfACache = 1024;

KernelLoader::KernelLoader(const Device &device) : device(device) {
  renewCache();
}

void KernelLoader::renewCache() {
  const DeviceFunctions &vk = device.functions();
  VkPipelineCacheCreateInfo info = structure<VkPipelineCacheCreateInfo>(
      VK_STRUCTURE_TYPE_PIPELINE_CACHE_CREATE_INFO);
  cache = device.make<VkPipelineCache>("create a pipeline cache",
                                       vk.CreatePipelineCache,
                                       vk.DestroyPipelineCache, info);
}

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

VkPipelineLayout KernelLoader::layoutFor(uint32_t pushConstantBytes) {
  auto it = layouts.find(pushConstantBytes);
  if (it != layouts.end())
    return it->second.get();
  VkPushConstantRange range{VK_SHADER_STAGE_COMPUTE_BIT, 0, pushConstantBytes};
  VkPipelineLayoutCreateInfo info = structure<VkPipelineLayoutCreateInfo>(
      VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO);
  info.pushConstantRangeCount = pushConstantBytes ? 1 : 0;
  info.pPushConstantRanges = &range;
  const DeviceFunctions &vk = device.functions();
  Handle<VkPipelineLayout> layout = device.make<VkPipelineLayout>(
      "create a pipeline layout", vk.CreatePipelineLayout,
      vk.DestroyPipelineLayout, info);
  return layouts.emplace(pushConstantBytes, std::move(layout))
      .first->second.get();
}

Handle<VkPipeline>
KernelLoader::makePipeline(const std::vector<uint32_t> &words,
                           const std::string &entry, VkPipelineLayout layout) {
  if (++cachedPipelines % pipelinesOfACache == 0)
    renewCache();
  const DeviceFunctions &vk = device.functions();
  VkShaderModuleCreateInfo moduleInfo = structure<VkShaderModuleCreateInfo>(
      VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO);
  moduleInfo.codeSize = words.size() * sizeof(uint32_t);
  moduleInfo.pCode = words.data();
  Handle<VkShaderModule> module = device.make<VkShaderModule>(
      fmt::format("load the kernel ({})", entry), vk.CreateShaderModule,
      vk.DestroyShaderModule, moduleInfo);

  VkComputePipelineCreateInfo info = structure<VkComputePipelineCreateInfo>(
      VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO);
  info.stage.sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO;
  info.stage.stage = VK_SHADER_STAGE_COMPUTE_BIT;
  info.stage.module = module.get();
  info.stage.pName = entry.c_str();
  info.layout = layout;
  VkPipeline pipeline = VK_NULL_HANDLE;
  checked(fmt::format("compile the kernel ({})", entry), [&] {
    return vk.CreateComputePipelines(device.get(), cache.get(), 1, &info,
                                     nullptr, &pipeline);
  });
  return Handle<VkPipeline>(device.get(), vk.DestroyPipeline, pipeline);
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
  kernel->layout = layoutFor(kernel->argumentsInBuffer
                                 ? sizeof(uint64_t)
                                 : static_cast<uint32_t>(argumentBytes));
  kernel->pipeline = makePipeline(module.words, kernel->name, kernel->layout);
  return kernel;
}

} // namespace runmat::vulkan
