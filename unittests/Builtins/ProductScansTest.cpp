//===- ProductScansTest.cpp - scans and their oracle ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every scan that our compiler made has the bits of the plain loops, for every
// class, level, direction and way in which lines lie in memory.
//===----------------------------------------------------------------------===//
#include "Builtins/Kernels/KernelTable.h"
#include "Builtins/Kernels/ProductKernels.h"
#include "Values/ElementTypes.h"
#include "runtime/ParallelWork.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <gtest/gtest.h>
#include <random>

using namespace runmat;
using namespace runmat::kernels;

namespace {

constexpr ScanOpcode opcodes[] = {ScanOpcode::Sum, ScanOpcode::Product,
                                  ScanOpcode::Maximum, ScanOpcode::Minimum};
constexpr ElementClass classes[] = {
    ElementClass::Double, ElementClass::Single, ElementClass::Int8,
    ElementClass::Int16,  ElementClass::Int32,  ElementClass::Int64,
    ElementClass::UInt8,  ElementClass::UInt16, ElementClass::UInt32,
    ElementClass::UInt64, ElementClass::Logical};

/// Sums and products of logicals are those of doubles.
bool isOfDoubles(ScanOpcode op, ElementClass elementClass) {
  const bool isSum = op == ScanOpcode::Sum || op == ScanOpcode::Product;
  return isSum && elementClass == ElementClass::Logical;
}

/// Numbers of both signs; those of integers run into both ends of the class.
template <typename T> T number(std::mt19937_64 &random) {
  if constexpr (std::is_same_v<T, Logical>) {
    return Logical(random() % 2);
  } else if constexpr (std::is_integral_v<T>) {
    const T whole = T(random());
    return random() % 8 == 0 ? whole : T(whole % 4);
  } else {
    std::uniform_real_distribution<double> near(-0.25, 0.25);
    return T(std::exp(near(random)) * (random() % 2 ? 1 : -1));
  }
}

void fill(Array &array) {
  std::mt19937_64 random(uint64_t(array.count()));
  visitElementType(array.elementClass(), [&](auto tag) {
    using T = typename decltype(tag)::Type;
    const int64_t parts = array.isComplex() ? 2 : 1;
    for (int64_t i = 0; i < array.count() * parts; ++i)
      array.mutableAs<T>()[i] = number<T>(random);
  });
}

ArrayRef operand(ElementClass elementClass, const Extents &extents,
                 bool isComplex = false) {
  ArrayRef array = Array::make(elementClass, extents, isComplex);
  fill(*array);
  return array;
}

/// The bits of floats, NaNs as one.
template <typename T> bool areSame(T a, T b) {
  if constexpr (std::is_floating_point_v<T>)
    if (std::isnan(a) && std::isnan(b))
      return true;
  return std::memcmp(&a, &b, sizeof(T)) == 0;
}

void expectSame(const Value &got, const Value &expected,
                const std::string &what) {
  ASSERT_EQ(got.elementClass(), expected.elementClass()) << what;
  ASSERT_EQ(got.isComplex(), expected.isComplex()) << what;
  ASSERT_EQ(got.extents(), expected.extents()) << what;
  const ArrayRef a = got.array(), b = expected.array();
  visitElementType(got.elementClass(), [&](auto tag) {
    using T = typename decltype(tag)::Type;
    const int64_t parts = got.isComplex() ? 2 : 1;
    for (int64_t i = 0; i < a->count() * parts; ++i)
      ASSERT_TRUE(areSame(a->as<T>()[i], b->as<T>()[i]))
          << what << " element " << i << ": got " << double(a->as<T>()[i])
          << ", expected " << double(b->as<T>()[i]);
  });
}

std::string nameOf(ScanOpcode op, const Value &x, size_t dimension,
                   bool backward) {
  return "scan " + std::to_string(int(op)) + " of " + x.className() +
         " along dimension " + std::to_string(dimension) + " of " +
         std::to_string(x.extents()[0]) + " x ..." +
         (backward ? " backward" : "");
}

class ProductScansTest : public testing::TestWithParam<const char *> {
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

