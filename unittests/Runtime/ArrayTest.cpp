//===- ArrayTest.cpp - tests of the array value -----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Array.h"
#include "runtime/Counters.h"

#include <gtest/gtest.h>

#include <cstring>

namespace runmat {
namespace {

ArrayRef numbers(std::initializer_list<double> values) {
  return Array::fromValues(ElementClass::Double,
                           {static_cast<int64_t>(values.size()), 1},
                           values.begin());
}

TEST(Array, MakeTakesNoMemoryBeforeTheFirstAccess) {
  uint64_t before = counters().hostAllocations.get();
  ArrayRef array = Array::make(ElementClass::Double, {1000, 1000});
  EXPECT_EQ(counters().hostAllocations.get(), before);
  array->mutableData();
  EXPECT_EQ(counters().hostAllocations.get(), before + 1);
}

TEST(Array, DataIsAligned) {
  for (int64_t count : {1, 2, 7, 100, 5000, 1 << 20, 3 << 20}) {
    ArrayRef array = Array::zeros(ElementClass::Single, {count, 1});
    EXPECT_EQ(reinterpret_cast<uintptr_t>(array->data()) % 64, 0u) << count;
    EXPECT_EQ(array->as<float>()[count - 1], 0.0f);
  }
}

TEST(Array, ZerosAreZeroInReusedBlocks) {
  for (int64_t count : {1, 100, 1 << 20}) {
    for (int turn = 0; turn < 3; ++turn) {
      ArrayRef array = Array::zeros(ElementClass::Double, {count, 1});
      EXPECT_EQ(array->as<double>()[count - 1], 0.0) << count;
      auto *elements = array->mutableAs<double>();
      for (int64_t i = 0; i < count; ++i)
        elements[i] = 1;
    }
  }
}

TEST(Array, BytesCountClassAndComplexity) {
  EXPECT_EQ(Array::make(ElementClass::Double, {3, 2})->bytes(), 48u);
  EXPECT_EQ(Array::make(ElementClass::Single, {3, 2}, true)->bytes(), 48u);
  EXPECT_EQ(Array::make(ElementClass::Logical, {3, 2})->bytes(), 6u);
  EXPECT_EQ(Array::make(ElementClass::Char, {1, 5})->bytes(), 10u);
  EXPECT_EQ(Array::make(ElementClass::Int64, {0, 5})->bytes(), 0u);
}

TEST(Array, EmptyArraysHaveData) {
  ArrayRef array = Array::make(ElementClass::Double, {0, 3});
  EXPECT_NE(array->data(), nullptr);
  EXPECT_NE(array->mutableData(), nullptr);
}

TEST(Array, FromValuesConverts) {
  const double values[] = {1, 2, 250};
  ArrayRef bytes = Array::fromValues(ElementClass::UInt8, {1, 3}, values);
  EXPECT_EQ(bytes->as<uint8_t>()[2], 250);
  ArrayRef complex =
      Array::fromValues(ElementClass::Single, {1, 1}, values, true);
  EXPECT_EQ(complex->as<float>()[1], 2.0f);
}

TEST(Array, ElementAsDoubleReadsEveryClass) {
  const double one[] = {7};
  for (int c = RUNMAT_CLASS_DOUBLE; c <= RUNMAT_CLASS_CHAR; ++c) {
    ArrayRef array =
        Array::fromValues(static_cast<ElementClass>(c), {1, 1}, one);
    EXPECT_EQ(array->elementAsDouble(0), 7.0) << c;
  }
}

TEST(Array, ReadElementOfZerosTakesNoMemory) {
  uint64_t before = counters().hostAllocations.get();
  ArrayRef array = Array::zeros(ElementClass::Double, {1000, 1});
  EXPECT_EQ(array->elementAsDouble(999), 0.0);
  EXPECT_EQ(counters().hostAllocations.get(), before);
}

TEST(Array, PromisedElementsAreMadeOnceWhenTheyAreRead) {
  int made = 0;
  const auto write = [&](void *out) {
    ++made;
    for (int i = 0; i < 3; ++i)
      static_cast<double *>(out)[i] = i + 1;
  };
  uint64_t before = counters().hostAllocations.get();
  ArrayRef array = Array::promise(ElementClass::Double, {1, 3}, write);
  ArrayRef column = array->reshaped({3, 1});
  EXPECT_EQ(array->count(), 3);
  EXPECT_EQ(made, 0);
  EXPECT_EQ(counters().hostAllocations.get(), before);
  EXPECT_EQ(column->elementAsDouble(2), 3.0);
  column->mutableAs<double>()[0] = 7;
  EXPECT_EQ(array->as<double>()[0], 1.0);
  EXPECT_EQ(column->as<double>()[0], 7.0);
  EXPECT_EQ(made, 1);
}

TEST(Array, WritingKeepsPromisesUnlessAllIsOverwritten) {
  int made = 0;
  const auto write = [&](void *out) {
    ++made;
    std::fill_n(static_cast<float *>(out), 2, 5.0f);
  };
  ArrayRef array = Array::promise(ElementClass::Single, {1, 2}, write);
  array->mutableAs<float>()[1] = 6;
  EXPECT_EQ(array->as<float>()[0], 5.0f);
  EXPECT_EQ(made, 1);
  ArrayRef other = Array::promise(ElementClass::Single, {1, 2}, write);
  static_cast<float *>(other->overwriteData())[0] = 1;
  EXPECT_EQ(other->as<float>()[0], 1.0f);
  EXPECT_EQ(made, 1);
}

TEST(Array, MakeUniqueCopiesOnlySharedArrays) {
  ArrayRef array = numbers({1, 2, 3});
  Array *first = array.get();
  array = makeUnique(std::move(array));
  EXPECT_EQ(array.get(), first);
  ArrayRef other = array;
  EXPECT_FALSE(array->isUnique());
  ArrayRef copy = makeUnique(array);
  EXPECT_NE(copy.get(), first);
  copy->mutableAs<double>()[0] = 100;
  EXPECT_EQ(array->elementAsDouble(0), 1.0);
}

TEST(Array, ReshapedSharesUntilWritten) {
  ArrayRef array = numbers({1, 2, 3, 4});
  uint64_t before = counters().hostAllocations.get();
  ArrayRef square = array->reshaped({2, 2});
  EXPECT_EQ(square->data(), array->data());
  EXPECT_EQ(counters().hostAllocations.get(), before);
  square->mutableAs<double>()[3] = 40;
  EXPECT_EQ(array->elementAsDouble(3), 4.0);
  EXPECT_EQ(square->elementAsDouble(3), 40.0);
  EXPECT_EQ(square->elementAsDouble(0), 1.0);
}

TEST(Array, OverwriteDataLeavesSharedElementsAlone) {
  ArrayRef array = numbers({1, 2});
  ArrayRef row = array->reshaped({1, 2});
  static_cast<double *>(row->overwriteData())[0] = 9;
  EXPECT_EQ(array->elementAsDouble(0), 1.0);
}

TEST(Array, GrowsInPlaceAtTheEndOnly) {
  auto grows = [](std::vector<int64_t> from, std::vector<int64_t> to) {
    return Array::growsInPlace(Extents(from), Extents(to));
  };
  EXPECT_TRUE(grows({3, 1}, {7, 1}));
  EXPECT_TRUE(grows({1, 3}, {1, 4}));
  EXPECT_TRUE(grows({2, 3}, {2, 4}));
  EXPECT_TRUE(grows({2, 3}, {2, 3, 2}));
  EXPECT_TRUE(grows({0, 0}, {4, 5}));
  EXPECT_TRUE(grows({1, 1}, {1, 2}));
  EXPECT_TRUE(grows({5, 1}, {5, 2}));
  EXPECT_FALSE(grows({2, 3}, {3, 3}));
  EXPECT_FALSE(grows({2, 3}, {3, 4}));
  EXPECT_FALSE(grows({2, 3}, {2, 2}));
  EXPECT_FALSE(grows({2, 3, 2}, {2, 4, 2}));
}

TEST(Array, GrowToKeepsElementsAndZeroesNewOnes) {
  ArrayRef array = numbers({1, 2, 3});
  array->growTo({6, 1});
  const double expected[] = {1, 2, 3, 0, 0, 0};
  ASSERT_EQ(array->count(), 6);
  EXPECT_EQ(std::memcmp(array->data(), expected, sizeof(expected)), 0);
}

TEST(Array, GrowToLeavesReshapesAlone) {
  ArrayRef array = numbers({1, 2});
  ArrayRef row = array->reshaped({1, 2});
  row->growTo({1, 1000});
  row->mutableAs<double>()[0] = 5;
  EXPECT_EQ(array->elementAsDouble(0), 1.0);
  EXPECT_EQ(array->count(), 2);
}

TEST(Array, GrowthIsAmortisedByCapacity) {
  ArrayRef array = Array::zeros(ElementClass::Double, {1, 0});
  uint64_t before = counters().hostAllocations.get();
  for (int64_t i = 0; i < 100000; ++i) {
    array->growTo({1, i + 1});
    array->mutableAs<double>()[i] = static_cast<double>(i);
  }
  EXPECT_LT(counters().hostAllocations.get() - before, 60u);
  EXPECT_GE(array->capacity(), 100000);
  EXPECT_EQ(array->elementAsDouble(99999), 99999.0);
  EXPECT_EQ(array->elementAsDouble(1), 1.0);
}

TEST(Array, ReserveMakesRoom) {
  ArrayRef array = numbers({1, 2, 3});
  array->reserve(5000);
  EXPECT_GE(array->capacity(), 5000);
  const void *data = array->data();
  array->growTo({5000, 1});
  EXPECT_EQ(array->data(), data);
  EXPECT_EQ(array->elementAsDouble(2), 3.0);
}

TEST(Array, TextIsUtf16AndBack) {
  ArrayRef array = Array::text("a\xC3\xA9\xF0\x9F\x98\x80");
  EXPECT_EQ(array->extents().str(), "1x4");
  EXPECT_EQ(array->toUtf8(), "a\xC3\xA9\xF0\x9F\x98\x80");
  EXPECT_EQ(Array::text("")->extents().str(), "0x0");
  EXPECT_EQ(Array::text("\xFFz")->toUtf8(), "\xEF\xBF\xBDz");
}

TEST(Array, ClassFacts) {
  EXPECT_STREQ(className(ElementClass::UInt16), "uint16");
  EXPECT_STREQ(className(ElementClass::Logical), "logical");
  EXPECT_EQ(elementBytes(ElementClass::Char), 2u);
  EXPECT_TRUE(isFloat(ElementClass::Single));
  EXPECT_FALSE(isFloat(ElementClass::Int8));
  EXPECT_TRUE(isInteger(ElementClass::UInt64));
  EXPECT_FALSE(isInteger(ElementClass::Logical));
}

} // namespace
} // namespace runmat
