//===- WarmUpDeviceTest.cpp - one instance after another --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "ScopedFolder.h"
#include "VulkanTest.h"

#include <chrono>
#include <fstream>
#include <thread>

namespace runmat::vulkan::test {
namespace {

class VulkanWarmUp : public DeviceTest {
protected:
  runmat_provider_options options(bool warmUp) const {
    runmat_provider_options result = testOptions();
    result.cache_directory = folder.path().c_str();
    result.warm_up = warmUp;
    return result;
  }
  static runmat_provider_statistics figures(TestProvider &device) {
    runmat_provider_statistics result{};
    result.struct_size = sizeof(result);
    EXPECT_EQ(device.table->statistics(device.provider, &result), RUNMAT_OK)
        << device.error();
    return result;
  }
  static void awaitWarm(TestProvider &device, uint64_t count) {
    auto deadline = std::chrono::steady_clock::now() + std::chrono::seconds(60);
    while (figures(device).pipelines_warmed < count &&
           std::chrono::steady_clock::now() < deadline)
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
    EXPECT_EQ(figures(device).pipelines_warmed, count);
  }
  /// Loads two kernels and looks at what they compute.
  static void use(TestProvider &device) {
    runmat_buffer buffer = device.put(std::vector<uint32_t>(100, 5));
    ASSERT_EQ(device.launch(device.load(gridStride), {buffer}, {100, 3}, 100),
              RUNMAT_OK);
    EXPECT_EQ(device.get<uint32_t>(buffer), std::vector<uint32_t>(100, 8));
    std::vector<float> values(400, 1.5f);
    runmat_buffer from = device.put(values), to = device.alloc(1600);
    ASSERT_EQ(device.launch(device.load(addSelf), {from, to}, {100}, 100),
              RUNMAT_OK);
    EXPECT_EQ(device.get<float>(to), std::vector<float>(400, 3.0f));
  }
  /// An instance with nothing to warm, which leaves its kernels for the next.
  void useOnce() {
    TestProvider device(options(true));
    use(device);
    EXPECT_EQ(figures(device).pipelines_warmed, 0u);
    EXPECT_EQ(figures(device).pipelines_compiled, 2u);
    EXPECT_EQ(figures(device).pipelines_reused, 0u);
  }

  ScopedFolder folder;
};

TEST_F(VulkanWarmUp, TheNextInstanceFindsItsPipelinesMade) {
  useOnce();
  TestProvider device(options(true));
  awaitWarm(device, 2);
  use(device);
  runmat_provider_statistics after = figures(device);
  EXPECT_EQ(after.pipelines_compiled + after.pipelines_cached, 2u);
  EXPECT_EQ(after.pipelines_reused, 2u);
  EXPECT_GT(after.warm_up_microseconds, 0u);
}

TEST_F(VulkanWarmUp, LeavesOutKernelsForOnce) {
  {
    TestProvider device(options(true));
    use(device);
    runmat_kernel_code code = sumWords.description();
    code.flags = RUNMAT_KERNEL_ONCE;
    runmat_kernel *kernel = nullptr;
    ASSERT_EQ(device.table->load_kernel(device.provider, &code, &kernel),
              RUNMAT_OK)
        << device.error();
    device.table->unload_kernel(device.provider, kernel);
  }
  TestProvider device(options(true));
  awaitWarm(device, 2);
}

TEST_F(VulkanWarmUp, CanBeTurnedOff) {
  useOnce();
  TestProvider device(options(false));
  use(device);
  runmat_provider_statistics after = figures(device);
  EXPECT_EQ(after.pipelines_warmed, 0u);
  EXPECT_EQ(after.warm_up_microseconds, 0u);
  EXPECT_EQ(after.pipelines_compiled + after.pipelines_cached, 2u);
}

TEST_F(VulkanWarmUp, EndsWithItsInstance) {
  useOnce();
  runmat_provider_options quick = options(true);
  // The layer takes long to open.
  quick.validate = 0;
  for (int wait = 0; wait < 20; ++wait) {
    TestProvider device(quick);
    std::this_thread::sleep_for(std::chrono::microseconds(200 * wait));
  }
  TestProvider device(options(true));
  use(device);
}

TEST_F(VulkanWarmUp, DamagedFilesAreIgnored) {
  useOnce();
  size_t damaged = 0;
  for (const auto &file : std::filesystem::directory_iterator(folder.path())) {
    std::fstream stream(file.path(),
                        std::ios::in | std::ios::out | std::ios::binary);
    stream.seekp(file.file_size() / 2).put('?').put('!');
    ++damaged;
  }
  EXPECT_GT(damaged, 0u);
  useOnce();
  TestProvider device(options(true));
  awaitWarm(device, 2);
}

TEST_F(VulkanWarmUp, AnOlderCallerGetsNoCache) {
  useOnce();
  runmat_provider_options old = options(true);
  old.struct_size = offsetof(runmat_provider_options, cache_directory);
  TestProvider device(old);
  runmat_provider_statistics known{};
  known.struct_size = offsetof(runmat_provider_statistics, pipelines_compiled);
  known.pipelines_compiled = 77;
  use(device);
  ASSERT_EQ(device.table->statistics(device.provider, &known), RUNMAT_OK);
  EXPECT_EQ(known.kernels_loaded, 2u);
  EXPECT_EQ(known.pipelines_compiled, 77u);
  EXPECT_EQ(figures(device).pipelines_reused, 0u);
}

} // namespace
} // namespace runmat::vulkan::test
