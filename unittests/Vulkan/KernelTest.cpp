//===- KernelTest.cpp - kernels on a device ---------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "VulkanTest.h"

#include <chrono>
#include <numeric>

namespace runmat::vulkan::test {
namespace {

class VulkanKernel : public DeviceTest {};

TEST_F(VulkanKernel, RunsTheKernelWrittenByHand) {
  TestProvider device;
  runmat_kernel *kernel = device.load(addSelf);
  for (size_t vectors : {1, 255, 256, 257, 100000}) {
    std::vector<float> in(vectors * 4);
    std::iota(in.begin(), in.end(), 0.5f);
    runmat_buffer from = device.put(in);
    runmat_buffer to = device.alloc(in.size() * sizeof(float));
    ASSERT_EQ(device.launch(kernel, {from, to}, {vectors}, vectors), RUNMAT_OK)
        << device.error();
    for (float &value : in)
      value += value;
    EXPECT_TRUE(device.get<float>(to) == in) << vectors;
  }
}

TEST_F(VulkanKernel, CoversMoreItemsThanTheGrid) {
  TestProvider device;
  runmat_kernel *kernel = device.load(gridStride);
  for (uint64_t count : {0, 1, 63, 64, 65, 65535 * 64 + 1, 10'000'019}) {
    std::vector<uint32_t> values(count);
    std::iota(values.begin(), values.end(), 0);
    runmat_buffer buffer = device.put(values);
    ASSERT_EQ(device.launch(kernel, {buffer}, {count, 3}, count), RUNMAT_OK);
    for (uint32_t &value : values)
      value += 3;
    EXPECT_TRUE(device.get<uint32_t>(buffer) == values) << count;
    device.table->free(device.provider, &buffer);
  }
}

TEST_F(VulkanKernel, PassesManyArgumentsInABuffer) {
  TestProvider device;
  runmat_kernel *kernel = device.load(sumWords);
  // Enough launches that the ring of arguments goes round.
  for (uint64_t round = 0; round < 5000; ++round) {
    runmat_buffer out = device.alloc(8);
    std::vector<uint64_t> words(39);
    std::iota(words.begin(), words.end(), round);
    ASSERT_EQ(device.launch(kernel, {out}, words, 1), RUNMAT_OK);
    if (round % 500 == 0) {
      uint64_t expected = std::accumulate(words.begin(), words.end(), 0ull);
      EXPECT_EQ(device.get<uint64_t>(out), std::vector<uint64_t>{expected});
    }
    device.table->free(device.provider, &out);
  }
}

TEST_F(VulkanKernel, OrdersTenThousandDependentLaunches) {
  TestProvider device;
  runmat_kernel *kernel = device.load(gridStride);
  runmat_buffer buffer = device.put(std::vector<uint32_t>(1000, 5));
  auto start = std::chrono::steady_clock::now();
  for (int i = 0; i < 10000; ++i)
    ASSERT_EQ(device.launch(kernel, {buffer}, {1000, 1}, 1000), RUNMAT_OK);
  EXPECT_EQ(device.table->synchronize(device.provider), RUNMAT_OK);
  std::chrono::duration<double, std::micro> time =
      std::chrono::steady_clock::now() - start;
  RecordProperty("microseconds_per_launch", std::to_string(time.count() / 1e4));
  EXPECT_EQ(device.get<uint32_t>(buffer), std::vector<uint32_t>(1000, 10005));
  runmat_provider_statistics counts{};
  counts.struct_size = sizeof(counts);
  ASSERT_EQ(device.table->statistics(device.provider, &counts), RUNMAT_OK);
  EXPECT_EQ(counts.launches, 10000u);
  EXPECT_EQ(counts.kernels_loaded, 1u);
}

void mixTransfersAndLaunches() {
  TestProvider device;
  runmat_kernel *kernel = device.load(gridStride);
  runmat_buffer a = device.alloc(4000), b = device.alloc(4000);
  const uint32_t zero = 0;
  for (uint32_t round = 1; round <= 50; ++round) {
    device.table->fill(device.provider, &a, 0, 4000, &zero, 4);
    device.launch(kernel, {a}, {1000, round}, 1000);
    device.table->copy(device.provider, &b, 0, &a, 0, 4000);
    device.launch(kernel, {b}, {1000, round}, 1000);
    device.upload(a, &round, 4);
    EXPECT_EQ(device.get<uint32_t>(b), std::vector<uint32_t>(1000, 2 * round));
    EXPECT_EQ(device.get<uint32_t>(a)[0], round);
  }
}

TEST_F(VulkanKernel, MixesTransfersAndLaunchesInOrder) {
  for (const char *staging : {"0", "1"}) {
    ScopedVariable choice("RUNMAT_VULKAN_STAGING", staging);
    mixTransfersAndLaunches();
  }
}

/// Barriers before launches from `from` to each of two buffers, twice.
uint64_t barriersOfCopies(const std::vector<uint8_t> &accesses) {
  TestProvider device;
  runmat_kernel *kernel = device.load(addSelf);
  runmat_buffer from = device.put(std::vector<float>(400, 1));
  runmat_buffer to[] = {device.alloc(1600), device.alloc(1600)};
  device.table->synchronize(device.provider);
  device.launch(kernel, {from, to[0]}, {100}, 100, accesses);
  const uint64_t before = barrierCount(device.provider);
  device.launch(kernel, {from, to[1]}, {100}, 100, accesses);
  device.launch(kernel, {to[1], to[0]}, {100}, 100, accesses);
  const uint64_t barriers = barrierCount(device.provider) - before;
  EXPECT_EQ(device.get<float>(to[0]), std::vector<float>(400, 4));
  return barriers;
}

TEST_F(VulkanKernel, LaunchesThatReadTheSameNeedNoBarrier) {
  EXPECT_EQ(barriersOfCopies({RUNMAT_ACCESS_READ, RUNMAT_ACCESS_WRITE}), 1u);
  EXPECT_EQ(barriersOfCopies({}), 2u);
}

TEST_F(VulkanKernel, UnloadsWhileLaunchesAreQueued) {
  TestProvider device;
  runmat_buffer buffer = device.put(std::vector<uint32_t>(100, 0));
  for (int i = 0; i < 50; ++i) {
    runmat_kernel *kernel = device.load(gridStride);
    ASSERT_EQ(device.launch(kernel, {buffer}, {100, 1}, 100), RUNMAT_OK);
    device.table->unload_kernel(device.provider, kernel);
    EXPECT_EQ(device.launch(kernel, {buffer}, {100, 1}, 100),
              RUNMAT_ERROR_INVALID_ARGUMENT);
  }
  EXPECT_EQ(device.get<uint32_t>(buffer), std::vector<uint32_t>(100, 50));
}

TEST_F(VulkanKernel, WaitsForEvents) {
  TestProvider device;
  runmat_kernel *kernel = device.load(gridStride);
  runmat_buffer buffer = device.put(std::vector<uint32_t>(100, 0));
  uint64_t event = 0;
  device.launch(kernel, {buffer}, {100, 1}, 100);
  ASSERT_EQ(device.table->record_event(device.provider, &event), RUNMAT_OK);
  EXPECT_EQ(device.table->wait_event(device.provider, event), RUNMAT_OK);
  EXPECT_EQ(device.table->wait_event(device.provider, event), RUNMAT_OK);
  EXPECT_EQ(device.table->wait_event(device.provider, event + 100),
            RUNMAT_ERROR_INVALID_ARGUMENT);
}

TEST_F(VulkanKernel, RefusesWrongKernelsAndLaunches) {
  TestProvider device;
  runmat_kernel *kernel = nullptr;
  auto refuse = [&](runmat_kernel_code code, runmat_status status,
                    const char *why) {
    EXPECT_EQ(device.table->load_kernel(device.provider, &code, &kernel),
              status);
    EXPECT_NE(device.error().find(why), std::string::npos) << device.error();
  };
  runmat_kernel_code code = gridStride.description();
  code.format = RUNMAT_KERNEL_PTX;
  refuse(code, RUNMAT_ERROR_UNSUPPORTED, "SPIR-V");
  code = gridStride.description();
  code.entry = "other";
  refuse(code, RUNMAT_ERROR_INVALID_ARGUMENT, "entry point");
  code = gridStride.description();
  code.workgroup_size = 32;
  refuse(code, RUNMAT_ERROR_INVALID_ARGUMENT, "64");
  code.workgroup_size = 1 << 20;
  refuse(code, RUNMAT_ERROR_UNSUPPORTED, "larger than the device");
  code = gridStride.description();
  code.code_bytes = 10;
  refuse(code, RUNMAT_ERROR_INVALID_ARGUMENT, "length");

  kernel = device.load(gridStride);
  runmat_buffer buffer = device.alloc(4);
  EXPECT_EQ(device.launch(kernel, {buffer}, {1}, 1),
            RUNMAT_ERROR_INVALID_ARGUMENT);
  EXPECT_NE(device.error().find("takes 3 argument words"), std::string::npos);
  runmat_buffer freed = buffer;
  device.table->free(device.provider, &buffer);
  EXPECT_EQ(device.launch(kernel, {freed}, {1, 1}, 1),
            RUNMAT_ERROR_INVALID_ARGUMENT);
}

// Reductions and fused loops turn often: a device that leaves a loop early must
// say so in its description.
TEST_F(VulkanKernel, RunsLoopsToTheirEnd) {
  TestProvider device;
  uint64_t bound = device.info().max_loop_turns;
  runmat_kernel *kernel = device.load(spin);
  for (auto [outer, inner] : {std::pair<uint64_t, uint64_t>{0, 0},
                              {1, 65534},
                              {200, 300},
                              {1, 65536},
                              {1000, 1000}}) {
    // Every turn of the outer loop counts, too.
    if (bound && outer * (inner + 1) > bound)
      continue;
    runmat_buffer out = device.alloc(8);
    ASSERT_EQ(device.launch(kernel, {out}, {outer, inner}, 1), RUNMAT_OK);
    uint64_t expected = 1;
    for (uint64_t i = 0; i < outer * inner; ++i)
      expected = expected * 1664525 + 1013904223;
    EXPECT_EQ(device.get<uint64_t>(out), std::vector<uint64_t>{expected})
        << outer << " * " << inner;
  }
}

} // namespace
} // namespace runmat::vulkan::test
