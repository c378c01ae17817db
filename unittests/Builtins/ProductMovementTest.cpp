//===- ProductMovementTest.cpp - elements moved -----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every size of element, moved by our compiler's kernels, by plain loops and by
// the definition: where each element of the result comes from.
//===----------------------------------------------------------------------===//
#include "Builtins/Kernels/KernelTable.h"
#include "Builtins/Kernels/Movement.h"
#include "Builtins/Kernels/ProductKernels.h"
#include "Builtins/Structure.h"
#include "Values/Gather.h"
#include "runtime/ParallelWork.h"

#include <algorithm>
#include <cstring>
#include <functional>
#include <gtest/gtest.h>
#include <random>

using namespace runmat;
using namespace runmat::kernels;

namespace {

using Index = std::vector<int64_t>;
/// The zero-based subscripts in x of an element of the result.
using Source = std::function<Index(Index)>;

/// Elements of 1, 2, 4, 8, 8 and 16 bytes.
const std::pair<ElementClass, bool> kinds[] = {
    {ElementClass::UInt8, false}, {ElementClass::Int16, false},
    {ElementClass::Int32, false}, {ElementClass::Double, false},
    {ElementClass::Single, true}, {ElementClass::Double, true}};

Value operand(ElementClass elementClass, bool isComplex, const Extents &shape) {
  ArrayRef array = Array::make(elementClass, shape, isComplex);
  std::mt19937 random(7);
  auto *bytes = static_cast<unsigned char *>(array->mutableData());
  for (size_t i = 0; i < array->bytes(); ++i)
    bytes[i] = static_cast<unsigned char>(random());
  return array;
}

Index indexOf(int64_t position, const Extents &shape) {
  Index index;
  for (size_t d = 0; d < shape.rank(); ++d) {
    index.push_back(position % shape[d]);
    position /= shape[d];
  }
  return index;
}

/// The offset of what is wrong in the result, or -1.
int64_t firstWrong(const Value &x, const Value &result, const Source &source) {
  const ArrayRef in = x.array(), out = result.array();
  const size_t size = in->bytes() / size_t(in->count());
  const char *from = static_cast<const char *>(in->data());
  const char *to = static_cast<const char *>(out->data());
  for (int64_t k = 0; k < out->count(); ++k) {
    const Index index = source(indexOf(k, out->extents()));
    int64_t position = 0, stride = 1;
    for (size_t d = 0; d < index.size(); ++d) {
      position += index[d] * stride;
      stride *= x.extent(d);
    }
    if (std::memcmp(to + size_t(k) * size, from + size_t(position) * size,
                    size) != 0)
      return k;
  }
  return -1;
}

class ProductMovementTest : public testing::TestWithParam<const char *> {
protected:
  void SetUp() override {
    if (!selectKernelLevel(GetParam()))
      GTEST_SKIP() << "this machine or this build has no " << GetParam();
  }
  void TearDown() override {
    setThreads(0);
    selectKernelLevel("native");
    selectKernels(KernelOrigin::Product);
  }

