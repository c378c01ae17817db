//===- WindowCopyTest.cpp - tests of copies between windows -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Values/WindowCopy.h"

#include <gtest/gtest.h>

using namespace runmat;

namespace {

using Dimensions = std::vector<WindowCopy::Dimension>;

Dimensions collapsed(Dimensions dimensions) {
  WindowCopy window{8, 0, 0, std::move(dimensions)};
  const int64_t count = window.count();
  window.collapse();
  EXPECT_EQ(window.count(), count);
  return window.dimensions;
}

TEST(WindowCopy, DenseDimensionsAreOne) {
  EXPECT_EQ(collapsed({{3, 1, 1}, {4, 3, 3}, {5, 12, 12}}),
            (Dimensions{{60, 1, 1}}));
}

TEST(WindowCopy, DimensionsJoinOnlyWhereBothWindowsGoOn) {
  EXPECT_EQ(collapsed({{3, 1, 1}, {4, 3, 5}, {5, 12, 20}}),
            (Dimensions{{3, 1, 1}, {20, 3, 5}}));
  EXPECT_EQ(collapsed({{3, 2, 1}, {4, 7, 3}}),
            (Dimensions{{3, 2, 1}, {4, 7, 3}}));
}

TEST(WindowCopy, DimensionsOfOneElementVanish) {
  EXPECT_EQ(collapsed({{1, 9, 7}, {3, 1, 1}, {1, 5, 5}, {2, 3, 3}}),
            (Dimensions{{6, 1, 1}}));
  EXPECT_EQ(collapsed({{1, 1, 1}, {1, 1, 1}}), Dimensions{});
}

TEST(WindowCopy, RepeatedAndReversedElementsJoin) {
  EXPECT_EQ(collapsed({{3, 0, 1}, {4, 0, 3}}), (Dimensions{{12, 0, 1}}));
  EXPECT_EQ(collapsed({{3, -1, 1}, {4, -3, 3}}), (Dimensions{{12, -1, 1}}));
}

} // namespace
