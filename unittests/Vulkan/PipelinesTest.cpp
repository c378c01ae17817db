//===- PipelinesTest.cpp - pipelines are made once --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/providers/vulkan/Pipelines.h"
#include "FakeDriver.h"

#include <gtest/gtest.h>

#include <thread>

namespace runmat::vulkan::test {
namespace {

class PipelinesTest : public testing::Test {
protected:
  static PipelineSource source(uint32_t number) {
    return {{number, 7}, "kernel", 16};
  }

  FakeDriver driver;
  DriverCache driverCache{driver.calls, driver.snapshot, nullptr};
  Pipelines pipelines{driver.calls, driverCache, true};
};

TEST_F(PipelinesTest, EqualKernelsShareAPipeline) {
  Pipeline *first = pipelines.take(source(1));
  EXPECT_EQ(pipelines.take(source(1)), first);
  pipelines.giveBack(first);
  pipelines.giveBack(first);
  EXPECT_EQ(pipelines.take(source(1)), first);
  EXPECT_EQ(driver.compiled, 1);
  EXPECT_EQ(pipelines.figures().compiled, 1u);
  EXPECT_EQ(pipelines.figures().reused, 2u);
}

TEST_F(PipelinesTest, CodeEntryAndLayoutMakeThePipeline) {
  std::set<Pipeline *> made;
  made.insert(pipelines.take({{1, 2}, "kernel", 16}));
  made.insert(pipelines.take({{1, 3}, "kernel", 16}));
  made.insert(pipelines.take({{1}, "kernel", 16}));
  made.insert(pipelines.take({{1, 2}, "kernel2", 16}));
  made.insert(pipelines.take({{1, 2}, "kernel", 8}));
  made.insert(pipelines.take({{1, 2}, "kernel", 0}));
  EXPECT_EQ(made.size(), 6u);
  std::set<VkPipelineLayout> layouts;
  for (Pipeline *pipeline : made)
    layouts.insert(pipeline->layout());
  EXPECT_EQ(layouts.size(), 3u);
  EXPECT_EQ(driver.compiled, 6);
}

TEST_F(PipelinesTest, AFailureIsNotKept) {
  driver.compileResult = VK_ERROR_OUT_OF_DEVICE_MEMORY;
  EXPECT_THROW(pipelines.take(source(1)), VulkanError);
  EXPECT_THROW(pipelines.prepare(source(1)), VulkanError);
  driver.compileResult = VK_SUCCESS;
  EXPECT_NE(pipelines.take(source(1)), nullptr);
  EXPECT_EQ(pipelines.figures().compiled, 1u);
  EXPECT_EQ(pipelines.figures().reused, 0u);
}

TEST_F(PipelinesTest, WithoutFeedbackAllAreCompiled) {
  Pipelines silent(driver.calls, driverCache, false);
  Pipelines other(driver.calls, driverCache, false);
  silent.take(source(1));
  other.take(source(1));
  EXPECT_EQ(other.figures().compiled, 1u);
  EXPECT_EQ(other.figures().cached, 0u);
}

TEST_F(PipelinesTest, ThoseUnusedForLongestAreGivenUp) {
  std::vector<Pipeline *> taken;
  for (uint32_t i = 0; i < 300; ++i)
    taken.push_back(pipelines.take(source(i)));
  EXPECT_TRUE(pipelines.takeSurplus().empty());
  // The first was given back last.
  for (size_t i = taken.size(); i-- > 0;)
    pipelines.giveBack(taken[i]);
  EXPECT_EQ(pipelines.takeSurplus().size(), 44u);
  EXPECT_EQ(driver.destroyed, 44);
  EXPECT_TRUE(pipelines.takeSurplus().empty());
  pipelines.take(source(0));
  EXPECT_EQ(pipelines.figures().reused, 1u);
  pipelines.take(source(299));
  EXPECT_EQ(pipelines.figures().reused, 1u);
}

TEST_F(PipelinesTest, OneThreadWaitsForAnother) {
  driver.close();
  std::thread background([&] { EXPECT_TRUE(pipelines.prepare(source(1))); });
  driver.awaitWaiting();
  EXPECT_FALSE(pipelines.prepare(source(1)));
  std::thread opens([&] {
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
    driver.open();
  });
  EXPECT_NE(pipelines.take(source(1)), nullptr);
  background.join();
  opens.join();
  EXPECT_EQ(driver.compiled, 1);
  EXPECT_EQ(pipelines.figures().reused, 1u);
}

TEST_F(PipelinesTest, AWaiterMakesWhatAnotherThreadCouldNot) {
  driver.close();
  driver.compileResult = VK_ERROR_OUT_OF_HOST_MEMORY;
  std::thread background(
      [&] { EXPECT_THROW(pipelines.prepare(source(1)), VulkanError); });
  driver.awaitWaiting();
  std::thread opens([&] {
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
    driver.open();
    background.join();
    driver.compileResult = VK_SUCCESS;
  });
  // Whichever of the two comes first.
  Pipeline *taken = nullptr;
  while (!taken)
    try {
      taken = pipelines.take(source(1));
    } catch (const VulkanError &) {
      std::this_thread::yield();
    }
  opens.join();
  EXPECT_EQ(driver.compiled, 1);
}

TEST_F(PipelinesTest, ThreadsMakeEachPipelineOnce) {
  auto work = [&](uint32_t first) {
    for (uint32_t i = 0; i < 200; ++i)
      pipelines.prepare(source((first + 7 * i) % 200));
  };
  std::thread one(work, 0), two(work, 100);
  for (uint32_t i = 0; i < 200; ++i)
    pipelines.take(source(i));
  one.join();
  two.join();
  EXPECT_EQ(driver.compiled, 200);
  EXPECT_EQ(pipelines.figures().compiled, 200u);
}

} // namespace
} // namespace runmat::vulkan::test
