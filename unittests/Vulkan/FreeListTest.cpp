//===- FreeListTest.cpp - ranges of a slab ----------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/providers/vulkan/FreeList.h"

#include <gtest/gtest.h>
#include <random>
#include <vector>

namespace runmat::vulkan {
namespace {

TEST(FreeList, GivesOutAllAndNoMore) {
  FreeList list(1024);
  EXPECT_EQ(list.take(512), 0u);
  EXPECT_EQ(list.take(512), 512u);
  EXPECT_EQ(list.take(1), std::nullopt);
}

TEST(FreeList, JoinsNeighboursInAnyOrder) {
  FreeList list(768);
  for (int i = 0; i < 3; ++i)
    list.take(256);
  list.put(0, 256);
  list.put(512, 256);
  EXPECT_EQ(list.take(512), std::nullopt);
  list.put(256, 256);
  EXPECT_TRUE(list.isWhollyFree());
  EXPECT_EQ(list.take(768), 0u);
}

TEST(FreeList, NeverOverlapsUnderRandomUse) {
  FreeList list(1 << 16);
  std::vector<char> used(1 << 16, 0);
  std::vector<std::pair<uint64_t, uint64_t>> held;
  std::mt19937 random(1);
  for (int step = 0; step < 5000; ++step) {
    uint64_t bytes = 256 * (1 + random() % 16);
    if (random() % 2 || held.empty()) {
      std::optional<uint64_t> offset = list.take(bytes);
      if (!offset)
        continue;
      for (uint64_t i = *offset; i < *offset + bytes; ++i) {
        ASSERT_EQ(used[i], 0);
        used[i] = 1;
      }
      held.emplace_back(*offset, bytes);
      continue;
    }
    std::swap(held[random() % held.size()], held.back());
    auto [offset, size] = held.back();
    held.pop_back();
    std::fill_n(used.begin() + offset, size, 0);
    list.put(offset, size);
  }
  for (auto [offset, size] : held)
    list.put(offset, size);
  EXPECT_TRUE(list.isWhollyFree());
}

} // namespace
} // namespace runmat::vulkan
