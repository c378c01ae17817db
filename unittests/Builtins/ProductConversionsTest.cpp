//===- ProductConversionsTest.cpp - classes and their oracle ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every conversion that our compiler made has the bits of the plain loops, from
// each class to each other.
//===----------------------------------------------------------------------===//
#include "Builtins/Kernels/Conversion.h"
#include "Builtins/Kernels/KernelTable.h"
#include "Builtins/Kernels/Operators.h"
#include "Builtins/Kernels/ProductKernels.h"
#include "Values/Convert.h"
#include "Values/ElementTypes.h"
#include "runtime/ParallelWork.h"

#include <cmath>
#include <cstring>
#include <gtest/gtest.h>
#include <random>

using namespace runmat;
using namespace runmat::kernels;

namespace {

constexpr ElementClass classes[] = {
    ElementClass::Double, ElementClass::Single,  ElementClass::Int8,
    ElementClass::Int16,  ElementClass::Int32,   ElementClass::Int64,
    ElementClass::UInt8,  ElementClass::UInt16,  ElementClass::UInt32,
    ElementClass::UInt64, ElementClass::Logical, ElementClass::Char};

/// The ends of all classes, what lies beside them, halves, and others.
template <typename T> T number(std::mt19937_64 &random) {
  if constexpr (std::is_same_v<T, Logical>) {
    return Logical(random() % 2);
  } else if constexpr (std::is_integral_v<T>) {
    return T(random() % 4 == 0 ? random() % 3 - 1 : random() >> random() % 64);
  } else {
    const double power = std::ldexp(1.0, int(random() % 67) - 2);
    const double beside[] = {-1, -0.5, -0x1p-20, 0, 0x1p-20, 0.5, 1};
    const double near = power + beside[random() % 7];
    const double special[] = {0.0,       -0.0,  INFINITY,
                              0x1p-1074, 1e300, 0.4999999999999999};
    const double size = random() % 5 == 0 ? special[random() % 6] : near;
    return T(random() % 2 ? size : -size);
  }
}

Value operand(ElementClass elementClass, int64_t n) {
  ArrayRef array = Array::make(elementClass, {n, 1});
  std::mt19937_64 random{uint64_t(n)};
  visitElementType(elementClass, [&](auto tag) {
    using T = typename decltype(tag)::Type;
    for (int64_t i = 0; i < n; ++i)
      array->mutableAs<T>()[i] = number<T>(random);
  });
  return array;
}

std::string nameOf(ElementClass from, ElementClass to) {
  return std::string(className(from)) + " to " + className(to);
}

void expectSame(const Value &got, const Value &expected,
                const std::string &what) {
  ASSERT_EQ(got.elementClass(), expected.elementClass()) << what;
  ASSERT_EQ(got.extents(), expected.extents()) << what;
  const ArrayRef a = got.array(), b = expected.array();
  const size_t size = elementBytes(got.elementClass());
  for (int64_t i = 0; i < a->count(); ++i)
    ASSERT_EQ(std::memcmp(static_cast<const char *>(a->data()) + i * size,
                          static_cast<const char *>(b->data()) + i * size,
                          size),
              0)
        << what << " element " << i;
}

class ProductConversionsTest : public testing::TestWithParam<const char *> {
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
};

/// A logical is in memory what its uint8 is, a letter what its uint16.
bool isOneInMemory(ElementClass from, ElementClass to) {
  const auto is = [&](ElementClass a, ElementClass b) {
    return (from == a && to == b) || (from == b && to == a);
  };
  return from == to || is(ElementClass::UInt16, ElementClass::Char) ||
         (from == ElementClass::Logical && to == ElementClass::UInt8);
}

TEST_P(ProductConversionsTest, EveryPairHasAKernel) {
  for (ElementClass from : classes)
    for (ElementClass to : classes) {
      EXPECT_EQ(findConversion(from, to) == nullptr, isOneInMemory(from, to))
          << nameOf(from, to);
      EXPECT_EQ(referenceTable().conversions[size_t(from)][size_t(to)],
                nullptr);
    }
}

TEST_P(ProductConversionsTest, EveryPairHasTheBitsOfTheReference) {
  for (ElementClass from : classes)
    for (ElementClass to : classes)
      for (int64_t n : {0, 1, 2, 33, 1000, 40001}) {
        const Value x = operand(from, n);
        expectSame(converted(to, x), castTo(to, x), nameOf(from, to));
      }
}

TEST_P(ProductConversionsTest, NaN) {
  for (ElementClass from : {ElementClass::Double, ElementClass::Single}) {
    ArrayRef array = operand(from, 5000).array()->clone();
    if (from == ElementClass::Double)
      array->mutableAs<double>()[4321] = NAN;
    else
      array->mutableAs<float>()[4321] = NAN;
    const Value x = array;
    EXPECT_THROW(converted(ElementClass::Logical, x), Error);
    for (ElementClass to : {ElementClass::Int8, ElementClass::UInt32,
                            ElementClass::Int64, ElementClass::UInt64})
      expectSame(converted(to, x), castTo(to, x), nameOf(from, to));
  }
}

/// Logicals among doubles are converted on the way to a kernel.
TEST_P(ProductConversionsTest, OperandsOfOtherClasses) {
  const Value x = operand(ElementClass::Logical, 50000),
              y = operand(ElementClass::Double, 50000),
              z = operand(ElementClass::Single, 50000);
  for (const Value &other : {y, z}) {
    const Value left = binaryOp(BinaryOpcode::Plus, x, other),
                right = binaryOp(BinaryOpcode::Minus, other, x);
    selectKernels(KernelOrigin::Reference);
    expectSame(left, binaryOp(BinaryOpcode::Plus, x, other), "left");
    expectSame(right, binaryOp(BinaryOpcode::Minus, other, x), "right");
    selectKernels(KernelOrigin::Product);
  }
}

INSTANTIATE_TEST_SUITE_P(Levels, ProductConversionsTest,
                         testing::Values("x86-64", "x86-64-v3", "x86-64-v4"),
                         [](const auto &info) {
                           std::string name = info.param;
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });

} // namespace
