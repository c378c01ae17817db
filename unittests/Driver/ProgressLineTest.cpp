//===- ProgressLineTest.cpp - tests of the line of progress -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "ProgressLine.h"

#include <gtest/gtest.h>

using namespace runmat;
using driver::progressText;

namespace {

TEST(ProgressLine, TellsTheTimeThatIsLeft) {
  EXPECT_EQ(progressText({1.9, nullptr, 0, 0.5}), "");
  EXPECT_EQ(progressText({4, nullptr, 0, 0.25}), "25 % of the loop, 12 s left");
  EXPECT_EQ(progressText({100, nullptr, 0, 0.5}),
            "50 % of the loop, 1 min 40 s left");
  EXPECT_EQ(progressText({7200, nullptr, 0, 0.5}),
            "50 % of the loop, 2 h 0 min left");
  EXPECT_EQ(progressText({3, nullptr, 0, 0}), "0 % of the loop, 3 s so far");
}

TEST(ProgressLine, TellsWhatWaits) {
  EXPECT_EQ(progressText({3.7, "compiling", 0, 0}), "compiling, 3 s so far");
  EXPECT_EQ(progressText({3, "copying to the device", 2000000000, 0}),
            "copying to the device 2000 MB, 3 s so far");
  EXPECT_EQ(progressText({3, "copying to the device", 2000000000, 0.25}),
            "copying to the device 2000 MB, 9 s left");
}

} // namespace
