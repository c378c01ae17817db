//===- IdleTrimmerTest.cpp - tests of trims that nobody asks for -*- C++ -*-==//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Devices/IdleTrimmer.h"

#include <gtest/gtest.h>

namespace runmat {
namespace {

using namespace std::chrono_literals;
using Clock = IdleTrimmer::Clock;

class IdleTrimmerTest : public testing::Test {
protected:
  /// Until `trims` is so much; false where that takes too long.
  bool await(int count) const {
    const Clock::time_point patience = Clock::now() + 1min;
    while (trims < count && Clock::now() < patience)
      std::this_thread::sleep_for(1ms);
    return trims >= count;
  }

  std::atomic<int> trims = 0;
};

TEST_F(IdleTrimmerTest, LooksAgainWhenItIsTime) {
  IdleTrimmer trimmer([&]() -> std::optional<Clock::time_point> {
    return ++trims < 3 ? std::optional(Clock::now() + 1ms) : std::nullopt;
  });
  EXPECT_EQ(trims, 0);
  trimmer.watch();
  EXPECT_TRUE(await(3));
}

TEST_F(IdleTrimmerTest, WithNothingLeftItWaitsForSomethingNew) {
  IdleTrimmer trimmer([&]() -> std::optional<Clock::time_point> {
    ++trims;
    return std::nullopt;
  });
  for (int count = 1; count < 100; ++count) {
    trimmer.watch();
    ASSERT_TRUE(await(count));
    EXPECT_EQ(trims, count);
  }
}

TEST_F(IdleTrimmerTest, WhatComesDuringATrimIsNotOverlooked) {
  IdleTrimmer *self = nullptr;
  IdleTrimmer trimmer([&]() -> std::optional<Clock::time_point> {
    if (++trims == 1)
      self->watch();
    return std::nullopt;
  });
  self = &trimmer;
  trimmer.watch();
  EXPECT_TRUE(await(2));
}

TEST_F(IdleTrimmerTest, StopsBeforeItIsTime) {
  IdleTrimmer trimmer([&]() -> std::optional<Clock::time_point> {
    ++trims;
    return Clock::now() + 24h;
  });
  trimmer.watch();
  EXPECT_TRUE(await(1));
  trimmer.stop();
  EXPECT_EQ(trims, 1);
}

} // namespace
} // namespace runmat
