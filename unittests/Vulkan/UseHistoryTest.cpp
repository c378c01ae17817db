//===- UseHistoryTest.cpp - which batches use which memory ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/providers/vulkan/UseHistory.h"

#include <array>
#include <gtest/gtest.h>

namespace runmat::vulkan {
namespace {

void add(UseHistory &history, Access access, uint64_t serial) {
  history.add(std::array{access}, serial);
}
uint64_t lastConflict(const UseHistory &history, Access access) {
  return history.lastConflict(std::array{access});
}

TEST(UseHistory, NamesTheLastBatchThatIsInTheWay) {
  UseHistory history;
  add(history, {100, 10, true}, 1);
  add(history, {100, 10, false}, 2);
  add(history, {200, 10, true}, 3);
  EXPECT_EQ(lastConflict(history, {105, 1, false}), 1u);
  EXPECT_EQ(lastConflict(history, {105, 1, true}), 2u);
  EXPECT_EQ(lastConflict(history, {150, 100, false}), 3u);
  EXPECT_EQ(lastConflict(history, {110, 10, true}), 0u);
}

TEST(UseHistory, WhatIsOverIsInNobodysWay) {
  UseHistory history;
  add(history, {100, 10, true}, 1);
  add(history, {100, 10, true}, 2);
  history.forget(1);
  EXPECT_EQ(lastConflict(history, {100, 10, true}), 2u);
  history.forget(2);
  EXPECT_EQ(lastConflict(history, {100, 10, true}), 0u);
}

TEST(UseHistory, WhatIsNotKeptCountsAsAnyMemory) {
  UseHistory history;
  for (uint64_t serial = 1; serial <= 10000; ++serial)
    add(history, {serial * 100, 10, true}, serial);
  const uint64_t last = lastConflict(history, {5, 1, false});
  EXPECT_GE(last, 5000u);
  EXPECT_LT(last, 10000u);
  EXPECT_EQ(lastConflict(history, {10000 * 100, 1, false}), 10000u);
  EXPECT_EQ(history.lastConflict({}), 0u);
  history.forget(last);
  EXPECT_EQ(lastConflict(history, {5, 1, false}), 0u);
}

} // namespace
} // namespace runmat::vulkan
