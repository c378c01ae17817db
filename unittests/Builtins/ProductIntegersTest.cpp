//===- ProductIntegersTest.cpp - integers in their class --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every kernel of integers and logicals that our compiler made has the results
// of the plain loops, which compute in wider numbers and round once.
//===----------------------------------------------------------------------===//
#include "Builtins/Kernels/KernelTable.h"
#include "Builtins/Kernels/ProductKernels.h"
#include "Values/ElementTypes.h"
#include "runtime/ParallelWork.h"

#include <algorithm>
#include <cmath>
#include <gtest/gtest.h>
#include <random>

using namespace runmat;
using namespace runmat::kernels;

namespace {

constexpr ElementClass integers[] = {
    ElementClass::Int8,   ElementClass::Int16, ElementClass::Int32,
    ElementClass::Int64,  ElementClass::UInt8, ElementClass::UInt16,
    ElementClass::UInt32, ElementClass::UInt64};

bool isWide(ElementClass elementClass) {
  return elementBytes(elementClass) == 8;
}

/// Every value of the small classes, the ends of the others, and numbers
/// around.
template <typename T> T number(std::mt19937_64 &random) {
  using L = std::numeric_limits<T>;
  switch (random() % 8) {
  case 0:
    return L::min();
  case 1:
    return L::max();
  case 2:
    return T(random() % 3);
  case 3:
    return T(L::max() - T(random() % 3));
  case 4:
    return T(random() % 20000);
  default:
    return T(random());
  }
}

Value operand(ElementClass elementClass, const Extents &extents,
              unsigned seed) {
  std::mt19937_64 random(seed);
  ArrayRef array = Array::make(elementClass, extents);
  visitElementType(elementClass, [&](auto tag) {
    using T = typename decltype(tag)::Type;
    for (int64_t i = 0; i < extents.count(); ++i)
      if constexpr (std::is_same_v<T, Logical>)
        array->mutableAs<T>()[i] = Logical(random() % 2);
      else if constexpr (std::is_integral_v<T>)
        array->mutableAs<T>()[i] = number<T>(random);
  });
  return array;
}

void expectSame(const Value &got, const Value &expected,
                const std::string &what) {
  ASSERT_EQ(got.elementClass(), expected.elementClass()) << what;
  ASSERT_EQ(got.extents(), expected.extents()) << what;
  const ArrayRef a = got.array(), b = expected.array();
  visitElementType(got.elementClass(), [&](auto tag) {
    using T = typename decltype(tag)::Type;
    for (int64_t i = 0; i < a->count(); ++i)
      ASSERT_EQ(Wide(a->as<T>()[i]), Wide(b->as<T>()[i]))
          << what << " element " << i;
  });
}

class ProductIntegersTest : public testing::TestWithParam<const char *> {
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

  template <typename Run> void compare(Run run, const std::string &what) {
    selectKernels(KernelOrigin::Reference);
    const Value expected = run();
    selectKernels(KernelOrigin::Product);
    expectSame(run(), expected, what);
  }

  void compare(BinaryOpcode op, const Value &x, const Value &y) {
    compare([&] { return binaryOp(op, x, y); },
            std::string(opcodeName(op)) + " of " + x.className() + " " +
                std::to_string(x.count()) + " and " + y.className() + " " +
                std::to_string(y.count()));
  }

