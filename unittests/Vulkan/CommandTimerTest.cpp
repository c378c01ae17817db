//===- CommandTimerTest.cpp - timestamps of a real queue --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/providers/vulkan/CommandTimer.h"
#include "VulkanTest.h"
#include "runtime/providers/vulkan/Queues.h"

#include <chrono>

namespace runmat::vulkan::test {
namespace {

uint64_t now() {
  return uint64_t(std::chrono::duration_cast<std::chrono::nanoseconds>(
                      std::chrono::steady_clock::now().time_since_epoch())
                      .count());
}

/// The queues of the first device, whose plan the test may change.
class CommandTimerTest : public DeviceTest {
protected:
  Queues &open(void (*change)(DevicePlan &) = [](DevicePlan &) {}) {
    instance.emplace(InstanceOptions{});
    const PhysicalDeviceSnapshot snapshot =
        snapshotDevices(instance->functions(), instance->physicalDevices())[0];
    DevicePlan plan = planDevice(snapshot);
    change(plan);
    device.emplace(*instance, snapshot, plan);
    return queues.emplace(*device, nullptr);
  }
  /// A call of one command.
  void call() {
    queues->commandTimer().countCall();
    queues->begin(queues->compute(), {});
    queues->compute().commit(1);
  }
  std::vector<runmat_timing> finished() {
    queues->waitIdle();
    std::vector<runmat_timing> timings(TimingList::most);
    timings.resize(queues->commandTimer().take(
        static_cast<uint32_t>(timings.size()), timings.data()));
    return timings;
  }

  std::optional<Instance> instance;
  std::optional<Device> device;
  std::optional<Queues> queues;
};

/// Clocks agree at least so well on any machine.
constexpr uint64_t slack = 1'000'000'000;

void expectBetween(const std::vector<runmat_timing> &timings, uint64_t before,
                   uint64_t after) {
  uint64_t last = 0;
  for (const runmat_timing &timing : timings) {
    EXPECT_GE(timing.begin + slack, before);
    EXPECT_LE(timing.begin, timing.end);
    EXPECT_LE(timing.end, after + slack);
    EXPECT_GE(timing.begin, last);
    last = timing.end;
  }
}

TEST_F(CommandTimerTest, TimesEachCommandOfEachBatch) {
  Queues &queues = open();
  queues.timeCommands();
  const uint64_t before = now();
  const uint32_t calls = 3 * device->plan().batchCommands + 1;
  for (uint32_t i = 0; i < calls; ++i)
    call();
  const std::vector<runmat_timing> timings = finished();
  ASSERT_EQ(timings.size(), calls);
  for (uint32_t i = 0; i < calls; ++i)
    EXPECT_EQ(timings[i].call, i);
  expectBetween(timings, before, now());
  EXPECT_TRUE(finished().empty());
}

TEST_F(CommandTimerTest, ComparesClocksByABatchWhereTheDriverCannot) {
  Queues &queues = open([](DevicePlan &plan) {
    plan.readsBothClocks = false;
    plan.extensions.clear();
  });
  queues.timeCommands();
  EXPECT_FALSE(queues.commandTimer().compareClocks());
  const uint64_t before = now();
  call();
  call();
  const std::vector<runmat_timing> timings = finished();
  ASSERT_EQ(timings.size(), 2u);
  EXPECT_EQ(timings[0].call, 0u);
  EXPECT_EQ(timings[1].call, 1u);
  expectBetween(timings, before, now());
}

TEST_F(CommandTimerTest, ACommandWithoutCommitEndsWithItsBatch) {
  Queues &queues = open();
  queues.timeCommands();
  queues.commandTimer().countCall();
  queues.begin(queues.compute(), {});
  queues.submit();
  EXPECT_EQ(finished().size(), 1u);
}

TEST_F(CommandTimerTest, IsOffUntilItIsAskedFor) {
  open();
  call();
  EXPECT_TRUE(finished().empty());
}

TEST_F(CommandTimerTest, NoClockIsAnErrorOfTheRequestAlone) {
  Queues &queues = open([](DevicePlan &plan) { plan.timestampBits = 0; });
  EXPECT_THROW(queues.timeCommands(), VulkanError);
  call();
  EXPECT_TRUE(finished().empty());
}

} // namespace
} // namespace runmat::vulkan::test
