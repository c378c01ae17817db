//===- WindowCopyTest.cpp - tests of copies between windows -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Values/WindowCopy.h"
#include "runtime/ParallelWork.h"

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

TEST(WindowCopy, CopiesOnTheHost) {
  const std::vector<uint16_t> from{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11};
  std::vector<uint16_t> to(10, 99);
  // Rows 2 and 0 of a 3x4 matrix, columns 1 to 3, every other place.
  const WindowCopy window{2, 5, 1, {{2, -2, 1}, {3, 3, 3}}};
  window.run(from.data(), to.data());
  EXPECT_EQ(to, (std::vector<uint16_t>{99, 5, 3, 99, 8, 6, 99, 11, 9, 99}));
}

/// A window as every element for itself tells.
std::vector<uint32_t> elementByElement(const WindowCopy &window,
                                       const std::vector<uint32_t> &from,
                                       size_t size) {
  std::vector<uint32_t> to(size);
  for (int64_t i = 0; i < window.count(); ++i) {
    int64_t rest = i, source = window.fromOffset, target = window.toOffset;
    for (const auto &[extent, read, written] : window.dimensions) {
      source += rest % extent * read;
      target += rest % extent * written;
      rest /= extent;
    }
    to[size_t(target)] = from[size_t(source)];
  }
  return to;
}

TEST(WindowCopy, ThreadsCopyWhatOneDoes) {
  constexpr int64_t n = 300000;
  const WindowCopy windows[] = {
      {4, 3, 5, {{n, 1, 1}}},
      {4, n - 1, 0, {{n, -1, 1}}},
      {4, 0, 2, {{n / 2, 1, 1}, {2, n / 2, n / 2 + 1}}},
      {4, 0, 0, {{300, 1, 1000}, {1000, 300, 1}}},
      {4, 7, 1, {{1000, 0, 1}, {300, 1, 1000}}},
      {4, 0, 0, {{5, 1, 60000}, {60000, 5, 1}}},
  };
  std::vector<uint32_t> from(n + 10);
  for (size_t i = 0; i < from.size(); ++i)
    from[i] = uint32_t(i * 2654435761u);
  for (const WindowCopy &window : windows)
    for (unsigned threads : {1u, 3u}) {
      setThreads(threads);
      std::vector<uint32_t> to(n + 10);
      window.run(from.data(), to.data());
      EXPECT_EQ(to, elementByElement(window, from, to.size()))
          << threads << " threads, rows of " << window.dimensions[0].extent;
    }
  setThreads(0);
}

TEST(WindowCopy, CopiesOneElementAndNone) {
  const std::vector<double> from{1, 2, 3};
  std::vector<double> to(3, 0);
  WindowCopy{8, 2, 1, {}}.run(from.data(), to.data());
  WindowCopy{8, 0, 0, {{3, 1, 1}, {0, 3, 3}}}.run(from.data(), to.data());
  EXPECT_EQ(to, (std::vector<double>{0, 3, 0}));
}

TEST(WindowCopy, NeighboursAreOneWideElement) {
  WindowCopy bytes{1, 8, 16, {{24, 1, 1}, {5, 32, -48}}};
  bytes.widen();
  EXPECT_EQ(bytes.elementBytes, 8u);
  EXPECT_EQ(bytes.fromOffset, 1);
  EXPECT_EQ(bytes.toOffset, 2);
  EXPECT_EQ(bytes.dimensions, (Dimensions{{3, 1, 1}, {5, 4, -6}}));
  WindowCopy singles{4, 2, 4, {{6, 1, 1}}};
  singles.widen();
  EXPECT_EQ(singles.elementBytes, 8u);
  EXPECT_EQ(singles.dimensions, (Dimensions{{3, 1, 1}}));
}

TEST(WindowCopy, OnlyWholeNeighboursAreWidened) {
  const WindowCopy narrow[] = {
      {2, 1, 0, {{4, 1, 1}}}, // an odd offset
      {2, 0, 0, {{5, 1, 1}}}, // an odd extent
      {2, 0, 0, {{4, 2, 1}}},
      {2, 0, 0, {{4, 1, -1}}},           // not side by side
      {2, 0, 0, {{4, 0, 1}}},            // one element repeated
      {2, 0, 0, {{4, 1, 1}, {2, 7, 4}}}, // odd rows
      {8, 0, 0, {{4, 1, 1}}},
      {2, 0, 0, {}},
  };
  for (WindowCopy window : narrow) {
    const size_t bytes = window.elementBytes;
    const Dimensions dimensions = window.dimensions;
    window.widen();
    EXPECT_EQ(window.elementBytes, bytes);
    EXPECT_EQ(window.dimensions, dimensions);
  }
}

} // namespace
