//===- EventLogTest.cpp - the newest events ---------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Telemetry/EventLog.h"

#include <gtest/gtest.h>

namespace runmat::telemetry {
namespace {

EventLog logOf(size_t most, uint64_t count) {
  EventLog log(most);
  for (uint64_t i = 0; i < count; ++i) {
    Event event;
    event.amount = i;
    log.add(event);
  }
  return log;
}

std::vector<uint64_t> numbers(const EventLog &log) {
  std::vector<uint64_t> numbers;
  for (const Event &event : log.list())
    numbers.push_back(event.amount);
  return numbers;
}

TEST(EventLog, KeepsAllWhileThereIsRoom) {
  const EventLog log = logOf(4, 4);
  EXPECT_EQ(numbers(log), (std::vector<uint64_t>{0, 1, 2, 3}));
  EXPECT_EQ(log.dropped(), 0u);
}

TEST(EventLog, TheOldestMakeRoom) {
  const EventLog log = logOf(4, 10);
  EXPECT_EQ(numbers(log), (std::vector<uint64_t>{6, 7, 8, 9}));
  EXPECT_EQ(log.dropped(), 6u);
}

TEST(EventLog, OneThatKeepsNoneDropsNone) {
  const EventLog log = logOf(0, 5);
  EXPECT_TRUE(log.list().empty());
  EXPECT_EQ(log.dropped(), 0u);
}

} // namespace
} // namespace runmat::telemetry
