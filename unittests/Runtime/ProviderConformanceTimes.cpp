//===- ProviderConformanceTimes.cpp - when calls ran ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "ProviderConformance.h"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <set>

namespace runmat::conformance {
namespace {

uint64_t now() {
  return uint64_t(std::chrono::duration_cast<std::chrono::nanoseconds>(
                      std::chrono::steady_clock::now().time_since_epoch())
                      .count());
}

class ProviderTimes : public ProviderConformance {
protected:
  void SetUp() override {
    ProviderConformance::SetUp();
    const bool canTime =
        table->struct_size > offsetof(runmat_provider_table, take_timings) &&
        table->time_calls && table->take_timings;
    if (!canTime)
      GTEST_SKIP() << "it times no calls, which is optional";
  }
  std::vector<runmat_timing> take(uint32_t capacity = 100) {
    std::vector<runmat_timing> timings(capacity);
    uint32_t count = ~0u;
    EXPECT_EQ(table->take_timings(provider, capacity, timings.data(), &count),
              RUNMAT_OK);
    EXPECT_LE(count, capacity);
    timings.resize(std::min(count, capacity));
    return timings;
  }
  void launch(runmat_kernel *kernel, const runmat_buffer &buffer) {
    addInPlace(kernel, buffer, 1);
  }
};

INSTANTIATE_TEST_SUITE_P(Providers, ProviderTimes,
                         testing::ValuesIn(providersUnderTest().names()),
                         testName);

TEST_P(ProviderTimes, CallsAreNumberedAndTimedByTheHostsClock) {
  runmat_kernel *kernel = load(addScalarKernel());
  ASSERT_NE(kernel, nullptr);
  runmat_buffer buffer = allocate(4096), other = allocate(4096);
  launch(kernel, buffer);
  ASSERT_EQ(table->time_calls(provider), RUNMAT_OK)
      << table->last_error(provider);
  const uint8_t zero[4] = {};
  const uint64_t before = now();
  upload(buffer, countingBytes(4096));
  EXPECT_NE(table->upload(provider, &buffer, 4096, zero, 1), RUNMAT_OK);
  launch(kernel, buffer);
  EXPECT_EQ(table->copy(provider, &other, 0, &buffer, 0, 4096), RUNMAT_OK);
  EXPECT_EQ(table->fill(provider, &other, 0, 4096, zero, 4), RUNMAT_OK);
  launch(kernel, other);
  download(other, 4096);
  ASSERT_EQ(table->synchronize(provider), RUNMAT_OK);
  const uint64_t after = now();
  std::set<uint64_t> calls;
  for (const runmat_timing &timing : take()) {
    calls.insert(timing.call);
    EXPECT_LE(timing.begin, timing.end);
    // Clocks agree at least so well on any machine.
    EXPECT_GE(timing.begin + 1'000'000'000, before);
    EXPECT_LE(timing.end, after + 1'000'000'000);
    EXPECT_LT(timing.queue, table->queue_count(provider));
  }
  // A transfer may be the host's own work; kernels and copies are the device's.
  EXPECT_TRUE(std::ranges::includes(calls, std::set<uint64_t>{2, 3, 4, 5}));
  EXPECT_TRUE(
      std::ranges::includes(std::set<uint64_t>{0, 2, 3, 4, 5, 6}, calls));
  EXPECT_TRUE(take().empty());
  table->unload_kernel(provider, kernel);
}

TEST_P(ProviderTimes, TheEarliestAreTakenFirst) {
  runmat_kernel *kernel = load(addScalarKernel());
  ASSERT_NE(kernel, nullptr);
  runmat_buffer buffer = allocate(4096);
  ASSERT_EQ(table->time_calls(provider), RUNMAT_OK);
  for (int i = 0; i < 5; ++i)
    launch(kernel, buffer);
  // Later ones change nothing.
  ASSERT_EQ(table->time_calls(provider), RUNMAT_OK);
  ASSERT_EQ(table->synchronize(provider), RUNMAT_OK);
  for (uint64_t call = 0; call < 5; ++call) {
    const std::vector<runmat_timing> one = take(1);
    ASSERT_EQ(one.size(), 1u);
    EXPECT_EQ(one[0].call, call);
  }
  EXPECT_TRUE(take(0).empty());
  table->unload_kernel(provider, kernel);
}

TEST_P(ProviderTimes, WhatNobodyTakesIsBounded) {
  runmat_buffer buffer = allocate(64), other = allocate(64);
  ASSERT_EQ(table->time_calls(provider), RUNMAT_OK);
  for (int i = 0; i < 5000; ++i)
    ASSERT_EQ(table->copy(provider, &other, 0, &buffer, 0, 64), RUNMAT_OK);
  ASSERT_EQ(table->synchronize(provider), RUNMAT_OK);
  const std::vector<runmat_timing> timings = take(10000);
  ASSERT_EQ(timings.size(), 4096u);
  EXPECT_EQ(timings.front().call, 5000u - 4096u);
  EXPECT_EQ(timings.back().call, 4999u);
}

TEST_P(ProviderTimes, NothingIsTimedUnasked) {
  runmat_buffer buffer = allocate(64);
  upload(buffer, countingBytes(64));
  ASSERT_EQ(table->synchronize(provider), RUNMAT_OK);
  EXPECT_TRUE(take().empty());
}

TEST_P(ProviderTimes, NullIsRefused) {
  runmat_timing timing{};
  uint32_t count = 0;
  EXPECT_EQ(table->time_calls(nullptr), RUNMAT_ERROR_INVALID_ARGUMENT);
  EXPECT_EQ(table->take_timings(nullptr, 1, &timing, &count),
            RUNMAT_ERROR_INVALID_ARGUMENT);
  expectError(table->take_timings(provider, 1, nullptr, &count),
              RUNMAT_ERROR_INVALID_ARGUMENT);
  expectError(table->take_timings(provider, 1, &timing, nullptr),
              RUNMAT_ERROR_INVALID_ARGUMENT);
}

} // namespace
} // namespace runmat::conformance
