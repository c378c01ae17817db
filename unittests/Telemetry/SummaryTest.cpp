//===- SummaryTest.cpp - a recording added up, as JSON ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Telemetry/Summary.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace runmat::telemetry {
namespace {

Recording recording() {
  Recording recording;
  recording.begin = 1'000'000;
  recording.end = 4'000'000;
  recording.devices = {{0, "cpu"}, {1, "card"}};
  recording.dropped = 5;
  recording.files = {"b.m", "a.m"};
  recording.totals = {
      {EventKind::Compile, noDevice, "", 0, 0, 2, 1, 0, 500'000, 0, 0, 0},
      {EventKind::Launch, 1, "f", 1, 7, 3, 0, 30, 60'000, 2, 900'000, 100'000},
      {EventKind::Launch, 1, "g", 0, 0, 1, 1, 4, 20'000, 1, 100'000, 300'000},
      {EventKind::Upload, 1, "", 0, 0, 2, 0, 4096, 10'000, 0, 0, 0}};
  return recording;
}

TEST(Summary, KernelsOfADeviceAddUpToItsLaunches) {
  const nlohmann::ordered_json report = summaryOf(recording());
  const auto &launches = report["devices"]["card"]["launches"];
  EXPECT_EQ(launches["count"], 4);
  EXPECT_EQ(launches["failed"], 1);
  EXPECT_EQ(launches["items"], 34);
  EXPECT_DOUBLE_EQ(launches["host_ms"], 0.08);
  EXPECT_EQ(launches["timed"], 3);
  EXPECT_DOUBLE_EQ(launches["device_ms"], 1);
  EXPECT_DOUBLE_EQ(launches["queue_wait_ms"], 0.4);
  EXPECT_EQ(report["devices"]["card"]["uploads"]["bytes"], 4096);
  EXPECT_EQ(report["devices"]["cpu"]["launches"]["count"], 0);
  ASSERT_EQ(report["kernels"].size(), 2u);
  EXPECT_EQ(report["kernels"][0]["file"], "a.m");
  EXPECT_EQ(report["kernels"][0]["line"], 7);
  EXPECT_EQ(report["kernels"][1]["device"], "card");
  EXPECT_FALSE(report["kernels"][1].contains("line"));
  EXPECT_EQ(report["kernels"][1]["kernel"], "g");
  EXPECT_DOUBLE_EQ(report["kernels"][1]["queue_wait_ms"], 0.3);
}

TEST(Summary, TellsOfTheHostAndTheEvents) {
  const nlohmann::ordered_json report = summaryOf(recording());
  EXPECT_EQ(report["host"]["compiles"]["count"], 2);
  EXPECT_EQ(report["host"]["compiles"]["failed"], 1);
  EXPECT_DOUBLE_EQ(report["host"]["compiles"]["host_ms"], 0.5);
  EXPECT_EQ(report["host"]["plans"]["count"], 0);
  EXPECT_EQ(report["events"]["dropped"], 5);
  EXPECT_DOUBLE_EQ(report["recorded_ms"], 3);
}

} // namespace
} // namespace runmat::telemetry
