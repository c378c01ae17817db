//===- WriteSliceTest.cpp - assignments to parts of arrays ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Values/ArraySlice.h"
#include "runtime/Interrupt.h"

#include <gtest/gtest.h>

using namespace runmat;

namespace {

/// 0, 1, 2, … in column-major order.
ArrayRef counted(int64_t rows, int64_t columns) {
  std::vector<double> values(size_t(rows * columns));
  for (size_t i = 0; i < values.size(); ++i)
    values[i] = double(i);
  return Array::fromValues(ElementClass::Double, Extents(rows, columns),
                           values.data());
}

std::vector<double> elements(const Array &array) {
  const auto *data = array.as<double>();
  return {data, data + array.count()};
}

/// Columns 1 and 2 of row 1 of a 2x3 matrix.
const ArraySlice part{3, {0, 2}, {1, 2}};

TEST(WriteSlice, IsWritten) {
  Value target = counted(2, 3);
  const ArrayRef before = target.array();
  const double values[] = {-1, -2};
  writeSlice(target, part,
             *Array::fromValues(ElementClass::Double, Extents(2, 1), values));
  EXPECT_EQ(elements(*target.array()),
            (std::vector<double>{0, 1, 2, -1, 4, -2}));
  EXPECT_EQ(elements(*before), elements(*counted(2, 3))) << "it was shared";
  writeSlice(target, part, *Array::scalar(9.0));
  EXPECT_EQ(elements(*target.array()), (std::vector<double>{0, 1, 2, 9, 4, 9}));
}

TEST(WriteSlice, OneSubscriptTakesAnyShape) {
  Value target = counted(1, 6);
  writeSlice(target, {2, {1}, {4}}, *counted(2, 2));
  EXPECT_EQ(elements(*target.array()), (std::vector<double>{0, 1, 0, 1, 2, 3}));
}

TEST(WriteSlice, WhatDoesNotFitIsLeft) {
  Value target = counted(2, 3);
  EXPECT_THROW(writeSlice(target, part, *counted(1, 3)), Error);
  EXPECT_THROW(writeSlice(target, {0, {1, 2}, {2, 2}}, *counted(1, 4)), Error);
  EXPECT_THROW(writeSlice(target, {4, {1}, {3}}, *Array::scalar(1.0)), Error);
  EXPECT_THROW(writeSlice(target, {1, {-1}, {3}}, *Array::scalar(1.0)), Error);
  EXPECT_THROW(writeSlice(target, part, *Array::scalar(1.0F)), Error);
  EXPECT_EQ(elements(*target.array()), elements(*counted(2, 3)));
  // x(:, 1) = v with no rows makes some.
  Value none = counted(0, 3);
  EXPECT_THROW(writeSlice(none, {0, {1, 0}, {0, 1}}, *Array::scalar(1.0)),
               Error);
}

TEST(WriteSlice, AnInterruptLeavesNoneHalfWritten) {
  constexpr int64_t many = 1 << 18;
  Value target = counted(1, many);
  target.mutableArray().mutableData();
  interrupt::request();
  writeSlice(target, {0, {1}, {many}}, *Array::scalar(9.0));
  interrupt::clear();
  EXPECT_EQ(elements(*target.array()), std::vector<double>(many, 9));
}

} // namespace
