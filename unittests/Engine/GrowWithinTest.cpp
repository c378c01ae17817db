//===- GrowWithinTest.cpp - elements behind the end -------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/GrowWithin.h"
#include "runtime/Array.h"
#include "runtime/UnitHandles.h"

#include <bit>

#include <gtest/gtest.h>

using namespace runmat;

namespace {

/// A site of x(i) = v, of which the class of v is given.
CallDescription siteFor(ElementClass elementClass) {
  CallDescription site;
  site.operation = RuntimeOperation::Grow;
  site.inPlace = true;
  site.arguments.resize(3);
  site.arguments[1].scalarClass = uint8_t(ElementClass::Double);
  site.arguments[2].scalarClass = uint8_t(elementClass);
  return site;
}

ArrayRef vectorOf(Extents extents, int64_t room) {
  ArrayRef array = Array::zeros(ElementClass::Double, std::move(extents));
  array->reserve(room);
  return array;
}

bool grow(const ArrayRef &array, double position, double value,
          ElementClass elementClass = ElementClass::Double) {
  const uint64_t words[] = {reinterpret_cast<uint64_t>(toHandle(array.get())),
                            std::bit_cast<uint64_t>(position),
                            std::bit_cast<uint64_t>(value)};
  uint64_t result = 0;
  const bool isDone = growWithin(siteFor(elementClass), words, &result);
  EXPECT_EQ(result, isDone ? words[0] : 0);
  return isDone;
}

TEST(GrowWithin, ElementsBehindTheEndGoWhereRoomIs) {
  const ArrayRef row = vectorOf(Extents(1, 2), 8);
  EXPECT_TRUE(grow(row, 3, 7));
  EXPECT_EQ(row->extents(), Extents(1, 3));
  EXPECT_EQ(row->elementAsDouble(2), 7);
  EXPECT_TRUE(grow(row, 1, 5));
  EXPECT_EQ(row->count(), 3);
  EXPECT_EQ(row->elementAsDouble(0), 5);
}

TEST(GrowWithin, ColumnsStayColumns) {
  const ArrayRef column = vectorOf(Extents(2, 1), 8);
  EXPECT_TRUE(grow(column, 3, 7));
  EXPECT_EQ(column->extents(), Extents(3, 1));
}

TEST(GrowWithin, WithoutRoomTheRuntimeMakesSome) {
  const ArrayRef row = vectorOf(Extents(1, 4), 4);
  while (row->count() < row->capacity())
    ASSERT_TRUE(grow(row, double(row->count()) + 1, 1));
  EXPECT_FALSE(grow(row, double(row->count()) + 1, 1));
  EXPECT_TRUE(grow(row, 1, 2));
}

TEST(GrowWithin, OtherPositionsAreTheRuntimes) {
  const ArrayRef row = vectorOf(Extents(1, 2), 8);
  for (double position : {0.0, -1.0, 1.5, 4.0, 1e300, double(NAN)})
    EXPECT_FALSE(grow(row, position, 1));
}

TEST(GrowWithin, OtherArraysAreTheRuntimes) {
  const ArrayRef row = vectorOf(Extents(1, 2), 8), other = row;
  EXPECT_FALSE(grow(row, 3, 1));
  EXPECT_FALSE(grow(vectorOf(Extents(2, 2), 8), 5, 1));
  EXPECT_FALSE(grow(vectorOf(Extents(0, 0), 8), 1, 1));
  EXPECT_FALSE(grow(vectorOf(Extents(1, 2), 8), 3, 1, ElementClass::Single));
  const ArrayRef complex =
      Array::zeros(ElementClass::Double, Extents(1, 2), /*isComplex=*/true);
  EXPECT_FALSE(grow(complex, 1, 1));
}

} // namespace
