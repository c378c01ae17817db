//===- LibraryKernelsTest.cpp - kernels of the runtime's operations -*- C++
//-*-//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "DeviceRunner.h"

#include <array>

namespace runmat::test {
namespace {

/// A box in two windows.
struct Window {
  uint64_t fromOffset, toOffset;
  std::array<int64_t, 4> extents, from, to;
};

/// An element of that many bytes.
template <size_t bytes> using Element = std::array<uint8_t, bytes>;

template <size_t bytes> std::vector<Element<bytes>> numbered(size_t count) {
  std::vector<Element<bytes>> elements(count);
  uint8_t next = 0;
  for (auto &element : elements)
    for (uint8_t &byte : element)
      byte = next += 37;
  return elements;
}

class LibraryKernels : public DeviceTest {
protected:
  /// Copies between arrays of that many elements and compares with a loop.
  template <size_t bytes>
  void expectCopy(const Window &window, size_t fromCount, size_t toCount) {
    if ((bytes == 1 && !deviceHas(RUNMAT_FEATURE_STORAGE8)) ||
        (bytes == 2 && !deviceHas(RUNMAT_FEATURE_STORAGE16)))
      return;
    const auto source = numbered<bytes>(fromCount);
    std::vector<Element<bytes>> expected(toCount);
    for (auto &element : expected)
      element.fill(0xA5); // what the runner fills outputs with
    for (int64_t l = 0; l < window.extents[3]; ++l)
      for (int64_t k = 0; k < window.extents[2]; ++k)
        for (int64_t j = 0; j < window.extents[1]; ++j)
          for (int64_t i = 0; i < window.extents[0]; ++i) {
            const std::array<int64_t, 4> at{i, j, k, l};
            int64_t from = window.fromOffset, to = window.toOffset;
            for (size_t d = 0; d < 4; ++d) {
              from += at[d] * window.from[d];
              to += at[d] * window.to[d];
            }
            expected[to] = source[from];
          }
    Launch launch;
    launch.inputs = {toBytes(source)};
    launch.outputBytes = {toCount * bytes};
    launch.scalars = {window.fromOffset, window.toOffset};
    uint64_t items = 1;
    for (int64_t extent : window.extents)
      items *= uint64_t(extent);
    for (const auto &list : {window.extents, window.from, window.to})
      launch.scalars.insert(launch.scalars.end(), list.begin(), list.end());
    const Outcome outcome =
        runLibrary("copy_window_" + std::to_string(bytes), launch, items);
    EXPECT_EQ(fromBytes<Element<bytes>>(outcome.outputs[0]), expected)
        << bytes << " bytes";
  }

  void expectCopies(const Window &window, size_t fromCount, size_t toCount) {
    expectCopy<1>(window, fromCount, toCount);
    expectCopy<2>(window, fromCount, toCount);
    expectCopy<4>(window, fromCount, toCount);
    expectCopy<8>(window, fromCount, toCount);
    expectCopy<16>(window, fromCount, toCount);
  }
};

TEST_F(LibraryKernels, CopiesDenseElements) {
  expectCopies({3, 5, {1000, 1, 1, 1}, {1, 0, 0, 0}, {1, 0, 0, 0}}, 1003, 1010);
}

TEST_F(LibraryKernels, CopiesBetweenStrides) {
  expectCopies({2, 7, {4, 3, 5, 2}, {2, 11, 40, 201}, {1, 5, 16, 90}}, 500,
               300);
}

TEST_F(LibraryKernels, CopiesBackwards) {
  expectCopies({59, 100, {6, 10, 1, 1}, {-1, -6, 0, 0}, {10, -1, 0, 0}}, 60,
               200);
}

TEST_F(LibraryKernels, RepeatsAnElement) {
  expectCopies({1, 0, {7, 5, 1, 1}, {0, 0, 0, 0}, {2, 14, 0, 0}}, 2, 70);
}

TEST_F(LibraryKernels, CopiesNothing) {
  expectCopies({0, 0, {4, 0, 3, 1}, {1, 4, 0, 0}, {1, 4, 0, 0}}, 4, 4);
}

} // namespace
} // namespace runmat::test
