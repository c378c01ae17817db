//===- Queue.h - recording, submitting and waiting --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One queue of the device. Commands are recorded into batches; each submitted
// batch has a serial, the value its end gives to the queue's timeline
// semaphore. What a batch uses is destroyed or reused once its serial is
// reached. What commands of several queues have to do with each other is the
// affair of Queues.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_PROVIDERS_VULKAN_QUEUE_H
#define RUNMAT_RUNTIME_PROVIDERS_VULKAN_QUEUE_H

#include "runtime/providers/vulkan/CommandTimer.h"
#include "runtime/providers/vulkan/Device.h"
#include "runtime/providers/vulkan/UseHistory.h"

#include <chrono>
#include <deque>
#include <span>
#include <string>
#include <vector>

namespace runmat::vulkan {

/// What all queues of a device have in common.
struct QueueState {
  /// The interrupt may be null; waits look at it.
  QueueState(const Device &device, const volatile int32_t *interrupt)
      : device(device), interrupt(interrupt), timer(device) {}

  void requireAlive() const;
  [[noreturn]] void loseWork(const VulkanError &cause);
  /// Whether the user has interrupted; another thread may be about to say so.
  bool interrupted() const {
    return interrupt && __atomic_load_n(interrupt, __ATOMIC_RELAXED) != 0;
  }

  const Device &device;
  const volatile int32_t *interrupt;
  CommandTimer timer;
  /// Why recorded work was lost; empty while all is well.
  std::string lost;
};

class Queue {
public:
  /// The queue at that place of the plan.
  Queue(QueueState &state, uint32_t index);
  Queue(const Queue &) = delete;
  Queue &operator=(const Queue &) = delete;

  /// The command buffer for one command that touches `accesses`; what earlier
  /// commands of this queue did to them is made visible first. To be followed
  /// by `commit`.
  VkCommandBuffer begin(std::span<const Access> accesses);
  /// Ends the command begun; `items` measures its work. May submit.
  void commit(uint64_t items);
  /// Makes what the commands recorded so far write visible to the host once
  /// they are done.
  void showToHost();

  /// Commands begun from now on run after batch `serial` of the other queue,
  /// which is submitted for that if it is not yet.
  void runAfter(Queue &other, uint64_t serial);
  /// Serial of the last batch here that must be over before somebody else may
  /// do `accesses`; 0: there is none.
  uint64_t lastConflict(std::span<const Access> accesses) const {
    return uses.lastConflict(accesses);
  }

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
  /// Whether commands are recorded that are not submitted.
  bool isRecording() const { return current.buffer != VK_NULL_HANDLE; }

  /// Times that a command had to wait for those before it, in this queue and in
  /// others.
  uint64_t barriers() const { return barrierCount; }
  uint64_t waitsForOthers() const { return crossings; }

  /// Takes notice of batches that are over.
  void collect();

private:
  struct Batch {
    Handle<VkCommandPool> pool;
    VkCommandBuffer buffer = VK_NULL_HANDLE;
    uint64_t serial = 0;
    CommandTimer::Marks marks;
  };
  /// What the batch being recorded, or the next one, waits for.
  struct Wait {
    VkSemaphore timeline;
    uint64_t serial;
  };

  Batch makeBatch();
  void openBatch();
  void endAndSubmit();
  VkPipelineStageFlags workStages() const;
  void barrier(VkPipelineStageFlags to, VkAccessFlags access);
  uint64_t completedSerial();
  VkResult waitFor(uint64_t serial, uint64_t nanoseconds);

  QueueState &state;
  const Device &device;
  const uint32_t index;
  Handle<VkSemaphore> timeline;
  Batch current;
  std::vector<Wait> waits;
  /// Of each queue, the batch that whatever is begun here runs after.
  std::vector<uint64_t> ranAfter;
  uint32_t commands = 0;
  uint64_t work = 0;
  uint64_t submitted = 0;
  uint64_t completed = 0;
  uint64_t barrierCount = 0;
  uint64_t crossings = 0;
  HazardTracker hazards;
  UseHistory uses;
  std::deque<Batch> running;
  std::vector<Batch> idle;
};

} // namespace runmat::vulkan

#endif // RUNMAT_RUNTIME_PROVIDERS_VULKAN_QUEUE_H
