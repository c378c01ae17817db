//===- CommandTimer.h - when commands of the queues ran ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Timestamps around the commands of batches. Nothing needs them: what cannot be
// timed is not, and no failure here is one of the work.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_PROVIDERS_VULKAN_COMMANDTIMER_H
#define RUNMAT_RUNTIME_PROVIDERS_VULKAN_COMMANDTIMER_H

#include "runtime/providers/TimingList.h"
#include "runtime/providers/vulkan/Device.h"
#include "runtime/providers/vulkan/DeviceClock.h"

#include <optional>
#include <vector>

namespace runmat::vulkan {

class CommandTimer {
public:
  /// The timestamps of one batch; stays with it when it is used again.
  struct Marks {
    uint32_t queue = 0;
    Handle<VkQueryPool> pool;
    /// Of each command that is timed, the call that it belongs to.
    std::vector<uint64_t> calls;
    /// The last of them has begun and not ended.
    bool isOpen = false;
  };

  explicit CommandTimer(const Device &device) : device(device) {}

  /// Throws VulkanError (unsupported) when the device writes no timestamps.
  void start();
  bool isOn() const { return clock.has_value(); }
  /// Compares the clocks, where the driver can do it at once; whether it did.
  bool compareClocks();
  /// The same by the first batch collected since `start`, which ran between
  /// these times of the host; false when it was not timed.
  bool compareClocks(uint64_t before, uint64_t after);
  void stop() { clock.reset(); }

  /// A call begins, to which the commands belong that follow.
  void countCall() { calls += isOn(); }

  // For a batch, in this order: `open` before its first command, `begin` before
  // and `end` after each command that is timed, `collect` when the device is
  // done with it. Before the batch ends, `end` closes a command that still is
  // open.
  void open(Marks &marks);
  void begin(VkCommandBuffer commands, Marks &marks);
  void end(VkCommandBuffer commands, Marks &marks);
  void collect(Marks &marks);

  /// Moves finished timings to `out`; how many.
  uint32_t take(uint32_t capacity, runmat_timing *out) {
    return finished.take(capacity, out);
  }

private:
  Handle<VkQueryPool> makePool() const;
  /// Two for each command; none when they cannot be had.
  std::vector<uint64_t> read(const Marks &marks) const;

  const Device &device;
  std::optional<DeviceClock> clock;
  bool isCompared = false;
  std::optional<uint64_t> firstTimestamp;
  /// Begun since the start.
  uint64_t calls = 0;
  TimingList finished;
};

} // namespace runmat::vulkan

#endif // RUNMAT_RUNTIME_PROVIDERS_VULKAN_COMMANDTIMER_H
