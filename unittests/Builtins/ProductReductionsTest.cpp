//===- ProductReductionsTest.cpp - reductions and their oracle --*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every reduction that our compiler made has the bits of the plain loops, for
// every class, level and way in which slices lie in memory.
//===----------------------------------------------------------------------===//
#include "Builtins/Kernels/KernelTable.h"
#include "Builtins/Kernels/ProductKernels.h"
#include "Values/ElementTypes.h"
#include "runtime/ParallelWork.h"

#include <bit>
#include <cmath>
#include <cstring>
#include <gtest/gtest.h>
#include <random>

using namespace runmat;
using namespace runmat::kernels;

namespace {

constexpr ReductionOpcode opcodes[] = {
    ReductionOpcode::Sum,     ReductionOpcode::Product,
    ReductionOpcode::Maximum, ReductionOpcode::Minimum,
    ReductionOpcode::Any,     ReductionOpcode::All};
constexpr ElementClass classes[] = {ElementClass::Double,  ElementClass::Single,
                                    ElementClass::Int8,    ElementClass::Int16,
                                    ElementClass::Int32,   ElementClass::UInt8,
                                    ElementClass::UInt16,  ElementClass::UInt32,
                                    ElementClass::Logical, ElementClass::Char};

/// What the elements of an operand are like.
enum class Contents : uint8_t { Mixed, Special, Zeros, Ones };

double element(Contents contents, std::mt19937_64 &random, int64_t i) {
  std::uniform_real_distribution<double> magnitude(-5, 5);
  switch (contents) {
  case Contents::Mixed:
    return std::copysign(std::exp(magnitude(random)), magnitude(random));
  case Contents::Special: {
    constexpr double special[] = {NAN, 0.0, -0.0, INFINITY, -INFINITY, 1, -1};
    return i % 3 == 0 ? special[random() % 7] : 1 + 0x1p-20 * (i % 64);
  }
  case Contents::Zeros:
    return i % 2 ? -0.0 : 0.0;
  case Contents::Ones:
    break;
  }
  return 1;
}

Value operand(ElementClass elementClass, const Extents &extents,
              Contents contents) {
  std::mt19937_64 random(extents.count());
  ArrayRef array = Array::make(elementClass, extents);
  visitElementType(elementClass, [&](auto tag) {
    using T = typename decltype(tag)::Type;
    for (int64_t i = 0; i < extents.count(); ++i)
      array->mutableAs<T>()[i] =
          convertElement<T>(element(contents, random, i));
  });
  return array;
}

/// The bits of the results, NaNs as one.
std::vector<double> numbersOf(const Value &value) {
  const ArrayRef array = value.array();
  std::vector<double> numbers;
  visitElementType(array->elementClass(), [&](auto tag) {
    using T = typename decltype(tag)::Type;
    for (int64_t i = 0; i < array->count(); ++i)
      numbers.push_back(double(array->as<T>()[i]));
  });
  return numbers;
}

bool areSame(double a, double b) {
  return (std::isnan(a) && std::isnan(b)) ||
         std::bit_cast<uint64_t>(a) == std::bit_cast<uint64_t>(b);
}

void expectSame(const Value &got, const Value &expected,
                const std::string &what) {
  ASSERT_EQ(got.className(), std::string(expected.className())) << what;
  ASSERT_EQ(got.extents(), expected.extents()) << what;
  const auto a = numbersOf(got), b = numbersOf(expected);
  for (size_t i = 0; i < a.size(); ++i)
    ASSERT_TRUE(areSame(a[i], b[i]))
        << what << " result " << i << ": got " << a[i] << ", expected " << b[i];
}

class ProductReductionsTest : public testing::TestWithParam<const char *> {
protected:
  void SetUp() override {
    if (!selectKernelLevel(GetParam()))
      GTEST_SKIP() << "this machine or this build has no " << GetParam();
  }
  void TearDown() override {
    selectKernelLevel("native");
    selectKernels(KernelOrigin::Product);
  }

  void compare(const Value &x, const Dimensions &dimensions) {
    for (ReductionOpcode op : opcodes)
      compare(op, x, dimensions, false, SumClass::Default);
    for (ReductionOpcode op :
         {ReductionOpcode::Sum, ReductionOpcode::Product}) {
      compare(op, x, dimensions, true, SumClass::Default);
      compare(op, x, dimensions, false, SumClass::Native);
      compare(op, x, dimensions, false, SumClass::Double);
    }
  }

