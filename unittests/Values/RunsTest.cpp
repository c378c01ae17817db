//===- RunsTest.cpp - subscripts that are neighbours ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Values/Convert.h"
#include "Values/Subscripts.h"

#include <gtest/gtest.h>

#include <numeric>

using namespace runmat;

namespace {

using Numbers = std::vector<double>;

Value row(const Numbers &x) { return Value::row(x); }
Numbers from(double first, int64_t count) {
  Numbers numbers(static_cast<size_t>(count));
  std::iota(numbers.begin(), numbers.end(), first);
  return numbers;
}
Value matrix(int64_t rows, int64_t columns, const Numbers &x) {
  return row(x).array()->reshaped(Extents(rows, columns));
}
IndexList resolved(const Value &subscript) {
  return resolveSubscript(Subscript(subscript), 9, 0, 1);
}
void expectSame(const Value &x, const Numbers &elements) {
  Numbers found;
  for (int64_t i = 0; i < x.count(); ++i)
    found.push_back(x.array()->elementAsDouble(i));
  EXPECT_EQ(found, elements);
}

TEST(Runs, AreOfSeveralNeighboursInOrder) {
  EXPECT_TRUE(resolved(row({3, 4, 5, 6})).isRun());
  EXPECT_TRUE(resolved(Value::text(":")).isRun());
  EXPECT_TRUE(
      resolved(castTo(ElementClass::Logical, row({0, 1, 1, 1, 1}))).isRun());
  for (const Numbers &others : {Numbers{6, 5, 4, 3},
                                {3, 5, 4, 6},
                                {2, 3, 3, 5},
                                {1, 3},
                                {2, 3, 4},
                                {2},
                                {}})
    EXPECT_FALSE(resolved(row(others)).isRun());
}

TEST(Runs, EndWithTheFirstListThatIsNotWhole) {
  const std::vector<IndexList> lists = {
      IndexList::all(2), resolved(row({2, 3, 4, 5})), resolved(row({1, 3}))};
  const Runs runs = runsOf(lists, {2, 6, 3});
  EXPECT_EQ(runs.length, 8);
  EXPECT_EQ(runs.starts, (Unfilled<int64_t>{2, 26}));
}

/// Pieces of them begin anywhere, also in the middle of a column.
TEST(Runs, OffsetsOfManyElementsAreTheirProduct) {
  constexpr int64_t rows = 1000, columns = 777, pages = 2;
  std::vector<double> last(size_t(rows - 1)), odd;
  for (int64_t i = 0; i < rows - 1; ++i)
    last[size_t(i)] = double(rows - i);
  for (int64_t j = 1; j <= columns; j += 2)
    odd.push_back(double(j));
  const std::vector<IndexList> lists = {resolved(row(last)), resolved(row(odd)),
                                        resolved(row({2, 1}))};
  const auto offsets = offsetsOf(lists, {rows, columns, pages});
  ASSERT_EQ(offsets.size(), last.size() * odd.size() * 2);
  size_t at = 0;
  for (int64_t page : {1, 0})
    for (double j : odd)
      for (double i : last)
        ASSERT_EQ(offsets[at++],
                  (page * columns + int64_t(j) - 1) * rows + int64_t(i) - 1);
}

/// Short and long runs are copied in different ways.
TEST(Runs, AreReadAndAssignedAsElementsAre) {
  for (int64_t length : {5, 200}) {
    const int64_t rows = length + 2;
    const Value x = matrix(rows, 3, from(1, 3 * rows));
    const Subscript inner(row(from(2, length))), last(row({2, 3}));
    const std::vector<Subscript> both{inner, last}, one{inner};
    Numbers part = from(double(rows + 2), length);
    for (double each : from(double(2 * rows + 2), length))
      part.push_back(each);
    expectSame(indexRead(x, both), part);
    expectSame(indexRead(x, one), from(2, length));

    Value y = matrix(rows, 3, Numbers(size_t(3 * rows), 0));
    indexAssign(y, both, indexRead(x, both));
    expectSame(indexRead(y, both), part);
    EXPECT_EQ(y.array()->elementAsDouble(rows), 0);
    EXPECT_EQ(y.array()->elementAsDouble(2 * rows - 1), 0);
    indexAssign(y, one, Value(7.0));
    expectSame(indexRead(y, one), Numbers(size_t(length), 7));
    EXPECT_EQ(y.array()->elementAsDouble(0), 0);
    EXPECT_EQ(y.array()->elementAsDouble(length + 1), 0);
  }
}

TEST(Runs, GrowWhatTheyAreAssignedTo) {
  Value x = row({1, 2});
  indexAssign(x, std::vector{Subscript(row({4, 5, 6, 7}))}, row({6, 7, 8, 9}));
  expectSame(x, {1, 2, 0, 6, 7, 8, 9});
}

} // namespace
