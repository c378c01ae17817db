//===- HeldCellTest.cpp - tests of cells held by arrays ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Values/HeldCell.h"
#include "Values/Equality.h"

#include <gtest/gtest.h>

using namespace runmat;

namespace {

Value words() {
  return CellArray::row({Value::text("ab"), Value::text("c"), Value(3.0)});
}

std::vector<Subscript> at(double position) { return {Subscript(position)}; }

const CellArray *cellIn(const ArrayRef &holder) {
  return &heldCell(*holder).cell();
}

TEST(HeldCell, HasTheExtentsOfTheCellAndTheClassOfItsElements) {
  ArrayRef holder = holdCell(words(), ElementClass::Char);
  EXPECT_EQ(holder->extents(), Extents(1, 3));
  EXPECT_EQ(holder->elementClass(), ElementClass::Char);
  EXPECT_TRUE(valuesEqual(heldCell(*holder), words(), false));
}

TEST(HeldCell, OtherArraysHoldNone) {
  EXPECT_FALSE(heldCell(*Array::scalar(1.0)).isDefined());
  ArrayRef promise =
      Array::promise(ElementClass::Double, Extents(1, 2), [](void *) {});
  EXPECT_FALSE(heldCell(*promise).isDefined());
  EXPECT_THROW(readHeldCell(*promise, at(1)), Error);
}

TEST(HeldCell, HasNoElementsOfItsOwn) {
  EXPECT_THROW(holdCell(words(), ElementClass::Double)->data(), Error);
}

TEST(HeldCell, ReadsOneElement) {
  ArrayRef holder = holdCell(words(), ElementClass::Char);
  EXPECT_EQ(readHeldCell(*holder, at(2)).toText(), "c");
  const std::vector<Subscript> pair{Subscript(1.0), Subscript(3.0)};
  EXPECT_EQ(readHeldCell(*holder, pair).scalarDouble(), 3);
  EXPECT_THROW(readHeldCell(*holder, at(4)), Error);
  const std::vector<Subscript> all{Subscript()};
  EXPECT_THROW(readHeldCell(*holder, all), Error);
}

TEST(HeldCell, WhatIsHeldAloneIsChangedInPlace) {
  Value holder(holdCell(words(), ElementClass::Char));
  const CellArray *before = cellIn(holder.array());
  ArrayRef after = assignHeldCell(holder, at(2), 7.0);
  EXPECT_EQ(after.get(), holder.array().get());
  EXPECT_EQ(cellIn(after), before);
  EXPECT_EQ(readHeldCell(*after, at(2)).scalarDouble(), 7);
}

TEST(HeldCell, OthersKeepTheCellThatTheyHave) {
  const Value cell = words();
  Value holder(holdCell(cell, ElementClass::Char));
  assignHeldCell(holder, at(1), 7.0);
  EXPECT_TRUE(valuesEqual(cell, words(), false));
  const Value second = holder;
  ArrayRef after = assignHeldCell(holder, at(2), 8.0);
  EXPECT_NE(after.get(), second.array().get());
  EXPECT_EQ(readHeldCell(*second.array(), at(2)).toText(), "c");
  EXPECT_EQ(readHeldCell(*after, at(2)).scalarDouble(), 8);
}

TEST(HeldCell, GrowsAndKeepsWhatItHasWhenItCannot) {
  Value holder(holdCell(words(), ElementClass::Char));
  EXPECT_THROW(assignHeldCell(holder, at(0), 1.0), Error);
  EXPECT_TRUE(valuesEqual(heldCell(*holder.array()), words(), false));
  ArrayRef after = assignHeldCell(holder, at(5), 1.0);
  EXPECT_EQ(after->extents(), Extents(1, 5));
  EXPECT_EQ(readHeldCell(*after, at(1)).toText(), "ab");
  EXPECT_TRUE(readHeldCell(*after, at(4)).isEmpty());
}

} // namespace
