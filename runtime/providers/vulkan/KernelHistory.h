//===- KernelHistory.h - kernels that a device used last --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_PROVIDERS_VULKAN_KERNELHISTORY_H
#define RUNMAT_RUNTIME_PROVIDERS_VULKAN_KERNELHISTORY_H

#include "runtime/providers/vulkan/Pipelines.h"

#include <string>
#include <vector>

namespace runmat::vulkan {

/// The kernels that processes used on a device, kept in a file: those of the
/// last process first, in the order in which it first used them.
class KernelHistory {
public:
  /// Without `files` there is no history.
  KernelHistory(const PhysicalDeviceSnapshot &snapshot, const FileCache *files);

  /// What the file holds; empty when there is nothing of use. Any thread may
  /// call.
  std::vector<PipelineSource> stored() const;
  /// Remembers that this process uses a kernel.
  void note(const PipelineSource &source);
  /// Writes the kernels of this process, then those that the file holds now,
  /// as many as fit. Does nothing when that is what it holds.
  void save() const noexcept;

private:
  const FileCache *files;
  const std::string key;
  std::vector<PipelineSource> used;
};

} // namespace runmat::vulkan

#endif // RUNMAT_RUNTIME_PROVIDERS_VULKAN_KERNELHISTORY_H