  /// Calls `check(x)` for operands of every size and shape, and both sets.
  template <typename Check> static void forEachOperand(Check check) {
    const std::vector<int64_t> lists[] = {{1, 1},     {7, 1},       {1, 33},
                                          {5, 4},     {31, 17},     {40000, 1},
                                          {64, 3, 5}, {2, 33, 2, 3}};
    for (KernelOrigin origin :
         {KernelOrigin::Reference, KernelOrigin::Product}) {
      selectKernels(origin);
      for (auto [elementClass, isComplex] : kinds)
        for (const auto &list : lists)
          check(operand(elementClass, isComplex, Extents(list)));
    }
  }
};

std::string nameOf(const Value &x, size_t d) {
  return x.className() + (x.isComplex() ? " complex " : " ") +
         std::to_string(x.extents()[0]) + " x " +
         std::to_string(x.extents()[1]) + " along " + std::to_string(d);
}

TEST_P(ProductMovementTest, EverySizeHasAKernel) {
  for (const CompiledReversal *kernel : productTable().reversals)
    EXPECT_NE(kernel, nullptr);
  for (const CompiledReversal *kernel : referenceTable().reversals)
    EXPECT_EQ(kernel, nullptr);
  for (const CompiledTransposition *kernel : productTable().transpositions)
    EXPECT_NE(kernel, nullptr);
  for (const CompiledTransposition *kernel : referenceTable().transpositions)
    EXPECT_EQ(kernel, nullptr);
}

/// Sizes on both sides of the bands that a kernel walks, and of those from
/// which work is shared.
TEST_P(ProductMovementTest, Transpositions) {
  const Extents shapes[] = {{1, 33},    {33, 1},    {2, 3},     {16, 16},
                            {17, 15},   {31, 64},   {200, 7},   {7, 200},
                            {1, 40000}, {300, 317}, {20000, 3}, {3, 20000}};
  for (KernelOrigin origin : {KernelOrigin::Reference, KernelOrigin::Product}) {
    selectKernels(origin);
    for (auto [elementClass, isComplex] : kinds)
      for (const Extents &shape : shapes) {
        const Value x = operand(elementClass, isComplex, shape);
        EXPECT_EQ(firstWrong(x, transpose(x, false),
                             [](Index index) {
                               std::swap(index[0], index[1]);
                               return index;
                             }),
                  -1)
            << nameOf(x, 0);
      }
  }
}

TEST_P(ProductMovementTest, Flips) {
  forEachOperand([](const Value &x) {
    for (size_t d = 0; d < x.rank(); ++d)
      EXPECT_EQ(firstWrong(x, builtins::flipped(x, d),
                           [&](Index index) {
                             index[d] = x.extent(d) - 1 - index[d];
                             return index;
                           }),
                -1)
          << nameOf(x, d);
  });
}

TEST_P(ProductMovementTest, Shifts) {
  forEachOperand([](const Value &x) {
    for (size_t d = 0; d < x.rank(); ++d)
      for (int64_t places : {0, 1, -1, 3, -50, 100}) {
        const int64_t n = x.extent(d);
        EXPECT_EQ(firstWrong(x, builtins::shifted(x, double(places), d),
                             [&](Index index) {
                               index[d] = ((index[d] - places) % n + n) % n;
                               return index;
                             }),
                  -1)
            << nameOf(x, d) << " by " << places;
      }
  });
}

TEST_P(ProductMovementTest, Repetitions) {
  forEachOperand([](const Value &x) {
    if (x.count() > 1000)
      return;
    const Value result =
        builtins::repeated(x, Extents(std::vector<int64_t>{2, 3, 2}));
    EXPECT_EQ(firstWrong(x, result,
                         [&](Index index) {
                           for (size_t d = 0; d < index.size(); ++d)
                             index[d] %= x.extent(d);
                           return index;
                         }),
              -1)
        << nameOf(x, 0);
  });
}

TEST_P(ProductMovementTest, Permutations) {
  forEachOperand([](const Value &x) {
    std::vector<size_t> order(std::max<size_t>(x.rank(), 3));
    for (size_t d = 0; d < order.size(); ++d)
      order[d] = (d + 1) % order.size();
    EXPECT_EQ(firstWrong(x, permute(x, order),
                         [&](const Index &index) {
                           Index source(order.size());
                           for (size_t d = 0; d < order.size(); ++d)
                             source[order[d]] = d < index.size() ? index[d] : 0;
                           return source;
                         }),
              -1)
        << nameOf(x, 0);
  });
}

/// Sizes around that from which work is shared.
TEST_P(ProductMovementTest, ThreadsChangeNothing) {
  for (int64_t n : {32767, 32769, 100003}) {
    const Value x = operand(ElementClass::Int16, false, {n, 1});
    for (unsigned threads : {1, 2, 3, 8}) {
      setThreads(threads);
      EXPECT_EQ(firstWrong(x, builtins::flipped(x, 0),
                           [&](Index index) {
                             index[0] = n - 1 - index[0];
                             return index;
                           }),
                -1)
          << n << " elements, " << threads << " threads";
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Levels, ProductMovementTest,
                         testing::Values("x86-64", "x86-64-v3", "x86-64-v4"),
                         [](const auto &info) {
                           std::string name = info.param;
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });

} // namespace
