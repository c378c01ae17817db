//===- TotalsTest.cpp - events added up -------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Telemetry/Totals.h"

#include <gtest/gtest.h>

namespace runmat::telemetry {
namespace {

Event event(EventKind kind, const std::string &name = "") {
  Event event;
  event.kind = kind;
  event.device = 1;
  event.name = name;
  event.begin = 100;
  event.end = 130;
  event.amount = 7;
  return event;
}

TEST(Totals, AddByKindDeviceAndKernel) {
  Totals totals;
  totals.add(event(EventKind::Launch, "f"));
  totals.add(event(EventKind::Launch, "f"));
  totals.add(event(EventKind::Launch, "g"));
  totals.add(event(EventKind::Upload, "ignored"));
  Event elsewhere = event(EventKind::Upload);
  elsewhere.device = 2;
  totals.add(elsewhere);
  const std::vector<Total> list = totals.list();
  ASSERT_EQ(list.size(), 4u);
  EXPECT_EQ(list[0].name, "f");
  EXPECT_EQ(list[0].count, 2u);
  EXPECT_EQ(list[0].amount, 14u);
  EXPECT_EQ(list[0].hostTime, 60u);
  EXPECT_EQ(list[1].name, "g");
  EXPECT_EQ(list[2].kind, EventKind::Upload);
  EXPECT_EQ(list[2].name, "");
  EXPECT_EQ(list[3].device, 2u);
}

TEST(Totals, KernelsOfTwoStatementsAreTwo) {
  Totals totals;
  Event launch = event(EventKind::Launch, "f");
  for (uint32_t line : {7, 8}) {
    launch.place.line = line;
    totals.add(launch);
  }
  ASSERT_EQ(totals.list().size(), 2u);
  EXPECT_EQ(totals.list()[1].line, 8u);
  EXPECT_EQ(totals.list()[1].count, 1u);
}

TEST(Totals, FailuresAreOnlyCounted) {
  Totals totals;
  Event failed = event(EventKind::Upload);
  failed.hasFailed = true;
  totals.add(failed);
  const Total total = totals.list().at(0);
  EXPECT_EQ(total.failed, 1u);
  EXPECT_EQ(total.count, 0u);
  EXPECT_EQ(total.amount, 0u);
  EXPECT_EQ(total.hostTime, 0u);
}

Event work(uint64_t begin, uint64_t end) {
  Event work = event(EventKind::Work, "f");
  work.asked = EventKind::Launch;
  work.begin = begin;
  work.end = end;
  return work;
}

TEST(Totals, WorkCountsWithItsCall) {
  Totals totals;
  totals.add(event(EventKind::Launch, "f"));
  totals.addWork(work(150, 160), 100, true);
  totals.addWork(work(170, 175), 100, false);
  ASSERT_EQ(totals.list().size(), 1u);
  const Total total = totals.list()[0];
  EXPECT_EQ(total.timed, 1u);
  EXPECT_EQ(total.deviceTime, 15u);
  EXPECT_EQ(total.queueWait, 50u);
}

TEST(Totals, WorkThatSeemsToBeginEarlyWaitedForNothing) {
  Totals totals;
  totals.addWork(work(90, 95), 100, true);
  EXPECT_EQ(totals.list().at(0).queueWait, 0u);
}

TEST(Totals, KernelsAreBounded) {
  Totals totals(3);
  for (int i = 0; i < 10; ++i)
    totals.add(event(EventKind::Launch, "kernel" + std::to_string(i)));
  totals.add(event(EventKind::Launch, "kernel0"));
  const std::vector<Total> list = totals.list();
  ASSERT_EQ(list.size(), 4u);
  EXPECT_EQ(list[0].name, "(other kernels)");
  EXPECT_EQ(list[0].count, 7u);
  EXPECT_EQ(list[1].count, 2u);
}

} // namespace
} // namespace runmat::telemetry