  void compare(ScanOpcode op, const Value &x) {
    for (size_t d = 0; d < x.extents().rank(); ++d)
      for (bool backward : {false, true}) {
        selectKernels(KernelOrigin::Reference);
        const Value expected = scan(op, x, d, backward);
        selectKernels(KernelOrigin::Product);
        expectSame(scan(op, x, d, backward), expected,
                   nameOf(op, x, d, backward));
      }
  }
};

TEST_P(ProductScansTest, EveryClassHasKernels) {
  for (ScanOpcode op : opcodes)
    for (ElementClass elementClass : classes) {
      EXPECT_EQ(productTable().scans[size_t(op)][size_t(elementClass)] ==
                    nullptr,
                isOfDoubles(op, elementClass))
          << int(op) << " of " << className(elementClass);
      EXPECT_EQ(referenceTable().scans[size_t(op)][size_t(elementClass)],
                nullptr);
    }
}

/// Lines of a block and of several, alone, behind each other and side by side,
/// fewer and more than a vector holds.
TEST_P(ProductScansTest, LinesOfEveryShape) {
  const std::vector<int64_t> lists[] = {
      {1, 1},    {2, 1},     {1, 33},    {2048, 1},    {2049, 1},
      {7, 65},   {65, 7},    {5, 4100},  {3, 3},       {4100, 3},
      {70, 130}, {20000, 1}, {33, 3, 4}, {2, 2100, 5}, {67, 2100}};
  for (const auto &list : lists)
    for (ElementClass elementClass : classes) {
      const Value x = operand(elementClass, Extents(list));
      for (ScanOpcode op : opcodes)
        compare(op, x);
    }
}

/// Lines of which no step saturates, and such where one does: early, in the
/// middle, in the last.
TEST_P(ProductScansTest, SumsThatSaturateSomewhere) {
  constexpr int64_t n = 40001;
  for (ElementClass elementClass :
       {ElementClass::Int8, ElementClass::Int16, ElementClass::Int32,
        ElementClass::Int64, ElementClass::UInt8, ElementClass::UInt64})
    for (int64_t at : {int64_t(-1), int64_t(5), n / 2, n - 1}) {
      ArrayRef x = Array::make(elementClass, {n, 1});
      visitElementType(elementClass, [&](auto tag) {
        using T = typename decltype(tag)::Type;
        if constexpr (std::is_integral_v<T>) {
          for (int64_t i = 0; i < n; ++i)
            x->mutableAs<T>()[i] = i % 2 ? T(-3) : T(3);
          if (at >= 0)
            x->mutableAs<T>()[at] = std::numeric_limits<T>::max();
        }
      });
      compare(ScanOpcode::Sum, Value(x));
    }
}

/// None below 0: the upper end alone saturates. One below 0 behind that: what
/// comes after falls.
TEST_P(ProductScansTest, SumsThatSaturateAtTheUpperEnd) {
  constexpr int64_t n = 40001;
  for (ElementClass elementClass : {ElementClass::Int8, ElementClass::Int16,
                                    ElementClass::Int32, ElementClass::Int64})
    for (int64_t at : {int64_t(-1), int64_t(0), n / 2, n - 1}) {
      ArrayRef x = Array::make(elementClass, {n, 1});
      visitElementType(elementClass, [&](auto tag) {
        using T = typename decltype(tag)::Type;
        if constexpr (std::is_integral_v<T>) {
          for (int64_t i = 0; i < n; ++i)
            x->mutableAs<T>()[i] =
                T(std::numeric_limits<T>::max() / 100 * T(i % 7));
          if (at >= 0)
            x->mutableAs<T>()[at] = T(-5);
        }
      });
      compare(ScanOpcode::Sum, Value(x));
    }
}

/// The sum of complex numbers is that of their parts; their product is not.
TEST_P(ProductScansTest, ComplexNumbers) {
  for (const auto &list : {std::vector<int64_t>{5000, 1}, {70, 130}, {3, 5, 7}})
    for (ElementClass elementClass :
         {ElementClass::Double, ElementClass::Single}) {
      const Value x = operand(elementClass, Extents(list), true);
      compare(ScanOpcode::Sum, x);
      compare(ScanOpcode::Product, x);
    }
}

TEST_P(ProductScansTest, SpecialValues) {
  constexpr double special[] = {NAN, 0.0, -0.0, INFINITY, -INFINITY, 1, -1};
  ArrayRef array = operand(ElementClass::Double, {4100, 3});
  for (int64_t i = 0; i < array->count(); i += 7)
    array->mutableAs<double>()[i] = special[(i / 7) % 7];
  for (ScanOpcode op : opcodes)
    compare(op, Value(array));
}

/// Totals that have blocks of their own.
TEST_P(ProductScansTest, TotalsOfTotals) {
  const Value x = operand(ElementClass::Single, {2048 * 2048 + 5000, 1});
  compare(ScanOpcode::Sum, x);
  compare(ScanOpcode::Maximum, x);
}

/// Sizes around that from which work is shared.
TEST_P(ProductScansTest, ThreadsChangeNothing) {
  const Extents shapes[] = {{32767, 1}, {32769, 1}, {300, 300}, {2, 40000}};
  for (const Extents &shape : shapes)
    for (ScanOpcode op : opcodes)
      for (ElementClass elementClass :
           {ElementClass::Double, ElementClass::Int32})
        for (size_t d : {0, 1}) {
          const Value x = operand(elementClass, shape);
          setThreads(1);
          const Value expected = scan(op, x, d, false);
          for (unsigned threads : {2, 3, 8}) {
            setThreads(threads);
            expectSame(scan(op, x, d, false), expected,
                       nameOf(op, x, d, false) + " with " +
                           std::to_string(threads) + " threads");
          }
        }
}

INSTANTIATE_TEST_SUITE_P(Levels, ProductScansTest,
                         testing::Values("x86-64", "x86-64-v3", "x86-64-v4"),
                         [](const auto &info) {
                           std::string name = info.param;
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });

} // namespace
