//===- BufferPoolTest.cpp - tests of the pool of freed buffers --*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Devices/BufferPool.h"

#include <gtest/gtest.h>

namespace runmat {
namespace {

using Time = BufferPool::Clock::time_point;
using std::chrono::seconds;

class BufferPoolTest : public testing::Test {
protected:
  BufferPoolTest() { pool.setCapacity(10000); }

  void keep(uint64_t handle, uint64_t bytes, Time now = {}) {
    pool.keep({handle, 0, bytes}, now);
  }
  static uint64_t handleOf(const std::optional<runmat_buffer> &buffer) {
    return buffer ? buffer->handle : 0;
  }

  BufferPool pool;
};

TEST_F(BufferPoolTest, SizesThatDifferALittleAreOne) {
  EXPECT_EQ(BufferPool::roundedSize(0), 256u);
  EXPECT_EQ(BufferPool::roundedSize(256), 256u);
  EXPECT_EQ(BufferPool::roundedSize(257), 512u);
  EXPECT_EQ(BufferPool::roundedSize(1'000'000),
            BufferPool::roundedSize(990'000));
  EXPECT_EQ(BufferPool::roundedSize(uint64_t(1) << 40), uint64_t(1) << 40);
  for (uint64_t bytes : {1u, 300u, 5000u, 123'456'789u}) {
    EXPECT_GE(BufferPool::roundedSize(bytes), bytes);
    EXPECT_LE(BufferPool::roundedSize(bytes), bytes + bytes / 8 + 256);
  }
  EXPECT_EQ(BufferPool::roundedSize(UINT64_MAX), UINT64_MAX);
}

TEST_F(BufferPoolTest, GivesTheNewestOfTheSize) {
  keep(1, 512);
  keep(2, 1024);
  keep(3, 512);
  EXPECT_EQ(pool.bytes(), 2048u);
  EXPECT_EQ(handleOf(pool.take(512)), 3u);
  EXPECT_EQ(handleOf(pool.take(512)), 1u);
  EXPECT_EQ(handleOf(pool.take(512)), 0u);
  EXPECT_EQ(pool.bytes(), 1024u);
  EXPECT_FALSE(pool.isEmpty());
}

TEST_F(BufferPoolTest, TheOldestGoesFirst) {
  keep(1, 512);
  keep(2, 256);
  EXPECT_EQ(handleOf(pool.takeOldest()), 1u);
  EXPECT_EQ(handleOf(pool.takeOldest()), 2u);
  EXPECT_EQ(handleOf(pool.takeOldest()), 0u);
  EXPECT_EQ(pool.bytes(), 0u);
  EXPECT_TRUE(pool.isEmpty());
}

TEST_F(BufferPoolTest, HoldsNoMoreThanItsCapacity) {
  keep(1, 6000);
  EXPECT_EQ(handleOf(pool.takeSurplus({})), 0u);
  keep(2, 6000);
  EXPECT_EQ(handleOf(pool.takeSurplus({})), 1u);
  EXPECT_EQ(handleOf(pool.takeSurplus({})), 0u);
}

TEST_F(BufferPoolTest, HoldsNoMoreBuffersThanItCanSearch) {
  pool.setCapacity(UINT64_MAX);
  for (uint64_t handle = 1; handle <= 10'000; ++handle) {
    keep(handle, 256);
    pool.takeSurplus({});
  }
  EXPECT_LE(pool.bytes(), 1000u * 256);
  EXPECT_GE(pool.bytes(), 100u * 256);
}

TEST_F(BufferPoolTest, WhatIsNotWantedForSecondsIsSurplus) {
  const Time begin{};
  keep(1, 256, begin);
  keep(2, 256, begin + seconds(60));
  EXPECT_EQ(handleOf(pool.takeSurplus(begin + seconds(1))), 0u);
  EXPECT_EQ(handleOf(pool.takeSurplus(begin + seconds(60))), 1u);
  EXPECT_EQ(handleOf(pool.takeSurplus(begin + seconds(60))), 0u);
}

TEST_F(BufferPoolTest, SaysWhenSomethingWillBeSurplus) {
  const Time begin{};
  EXPECT_FALSE(pool.nextSurplus());
  keep(1, 256, begin + seconds(5));
  keep(2, 256, begin + seconds(6));
  pool.setLongestIdle(seconds(30));
  ASSERT_TRUE(pool.nextSurplus());
  const Time next = *pool.nextSurplus();
  EXPECT_GT(next, begin + seconds(35));
  EXPECT_LT(next, begin + seconds(36));
  EXPECT_EQ(handleOf(pool.takeSurplus(begin + seconds(35))), 0u);
  EXPECT_EQ(handleOf(pool.takeSurplus(next)), 1u);
  EXPECT_EQ(handleOf(pool.takeSurplus(next)), 0u);
}

} // namespace
} // namespace runmat
