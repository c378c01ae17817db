//===- DisplayTest.cpp - the text of values ---------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Values/Display.h"
#include "Values/Convert.h"

#include <gtest/gtest.h>

#include <clocale>
#include <cmath>

using namespace runmat;

namespace {

Value matrix(int64_t rows, int64_t columns, std::vector<double> elements) {
  return Value::row(elements).array()->reshaped(Extents(rows, columns));
}

std::string show(const Value &value) { return displayText("x", value); }

TEST(DisplayTest, Scalars) {
  EXPECT_EQ(show(5.0), "x =\n\n     5\n\n");
  EXPECT_EQ(show(100.0), "x =\n\n   100\n\n");
  EXPECT_EQ(show(1e5), "x =\n\n      100000\n\n");
  EXPECT_EQ(show(M_PI), "x =\n\n    3.1416\n\n");
  EXPECT_EQ(show(12345.678), "x =\n\n   1.2346e+04\n\n");
  EXPECT_EQ(show(0.001), "x =\n\n   1.0000e-03\n\n");
  EXPECT_EQ(show(-2.5), "x =\n\n   -2.5000\n\n");
  EXPECT_EQ(show(NAN), "x =\n\n   NaN\n\n");
  EXPECT_EQ(show(-INFINITY), "x =\n\n  -Inf\n\n");
}

TEST(DisplayTest, LongFormat) {
  DisplayFormat format;
  format.digits = DisplayFormat::Digits::Long;
  EXPECT_EQ(displayText("x", M_PI, format), "x =\n\n   3.141592653589793\n\n");
  EXPECT_EQ(dispText(castTo(ElementClass::Single, M_PI), format),
            "   3.1415927\n");
}

TEST(DisplayTest, Matrices) {
  EXPECT_EQ(show(Value::row({1, 2, 3})), "x =\n\n     1     2     3\n\n");
  EXPECT_EQ(show(matrix(2, 2, {1.5, 3, 2, -4})),
            "x =\n\n    1.5000    2.0000\n    3.0000   -4.0000\n\n");
  EXPECT_EQ(show(Value::row({0, 0.5})), "x =\n\n         0    0.5000\n\n");
  EXPECT_EQ(show(Value::row({1, NAN, 1000})),
            "x =\n\n           1         NaN        1000\n\n");
}

TEST(DisplayTest, CommonScaleFactor) {
  EXPECT_EQ(show(Value::row({1.5, 1e6})),
            "x =\n\n   1.0e+06 *\n\n    0.0000    1.0000\n\n");
  EXPECT_EQ(show(Value::row({1000.5, 2})),
            "x =\n\n   1.0e+03 *\n\n    1.0005    0.0020\n\n");
}

TEST(DisplayTest, WideMatricesBreakIntoColumns) {
  std::vector<double> elements;
  for (int i = 1; i <= 20; ++i)
    elements.push_back(i);
  EXPECT_EQ(
      dispText(Value::row(elements)),
      "  Columns 1 through 13\n\n"
      "     1     2     3     4     5     6     7     8     9    10    11 "
      "   12    13\n\n"
      "  Columns 14 through 20\n\n"
      "    14    15    16    17    18    19    20\n");
}

TEST(DisplayTest, Pages) {
  Value x = Value(Array::zeros(ElementClass::Double,
                               Extents(std::vector<int64_t>{2, 1, 2})));
  EXPECT_EQ(show(x), "x(:,:,1) =\n\n     0\n     0\n\n\n"
                     "x(:,:,2) =\n\n     0\n     0\n\n");
}

TEST(DisplayTest, OtherClasses) {
  EXPECT_EQ(show(true), "x =\n\n  logical\n\n   1\n\n");
  EXPECT_EQ(show(castTo(ElementClass::Int8, 5.0)), "x =\n\n  int8\n\n   5\n\n");
  EXPECT_EQ(show(castTo(ElementClass::Single, 0.5)),
            "x =\n\n  single\n\n    0.5000\n\n");
  EXPECT_EQ(show(castTo(ElementClass::Int16, Value::row({1, 200}))),
            "x =\n\n  1\u00d72 int16 row vector\n\n     1   200\n\n");
  EXPECT_EQ(show(castTo(ElementClass::Logical, Value::row({1, 0}))),
            "x =\n\n  1\u00d72 logical array\n\n   1   0\n\n");
}

TEST(DisplayTest, Complex) {
  EXPECT_EQ(show(Value::complexScalar({1.5, -2.25})),
            "x =\n\n   1.5000 - 2.2500i\n\n");
}

TEST(DisplayTest, Empties) {
  EXPECT_EQ(show(Value::empty()), "x =\n\n     []\n\n");
  EXPECT_EQ(show(Array::make(ElementClass::Double, Extents(0, 3))),
            "x =\n\n  0\u00d73 empty double matrix\n\n");
  EXPECT_EQ(show(CellArray(Extents(0, 0))),
            "x =\n\n  0\u00d70 empty cell array\n\n");
  EXPECT_EQ(show(Value::text("")), "x =\n\n  0\u00d70 empty char array\n\n");
}

TEST(DisplayTest, Text) {
  EXPECT_EQ(show(Value::text("hello")), "x =\n\n    'hello'\n\n");
  EXPECT_EQ(dispText(Value::text("hello")), "hello\n");
  EXPECT_EQ(show(Value::string("a")), "x = \n\n    \"a\"\n\n");
}

TEST(DisplayTest, CellsAndStructs) {
  EXPECT_EQ(show(CellArray::row({1.0, Value::text("x")})),
            "x =\n\n  1\u00d72 cell array\n\n    {[1]}    {'x'}\n\n");
  StructArray s;
  s.at("a") = 1.0;
  s.at("name") = Value::text("bob");
  EXPECT_EQ(show(s), "x = \n\n  struct with fields:\n\n"
                     "       a: 1\n    name: 'bob'\n\n");
}

TEST(DisplayTest, Handles) {
  EXPECT_EQ(show(FunctionHandle{"sin", nullptr}),
            "x =\n\n  function_handle with value:\n\n    @sin\n\n");
}

TEST(DisplayTest, NoLocaleChangesADigit) {
  const std::string before = show(M_PI);
  if (!std::setlocale(LC_ALL, "de_DE.UTF-8"))
    GTEST_SKIP() << "no German locale on this system";
  EXPECT_EQ(show(M_PI), before);
  std::setlocale(LC_ALL, "C");
}

} // namespace