  void compare(ReductionOpcode op, const Value &x) {
    for (SumClass sums :
         {SumClass::Default, SumClass::Native, SumClass::Double})
      for (size_t d : {0, 1})
        compare(op, x, {d}, false, sums);
  }

private:
  void compare(ReductionOpcode op, const Value &x, const Dimensions &dimensions,
               bool omitNaN, SumClass sums) {
    selectKernels(KernelOrigin::Reference);
    const Value expected = reduce(op, x, dimensions, omitNaN, sums);
    selectKernels(KernelOrigin::Product);
    expectSame(reduce(op, x, dimensions, omitNaN, sums), expected,
               "operation " + std::to_string(int(op)) + " of " + x.className() +
                   " along dimension " + std::to_string(dimensions[0]) +
                   " of " + std::to_string(x.count()));
  }
};

TEST_P(ProductReductionsTest, EveryClassHasKernels) {
  for (ReductionOpcode op : opcodes)
    for (ElementClass elementClass : classes) {
      EXPECT_NE(productTable().reductions[size_t(op)][size_t(elementClass)][0],
                nullptr)
          << int(op) << " of " << className(elementClass);
      EXPECT_EQ(
          referenceTable().reductions[size_t(op)][size_t(elementClass)][0],
          nullptr);
    }
}

TEST_P(ProductReductionsTest, SlicesOfEveryShape) {
  const std::vector<int64_t> lists[] = {
      {2, 1},    {1, 33},   {2047, 1}, {2049, 1},    {7, 65},   {65, 7},
      {1, 4100}, {3, 5000}, {5000, 3}, {2, 2100, 5}, {67, 3, 4}};
  for (const auto &list : lists)
    for (ElementClass elementClass : classes) {
      const Extents shape(list);
      const Value x = operand(elementClass, shape, Contents::Mixed);
      for (size_t d = 0; d < shape.rank(); ++d)
        compare(x, {d});
      compare(x, {0, 1});
    }
}

/// Extremes and truth of 64 bits, which no double holds.
TEST_P(ProductReductionsTest, WideIntegers) {
  for (ElementClass elementClass : {ElementClass::Int64, ElementClass::UInt64})
    for (const Extents &shape :
         {Extents(1, 33), Extents(5000, 3), Extents(3, 5000), Extents(1, 2)}) {
      ArrayRef x = Array::make(elementClass, shape);
      std::mt19937_64 random(3);
      for (int64_t i = 0; i < x->count(); ++i)
        x->mutableAs<uint64_t>()[i] = random() % 16 == 0 ? 0 : random();
      for (ReductionOpcode op :
           {ReductionOpcode::Maximum, ReductionOpcode::Minimum,
            ReductionOpcode::Any, ReductionOpcode::All}) {
        ASSERT_NE(
            productTable().reductions[size_t(op)][size_t(elementClass)][0],
            nullptr);
        for (size_t d : {0, 1}) {
          selectKernels(KernelOrigin::Reference);
          const ArrayRef expected = reduce(op, Value(x), {d}).array();
          selectKernels(KernelOrigin::Product);
          const ArrayRef got = reduce(op, Value(x), {d}).array();
          ASSERT_EQ(got->extents(), expected->extents());
          ASSERT_EQ(got->elementClass(), expected->elementClass());
          EXPECT_EQ(std::memcmp(got->data(), expected->data(), got->bytes()), 0)
              << int(op) << " of " << className(elementClass) << " along " << d
              << " of " << shape[0] << " x " << shape[1];
        }
      }
    }
}

/// Sums of 64 bits are exact: of elements whose sum is beyond the class, beyond
/// what a float of 64 bits holds, and 0 in the end.
TEST_P(ProductReductionsTest, SumsOfWideIntegers) {
  for (ElementClass elementClass :
       {ElementClass::Int64, ElementClass::UInt64}) {
    ASSERT_NE(findWholeSum(elementClass), nullptr);
    for (const Extents &shape :
         {Extents(1, 33), Extents(5000, 3), Extents(3, 5000), Extents(1, 1),
          Extents(300001, 1)}) {
      ArrayRef x = Array::make(elementClass, shape);
      std::mt19937_64 random(3);
      for (int64_t i = 0; i < x->count(); ++i)
        x->mutableAs<uint64_t>()[i] = random() >> (random() % 4);
      compare(ReductionOpcode::Sum, Value(x));
    }
  }
}

TEST_P(ProductReductionsTest, SumsOfWideIntegersAreExact) {
  constexpr int64_t n = 3000, largest = INT64_MAX;
  ArrayRef x = Array::make(ElementClass::Int64, {2 * n + 1, 1});
  for (int64_t i = 0; i < n; ++i) {
    x->mutableAs<int64_t>()[i] = largest;
    x->mutableAs<int64_t>()[n + i] = -largest;
  }
  x->mutableAs<int64_t>()[2 * n] = 7;
  for (KernelOrigin origin : {KernelOrigin::Reference, KernelOrigin::Product}) {
    selectKernels(origin);
    EXPECT_EQ(reduce(ReductionOpcode::Sum, Value(x), {0}).scalarDouble(), 7);
    const Value part =
        reduce(ReductionOpcode::Sum, Value(x), {0}, false, SumClass::Native);
    EXPECT_EQ(part.array()->as<int64_t>()[0], 7);
  }
}

/// Complex sums are those of their parts, however slices lie.
TEST_P(ProductReductionsTest, ComplexSums) {
  for (ElementClass elementClass : {ElementClass::Double, ElementClass::Single})
    for (const Extents &shape :
         {Extents(15, 40), Extents(16, 40), Extents(5000, 3), Extents(33, 4100),
          Extents(300, 400), Extents(1, 77), Extents(300001, 2)}) {
      ArrayRef x = Array::make(elementClass, shape, true);
      const Value parts =
          operand(elementClass, {2, shape.count()}, Contents::Mixed);
      std::memcpy(x->mutableData(), parts.array()->data(), x->bytes());
      for (size_t d : {0, 1}) {
        selectKernels(KernelOrigin::Reference);
        const ArrayRef expected =
            reduce(ReductionOpcode::Sum, Value(x), {d}).array();
        selectKernels(KernelOrigin::Product);
        const ArrayRef got =
            reduce(ReductionOpcode::Sum, Value(x), {d}).array();
        ASSERT_EQ(got->bytes(), expected->bytes());
        EXPECT_EQ(std::memcmp(got->data(), expected->data(), got->bytes()), 0)
            << className(elementClass) << " along " << d << " of " << shape[0];
      }
    }
}

TEST_P(ProductReductionsTest, SpecialValues) {
  for (Contents contents : {Contents::Special, Contents::Zeros, Contents::Ones})
    for (ElementClass elementClass :
         {ElementClass::Double, ElementClass::Single, ElementClass::Logical})
      for (const Extents &shape : {Extents(6000, 1), Extents(40, 130)}) {
        // No class but those of floats holds NaN.
        if (contents == Contents::Special && !isFloat(elementClass))
          continue;
        const Value x = operand(elementClass, shape, contents);
        compare(x, {0});
        compare(x, {1});
      }
}

/// The last element alone tells, or the first of the second block.
TEST_P(ProductReductionsTest, TruthIsFoundWhereverItIs) {
  for (int64_t at : {int64_t(0), int64_t(2048), int64_t(299999)}) {
    Value x = operand(ElementClass::Double, {300000, 1}, Contents::Zeros);
    ArrayRef array = x.array()->clone();
    array->mutableAs<double>()[at] = 3;
    compare(Value(array), {0});
    for (int64_t i = 0; i < 300000; ++i)
      array->mutableAs<double>()[i] = i != at;
    compare(Value(array), {0});
  }
}

/// Beyond the sizes from which threads share the work.
TEST_P(ProductReductionsTest, LargeOperands) {
  const Extents shapes[] = {{300001, 1}, {1, 300001}, {700, 400}, {3, 100000}};
  for (const Extents &shape : shapes)
    for (ElementClass elementClass :
         {ElementClass::Double, ElementClass::Single, ElementClass::UInt8}) {
      const Value x = operand(elementClass, shape, Contents::Mixed);
      compare(x, {0});
      compare(x, {1});
    }
}

/// Sizes around that from which work is shared.
TEST_P(ProductReductionsTest, ThreadsChangeNothing) {
  const Extents shapes[] = {{262143, 1}, {262145, 1}, {600, 600}, {2, 160000}};
  for (const Extents &shape : shapes)
    for (ReductionOpcode op : opcodes)
      for (size_t d : {0, 1}) {
        const Value x = operand(ElementClass::Double, shape, Contents::Mixed);
        setThreads(1);
        const Value expected = reduce(op, x, {d});
        for (unsigned threads : {2, 3, 8}) {
          setThreads(threads);
          expectSame(reduce(op, x, {d}), expected,
                     std::to_string(int(op)) + " with " +
                         std::to_string(threads) + " threads");
        }
      }
  setThreads(0);
}

INSTANTIATE_TEST_SUITE_P(Levels, ProductReductionsTest,
                         testing::Values("x86-64", "x86-64-v3", "x86-64-v4"),
                         [](const auto &info) {
                           std::string name = info.param;
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });

} // namespace
