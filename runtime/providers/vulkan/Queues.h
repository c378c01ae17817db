//===- Queues.h - the queues of a device together ---------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Kernels run in one queue; large transfers go through others, so that copying
// and computing overlap. Commands of several queues that touch the same memory
// are ordered as they were begun, by the queues' timeline semaphores.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_PROVIDERS_VULKAN_QUEUES_H
#define RUNMAT_RUNTIME_PROVIDERS_VULKAN_QUEUES_H

#include "runtime/providers/vulkan/Queue.h"

#include <memory>

namespace runmat::vulkan {

class Queues {
public:
  /// `interrupt` may be null; waits look at it.
  Queues(const Device &device, const volatile int32_t *interrupt);
  Queues(const Queues &) = delete;
  Queues &operator=(const Queues &) = delete;

  Queue &compute() { return *queues.front(); }
  /// Of large transfers; the compute queue where there is no other.
  Queue &uploads() { return *queues[plan.uploadQueue]; }
  Queue &downloads() { return *queues[plan.downloadQueue]; }
  uint32_t count() const { return static_cast<uint32_t>(queues.size()); }

  /// Puts the next command of `queue` behind all commands of other queues that
  /// it must not overtake if it touches `accesses`. May submit, so this comes
  /// before memory is reserved for the batch that the command is going into.
  void order(Queue &queue, std::span<const Access> accesses);
  /// The command buffer for one command in `queue`, which is ordered. To be
  /// followed by `commit` of the queue.
  VkCommandBuffer begin(Queue &queue, std::span<const Access> accesses);

  /// Submits what is recorded, if anything.
  void submit();
  /// Waits for everything recorded so far.
  void waitIdle();
  /// Waits until the host may do `access`.
  void waitFor(const Access &access);
  /// Whether it may already.
  bool isFree(const Access &access);
  /// Waits for what was submitted, as Queue::drain does.
  bool drain(std::chrono::milliseconds limit,
             std::chrono::milliseconds afterInterrupt) noexcept;

  /// A name for everything recorded so far.
  uint64_t recordEvent();
  /// Waits for what an event names; throws VulkanError (invalid argument) when
  /// there is no such event.
  void waitEvent(uint64_t event);

  /// Keeps an object alive until every command recorded so far is done.
  void retire(Block block);
  void retire(Handle<VkPipeline> pipeline);
  /// Destroys retired objects whose time has come.
  void collect();

  /// Times that a command had to wait for those before it, in its own queue,
  /// and in another one.
  uint64_t barriers() const;
  uint64_t waitsForOthers() const;

  /// Begins to time what is recorded from now on. Throws VulkanError
  /// (unsupported) when there is no clock for it.
  void timeCommands();
  CommandTimer &commandTimer() { return state.timer; }

  /// The caller's interrupt word is about to go.
  void ignoreInterrupts() { state.interrupt = nullptr; }

private:
  /// The last batch of each queue at some time.
  using Moment = std::vector<uint64_t>;
  struct Retired {
    Moment last;
    Block block;
    Handle<VkPipeline> pipeline;
  };
  struct Event {
    uint64_t number;
    Moment last;
  };
  Moment now() const;
  bool isOver(const Moment &moment);

  const DevicePlan &plan;
  QueueState state;
  std::vector<std::unique_ptr<Queue>> queues;
  std::deque<Retired> retired;
  /// Those that may not be over.
  std::deque<Event> events;
  uint64_t lastEvent = 0;
};

} // namespace runmat::vulkan

#endif // RUNMAT_RUNTIME_PROVIDERS_VULKAN_QUEUES_H
