//===- SelectionTest.cpp - elements at listed positions on a device -------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "DeviceRunner.h"

#include <array>

namespace runmat::test {
namespace {

/// A box of which each dimension is whole or at the positions of a list.
struct Selection {
  uint64_t offset;
  std::array<uint64_t, 3> extents, strides, bounds;
  std::array<std::vector<double>, 3> lists;

  uint64_t count() const { return extents[0] * extents[1] * extents[2]; }

  /// Where element `item` of the box lies.
  size_t operator[](uint64_t item) const {
    uint64_t at = offset;
    for (size_t d = 0; d < 3; ++d) {
      const uint64_t coordinate = item % extents[d];
      item /= extents[d];
      at +=
          strides[d] *
          (lists[d].empty() ? coordinate : uint64_t(lists[d][coordinate]) - 1);
    }
    return at;
  }
};

template <size_t bytes> using Element = std::array<uint8_t, bytes>;

template <size_t bytes>
std::vector<Element<bytes>> numbered(size_t count, uint8_t step) {
  std::vector<Element<bytes>> elements(count);
  uint8_t next = 0;
  for (auto &element : elements)
    for (uint8_t &byte : element)
      byte = next += step;
  return elements;
}

class SelectionKernels : public DeviceTest {
protected:
  struct Selected {
    Bytes target;
    bool flag;
  };

  static bool canStore(size_t bytes) {
    return (bytes != 1 || deviceHas(RUNMAT_FEATURE_STORAGE8)) &&
           (bytes != 2 || deviceHas(RUNMAT_FEATURE_STORAGE16));
  }

  static Selected launch(const std::string &kernel, const Selection &selection,
                         const Bytes &source, const Bytes &target,
                         uint64_t repeats = 1) {
    std::vector<Bytes> contents{source, target};
    std::vector<uint64_t> words{selection.offset};
    for (const std::vector<double> &list : selection.lists)
      contents.push_back(toBytes(list.empty() ? std::vector<double>{0} : list));
    contents.push_back(Bytes(8, 0));
    for (const auto &list :
         {selection.extents, selection.strides, selection.bounds})
      words.insert(words.end(), list.begin(), list.end());
    for (const std::vector<double> &list : selection.lists)
      words.push_back(!list.empty());
    words.push_back(repeats);
    const auto after = runLibrary(
        contents, {{kernel, {0, 1, 2, 3, 4, 5}, words, selection.count()}});
    return {after[1], after[5][0] != 0};
  }

  template <size_t bytes> static void expectGather(const Selection &selection) {
    if (!canStore(bytes))
      return;
    const auto source = numbered<bytes>(1000, 37);
    std::vector<Element<bytes>> expected;
    for (uint64_t i = 0; i < selection.count(); ++i)
      expected.push_back(source[selection[i]]);
    const Selected selected =
        launch("gather_" + std::to_string(bytes), selection, toBytes(source),
               Bytes(expected.size() * bytes, 0xA5));
    EXPECT_EQ(selected.target, toBytes(expected)) << bytes << " bytes";
    EXPECT_FALSE(selected.flag);
  }

  template <size_t bytes>
  static void expectScatter(const Selection &selection, uint64_t repeats) {
    if (!canStore(bytes))
      return;
    const auto source = numbered<bytes>(selection.count(), 37);
    auto expected = numbered<bytes>(1000, 11);
    const Bytes before = toBytes(expected);
    for (uint64_t i = 0; i < selection.count(); ++i)
      expected[selection[i]] = source[i * repeats];
    const Selected selected =
        launch("scatter_" + std::to_string(bytes), selection, toBytes(source),
               before, repeats);
    EXPECT_EQ(selected.target, toBytes(expected)) << bytes << " bytes";
    EXPECT_FALSE(selected.flag);
  }

  static void expectBoth(const Selection &selection) {
    expectGather<1>(selection);
    expectGather<2>(selection);
    expectGather<4>(selection);
    expectGather<8>(selection);
    expectGather<16>(selection);
    for (uint64_t repeats : {1, 0}) {
      expectScatter<1>(selection, repeats);
      expectScatter<2>(selection, repeats);
      expectScatter<4>(selection, repeats);
      expectScatter<8>(selection, repeats);
      expectScatter<16>(selection, repeats);
    }
  }

  /// The positions that the three kernels find, and how many there are.
  static std::vector<double> find(const std::vector<uint8_t> &mask) {
    const uint64_t count = mask.size(), blocks = (count + 2047) / 2048;
    const auto after = runLibrary({mask, Bytes((blocks + 1) * 8),
                                   Bytes((blocks + 1) * 8), Bytes(count * 8)},
                                  {{"count_true", {0, 1}, {count}, blocks},
                                   {"start_true", {1, 2}, {blocks}, 1},
                                   {"find_true", {0, 2, 3}, {count}, blocks}});
    std::vector<double> positions = fromBytes<double>(after[3]);
    positions.resize(fromBytes<uint64_t>(after[2])[blocks]);
    return positions;
  }

  static void expectFound(const std::vector<uint8_t> &mask) {
    if (!deviceHas(RUNMAT_FEATURE_STORAGE8))
      return;
    std::vector<double> expected;
    for (size_t i = 0; i < mask.size(); ++i)
      if (mask[i])
        expected.push_back(double(i + 1));
    EXPECT_EQ(find(mask), expected);
  }
};

TEST_F(SelectionKernels, ElementsOfAList) {
  expectBoth(
      {0, {6, 1, 1}, {1, 0, 0}, {1000, 1, 1}, {{{7, 1, 1000, 3, 8, 2}}}});
}

TEST_F(SelectionKernels, ListsAndWholeDimensions) {
  expectBoth({3,
              {4, 5, 3},
              {1, 10, 100},
              {10, 10, 9},
              {{{9, 2, 4, 1}, {}, {8, 3, 1}}}});
}

TEST_F(SelectionKernels, ManyElements) {
  Selection all{0, {20, 50, 1}, {1, 20, 0}, {20, 50, 1}, {}};
  for (int i = 0; i < 50; ++i)
    all.lists[1].push_back(50 - i);
  expectBoth(all);
}

TEST_F(SelectionKernels, WhatIsNoPositionRaisesTheFlag) {
  const auto source = numbered<4>(10, 37);
  for (double bad : {0.0, -1.0, 11.0, 2.5, double(NAN), double(INFINITY)}) {
    const Selection selection{
        0, {2, 1, 1}, {1, 0, 0}, {10, 1, 1}, {{{3, bad}}}};
    const Selected selected =
        launch("gather_4", selection, toBytes(source), Bytes(8, 0));
    EXPECT_TRUE(selected.flag) << bad;
  }
}

TEST_F(SelectionKernels, FindsWhatIsTrue) {
  std::vector<uint8_t> mask(3 * 2048 + 77);
  for (size_t i = 0; i < mask.size(); ++i)
    mask[i] = i % 7 == 3 || i % 2048 < 2;
  expectFound(mask);
}

TEST_F(SelectionKernels, FindsInManyBlocks) {
  // More blocks than a workgroup has invocations.
  std::vector<uint8_t> mask(700 * 2048 - 1);
  for (size_t i = 0; i < mask.size(); i += 1000)
    mask[i] = 1;
  expectFound(mask);
}

TEST_F(SelectionKernels, FindsNothingAndAll) {
  expectFound(std::vector<uint8_t>(5000, 0));
  expectFound(std::vector<uint8_t>(2049, 1));
  expectFound({1});
}

} // namespace
} // namespace runmat::test
