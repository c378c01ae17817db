//===- ProgressTest.cpp - tests of what loops tell --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Progress.h"

#include <gtest/gtest.h>

using namespace runmat;
using namespace runmat::progress;

namespace {

class ProgressTest : public testing::Test {
protected:
  void SetUp() override { watch(true); }
  void TearDown() override { watch(false); }
};

TEST_F(ProgressTest, TellsTheShareOfNestedLoops) {
  EXPECT_FALSE(report());
  LoopScope outer(4);
  outer.set(1);
  EXPECT_DOUBLE_EQ(report()->share, 0.25);
  {
    LoopScope inner(2);
    inner.set(1);
    EXPECT_DOUBLE_EQ(report()->share, 0.25 + 0.125);
    // So deep nothing is told.
    LoopScope third(5), fourth(5);
    fourth.set(5);
    EXPECT_DOUBLE_EQ(report()->share, 0.25 + 0.125);
  }
  outer.set(4);
  EXPECT_DOUBLE_EQ(report()->share, 1);
}

TEST_F(ProgressTest, CompiledCodeStoresWhatIsDone) {
  LoopScope loop(0);
  EXPECT_FALSE(report());
  loop.place()[0] = 3;
  loop.place()[1] = 12;
  EXPECT_DOUBLE_EQ(report()->share, 0.25);
}

TEST_F(ProgressTest, WhatWaitsComesBeforeTheLoop) {
  LoopScope loop(4);
  EXPECT_EQ(report()->what, nullptr);
  {
    WaitScope copy("copying", 12), compile("compiling");
    EXPECT_STREQ(report()->what, "copying");
    EXPECT_EQ(report()->bytes, 12u);
  }
  EXPECT_EQ(report()->what, nullptr);
}

TEST_F(ProgressTest, TellsHowMuchOfAWaitIsDone) {
  {
    WaitScope copy("copying", 12);
    EXPECT_EQ(report()->share, 0);
    copy.set(9);
    EXPECT_EQ(report()->share, 0.75);
  }
  {
    WaitScope compile("compiling", 0, 1e9);
    EXPECT_GT(report()->share, 0);
    EXPECT_LT(report()->share, 1);
  }
  WaitScope late("compiling", 0, 1e-12);
  EXPECT_EQ(report()->share, 0);
}

TEST_F(ProgressTest, TellsNothingWhileTheTerminalIsTaken) {
  LoopScope loop(4);
  {
    PauseScope taken;
    EXPECT_FALSE(report());
  }
  EXPECT_TRUE(report());
}

TEST_F(ProgressTest, TellsNothingWhileNobodyWatches) {
  watch(false);
  LoopScope loop(4);
  WaitScope wait("waiting");
  loop.place()[0] = 3;
  watch(true);
  EXPECT_FALSE(report());
}

} // namespace
