//===- GrowthTest.cpp - arrays that are appended to -------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Values/Growth.h"
#include "Values/Equality.h"
#include "runtime/Error.h"

#include <gtest/gtest.h>

using namespace runmat;

namespace {

Value matrixOf(std::vector<double> values, Extents extents) {
  return Array::fromValues(ElementClass::Double, extents, values.data());
}

std::vector<double> elements(const Value &value) {
  std::vector<double> all;
  for (int64_t i = 0; i < value.count(); ++i)
    all.push_back(value.elementAsDouble(i));
  return all;
}

TEST(AppendInPlace, JoinsAtTheEnd) {
  Value row = matrixOf({1, 2}, {1, 2});
  const std::vector<Value> parts = {Value(3.0), matrixOf({4, 5}, {1, 2})};
  ASSERT_TRUE(appendInPlace(row, 1, parts));
  EXPECT_EQ(row.extents(), Extents(1, 5));
  EXPECT_EQ(elements(row), (std::vector<double>{1, 2, 3, 4, 5}));

  Value columns = matrixOf({1, 2, 3, 4}, {2, 2});
  ASSERT_TRUE(appendInPlace(columns, 1, std::vector{matrixOf({5, 6}, {2, 1})}));
  EXPECT_EQ(columns.extents(), Extents(2, 3));
  EXPECT_EQ(elements(columns), (std::vector<double>{1, 2, 3, 4, 5, 6}));

  Value column = matrixOf({1, 2}, {2, 1});
  ASSERT_TRUE(appendInPlace(column, 0, std::vector{Value(3.0)}));
  EXPECT_EQ(column.extents(), Extents(3, 1));
}

TEST(AppendInPlace, TakesNumbersAndTruthsAsTheyAre) {
  Value row = Value::row({1, 2});
  ASSERT_TRUE(appendInPlace(row, 1, std::vector{Value(3.0), Value(-0.5)}));
  EXPECT_TRUE(valuesEqual(row, Value::row({1, 2, 3, -0.5}), false));
  const bool truths[] = {true, false};
  Value logical =
      Array::fromValues(ElementClass::Logical, Extents(1, 2), truths);
  ASSERT_TRUE(appendInPlace(logical, 1, std::vector{Value(true)}));
  EXPECT_EQ(logical.extents(), Extents(1, 3));
  EXPECT_EQ(logical.elementAsDouble(1), 0);
  EXPECT_EQ(logical.elementAsDouble(2), 1);
}

TEST(AppendInPlace, DoesNothingWhereElementsWouldMoveOrChange) {
  const std::vector<Value> one = {Value(3.0)};
  Value shared = matrixOf({1, 2}, {1, 2});
  const Value holder = shared;
  EXPECT_FALSE(appendInPlace(shared, 1, one));
  Value matrix = matrixOf({1, 2, 3, 4}, {2, 2});
  EXPECT_FALSE(appendInPlace(matrix, 0, std::vector{matrixOf({5, 6}, {1, 2})}));
  EXPECT_FALSE(appendInPlace(matrix, 1, one));
  Value row = matrixOf({1, 2}, {1, 2});
  EXPECT_FALSE(appendInPlace(row, 1, std::vector{Value::text("a")}));
  EXPECT_FALSE(appendInPlace(row, 1, std::vector{Value::empty()}));
  EXPECT_EQ(elements(row), (std::vector<double>{1, 2}));
}

TEST(AppendInPlace, LeavesTheTargetWhenAPartCannotBeHad) {
  Value row = matrixOf({1, 2}, {1, 2});
  const Value part = Array::promise(ElementClass::Double, {1, 3}, [](void *) {
    throw Error("MATLAB:nomem", "none");
  });
  EXPECT_THROW(appendInPlace(row, 1, std::vector{part}), Error);
  EXPECT_EQ(row.extents(), Extents(1, 2));
  EXPECT_EQ(elements(row), (std::vector<double>{1, 2}));
}

} // namespace
