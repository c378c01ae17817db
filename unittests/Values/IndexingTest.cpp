//===- IndexingTest.cpp - reading, assigning, deleting ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Values/Indexing.h"
#include "Values/Concatenate.h"
#include "Values/Convert.h"
#include "Values/Equality.h"
#include "runtime/Interrupt.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

using namespace runmat;

namespace {

/// A subscript written as a number, a value or `all`.
struct Index : Subscript {
  Index(double number) : Subscript(Value(number)) {}
  Index(Value value) : Subscript(std::move(value)) {}
  Index(Subscript subscript) : Subscript(std::move(subscript)) {}
};
struct Subscripts : std::vector<Subscript> {
  Subscripts(std::initializer_list<Index> list)
      : std::vector<Subscript>(list.begin(), list.end()) {}
};

Value row(std::vector<double> x) { return Value::row(x); }
Value column(std::vector<double> x) {
  return row(x).array()->reshaped(Extents(int64_t(x.size()), 1));
}
Value matrix(int64_t r, int64_t c, std::vector<double> x) {
  return row(x).array()->reshaped(Extents(r, c));
}
Value mask(std::vector<double> x) {
  return castTo(ElementClass::Logical, row(x));
}
Value read(const Value &x, Subscripts subscripts) {
  return indexRead(x, subscripts);
}
Value assigned(Value x, Subscripts subscripts, const Value &v) {
  indexAssign(x, subscripts, v);
  return x;
}
Value deleted(Value x, Subscripts subscripts) {
  indexDelete(x, subscripts);
  return x;
}
template <typename F> std::string messageOf(F function) {
  try {
    function();
  } catch (const Error &error) {
    return error.message;
  }
  return "no error";
}

const Subscript all; // :

#define EXPECT_SAME(got, expected)                                             \
  do {                                                                         \
    const Value g = got, e = expected;                                         \
    EXPECT_TRUE(valuesEqual(g, e))                                             \
        << g.extents().str() << " and " << e.extents().str();                  \
  } while (false)

TEST(IndexReadTest, Elements) {
  const Value m = matrix(2, 2, {1, 3, 2, 4});
  EXPECT_SAME(read(m, {3.0}), 2.0);
  EXPECT_SAME(read(m, {2.0, 1.0}), 3.0);
  EXPECT_SAME(read(m, {2.0, all}), row({3, 4}));
  EXPECT_SAME(read(m, {all}), column({1, 3, 2, 4}));
  EXPECT_SAME(read(m, {all, row({2, 1})}), matrix(2, 2, {2, 4, 1, 3}));
}
TEST(IndexReadTest, Orientation) {
  EXPECT_SAME(read(row({1, 2, 3}), {column({1, 2})}), row({1, 2}));
  EXPECT_SAME(read(column({1, 2, 3}), {row({1, 2})}), column({1, 2}));
  EXPECT_SAME(read(row({1, 2, 3}), {matrix(2, 2, {1, 2, 3, 1})}),
              matrix(2, 2, {1, 2, 3, 1}));
  EXPECT_SAME(read(Value(7.0), {row({1, 1})}), row({7, 7}));
}
TEST(IndexReadTest, Masks) {
  EXPECT_SAME(read(row({1, 2, 3}), {mask({1, 0, 1})}), row({1, 3}));
  EXPECT_SAME(read(row({1, 2}), {mask({1, 0, 0, 0})}), 1.0);
}
TEST(IndexReadTest, FewerSubscriptsThanDimensions) {
  const Value pages = row({1, 2, 3, 4, 5, 6, 7, 8})
                          .array()
                          ->reshaped(Extents(std::vector<int64_t>{2, 2, 2}));
  EXPECT_SAME(read(pages, {1.0, 4.0}), 7.0);
}
TEST(IndexReadTest, Errors) {
  const Value x = row({1, 2, 3});
  EXPECT_EQ(messageOf([&] { read(x, {4.0}); }),
            "Index exceeds the number of array elements. Index must not exceed "
            "3.");
  EXPECT_EQ(messageOf([&] { read(x, {2.0, 1.0}); }),
            "Index in position 1 exceeds array bounds. Index must not exceed "
            "1.");
  EXPECT_EQ(messageOf([&] { read(x, {0.0}); }),
            "Array indices must be positive integers or logical values.");
  EXPECT_EQ(messageOf([&] { read(x, {1.0, 1.5}); }),
            "Index in position 2 is invalid. Array indices must be positive "
            "integers or logical values.");
}
TEST(IndexReadTest, OtherKinds) {
  const Value c = CellArray::row({1.0, Value::text("x")});
  EXPECT_SAME(read(c, {2.0}), CellArray::row({Value::text("x")}));
  EXPECT_SAME(cellRead(c, Subscripts{2.0})[0], Value::text("x"));
  EXPECT_SAME(read(Value::text("hello"), {row({1, 5})}), Value::text("ho"));
  EXPECT_EQ(read(mask({1, 0}), {2.0}).className(), "logical");
}

TEST(IndexAssignTest, InPlace) {
  EXPECT_SAME(assigned(row({1, 2, 3}), {2.0}, 9.0), row({1, 9, 3}));
  EXPECT_SAME(assigned(matrix(2, 2, {1, 3, 2, 4}), {all, 1.0}, row({8, 9})),
              matrix(2, 2, {8, 9, 2, 4}));
  EXPECT_SAME(assigned(row({1, 2, 3}), {mask({1, 0, 1})}, 0.0), row({0, 2, 0}));
  EXPECT_SAME(assigned(matrix(2, 2, {0, 0, 0, 0}), {all}, row({1, 2, 3, 4})),
              matrix(2, 2, {1, 2, 3, 4}));
}
TEST(IndexAssignTest, SharedArraysAreCopied) {
  Value x = row({1, 2, 3});
  const Value y = x;
  indexAssign(x, Subscripts{1.0}, 5.0);
  EXPECT_SAME(y, row({1, 2, 3}));
  EXPECT_SAME(x, row({5, 2, 3}));
}
TEST(IndexAssignTest, Growth) {
  EXPECT_SAME(assigned(Value(), {3.0}, 7.0), row({0, 0, 7}));
  EXPECT_SAME(assigned(Value::empty(), {1.0}, 7.0), 7.0);
  EXPECT_SAME(assigned(column({1, 2}), {4.0}, 7.0), column({1, 2, 0, 7}));
  EXPECT_SAME(assigned(Value(1.0), {2.0, 3.0}, 7.0),
              matrix(2, 3, {1, 0, 0, 0, 0, 7}));
  EXPECT_SAME(assigned(Value::empty(), {all, 1.0}, column({1, 2})),
              column({1, 2}));
  EXPECT_EQ(messageOf([] { assigned(matrix(2, 2, {1, 2, 3, 4}), {7.0}, 1.0); }),
            "Attempt to grow array along ambiguous dimension.");
}
TEST(IndexAssignTest, GrowthAtTheEndIsAmortised) {
  Value x = Value::empty();
  constexpr int n = 200000;
  for (int i = 1; i <= n; ++i)
    indexAssign(x, Subscripts{double(i)}, double(i));
  EXPECT_EQ(x.count(), n);
  EXPECT_EQ(x.elementAsDouble(n - 1), n);
}
TEST(IndexAssignTest, TheTargetKeepsItsClass) {
  const Value x = assigned(castTo(ElementClass::Int8, row({1, 2})), {1.0}, 3.7);
  EXPECT_EQ(x.className(), "int8");
  EXPECT_SAME(x, row({4, 2}));
  EXPECT_EQ(assigned(Value::text("abc"), {1.0}, 65.0).toText(), "Abc");
  EXPECT_EQ(
      assigned(row({1, 2}), {1.0}, Value::complexScalar({0, 1})).isComplex(),
      true);
}
TEST(IndexAssignTest, Errors) {
  EXPECT_EQ(
      messageOf(
          [] { assigned(row({1, 2, 3}), {row({1, 2})}, row({1, 2, 3})); }),
      "Unable to perform assignment because the left and right sides have "
      "a different number of elements.");
  EXPECT_EQ(messageOf([] {
              assigned(matrix(2, 2, {1, 2, 3, 4}), {1.0, all}, row({1, 2, 3}));
            }),
            "Unable to perform assignment because the size of the left side is "
            "1-by-2 and the size of the right side is 1-by-3.");
  EXPECT_EQ(messageOf([] { assigned(row({1}), {1.0}, CellArray::row({1.0})); }),
            "Conversion to double from cell is not possible.");
}
TEST(IndexAssignTest, AnErrorLeavesTheTarget) {
  Value x = row({1, 2, 3});
  EXPECT_THROW(indexAssign(x, Subscripts{row({1, 2})}, row({1, 2, 3})), Error);
  EXPECT_SAME(x, row({1, 2, 3}));
}
TEST(IndexAssignTest, ColonsTakeWholeRuns) {
  const Value x = matrix(2, 6, {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12})
                      .array()
                      ->reshaped(Extents(std::vector<int64_t>{2, 2, 3}));
  EXPECT_SAME(read(x, {all, row({2, 1}), 3.0}), matrix(2, 2, {11, 12, 9, 10}));
  EXPECT_SAME(read(x, {all, all, 2.0}), matrix(2, 2, {5, 6, 7, 8}));
  EXPECT_SAME(read(x, {all, row({3, 1})}), matrix(2, 2, {5, 6, 1, 2}));
  EXPECT_SAME(read(assigned(x, {all, 2.0, all}, 0.0), {all}),
              column({1, 2, 0, 0, 5, 6, 0, 0, 9, 10, 0, 0}));
  EXPECT_SAME(
      read(assigned(x, {all, row({6, 1})}, matrix(2, 2, {1, 2, 3, 4})), {all}),
      column({3, 4, 3, 4, 5, 6, 7, 8, 9, 10, 1, 2}));
  const Value chars =
      assigned(Value::text("abcd"), {all, 2.0}, Value::text("x"));
  EXPECT_EQ(chars.toText(), "axcd");
}
TEST(IndexOverwriteTest, KeepsExtentsAndClass) {
  Value x = matrix(2, 2, {1, 2, 3, 4});
  indexOverwrite(x, Subscripts{all, 2.0}, column({7, 8}));
  EXPECT_SAME(x, matrix(2, 2, {1, 2, 7, 8}));
  const Value before = x;
  EXPECT_THROW(indexOverwrite(x, Subscripts{all, 3.0}, 1.0), Error);
  EXPECT_THROW(indexOverwrite(x, Subscripts{5.0}, 1.0), Error);
  EXPECT_THROW(indexOverwrite(x, Subscripts{1.0}, Value::complexScalar({0, 1})),
               Error);
  Value appended = row({1, 2});
  EXPECT_THROW(indexOverwrite(appended, Subscripts{3.0}, 1.0), Error);
  EXPECT_SAME(x, before);
  EXPECT_SAME(appended, row({1, 2}));
}
TEST(IndexAssignTest, Cells) {
  Value c;
  cellAssign(c, Subscripts{3.0}, 5.0);
  EXPECT_SAME(c, CellArray::row({Value::empty(), Value::empty(), 5.0}));
  cellElement(c, Subscripts{1.0}) = 4.0;
  EXPECT_SAME(cellRead(c, Subscripts{1.0})[0], 4.0);
  EXPECT_SAME(assigned(c, {2.0}, CellArray::row({6.0})),
              CellArray::row({4.0, 6.0, 5.0}));
}
TEST(IndexAssignTest, CellsByFewerSubscriptsThanDimensions) {
  Value c = CellArray(Extents(std::vector<int64_t>{1, 2, 2}));
  cellAssign(c, Subscripts{1.0, 4.0}, 5.0);
  EXPECT_EQ(c.cell().elements[3].scalarDouble(), 5);
  // A new row, of two columns in two pages.
  cellAssign(c, Subscripts{2.0, 3.0}, 7.0);
  EXPECT_EQ(c.extents(), Extents(std::vector<int64_t>{2, 2, 2}));
  EXPECT_EQ(c.cell().elements[5].scalarDouble(), 7);
  EXPECT_EQ(c.cell().elements[6].scalarDouble(), 5);
  EXPECT_EQ(c.cell().elements[4].count(), 0);
  EXPECT_THROW(cellAssign(c, Subscripts{1.0, 5.0}, 1.0), Error);
}
TEST(IndexAssignTest, Structs) {
  Value s;
  const int64_t at = structElement(s, Subscripts{2.0});
  s.mutableStructure().at("a", at) = 3.0;
  EXPECT_EQ(s.count(), 2);
  EXPECT_SAME(*s.structure().get("a", 1), 3.0);
  EXPECT_TRUE(s.structure().get("a", 0)->isEmpty());
}

TEST(IndexDeleteTest, Elements) {
  EXPECT_SAME(deleted(row({1, 2, 3}), {2.0}), row({1, 3}));
  EXPECT_SAME(deleted(matrix(2, 2, {1, 2, 3, 4}), {1.0}), row({2, 3, 4}));
  EXPECT_SAME(deleted(matrix(2, 2, {1, 2, 3, 4}), {all, 1.0}), column({3, 4}));
  EXPECT_SAME(deleted(row({1, 2, 3}), {mask({1, 0, 1})}), 2.0);
  EXPECT_EQ(deleted(row({1, 2}), {all}).extents(), Extents(0, 0));
  EXPECT_SAME(deleted(CellArray::row({1.0, 2.0}), {1.0}),
              CellArray::row({2.0}));
}
TEST(IndexDeleteTest, Errors) {
  EXPECT_EQ(messageOf([] { deleted(matrix(2, 2, {1, 2, 3, 4}), {1.0, 1.0}); }),
            "A null assignment can have only one non-colon index.");
  EXPECT_EQ(messageOf([] { deleted(row({1}), {5.0}); }),
            "Matrix index is out of range for deletion.");
}

//===----------------------------------------------------------------------===//
// Interrupts
//===----------------------------------------------------------------------===//

/// More elements than are gone over without a look.
constexpr int64_t many = 3 * interrupt::fewElements;

Value numbers() {
  ArrayRef array = Array::make(ElementClass::Double, Extents(1, many));
  double *elements = array->mutableAs<double>();
  std::iota(elements, elements + many, 1);
  return array;
}
Value wholeMask() {
  ArrayRef array = Array::make(ElementClass::Logical, Extents(1, many));
  std::fill_n(array->mutableAs<uint8_t>(), many, uint8_t(1));
  return array;
}
Value manyCells() {
  return CellArray(Extents(1, many), std::vector<Value>(many));
}

/// Whether the action obeys an interrupt.
template <typename F> bool stops(F action) {
  interrupt::request();
  std::string identifier;
  try {
    action();
  } catch (const Error &error) {
    identifier = error.identifier;
  }
  interrupt::clear();
  return identifier == "RunMat:interrupted";
}

TEST(InterruptTest, StopsReadsByLists) {
  const Value x = numbers(), cells = manyCells();
  EXPECT_TRUE(stops([&] { read(x, {x}); }));
  EXPECT_TRUE(stops([&] { read(x, {wholeMask()}); }));
  EXPECT_TRUE(stops([&] { read(x, {1.0, x}); }));
  EXPECT_TRUE(stops([&] { read(x, {all, x}); }));
  EXPECT_TRUE(stops([&] { read(cells, {all, all}); }));
  EXPECT_FALSE(stops([&] { read(x, {row({1, 2, 3})}); }));
}
TEST(InterruptTest, StopsAssignmentsBeforeAnElementIsWritten) {
  const Value x = numbers();
  Value own = numbers(), shared = x;
  EXPECT_TRUE(stops([&] { indexAssign(own, Subscripts{x}, 0.0); }));
  EXPECT_TRUE(stops([&] { indexAssign(own, Subscripts{2.0, 3.0}, 0.0); }));
  EXPECT_TRUE(stops([&] { indexAssign(shared, Subscripts{7.0}, 0.0); }));
  EXPECT_TRUE(valuesEqual(own, x)) << "it was written half";
  EXPECT_TRUE(valuesEqual(shared, x));
}
TEST(InterruptTest, LeavesNoAssignmentHalfDone) {
  Value x = numbers(), y = numbers();
  EXPECT_FALSE(stops([&] { indexAssign(x, Subscripts{all}, 7.0); }));
  EXPECT_FALSE(stops([&] { indexAssign(y, Subscripts{all, all}, x); }));
  const double *elements = y.array()->as<double>();
  EXPECT_EQ(std::count(elements, elements + many, 7.0), many);
}
TEST(InterruptTest, StopsDeletionsAndConcatenations) {
  const Value x = numbers();
  Value own = numbers();
  EXPECT_TRUE(stops([&] { indexDelete(own, Subscripts{wholeMask()}); }));
  EXPECT_TRUE(valuesEqual(own, x));
  EXPECT_TRUE(stops([&] { concatenate(1, std::vector<Value>{x, x}); }));
  const Value cells = manyCells();
  EXPECT_TRUE(stops([&] { concatenate(1, std::vector<Value>{cells, cells}); }));
}
TEST(InterruptTest, StopsConversions) {
  EXPECT_TRUE(stops([] { castTo(ElementClass::Single, numbers()); }));
  EXPECT_TRUE(stops([] { makeComplex(numbers()); }));
}

TEST(EndTest, LastOfWhatTheSubscriptSees) {
  const Value m = matrix(2, 3, {1, 2, 3, 4, 5, 6});
  EXPECT_EQ(endValue(m, 0, 1), 6);
  EXPECT_EQ(endValue(m, 0, 2), 2);
  EXPECT_EQ(endValue(m, 1, 2), 3);
}

TEST(ConcatenateTest, Arrays) {
  const std::vector<std::vector<Value>> rows{{row({1, 2}), 3.0},
                                             {row({4, 5, 6})}};
  EXPECT_SAME(concatenateRows(rows), matrix(2, 3, {1, 4, 2, 5, 3, 6}));
  const std::vector<Value> mixed{Value::text("a"), 66.0};
  EXPECT_EQ(concatenate(1, mixed).toText(), "aB");
  const std::vector<Value> emptyFirst{Value::empty(), row({1, 2})};
  EXPECT_SAME(concatenate(0, emptyFirst), row({1, 2}));
}
TEST(ConcatenateTest, Scalars) {
  EXPECT_SAME(concatenate(1, std::vector<Value>{1.0, 2.0, 3.0}),
              row({1, 2, 3}));
  EXPECT_SAME(concatenate(0, std::vector<Value>{1.0, 2.0}), column({1, 2}));
  EXPECT_EQ(concatenate(2, std::vector<Value>{1.0, 2.0}).extents().str(),
            "1x1x2");
}
TEST(ConcatenateTest, Cells) {
  const std::vector<Value> parts{CellArray::row({1.0}), Value::empty(), 2.0};
  EXPECT_SAME(concatenate(1, parts), CellArray::row({1.0, 2.0}));
  const std::vector<std::vector<Value>> rows{{CellArray::row({1.0}), 2.0}};
  EXPECT_SAME(cellLiteral(rows), CellArray::row({CellArray::row({1.0}), 2.0}));
}
TEST(ConcatenateTest, Errors) {
  const std::vector<Value> parts{row({1, 2}), row({1, 2, 3})};
  EXPECT_EQ(messageOf([&] { concatenate(0, parts); }),
            "Dimensions of arrays being concatenated are not consistent.");
}

TEST(TruthTest, Conditions) {
  EXPECT_TRUE(Value(2.0).isTrue());
  EXPECT_FALSE(row({1, 0}).isTrue());
  EXPECT_FALSE(Value::empty().isTrue());
  EXPECT_EQ(messageOf([] { (void)Value(0.0 / 0.0).isTrue(); }),
            "NaN values cannot be converted to logicals.");
  EXPECT_EQ(messageOf([] { (void)Value(CellArray()).isTrue(); }),
            "Conversion to logical from cell is not possible.");
}

} // namespace
