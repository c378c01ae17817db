//===- FaultTest.cpp - every Vulkan call fails once -------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "ScopedFolder.h"
#include "VulkanTest.h"
#include "runtime/providers/vulkan/Handle.h"
#include "runtime/providers/vulkan/Instance.h"
#include "runtime/providers/vulkan/VulkanError.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace runmat::vulkan::test {
namespace {

/// A whole life of a provider. After a failing call it goes on as a caller
/// might. Returns the first failure; a result that is wrong without a failure
/// makes the test fail.
class Life {
public:
  explicit Life(const std::string &cacheFolder) : cacheFolder(cacheFolder) {}

  runmat_status run() {
    runmat_provider_options options = testOptions();
    // Without the layer: it makes Vulkan calls of its own and is slow. Without
    // warm-up: which calls there are must not depend on its speed.
    options.validate = 0;
    options.cache_directory = cacheFolder.c_str();
    note(table->create(&options, &provider));
    if (!provider)
      return first;
    use();
    table->destroy(provider);
    return first;
  }

private:
  void note(runmat_status status) {
    if (first == RUNMAT_OK)
      first = status;
    if (status != RUNMAT_OK)
      EXPECT_STRNE(table->last_error(provider), "");
  }

  void use() {
    note(table->time_calls(provider));
    runmat_kernel_code code = gridStride.description();
    runmat_kernel *kernel = nullptr;
    note(table->load_kernel(provider, &code, &kernel));
    std::vector<uint32_t> values(300'000, 1);
    uint64_t bytes = values.size() * sizeof(uint32_t);
    runmat_buffer buffer{};
    note(table->alloc(provider, bytes, &buffer));
    note(table->upload(provider, &buffer, 0, values.data(), bytes));
    for (int i = 0; i < 70; ++i)
      note(launch(kernel, buffer));
    manyWords();
    std::fill(values.begin(), values.end(), 0);
    note(table->download(provider, &buffer, 0, values.data(), bytes));
    if (first == RUNMAT_OK)
      EXPECT_EQ(std::ranges::count(values, 71u), 300'000);
    table->unload_kernel(provider, kernel);
    if (buffer.handle)
      note(table->free(provider, &buffer));
    note(table->synchronize(provider));
  }

  runmat_status launch(runmat_kernel *kernel, const runmat_buffer &buffer) {
    uint64_t words[] = {buffer.address, buffer.bytes / 4, 1};
    runmat_launch request{};
    request.struct_size = sizeof(request);
    request.word_count = 3;
    request.kernel = kernel;
    request.words = words;
    request.buffers = &buffer;
    request.buffer_count = 1;
    request.items = 1000;
    return table->launch(provider, &request);
  }

  void manyWords() {
    runmat_kernel_code code = sumWords.description();
    runmat_kernel *kernel = nullptr;
    note(table->load_kernel(provider, &code, &kernel));
    runmat_buffer out{};
    note(table->alloc(provider, 8, &out));
    std::vector<uint64_t> words(40, 1);
    words[0] = out.address;
    runmat_launch request{};
    request.struct_size = sizeof(request);
    request.word_count = 40;
    request.kernel = kernel;
    request.words = words.data();
    request.buffers = &out;
    request.buffer_count = 1;
    request.items = 1;
    note(table->launch(provider, &request));
    uint64_t sum = 0;
    note(table->download(provider, &out, 0, &sum, 8));
    if (first == RUNMAT_OK)
      EXPECT_EQ(sum, 39u);
  }

  const std::string cacheFolder;
  const runmat_provider_table *table = vulkanProviderTable();
  runmat_provider *provider = nullptr;
  runmat_status first = RUNMAT_OK;
};

/// The result, and whether transfers have queues of their own.
class VulkanFault : public testing::TestWithParam<std::pair<VkResult, bool>> {
protected:
  void SetUp() override {
    if (deviceTestsLeftOut())
      GTEST_SKIP() << "RUNMAT_TEST_VULKAN=0";
  }
  void TearDown() override { FaultInjector::disarm(); }
};

TEST_P(VulkanFault, EveryCallFailsOnceWithoutACrashOrALeak) {
  const auto [result, hasQueues] = GetParam();
  std::optional<ShuffledQueues> queues;
  if (hasQueues)
    queues.emplace(1);
  ScopedFolder folder;
  int64_t handlesBefore = liveHandles;
  uint64_t failures = 0;
  uint64_t call = 0;
  for (;; ++call) {
    FaultInjector::arm(call, result);
    runmat_status status = Life(folder.path()).run();
    bool fired = FaultInjector::fired();
    FaultInjector::disarm();
    EXPECT_EQ(liveHandles, handlesBefore) << "leak after call " << call;
    if (!fired) {
      EXPECT_EQ(status, RUNMAT_OK);
      break;
    }
    failures += status != RUNMAT_OK;
  }
  // Most calls are vital; an allocation may be tried again, and what is kept
  // for later processes is done without. How many of these there are depends on
  // how far the device is when it is asked: about two thirds are vital.
  EXPECT_GT(call, 40u);
  EXPECT_GT(failures, call / 2);
}

INSTANTIATE_TEST_SUITE_P(
    Results, VulkanFault,
    testing::Values(std::pair{VK_ERROR_OUT_OF_DEVICE_MEMORY, false},
                    std::pair{VK_ERROR_DEVICE_LOST, false},
                    std::pair{VK_ERROR_OUT_OF_DEVICE_MEMORY, true},
                    std::pair{VK_ERROR_DEVICE_LOST, true}));

} // namespace
} // namespace runmat::vulkan::test
