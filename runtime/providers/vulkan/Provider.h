//===- Provider.h - one instance of the Vulkan provider ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The calls of the C ABI as member functions that throw VulkanError. The table
// in VulkanProvider.cpp turns them into statuses.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_PROVIDERS_VULKAN_PROVIDER_H
#define RUNMAT_RUNTIME_PROVIDERS_VULKAN_PROVIDER_H

#include "runtime/providers/vulkan/Kernel.h"
#include "runtime/providers/vulkan/Transfer.h"
#include "runtime/providers/vulkan/WarmUp.h"

#include <memory>
#include <optional>
#include <string>
#include <unordered_map>

namespace runmat::vulkan {

class Provider {
public:
  explicit Provider(const runmat_provider_options &options);

  runmat_device_info deviceInfo() const;
  runmat_buffer alloc(uint64_t bytes);
  void free(const runmat_buffer &buffer);
  void upload(const runmat_buffer &to, uint64_t offset, const void *from,
              uint64_t bytes);
  void download(const runmat_buffer &from, uint64_t offset, void *to,
                uint64_t bytes);
  void copy(const runmat_buffer &to, uint64_t toOffset,
            const runmat_buffer &from, uint64_t fromOffset, uint64_t bytes);
  void fill(const runmat_buffer &to, uint64_t offset, uint64_t bytes,
            const void *pattern, uint32_t patternBytes);
  Kernel *loadKernel(const runmat_kernel_code &code);
  void unloadKernel(Kernel *kernel);
  void launch(const runmat_launch &launch);
  void synchronize();
  uint64_t recordEvent();
  void waitEvent(uint64_t event);
  runmat_provider_statistics statistics() const;
  void timeCalls();
  uint32_t takeTimings(uint32_t capacity, runmat_timing *out);
  /// Before a call that is timed.
  void countCall() { queues.commandTimer().countCall(); }
  uint64_t validationMessages() const;
  uint32_t queueCount() const { return queues.count(); }
  const char *queueName(uint32_t queue) const;
  /// Times that a command had to wait for those before it, in its own queue,
  /// and in another one.
  uint64_t barriers() const;
  uint64_t waitsForOthers() const;

  /// Waits for the device, for a bounded time. Returns whether it is idle and
  /// the instance may be destroyed.
  bool comesToRest() noexcept;
  /// The same without waiting.
  bool isIdle() noexcept;

  /// Message of the last failed call.
  std::string error;

private:
  Range range(const runmat_buffer &buffer, uint64_t offset,
              uint64_t bytes) const;
  Kernel &findKernel(const runmat_launch &launch) const;
  std::vector<Access> accessesOf(const runmat_launch &launch) const;
  void saveCaches() noexcept;
  void pushArguments(VkCommandBuffer commands, const Kernel &kernel,
                     const uint64_t *words, uint64_t argumentsAddress);

  const uint32_t index;
  // In the order of dependence: what is made last goes first.
  Instance instance;
  Device device;
  Queues queues;
  Memory memory;
  Transfer transfer;
  std::optional<FileCache> files;
  DriverCache driverCache;
  Pipelines pipelines;
  KernelHistory history;
  KernelLoader loader;
  std::unordered_map<Kernel *, std::unique_ptr<Kernel>> kernels;
  runmat_provider_statistics counters{};
  uint64_t compiledWhenSaved = 0;
  /// RUNMAT_FEATURE_FMA_* that the device showed.
  const uint32_t fmaFeatures;
  WarmUp warmUp;
};

} // namespace runmat::vulkan

#endif // RUNMAT_RUNTIME_PROVIDERS_VULKAN_PROVIDER_H
