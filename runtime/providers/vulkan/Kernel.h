//===- Kernel.h - loaded kernels --------------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_PROVIDERS_VULKAN_KERNEL_H
#define RUNMAT_RUNTIME_PROVIDERS_VULKAN_KERNEL_H

#include "runtime/providers/vulkan/Device.h"

#include <map>
#include <memory>

namespace runmat::vulkan {

/// A pipeline and how to launch it.
struct Kernel {
  Handle<VkPipeline> pipeline;
  VkPipelineLayout layout = VK_NULL_HANDLE;
  std::string name;
  uint32_t wordCount = 0;
  uint32_t itemsPerGroup = 1;
  /// The arguments are in a buffer; its address is the only push constant.
  bool argumentsInBuffer = false;
};

/// Makes kernels. Pipeline layouts are shared by size of the push constants;
/// the driver's pipeline cache serves a bounded number of pipelines.
class KernelLoader {
public:
  explicit KernelLoader(const Device &device);
  KernelLoader(const KernelLoader &) = delete;
  KernelLoader &operator=(const KernelLoader &) = delete;

  /// Throws VulkanError that names the kernel and says what is wrong with it.
  std::unique_ptr<Kernel> load(const runmat_kernel_code &code);

private:
  void checkCode(const runmat_kernel_code &code) const;
  void renewCache();
  VkPipelineLayout layoutFor(uint32_t pushConstantBytes);
  Handle<VkPipeline> makePipeline(const std::vector<uint32_t> &words,
                                  const std::string &entry,
                                  VkPipelineLayout layout);

  const Device &device;
  Handle<VkPipelineCache> cache;
  uint32_t cachedPipelines = 0;
  std::map<uint32_t, Handle<VkPipelineLayout>> layouts;
};

} // namespace runmat::vulkan

#endif // RUNMAT_RUNTIME_PROVIDERS_VULKAN_KERNEL_H
