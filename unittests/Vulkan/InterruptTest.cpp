//===- InterruptTest.cpp - interrupts while the device works ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "VulkanTest.h"
#include "runtime/providers/vulkan/Handle.h"

#include <chrono>
#include <thread>

namespace runmat::vulkan::test {
namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

class VulkanInterrupt : public DeviceTest {};

TEST_F(VulkanInterrupt, EndsAWaitAndLeavesTheDeviceUsable) {
  volatile int32_t interrupt = 0;
  TestProvider device(testOptions(&interrupt));
  runmat_kernel *kernel = device.load(spin);
  runmat_buffer out = device.put(std::vector<uint64_t>{0});
  LongWork work(device.info());
  ASSERT_EQ(device.launch(kernel, {out}, {work.outer, work.inner}, work.groups),
            RUNMAT_OK);
  Clock::time_point raised;
  std::thread user([&] {
    std::this_thread::sleep_for(milliseconds(100));
    raised = Clock::now();
    __atomic_store_n(&interrupt, 1, __ATOMIC_RELAXED);
  });
  uint64_t value = 0;
  runmat_status status =
      device.table->download(device.provider, &out, 0, &value, 8);
  Clock::time_point returned = Clock::now();
  user.join();
  EXPECT_EQ(status, RUNMAT_ERROR_INTERRUPTED);
  EXPECT_LT(returned - raised, milliseconds(200));
  EXPECT_EQ(value, 0u);

  // What was queued goes on and its result can still be had.
  interrupt = 0;
  EXPECT_EQ(device.get<uint64_t>(out), std::vector<uint64_t>{work.result()});
}

TEST_F(VulkanInterrupt, DestroyDoesNotWaitForLongWork) {
  volatile int32_t interrupt = 0;
  runmat_provider_options options = testOptions(&interrupt);
  const runmat_provider_table *table = vulkanProviderTable();
  runmat_provider *provider = nullptr;
  Clock::time_point start;
  {
    TestProvider device(options);
    runmat_kernel *kernel = device.load(spin);
    runmat_buffer out = device.alloc(8);
    LongWork work(device.info());
    ASSERT_EQ(
        device.launch(kernel, {out}, {work.outer, work.inner}, work.groups),
        RUNMAT_OK);
    interrupt = 1;
    EXPECT_EQ(device.table->synchronize(device.provider),
              RUNMAT_ERROR_INTERRUPTED);
    start = Clock::now();
  }
  EXPECT_LT(Clock::now() - start, milliseconds(300));
  // The next instances start afresh, and one of them finds the device idle and
  // destroys what was left.
  interrupt = 0;
  Clock::time_point deadline = Clock::now() + std::chrono::seconds(60);
  do {
    ASSERT_EQ(table->create(&options, &provider), RUNMAT_OK);
    table->destroy(provider);
    std::this_thread::sleep_for(milliseconds(100));
  } while (liveHandles != 0 && Clock::now() < deadline);
  EXPECT_EQ(liveHandles, 0);
}

} // namespace
} // namespace runmat::vulkan::test
