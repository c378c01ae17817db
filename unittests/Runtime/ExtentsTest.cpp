//===- ExtentsTest.cpp - tests of extents -----------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Array.h"

#include <gtest/gtest.h>

namespace runmat {
namespace {

TEST(Extents, DropsTrailingOnesBeyondTheSecond) {
  Extents extents(std::vector<int64_t>{2, 1, 3, 1, 1});
  EXPECT_EQ(extents.rank(), 3u);
  EXPECT_EQ(extents.str(), "2x1x3");
  EXPECT_EQ(Extents(std::vector<int64_t>{4, 1, 1}).rank(), 2u);
}

TEST(Extents, HasAtLeastTwo) {
  EXPECT_EQ(Extents(std::vector<int64_t>{}).str(), "1x1");
  EXPECT_EQ(Extents(std::vector<int64_t>{5}).str(), "5x1");
  EXPECT_EQ(Extents().str(), "0x0");
}

TEST(Extents, IsOneBeyondTheRank) {
  Extents extents(2, 3);
  EXPECT_EQ(extents[1], 3);
  EXPECT_EQ(extents[2], 1);
  EXPECT_EQ(extents[100], 1);
}

TEST(Extents, CountsElements) {
  EXPECT_EQ(Extents(std::vector<int64_t>{2, 3, 4}).count(), 24);
  EXPECT_EQ(Extents(0, 5).count(), 0);
}

TEST(Extents, CountFailsWhenItDoesNotFit) {
  Extents extents(std::vector<int64_t>{int64_t(1) << 40, int64_t(1) << 40});
  try {
    extents.count();
    FAIL() << "no error";
  } catch (const Error &error) {
    EXPECT_EQ(error.identifier, "MATLAB:array:SizeLimitExceeded");
  }
  Extents empty(std::vector<int64_t>{int64_t(1) << 40, int64_t(1) << 40, 0});
  EXPECT_EQ(empty.count(), 0);
}

TEST(Extents, KnowsScalarsVectorsAndEmpties) {
  EXPECT_TRUE(Extents(1, 1).isScalar());
  EXPECT_FALSE(Extents(1, 2).isScalar());
  EXPECT_TRUE(Extents(1, 2).isVector());
  EXPECT_TRUE(Extents(7, 1).isVector());
  EXPECT_FALSE(Extents(2, 2).isVector());
  EXPECT_FALSE(Extents(std::vector<int64_t>{1, 1, 3}).isVector());
  EXPECT_TRUE(Extents(3, 0).isEmpty());
  EXPECT_FALSE(Extents(3, 1).isEmpty());
}

} // namespace
} // namespace runmat
