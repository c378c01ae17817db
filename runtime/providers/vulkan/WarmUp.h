//===- WarmUp.h - pipelines made before they are asked for ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_PROVIDERS_VULKAN_WARMUP_H
#define RUNMAT_RUNTIME_PROVIDERS_VULKAN_WARMUP_H

#include "runtime/providers/vulkan/KernelHistory.h"
#include "runtime/providers/vulkan/SpirvModule.h"

#include <atomic>
#include <thread>

namespace runmat::vulkan {

/// A thread that makes the pipelines of a history's kernels, one after the
/// other, until it is told to stop, the user interrupts, or the device is lost
/// or out of memory. Nobody waits for it, and what fails is left to whoever
/// needs it.
class WarmUp {
public:
  /// `interrupt` may be null.
  WarmUp(Pipelines &pipelines, const KernelHistory &history,
         const DevicePlan &plan, const volatile int32_t *interrupt)
      : pipelines(pipelines), history(history), plan(plan),
        interrupt(interrupt) {}
  ~WarmUp() { stop(); }
  WarmUp(const WarmUp &) = delete;
  WarmUp &operator=(const WarmUp &) = delete;

  /// Does nothing when the system has no thread to spare.
  void start();
  /// Returns when the thread has ended: after the pipeline that it is making.
  void stop() noexcept;

  /// Pipelines made so far.
  uint64_t made() const { return made_.load(); }
  /// The time from its start to the last of them.
  uint64_t microseconds() const { return microseconds_.load(); }
  /// When it started, in nanoseconds of the steady clock; 0 before.
  uint64_t begin() const { return begin_.load(); }

private:
  void run() noexcept;
  bool mustStop() const;
  bool prepare(const PipelineSource &source);

  Pipelines &pipelines;
  const KernelHistory &history;
  const DevicePlan &plan;
  const volatile int32_t *interrupt;
  std::atomic<bool> stopped{false};
  std::atomic<uint64_t> made_{0}, microseconds_{0}, begin_{0};
  std::thread thread;
};

} // namespace runmat::vulkan

#endif // RUNMAT_RUNTIME_PROVIDERS_VULKAN_WARMUP_H
