//===- LastRunsTest.cpp - the last runs that used a device ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Telemetry/LastRuns.h"
#include "runtime/FileCache.h"
#include "unittests/Vulkan/ScopedFolder.h"

#include <gtest/gtest.h>

namespace runmat::telemetry {
namespace {

PastRun run(int status, std::string program = "a.m") {
  return {
      1'700'000'000 + status,
      0.25,
      std::move(program),
      "0.1",
      status,
      {{"vulkan", "card", 1, 2, 3, 4, 5, 6, 7, 8, 9, {1'700'000'000, 21, 2}}},
      {{"units", 3, 1}, {"plans", 5, 2}},
      {{"a.m", 12, "cluster_0", "vulkan", "1 ms against 2 ms on host"}}};
}

class LastRunsTest : public testing::Test {
protected:
  vulkan::test::ScopedFolder folder;
  const LastRuns runs = LastRuns::besideModels(folder.path());
};

TEST_F(LastRunsTest, TheLatestIsFirst) {
  EXPECT_TRUE(runs.list().empty());
  EXPECT_TRUE(runs.add(run(0)));
  EXPECT_TRUE(runs.add(run(1, "b\xff.m")));
  const std::vector<PastRun> list = runs.list();
  ASSERT_EQ(list.size(), 2u);
  EXPECT_EQ(list[0].status, 1);
  EXPECT_EQ(list[0].program, "b\uFFFD.m");
  EXPECT_EQ(list[1], run(0));
}

TEST_F(LastRunsTest, TheyAreBounded) {
  for (int i = 0; i < 25; ++i)
    ASSERT_TRUE(runs.add(run(i, std::string(5000, 'x') + std::to_string(i))));
  const std::vector<PastRun> list = runs.list();
  ASSERT_EQ(list.size(), LastRuns::most);
  EXPECT_EQ(list.front().status, 24);
  EXPECT_EQ(list.back().status, 15);
  EXPECT_EQ(list.front().program.size(), 256u);
  EXPECT_TRUE(list.front().program.ends_with("x24"));
}

TEST_F(LastRunsTest, OfManyDecisionsTheLastFewAreKept) {
  PastRun many = run(0);
  many.decisions.clear();
  for (uint32_t line = 1; line <= 40; ++line)
    many.decisions.push_back({std::string(5000, 'x') + ".m", line, "cluster_0",
                              "host", std::string(5000, 'y')});
  ASSERT_TRUE(runs.add(many));
  const std::vector<Decision> kept = runs.list().at(0).decisions;
  ASSERT_EQ(kept.size(), LastRuns::mostDecisions);
  EXPECT_EQ(kept.back().line, 40u);
  EXPECT_TRUE(kept.back().file.ends_with("x.m"));
  EXPECT_EQ(kept.back().file.size(), 256u);
  EXPECT_EQ(kept.back().reason.size(), 256u);
}

TEST_F(LastRunsTest, WhatIsNoListOfRunsIsNone) {
  const std::string place = std::string(folder.path()) + "/runs";
  for (const char *text : {"", "{", "{}", "[{}]", "[1]"}) {
    ASSERT_TRUE(FileCache(place, 1 << 16).write("last runs\n2", text));
    EXPECT_TRUE(runs.list().empty()) << text;
  }
  EXPECT_TRUE(runs.add(run(7)));
  EXPECT_EQ(runs.list().size(), 1u);
}

TEST_F(LastRunsTest, WithoutAFolderNothingIsKept) {
  for (const char *none : {"", "/dev/null"}) {
    const LastRuns runs = LastRuns::besideModels(none);
    EXPECT_FALSE(runs.add(run(0)));
    EXPECT_TRUE(runs.list().empty());
  }
}

} // namespace
} // namespace runmat::telemetry
