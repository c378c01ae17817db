//===- WarmUpTest.cpp - pipelines made in the background --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/providers/vulkan/WarmUp.h"
#include "FakeDriver.h"
#include "ScopedFolder.h"
#include "TestKernels.h"

#include <gtest/gtest.h>

#include <cstring>

namespace runmat::vulkan::test {
namespace {

PipelineSource sourceOf(const TestKernel &kernel) {
  PipelineSource source;
  source.words.resize(kernel.code.size() / 4);
  std::memcpy(source.words.data(), kernel.code.data(), kernel.code.size());
  source.entry = kernel.entry;
  source.pushConstantBytes = 24;
  return source;
}

DevicePlan capablePlan() {
  DevicePlan plan;
#define RUNMAT_VULKAN_OFFER(name, group) plan.features.name = true;
  RUNMAT_VULKAN_FEATURES(RUNMAT_VULKAN_OFFER)
#undef RUNMAT_VULKAN_OFFER
  plan.maxPushConstantBytes = 128;
  return plan;
}

class WarmUpTest : public testing::Test {
protected:
  WarmUpTest() { remember({one, two, three}); }

  /// What an earlier process used.
  void remember(const std::vector<PipelineSource> &sources) {
    KernelHistory earlier(driver.snapshot, &files);
    for (const PipelineSource &source : sources)
      earlier.note(source);
    earlier.save();
  }
  void awaitMade(uint64_t count) {
    while (warmUp.made() < count)
      std::this_thread::yield();
  }

  const PipelineSource one = sourceOf(addSelf), two = sourceOf(gridStride),
                       three = sourceOf(spin);
  ScopedFolder folder;
  FileCache files{folder.path(), uint64_t{1} << 30};
  FakeDriver driver;
  volatile int32_t interrupt = 0;
  const DevicePlan plan = capablePlan();
  DriverCache driverCache{driver.calls, driver.snapshot, &files};
  KernelHistory history{driver.snapshot, &files};
  Pipelines pipelines{driver.calls, driverCache, true};
  WarmUp warmUp{pipelines, history, plan, &interrupt};
};

TEST_F(WarmUpTest, KernelsUsedLastAreThereWhenAskedFor) {
  warmUp.start();
  awaitMade(3);
  warmUp.stop();
  EXPECT_GT(warmUp.microseconds(), 0u);
  for (const PipelineSource &source : {one, two, three})
    EXPECT_NE(pipelines.take(source), nullptr);
  EXPECT_EQ(driver.compiled, 3);
  EXPECT_EQ(pipelines.figures().reused, 3u);
}

TEST_F(WarmUpTest, AKernelAskedForMeanwhileIsMadeOnce) {
  driver.close();
  warmUp.start();
  driver.awaitWaiting();
  std::thread asks([&] { pipelines.take(two); });
  driver.open();
  asks.join();
  awaitMade(1);
  warmUp.stop();
  pipelines.take(one);
  pipelines.take(three);
  EXPECT_EQ(driver.compiled, 3);
}

TEST_F(WarmUpTest, StopsAfterThePipelineInTheMaking) {
  driver.close();
  warmUp.start();
  driver.awaitWaiting();
  std::thread opens([&] {
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
    driver.open();
  });
  warmUp.stop();
  opens.join();
  EXPECT_EQ(driver.compiled, 1);
  EXPECT_EQ(warmUp.made(), 1u);
  warmUp.stop();
}

TEST_F(WarmUpTest, TheUserInterruptsIt) {
  driver.close();
  warmUp.start();
  driver.awaitWaiting();
  __atomic_store_n(&interrupt, 1, __ATOMIC_RELAXED);
  driver.open();
  awaitMade(1);
  warmUp.stop();
  EXPECT_EQ(driver.compiled, 1);
}

TEST_F(WarmUpTest, ALostDeviceEndsIt) {
  for (VkResult result :
       {VK_ERROR_DEVICE_LOST, VK_ERROR_OUT_OF_DEVICE_MEMORY}) {
    driver.compileResult = result;
    driver.attempts = 0;
    WarmUp doomed(pipelines, history, plan, nullptr);
    doomed.start();
    while (driver.attempts == 0)
      std::this_thread::yield();
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
    doomed.stop();
    EXPECT_EQ(driver.attempts, 1);
  }
}

TEST_F(WarmUpTest, AKernelThatFailsIsPassedOver) {
  driver.compileResult = VK_ERROR_INITIALIZATION_FAILED;
  warmUp.start();
  while (driver.attempts < 3)
    std::this_thread::yield();
  warmUp.stop();
  EXPECT_EQ(warmUp.made(), 0u);
  driver.compileResult = VK_SUCCESS;
  EXPECT_NE(pipelines.take(one), nullptr);
}

TEST_F(WarmUpTest, WhatTheDeviceCannotRunNeverReachesTheDriver) {
  PipelineSource otherEntry = one, cut = one, wide = one;
  otherEntry.entry = "other";
  cut.words.resize(8);
  wide.pushConstantBytes = 136;
  remember({otherEntry, cut, wide, {}});
  ASSERT_EQ(history.stored().size(), 7u);
  warmUp.start();
  awaitMade(3);
  warmUp.stop();
  EXPECT_EQ(driver.attempts, 3);
}

TEST_F(WarmUpTest, NothingToWarmIsNothing) {
  std::filesystem::remove_all(folder.path());
  warmUp.start();
  warmUp.stop();
  EXPECT_EQ(warmUp.made(), 0u);
  EXPECT_EQ(driver.attempts, 0);
}

} // namespace
} // namespace runmat::vulkan::test
