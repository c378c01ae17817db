//===- Queue.h - recording, submitting and waiting --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One compute queue. Commands are recorded into batches; each submitted batch
// has a serial, the value its end gives to one timeline semaphore. What a batch
// uses is destroyed or reused once its serial is reached.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_PROVIDERS_VULKAN_QUEUE_H
#define RUNMAT_RUNTIME_PROVIDERS_VULKAN_QUEUE_H

#include "runtime/providers/vulkan/CommandTimer.h"
#include "runtime/providers/vulkan/Device.h"
#include "runtime/providers/vulkan/Hazards.h"

#include <chrono>
#include <deque>
#include <span>
#include <string>
#include <vector>

namespace runmat::vulkan {

class Queue {
public:
  /// `interrupt` may be null; waits look at it.
  Queue(const Device &device, const volatile int32_t *interrupt);
  Queue(const Queue &) = delete;
  Queue &operator=(const Queue &) = delete;

  /// The command buffer for one command that touches `accesses`; what earlier
  /// commands did to them is made visible first. To be followed by `commit`.
  VkCommandBuffer begin(std::span<const Access> accesses);
  /// Ends the command begun; `items` measures its work. May submit.
  void commit(uint64_t items);
  /// Makes what the commands recorded so far write visible to the host once
  /// they are done.
  void showToHost();

  /// Submits what is recorded, if anything.
  void submit();
  /// Waits until batch `serial` is done; submits it first if needed. Throws
  /// VulkanError (interrupted) when the user interrupts, and leaves the work
  /// running.
  void wait(uint64_t serial);
  /// Waits for everything recorded so far.
  void waitIdle() { wait(lastSerial()); }
  /// Waits for what was submitted, at most `limit`, and at most
  /// `afterInterrupt` once the user has interrupted. Returns whether nothing
  /// runs any more.
  bool drain(std::chrono::milliseconds limit,
             std::chrono::milliseconds afterInterrupt) noexcept;

  /// Serial of the batch that the next command goes into.
  uint64_t pendingSerial() const { return submitted + 1; }
  /// Serial that covers every command recorded so far.
  uint64_t lastSerial() const { return submitted + (current.buffer ? 1 : 0); }
  /// Whether no command of batch `serial` is waiting or running.
  bool isDone(uint64_t serial);
  /// Whether the user has interrupted; another thread may be about to say so.
  bool interrupted() const {
    return interrupt && __atomic_load_n(interrupt, __ATOMIC_RELAXED) != 0;
  }

  /// Times that a command had to wait for those before it.
  uint64_t barriers() const { return barrierCount; }

  /// Begins to time what is recorded from now on. Throws VulkanError
  /// (unsupported) when there is no clock for it.
  void timeCommands();
  CommandTimer &commandTimer() { return timer; }

  /// The caller's interrupt word is about to go.
  void ignoreInterrupts() { interrupt = nullptr; }

  /// Keeps an object alive until every command recorded so far is done.
  void retire(Block block);
  void retire(Handle<VkPipeline> pipeline);
  /// Destroys retired objects whose time has come.
  void collect();

private:
  struct Batch {
    Handle<VkCommandPool> pool;
    VkCommandBuffer buffer = VK_NULL_HANDLE;
    uint64_t serial = 0;
    CommandTimer::Marks marks;
  };
  struct Retired {
    uint64_t serial = 0;
    Block block;
    Handle<VkPipeline> pipeline;
  };

  Batch makeBatch();
  void openBatch();
  void endAndSubmit();
  void barrier(VkPipelineStageFlags to, VkAccessFlags access);
  void requireAlive() const;
  [[noreturn]] void loseWork(const VulkanError &cause);
  uint64_t completedSerial();
  VkResult waitFor(uint64_t serial, uint64_t nanoseconds);

  const Device &device;
  const volatile int32_t *interrupt;
  Handle<VkSemaphore> timeline;
  Batch current;
  uint32_t commands = 0;
  uint64_t work = 0;
  uint64_t submitted = 0;
  uint64_t completed = 0;
  uint64_t barrierCount = 0;
  HazardTracker hazards;
  CommandTimer timer;
  std::deque<Batch> running;
  std::vector<Batch> idle;
  std::deque<Retired> retired;
  /// Why recorded work was lost; empty while all is well.
  std::string lost;
};

} // namespace runmat::vulkan

#endif // RUNMAT_RUNTIME_PROVIDERS_VULKAN_QUEUE_H
