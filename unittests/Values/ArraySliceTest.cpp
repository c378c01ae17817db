//===- ArraySliceTest.cpp - regular parts of arrays -------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Values/ArraySlice.h"
#include "Values/Convert.h"
#include "Values/Equality.h"

#include <gtest/gtest.h>

#include <numeric>

using namespace runmat;

namespace {

/// A matrix of `elementClass` whose elements are 1, 2, … by columns.
Value counted(ElementClass elementClass, int64_t rows, int64_t columns) {
  std::vector<double> elements(size_t(rows * columns));
  std::iota(elements.begin(), elements.end(), 1.0);
  return castTo(elementClass,
                Value::row(elements).array()->reshaped(Extents(rows, columns)));
}

Value matrix(ElementClass elementClass, int64_t rows, int64_t columns,
             const std::vector<double> &elements) {
  return castTo(elementClass,
                Value::row(elements).array()->reshaped(Extents(rows, columns)));
}

Value read(const Value &x, const ArraySlice &slice) {
  return Value(readSlice(*x.array(), slice));
}

std::string messageOf(const Value &x, const ArraySlice &slice) {
  try {
    read(x, slice);
  } catch (const Error &error) {
    return error.identifier + ": " + error.message;
  }
  return "no error";
}

void expectSame(const Value &got, const Value &expected) {
  EXPECT_EQ(got.className(), expected.className());
  EXPECT_TRUE(valuesEqual(got, expected))
      << got.extents().str() << " and " << expected.extents().str();
}

class ArraySliceOfClass : public testing::TestWithParam<ElementClass> {};

TEST_P(ArraySliceOfClass, SideBySide) {
  expectSame(read(counted(GetParam(), 4, 3), {5, {1, 4}, {2, 2}}),
             matrix(GetParam(), 2, 2, {6, 7, 10, 11}));
}
TEST_P(ArraySliceOfClass, Apart) {
  expectSame(read(counted(GetParam(), 4, 3), {0, {2, 8}, {2, 2}}),
             matrix(GetParam(), 2, 2, {1, 3, 9, 11}));
}
TEST_P(ArraySliceOfClass, Backwards) {
  expectSame(read(counted(GetParam(), 4, 3), {11, {-1, -4}, {4, 2}}),
             matrix(GetParam(), 4, 2, {12, 11, 10, 9, 8, 7, 6, 5}));
}
TEST_P(ArraySliceOfClass, Row) {
  expectSame(read(counted(GetParam(), 4, 3), {1, {0, 4}, {1, 3}}),
             matrix(GetParam(), 1, 3, {2, 6, 10}));
}

// One class of each size of elements: 1, 2, 4, and 8 bytes.
INSTANTIATE_TEST_SUITE_P(All, ArraySliceOfClass,
                         testing::Values(ElementClass::UInt8,
                                         ElementClass::Int16,
                                         ElementClass::Single,
                                         ElementClass::Double,
                                         ElementClass::Int64));

TEST(ArraySliceTest, Logicals) {
  expectSame(read(matrix(ElementClass::Logical, 1, 4, {1, 0, 0, 1}),
                  {3, {0, -1}, {1, 3}}),
             matrix(ElementClass::Logical, 1, 3, {1, 0, 0}));
}

// Pairs of singles are 8 bytes, pairs of doubles 16.
TEST(ArraySliceTest, ComplexElements) {
  for (ElementClass part : {ElementClass::Single, ElementClass::Double}) {
    ArrayRef x = Array::make(part, Extents(1, 4), /*isComplex=*/true);
    const size_t size = elementBytes(part) * 2;
    auto *bytes = static_cast<char *>(x->overwriteData());
    for (size_t i = 0; i != 4 * size; ++i)
      bytes[i] = char(i);
    ArrayRef y = readSlice(*x, {3, {0, -2}, {1, 2}});
    ASSERT_TRUE(y->isComplex());
    const auto *got = static_cast<const char *>(y->data());
    EXPECT_EQ(std::string(got, size), std::string(bytes + 3 * size, size));
    EXPECT_EQ(std::string(got + size, size), std::string(bytes + size, size));
  }
}

TEST(ArraySliceTest, MoreDimensionsThanTheArray) {
  const Value got =
      read(counted(ElementClass::Double, 4, 3), {0, {1, 4, 2}, {2, 2, 2}});
  ArrayRef expected =
      matrix(ElementClass::Double, 1, 8, {1, 2, 5, 6, 3, 4, 7, 8})
          .array()
          ->reshaped(Extents(std::vector<int64_t>{2, 2, 2}));
  expectSame(got, Value(expected));
}

// The same element over and over.
TEST(ArraySliceTest, NoStride) {
  expectSame(read(counted(ElementClass::Double, 4, 3), {6, {0, 0}, {2, 2}}),
             matrix(ElementClass::Double, 2, 2, {7, 7, 7, 7}));
}

// Nothing is read, so nothing can be outside.
TEST(ArraySliceTest, Empties) {
  const Value x = counted(ElementClass::Int16, 4, 3);
  for (Extents extents : {Extents(0, 3), Extents(3, 0), Extents(0, 0)}) {
    const Value got = read(x, {-100, {1000, -1000}, {extents[0], extents[1]}});
    EXPECT_EQ(got.extents().str(), extents.str());
    EXPECT_EQ(got.className(), "int16");
  }
  EXPECT_EQ(read(counted(ElementClass::Double, 0, 3), {0, {1, 0}, {0, 3}})
                .extents()
                .str(),
            Extents(0, 3).str());
}

TEST(ArraySliceTest, Outside) {
  const Value x = counted(ElementClass::Double, 4, 3);
  EXPECT_EQ(messageOf(x, {0, {1, 4}, {4, 3}}), "no error");
  EXPECT_EQ(messageOf(x, {1, {1, 4}, {4, 3}}),
            "RunMat:internal: A slice reaches from element 1 to 12 of an array "
            "of 12.");
  EXPECT_EQ(messageOf(x, {3, {-1, 4}, {5, 1}}),
            "RunMat:internal: A slice reaches from element -1 to 3 of an array "
            "of 12.");
  EXPECT_EQ(messageOf(x, {3, {-1, 4}, {4, 3}}), "no error");
  EXPECT_EQ(messageOf(x, {-1, {1, 4}, {1, 1}}),
            "RunMat:internal: A slice reaches from element -1 to -1 of an "
            "array of 12.");
}

//===----------------------------------------------------------------------===//
// Deferred
//===----------------------------------------------------------------------===//

const ArraySlice block{25, {1, 20}, {15, 10}};

TEST(DeferredSliceTest, IsWhereTheArrayIs) {
  const Value x = counted(ElementClass::Double, 20, 12);
  const ArrayRef part = deferSlice(x.array(), block);
  const auto stored = storedPart(*part);
  ASSERT_TRUE(stored.has_value());
  EXPECT_EQ(stored->data, x.array()->as<double>() + 25);
  EXPECT_EQ(stored->stride, 20);
  EXPECT_FALSE(storedPart(*part->reshaped(Extents(10, 15))).has_value());
}

TEST(DeferredSliceTest, IsCopiedWhenItIsRead) {
  const Value x = counted(ElementClass::Single, 20, 12);
  const ArrayRef part = deferSlice(x.array(), block);
  EXPECT_EQ(part->as<float>()[15], 46.0F);
  EXPECT_FALSE(storedPart(*part).has_value());
  expectSame(Value(part), read(x, block));
}

// Whoever changes the array sees that it is not alone.
TEST(DeferredSliceTest, HoldsTheArrayUntilThen) {
  Value x = counted(ElementClass::Double, 20, 12);
  const ArrayRef part = deferSlice(x.array(), block);
  x.mutableArray().mutableAs<double>()[25] = 100;
  EXPECT_EQ(part->as<double>()[0], 26.0);
}

TEST(DeferredSliceTest, OnlyBlocksOfColumnsAre) {
  const Value x = counted(ElementClass::Double, 20, 12);
  for (const ArraySlice &slice :
       {ArraySlice{0, {20, 1}, {10, 10}}, ArraySlice{0, {2, 20}, {10, 10}},
        ArraySlice{239, {-1, -20}, {10, 10}}, ArraySlice{0, {1, 0}, {10, 10}},
        ArraySlice{0, {1, 20}, {20, 1}}, ArraySlice{0, {1, 20}, {1, 12}},
        ArraySlice{0, {1, 20}, {8, 12}}, ArraySlice{0, {1, 20}, {20, 8}}}) {
    const ArrayRef part = deferSlice(x.array(), slice);
    EXPECT_FALSE(storedPart(*part).has_value());
    expectSame(Value(part), read(x, slice));
  }
}

} // namespace
