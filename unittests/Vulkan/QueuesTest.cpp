//===- QueuesTest.cpp - copying and computing in several queues -*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "VulkanTest.h"

#include <chrono>
#include <functional>
#include <map>
#include <random>

namespace runmat::vulkan::test {
namespace {

/// Enough for a queue of its own.
constexpr uint64_t largeWords = 300'000;

/// With three queues that run what may run in an order of the seed.
class VulkanQueues : public DeviceTest,
                     public testing::WithParamInterface<int> {
  ShuffledQueues queues{GetParam()};
  ScopedVariable staging{"RUNMAT_VULKAN_STAGING", "1"};
};

INSTANTIATE_TEST_SUITE_P(Seeds, VulkanQueues, testing::Range(1, 7));

TEST_P(VulkanQueues, AreNamedByWhatTheyAreFor) {
  TestProvider device;
  auto name = [&](uint32_t queue) {
    return std::string(device.table->queue_name(device.provider, queue));
  };
  ASSERT_EQ(device.table->queue_count(device.provider), 3u);
  EXPECT_EQ(name(0), "compute");
  EXPECT_EQ(name(1), "uploads");
  EXPECT_EQ(name(2), "downloads");
  EXPECT_EQ(name(3), "");
}

/// Random calls, and what they must leave, by a model on the host.
class RandomCalls {
public:
  RandomCalls(TestProvider &device, int seed)
      : device(device), random(static_cast<unsigned>(seed)),
        kernel(device.load(gridStride)) {
    for (int i = 0; i < 6; ++i)
      make();
  }

  void run(int calls) {
    for (int i = 0; i < calls && !testing::Test::HasFailure(); ++i)
      call();
    for (auto &[handle, one] : buffers)
      check(one);
  }

private:
  struct Buffer {
    runmat_buffer memory;
    std::vector<uint32_t> words;
  };

  uint32_t below(uint64_t bound) {
    return static_cast<uint32_t>(random() % bound);
  }
  Buffer &any() {
    return std::next(buffers.begin(), below(buffers.size()))->second;
  }
  void make() {
    const uint64_t words = below(3) ? largeWords + below(5) : 100;
    Buffer made{device.alloc(words * 4), std::vector<uint32_t>(words)};
    uint64_t handle = made.memory.handle;
    upload(buffers.emplace(handle, std::move(made)).first->second);
  }
  void upload(Buffer &to) {
    for (uint32_t &word : to.words)
      word = static_cast<uint32_t>(random());
    device.upload(to.memory, to.words.data(), to.words.size() * 4);
  }
  void check(Buffer &from) {
    ASSERT_TRUE(device.get<uint32_t>(from.memory) == from.words);
  }
  void launch(Buffer &on) {
    const uint32_t added = below(1000);
    ASSERT_EQ(device.launch(kernel, {on.memory}, {on.words.size(), added},
                            on.words.size()),
              RUNMAT_OK);
    for (uint32_t &word : on.words)
      word += added;
  }
  void copy(Buffer &to, Buffer &from) {
    if (&to == &from)
      return;
    const size_t count = std::min(to.words.size(), from.words.size());
    ASSERT_EQ(device.table->copy(device.provider, &to.memory, 0, &from.memory,
                                 0, count * 4),
              RUNMAT_OK);
    std::copy_n(from.words.begin(), count, to.words.begin());
  }
  void replace(Buffer &old) {
    const runmat_buffer memory = old.memory;
    buffers.erase(memory.handle);
    EXPECT_EQ(device.table->free(device.provider, &memory), RUNMAT_OK);
    make();
  }
  void call() {
    Buffer &one = any();
    switch (below(8)) {
    case 0:
    case 1:
      return upload(one);
    case 2:
      return check(one);
    case 3:
      return copy(any(), one);
    case 4:
      return replace(one);
    default:
      return launch(one);
    }
  }

