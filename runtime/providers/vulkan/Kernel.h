//===- Kernel.h - loaded kernels --------------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_PROVIDERS_VULKAN_KERNEL_H
#define RUNMAT_RUNTIME_PROVIDERS_VULKAN_KERNEL_H

#include "runtime/providers/vulkan/Device.h"
#include "runtime/providers/vulkan/KernelHistory.h"

#include <memory>

namespace runmat::vulkan {

/// A pipeline and how to launch it.
struct Kernel {
  Pipeline *pipeline = nullptr;
  std::string name;
  uint32_t wordCount = 0;
  uint32_t itemsPerGroup = 1;
  /// The arguments are in a buffer; its address is the only push constant.
  bool argumentsInBuffer = false;
};

/// Makes kernels.
class KernelLoader {
public:
  KernelLoader(const Device &device, Pipelines &pipelines,
               KernelHistory &history)
      : device(device), pipelines(pipelines), history(history) {}
  KernelLoader(const KernelLoader &) = delete;
  KernelLoader &operator=(const KernelLoader &) = delete;

  /// Its pipeline is to be given back. Throws VulkanError that names the kernel
  /// and says what is wrong with it.
  std::unique_ptr<Kernel> load(const runmat_kernel_code &code);

private:
  void checkCode(const runmat_kernel_code &code) const;

  const Device &device;
  Pipelines &pipelines;
  KernelHistory &history;
};

} // namespace runmat::vulkan

#endif // RUNMAT_RUNTIME_PROVIDERS_VULKAN_KERNEL_H