  /// Calls `run(op)` for each operation that has kernels of the class.
  template <typename Run>
  static void forEachOperation(ElementClass elementClass, Run run) {
    for (size_t op = 0; op < binaryOpcodeCount; ++op)
      if (findIntegers(BinaryOpcode(op), elementClass))
        run(BinaryOpcode(op));
  }
};

TEST_P(ProductIntegersTest, EveryOperationHasKernels) {
  const KernelTable &table = productTable();
  for (ElementClass elementClass : integers) {
    const size_t k = size_t(kernelClass(elementClass, false));
    for (size_t op = 0; op < binaryOpcodeCount; ++op) {
      const std::string name = opcodeName(BinaryOpcode(op));
      // Powers of 64 bits are many products.
      const bool isMissing = !table.binary[op][k].function ||
                             (name == "power" && isWide(elementClass));
      EXPECT_EQ(table.integers[op][size_t(elementClass)] == nullptr, isMissing)
          << name << " of " << className(elementClass);
      EXPECT_EQ(referenceTable().integers[op][size_t(elementClass)], nullptr);
    }
    for (size_t op = 0; op < unaryOpcodeCount; ++op)
      EXPECT_EQ(table.unary[op][k].compiled == nullptr,
                table.unary[op][k].function == nullptr)
          << opcodeName(UnaryOpcode(op)) << " of " << className(elementClass);
  }
  EXPECT_NE(findIntegers(BinaryOpcode::And, ElementClass::Logical), nullptr);
  EXPECT_EQ(findIntegers(BinaryOpcode::Plus, ElementClass::Logical), nullptr);
}

TEST_P(ProductIntegersTest, ArraysOfTheClass) {
  const Extents shapes[] = {{1, 2},   {7, 1},   {33, 1},
                            {257, 1}, {5, 300}, {40001, 1}};
  for (ElementClass elementClass : integers)
    for (const Extents &shape : shapes) {
      const Value x = operand(elementClass, shape, 1);
      const Value y = operand(elementClass, shape, 2);
      const Value element = operand(elementClass, {1, 1}, 3);
      const Value row = operand(elementClass, {1, shape[1]}, 4);
      forEachOperation(elementClass, [&](BinaryOpcode op) {
        compare(op, x, y);
        compare(op, x, element);
        compare(op, element, x);
        compare(op, x, row);
        compare(op, row, x);
      });
    }
}

/// Every pair of the smallest classes.
TEST_P(ProductIntegersTest, AllPairsOfBytes) {
  for (ElementClass elementClass : {ElementClass::Int8, ElementClass::UInt8}) {
    ArrayRef column = Array::make(elementClass, {256, 1});
    for (int i = 0; i < 256; ++i)
      column->mutableAs<uint8_t>()[i] = uint8_t(i);
    const Value x = column, y = transpose(x, false);
    forEachOperation(elementClass, [&](BinaryOpcode op) { compare(op, x, y); });
  }
}

/// Numbers that are no elements of the class are doubles.
TEST_P(ProductIntegersTest, BesideDoubles) {
  const double numbers[] = {
      0,    -0.0, 1,      -1,      2.5, -2.5,     0.5,      3,    127,
      128,  -129, 255,    256,     1e5, 65535,    -32768.5, 1e10, 4294967295.0,
      1e18, 1e30, 0x1p63, -0x1p63, NAN, INFINITY, -INFINITY};
  for (ElementClass elementClass : integers) {
    const Value x = operand(elementClass, {300, 1}, 5);
    for (double y : numbers)
      forEachOperation(elementClass, [&](BinaryOpcode op) {
        // NaN has no truth value.
        if (familyOf(op) == OperationFamily::Logic && std::isnan(y))
          return;
        // Nor is it a number of places.
        if (op == BinaryOpcode::BitShift && std::isnan(y))
          return;
        compare(op, x, y);
        compare(op, y, x);
        if (!isWide(elementClass))
          compare(op, x, castTo(ElementClass::Single, y));
      });
  }
}

/// Sums, products and quotients of long integers and doubles whose exact value
/// is a half, or a little more or less than the double nearest to it.
TEST_P(ProductIntegersTest, WideBesideDoubles) {
  std::mt19937_64 random(12);
  const double numbers[] = {0.5,
                            -0.5,
                            0.1,
                            1.0 / 3,
                            -2.5,
                            1 + 0x1p-52,
                            0x1p-30,
                            1e-300,
                            3.7e12,
                            0x1.8p49,
                            0.49999999999999994,
                            -1e15 / 3};
  for (ElementClass elementClass : {ElementClass::Int64, ElementClass::UInt64})
    for (int most : {8, 30, 50, 52, 64}) {
      ArrayRef x = Array::make(elementClass, {1000, 1});
      for (int64_t i = 0; i < x->count(); ++i)
        x->mutableAs<uint64_t>()[i] =
            (random() >> (64 - most)) *
            (elementClass == ElementClass::Int64 && i % 2 ? -1 : 1);
      for (double y : numbers)
        forEachOperation(elementClass, [&](BinaryOpcode op) {
          compare(op, Value(x), y);
          compare(op, y, Value(x));
        });
    }
}

TEST_P(ProductIntegersTest, Logicals) {
  const Value x = operand(ElementClass::Logical, {70, 600}, 6);
  const Value y = operand(ElementClass::Logical, {70, 600}, 7);
  forEachOperation(ElementClass::Logical, [&](BinaryOpcode op) {
    compare(op, x, y);
    for (double number : {0.0, 1.0, -1.0, 0.5, 255.0, 256.0}) {
      compare(op, x, number);
      compare(op, number, x);
    }
  });
  compare([&] { return unaryOp(UnaryOpcode::Not, x); }, "not");
}

TEST_P(ProductIntegersTest, OfOneOperand) {
  for (ElementClass elementClass : integers)
    for (size_t op = 0; op < unaryOpcodeCount; ++op)
      for (int64_t n : {2, 33, 257, 40001}) {
        const size_t k = size_t(kernelClass(elementClass, false));
        if (!productTable().unary[op][k].compiled)
          continue;
        const Value x = operand(elementClass, {n, 1}, unsigned(n));
        compare([&] { return unaryOp(UnaryOpcode(op), x); },
                std::string(opcodeName(UnaryOpcode(op))) + " of " +
                    x.className());
      }
}

TEST_P(ProductIntegersTest, ThreadsChangeNothing) {
  for (int64_t n : {32767, 32769, 70001}) {
    const Value x = operand(ElementClass::Int16, {n, 1}, 8);
    const Value y = operand(ElementClass::Int16, {n, 1}, 9);
    forEachOperation(ElementClass::Int16, [&](BinaryOpcode op) {
      for (const Value &other : {y, Value(2.5), Value(-3.0)}) {
        setThreads(1);
        const Value expected = binaryOp(op, x, other);
        for (unsigned threads : {2, 3, 8}) {
          setThreads(threads);
          expectSame(binaryOp(op, x, other), expected,
                     std::string(opcodeName(op)) + " with " +
                         std::to_string(threads) + " threads");
        }
      }
    });
  }
}

INSTANTIATE_TEST_SUITE_P(Levels, ProductIntegersTest,
                         testing::Values("x86-64", "x86-64-v3", "x86-64-v4"),
                         [](const auto &info) {
                           std::string name = info.param;
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });

} // namespace
