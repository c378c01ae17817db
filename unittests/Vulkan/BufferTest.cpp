//===- BufferTest.cpp - memory and transfers on a device --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "VulkanTest.h"
#include "runtime/providers/vulkan/Handle.h"
#include "runtime/providers/vulkan/VulkanError.h"

#include <numeric>
#include <random>

namespace runmat::vulkan::test {
namespace {

/// With and without staging memory, where the device leaves the choice.
class VulkanBuffer : public DeviceTest,
                     public testing::WithParamInterface<const char *> {
  ScopedVariable staging{"RUNMAT_VULKAN_STAGING", GetParam()};
};

INSTANTIATE_TEST_SUITE_P(Staging, VulkanBuffer, testing::Values("0", "1"));

std::vector<uint8_t> randomBytes(size_t size, unsigned seed = 1) {
  std::mt19937 random(seed);
  std::vector<uint8_t> bytes(size);
  for (uint8_t &byte : bytes)
    byte = static_cast<uint8_t>(random());
  return bytes;
}

TEST_P(VulkanBuffer, RoundTripsEverySize) {
  TestProvider device;
  for (size_t size : {0, 1, 2, 3, 4, 5, 255, 256, 257, 1000003, 5000001}) {
    std::vector<uint8_t> bytes = randomBytes(size);
    runmat_buffer buffer = device.put(bytes);
    EXPECT_NE(buffer.handle, 0u);
    EXPECT_NE(buffer.address, 0u);
    EXPECT_EQ(buffer.bytes, size);
    EXPECT_EQ(device.get<uint8_t>(buffer), bytes) << size;
    EXPECT_EQ(device.table->free(device.provider, &buffer), RUNMAT_OK);
  }
}

TEST_P(VulkanBuffer, RoundTripsMoreThanTheStagingRing) {
  runmat_provider_options options = testOptions();
  options.threads = 3;
  TestProvider device(options);
  std::vector<uint32_t> values(50'000'001);
  std::iota(values.begin(), values.end(), 7);
  runmat_buffer buffer = device.put(values);
  // More than once: a piece overwritten too early is a matter of timing.
  for (int round = 0; round < 4; ++round)
    EXPECT_TRUE(device.get<uint32_t>(buffer) == values);
}

// Whichever allocation finds no memory: transfers do with less.
TEST_P(VulkanBuffer, TransfersDoWithLessStagingMemory) {
  TestProvider device;
  const std::vector<uint8_t> bytes = randomBytes(10'000'000);
  auto roundTrips = [&](uint64_t skip) {
    runmat_buffer buffer = device.alloc(bytes.size());
    FaultInjector::arm(skip, VK_ERROR_OUT_OF_DEVICE_MEMORY);
    device.upload(buffer, bytes.data(), bytes.size());
    const bool hasFailed = FaultInjector::fired();
    FaultInjector::disarm();
    EXPECT_TRUE(device.get<uint8_t>(buffer) == bytes);
    device.table->free(device.provider, &buffer);
    return hasFailed;
  };
  // The first upload makes the ring: a buffer and its memory. Cards with memory
  // of their own have one in any case.
  const bool isStaged = std::string(GetParam()) == "1" ||
                        device.info().device_type == RUNMAT_DEVICE_DISCRETE;
  EXPECT_EQ(roundTrips(1), isStaged);
  // The next one would have it larger, and has one.
  EXPECT_EQ(roundTrips(1), isStaged);
}

TEST_P(VulkanBuffer, TransfersAtOddOffsets) {
  TestProvider device;
  std::vector<uint8_t> bytes = randomBytes(1001);
  runmat_buffer buffer = device.put(bytes);
  std::vector<uint8_t> patch = randomBytes(333, 2);
  device.upload(buffer, patch.data(), patch.size(), 17);
  std::copy(patch.begin(), patch.end(), bytes.begin() + 17);
  EXPECT_EQ(device.get<uint8_t>(buffer), bytes);
  std::vector<uint8_t> part(500);
  device.download(buffer, part.data(), part.size(), 3);
  EXPECT_TRUE(std::equal(part.begin(), part.end(), bytes.begin() + 3));
}

TEST_P(VulkanBuffer, CopiesBetweenAndWithinBuffers) {
  TestProvider device;
  std::vector<uint8_t> bytes = randomBytes(999);
  runmat_buffer from = device.put(bytes);
  runmat_buffer to = device.put(std::vector<uint8_t>(999, 0));
  const auto *table = device.table;
  ASSERT_EQ(table->copy(device.provider, &to, 5, &from, 7, 901), RUNMAT_OK);
  std::vector<uint8_t> expected(999, 0);
  std::copy_n(bytes.begin() + 7, 901, expected.begin() + 5);
  EXPECT_EQ(device.get<uint8_t>(to), expected);
  // Overlapping ranges of one buffer, both ways.
  for (auto [target, source] : {std::pair{0, 100}, {100, 0}, {50, 50}}) {
    ASSERT_EQ(table->copy(device.provider, &from, target, &from, source, 800),
              RUNMAT_OK);
    std::vector<uint8_t> moved(bytes.begin() + source,
                               bytes.begin() + source + 800);
    std::copy(moved.begin(), moved.end(), bytes.begin() + target);
    EXPECT_EQ(device.get<uint8_t>(from), bytes);
  }
}

void checkFill(TestProvider &device, size_t total, uint64_t offset,
               uint64_t bytes, const std::vector<uint8_t> &pattern) {
  std::vector<uint8_t> expected = randomBytes(total);
  runmat_buffer buffer = device.put(expected);
  ASSERT_EQ(device.table->fill(device.provider, &buffer, offset, bytes,
                               pattern.data(),
                               static_cast<uint32_t>(pattern.size())),
            RUNMAT_OK)
      << device.error();
  for (uint64_t i = 0; i < bytes; ++i)
    expected[offset + i] = pattern[i % pattern.size()];
  EXPECT_TRUE(device.get<uint8_t>(buffer) == expected)
      << pattern.size() << " at " << offset << " for " << bytes;
  device.table->free(device.provider, &buffer);
}

TEST_P(VulkanBuffer, FillsWithEveryPatternSize) {
  TestProvider device;
  const std::vector<std::vector<uint8_t>> patterns = {
      {0xa5},
      {1, 2},
      {1, 2, 3, 4},
      {1, 2, 3, 4, 5, 6, 7, 8},
      {0, 0, 0, 0, 0, 0, 0xf0, 0x3f},
      {9, 8, 7, 6, 9, 8, 7, 6}};
  for (const std::vector<uint8_t> &pattern : patterns) {
    uint64_t unit = pattern.size();
    for (uint64_t start : {0, 1, 2, 3, 5})
      for (uint64_t count : {0, 1, 2, 3, 4, 7, 100, 40001})
        checkFill(device, (start + count + 3) * unit, start * unit,
                  count * unit, pattern);
  }
}

TEST_P(VulkanBuffer, ChecksItsArguments) {
  TestProvider device;
  const auto *table = device.table;
  runmat_provider *self = device.provider;
  runmat_buffer buffer = device.alloc(100);
  uint8_t bytes[200] = {};
  EXPECT_EQ(table->upload(self, &buffer, 1, bytes, 100),
            RUNMAT_ERROR_INVALID_ARGUMENT);
  EXPECT_NE(device.error().find("100 bytes"), std::string::npos);
  EXPECT_EQ(table->download(self, &buffer, ~uint64_t{0}, bytes, 2),
            RUNMAT_ERROR_INVALID_ARGUMENT);
  EXPECT_EQ(table->upload(self, &buffer, 0, nullptr, 1),
            RUNMAT_ERROR_INVALID_ARGUMENT);
  EXPECT_EQ(table->fill(self, &buffer, 0, 9, bytes, 3),
            RUNMAT_ERROR_INVALID_ARGUMENT);
  EXPECT_EQ(table->fill(self, &buffer, 2, 8, bytes, 4),
            RUNMAT_ERROR_INVALID_ARGUMENT);
  EXPECT_EQ(table->alloc(self, 10, nullptr), RUNMAT_ERROR_INVALID_ARGUMENT);
  EXPECT_EQ(table->free(self, &buffer), RUNMAT_OK);
  EXPECT_EQ(table->free(self, &buffer), RUNMAT_ERROR_INVALID_ARGUMENT);
  EXPECT_EQ(table->download(self, &buffer, 0, bytes, 1),
            RUNMAT_ERROR_INVALID_ARGUMENT);
  EXPECT_EQ(table->synchronize(nullptr), RUNMAT_ERROR_INVALID_ARGUMENT);
}

TEST_P(VulkanBuffer, RefusesMoreMemoryThanThereIs) {
  TestProvider device;
  runmat_device_info info{};
  info.struct_size = sizeof(info);
  ASSERT_EQ(device.table->device_info(device.provider, &info), RUNMAT_OK);
  runmat_buffer buffer{};
  for (uint64_t bytes : {info.largest_allocation + 1, ~uint64_t{0}}) {
    EXPECT_EQ(device.table->alloc(device.provider, bytes, &buffer),
              RUNMAT_ERROR_OUT_OF_MEMORY);
    EXPECT_NE(device.error().find(std::to_string(bytes)), std::string::npos);
  }
  EXPECT_EQ(device.get<uint8_t>(device.put(randomBytes(10))), randomBytes(10));
}

TEST_P(VulkanBuffer, CountsWhatItDoes) {
  TestProvider device;
  runmat_buffer a = device.put(std::vector<uint8_t>(1000));
  runmat_buffer b = device.alloc(5'000'000);
  device.get<uint8_t>(a);
  runmat_provider_statistics counts{};
  counts.struct_size = sizeof(counts);
  ASSERT_EQ(device.table->statistics(device.provider, &counts), RUNMAT_OK);
  EXPECT_EQ(counts.uploads, 1u);
  EXPECT_EQ(counts.upload_bytes, 1000u);
  EXPECT_EQ(counts.downloads, 1u);
  EXPECT_EQ(counts.download_bytes, 1000u);
  EXPECT_EQ(counts.allocations, 2u);
  EXPECT_EQ(counts.allocated_bytes, 5'001'000u);
  device.table->free(device.provider, &b);
  device.table->statistics(device.provider, &counts);
  EXPECT_EQ(counts.allocated_bytes, 1000u);
}

TEST_P(VulkanBuffer, ManyAllocationsAreCheap) {
  TestProvider device;
  std::vector<runmat_buffer> buffers;
  // More than the number of allocations drivers commonly allow.
  for (uint32_t i = 0; i < 10000; ++i) {
    buffers.push_back(device.alloc(4));
    device.upload(buffers.back(), &i, sizeof(i));
  }
  for (uint32_t i = 0; i < 10000; i += 997)
    EXPECT_EQ(device.get<uint32_t>(buffers[i]), std::vector<uint32_t>{i});
  for (const runmat_buffer &buffer : buffers)
    EXPECT_EQ(device.table->free(device.provider, &buffer), RUNMAT_OK);
}

TEST_P(VulkanBuffer, EmptySlabsButOneGoBackToTheDriver) {
  TestProvider device;
  auto fillSlabs = [&](int buffers) {
    std::vector<runmat_buffer> all;
    for (int i = 0; i < buffers; ++i)
      all.push_back(device.put(std::vector<uint8_t>(500'000)));
    const int64_t handles = liveHandles;
    for (const runmat_buffer &buffer : all)
      EXPECT_EQ(device.table->free(device.provider, &buffer), RUNMAT_OK);
    EXPECT_EQ(device.table->synchronize(device.provider), RUNMAT_OK);
    // The next command destroys what is not used any more.
    EXPECT_EQ(device.get<uint8_t>(device.put(std::vector<uint8_t>{7})),
              std::vector<uint8_t>{7});
    return handles - liveHandles;
  };
  // The first ones make staging memory, and commands while others are busy:
  // how many depends on the load of the machine. A slab that went back each
  // time would never let a round leave the handles as they were.
  int64_t change = -1;
  for (int round = 0; round < 50 && change != 0; ++round)
    change = fillSlabs(1);
  EXPECT_EQ(change, 0);
  // 100 MB: several slabs of memory and buffer each.
  EXPECT_GE(fillSlabs(200), 4);
}

TEST_P(VulkanBuffer, FreedMemoryIsReusedInOrder) {
  TestProvider device;
  // Each buffer is freed while the copy from it may still be queued.
  runmat_buffer keep = device.alloc(3'000'000);
  for (uint8_t round = 0; round < 20; ++round) {
    std::vector<uint8_t> bytes(3'000'000, round);
    runmat_buffer temporary = device.put(bytes);
    device.table->copy(device.provider, &keep, 0, &temporary, 0, 3'000'000);
    device.table->free(device.provider, &temporary);
    runmat_buffer next = device.put(std::vector<uint8_t>(3'000'000, 99));
    EXPECT_TRUE(device.get<uint8_t>(keep) == bytes);
    device.table->free(device.provider, &next);
  }
}

} // namespace
} // namespace runmat::vulkan::test