  TestProvider &device;
  std::mt19937 random;
  runmat_kernel *kernel;
  std::map<uint64_t, Buffer> buffers;
};

TEST_P(VulkanQueues, WorkAsIfInTheOrderOfTheCalls) {
  TestProvider device;
  RandomCalls(device, GetParam()).run(150);
  // A fast device is often done before the next call: it waits less often.
  EXPECT_GT(waitsForOtherQueues(device.provider), 4u);
}

TEST_P(VulkanQueues, ALaunchWaitsForTheUploadThatItReads) {
  TestProvider device;
  runmat_kernel *kernel = device.load(gridStride);
  for (uint32_t round = 0; round < 5; ++round) {
    runmat_buffer buffer = device.put(std::vector<uint32_t>(largeWords, round));
    device.launch(kernel, {buffer}, {largeWords, 3}, largeWords);
    EXPECT_TRUE(device.get<uint32_t>(buffer) ==
                std::vector<uint32_t>(largeWords, round + 3));
    device.table->free(device.provider, &buffer);
  }
}

TEST_P(VulkanQueues, AnUploadWaitsForLaunchesThatUseTheMemory) {
  TestProvider device;
  runmat_kernel *kernel = device.load(addSelf);
  runmat_buffer from = device.put(std::vector<float>(largeWords, 1));
  runmat_buffer to = device.alloc(largeWords * 4);
  device.launch(kernel, {from, to}, {largeWords / 4}, largeWords / 4,
                {RUNMAT_ACCESS_READ, RUNMAT_ACCESS_WRITE});
  const std::vector<float> next(largeWords, 5);
  device.upload(from, next.data(), largeWords * 4);
  EXPECT_TRUE(device.get<float>(to) == std::vector<float>(largeWords, 2));
  EXPECT_TRUE(device.get<float>(from) == next);
}

/// Whether the launch that reads an upload had to wait for it: the device may
/// be done before it is asked.
bool launchWaitsForUpload(TestProvider &device, runmat_kernel *kernel) {
  runmat_buffer one = device.put(std::vector<uint32_t>(largeWords, 1));
  runmat_buffer two = device.alloc(largeWords * 4);
  device.launch(kernel, {one}, {largeWords, 3}, largeWords);
  const uint64_t before = waitsForOtherQueues(device.provider);
  const std::vector<uint32_t> words(largeWords, 7);
  device.upload(two, words.data(), largeWords * 4);
  EXPECT_EQ(waitsForOtherQueues(device.provider), before);
  device.launch(kernel, {two}, {largeWords, 3}, largeWords);
  const uint64_t after = waitsForOtherQueues(device.provider);
  EXPECT_EQ(device.get<uint32_t>(two), std::vector<uint32_t>(largeWords, 10));
  device.table->free(device.provider, &one);
  device.table->free(device.provider, &two);
  return after == before + 1;
}

TEST_P(VulkanQueues, AnUploadToOtherMemoryWaitsForNothing) {
  TestProvider device;
  runmat_kernel *kernel = device.load(gridStride);
  bool waited = false;
  for (int round = 0; round < 100 && !waited; ++round)
    waited = launchWaitsForUpload(device, kernel);
  EXPECT_TRUE(waited);
}

TEST_P(VulkanQueues, EventsAndSynchronizeCoverAllOfThem) {
  TestProvider device;
  runmat_buffer buffer = device.alloc(largeWords * 4);
  const std::vector<uint32_t> words(largeWords, 7);
  for (bool byEvent : {false, true}) {
    ASSERT_EQ(device.table->time_calls(device.provider), RUNMAT_OK);
    device.upload(buffer, words.data(), largeWords * 4);
    uint64_t event = 0;
    ASSERT_EQ(device.table->record_event(device.provider, &event), RUNMAT_OK);
    EXPECT_EQ(byEvent ? device.table->wait_event(device.provider, event)
                      : device.table->synchronize(device.provider),
              RUNMAT_OK);
    runmat_timing timing{};
    uint32_t count = 0;
    device.table->take_timings(device.provider, 1, &timing, &count);
    EXPECT_EQ(count, 1u) << byEvent;
  }
}

TEST_P(VulkanQueues, TimesOfEachOfThemAreTold) {
  TestProvider device;
  runmat_kernel *kernel = device.load(gridStride);
  ASSERT_EQ(device.table->time_calls(device.provider), RUNMAT_OK);
  runmat_buffer buffer = device.put(std::vector<uint32_t>(largeWords, 1));
  device.launch(kernel, {buffer}, {largeWords, 3}, largeWords);
  device.get<uint32_t>(buffer);
  device.table->synchronize(device.provider);
  std::vector<runmat_timing> timings(100);
  uint32_t count = 0;
  device.table->take_timings(device.provider, 100, timings.data(), &count);
  std::map<uint64_t, uint32_t> queueOfCall;
  for (uint32_t i = 0; i < count; ++i)
    queueOfCall[timings[i].call] = timings[i].queue;
  EXPECT_EQ(queueOfCall,
            (std::map<uint64_t, uint32_t>{{0, 1}, {1, 0}, {2, 2}}));
}

/// With and without staging memory, in one queue or as many as there are.
class VulkanOverlap : public DeviceTest,
                      public testing::WithParamInterface<const char *> {
  ScopedVariable staging{"RUNMAT_VULKAN_STAGING", GetParam()};
};

double secondsOf(const std::function<void()> &action) {
  const auto begin = std::chrono::steady_clock::now();
  action();
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin)
      .count();
}

// One queue does what comes first first; where the host sees the memory, or
// there is a queue for it, nobody waits for the launch.
TEST_P(VulkanOverlap, ADownloadWaitsForNoOtherWork) {
  TestProvider device;
  const bool hasQueues = device.table->queue_count(device.provider) > 1;
  if (!hasQueues && std::string(GetParam()) == "1")
    GTEST_SKIP() << "one queue and no memory that the host sees";
  LongWork work(device.info());
  work.groups = std::max<uint64_t>(work.groups / 8, 1);
  runmat_kernel *kernel = device.load(spin);
  runmat_buffer other = device.put(std::vector<uint32_t>(largeWords, 9));
  device.table->synchronize(device.provider);
  runmat_buffer out = device.alloc(8);
  ASSERT_EQ(device.launch(kernel, {out}, {work.outer, work.inner}, work.groups),
            RUNMAT_OK);
  const double download = secondsOf([&] {
    EXPECT_EQ(device.get<uint32_t>(other),
              std::vector<uint32_t>(largeWords, 9));
  });
  const double rest = secondsOf([&] {
    EXPECT_EQ(device.get<uint64_t>(out), std::vector<uint64_t>{work.result()});
  });
  EXPECT_LT(download, rest);
}

INSTANTIATE_TEST_SUITE_P(Staging, VulkanOverlap, testing::Values("0", "1"));

} // namespace
} // namespace runmat::vulkan::test
