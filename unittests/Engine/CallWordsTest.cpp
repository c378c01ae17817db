//===- CallWordsTest.cpp - tests of values as words -------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/CallWords.h"
#include "Builtins/Registry.h"
#include "runtime/UnitHandles.h"

#include <bit>
#include <gtest/gtest.h>

using namespace runmat;

namespace {

uint64_t wordOf(Array *array) { return reinterpret_cast<uint64_t>(array); }

CallArgumentDescription scalarOf(ElementClass elementClass) {
  CallArgumentDescription described;
  described.scalarClass = static_cast<uint8_t>(elementClass);
  return described;
}

std::vector<Value> operandsOf(const CallDescription &site,
                              std::initializer_list<uint64_t> words) {
  std::vector<Value> values;
  takeOperands(site, words.begin(), values);
  return values;
}

TEST(CallWords, ScalarsComeByTheirBits) {
  CallDescription site;
  site.arguments = {
      scalarOf(ElementClass::Double), scalarOf(ElementClass::Logical),
      scalarOf(ElementClass::Single), scalarOf(ElementClass::Int16)};
  auto values =
      operandsOf(site, {std::bit_cast<uint64_t>(-0.5), 1,
                        std::bit_cast<uint32_t>(2.5f), uint16_t(-300)});
  ASSERT_EQ(values.size(), 4u);
  ASSERT_TRUE(values[0].inlineDouble());
  EXPECT_EQ(*values[0].inlineDouble(), -0.5);
  ASSERT_TRUE(values[1].inlineLogical());
  EXPECT_TRUE(*values[1].inlineLogical());
  EXPECT_TRUE(values[2].isArrayOf(ElementClass::Single));
  EXPECT_EQ(values[2].scalarDouble(), 2.5);
  EXPECT_TRUE(values[3].isArrayOf(ElementClass::Int16));
  EXPECT_EQ(values[3].scalarDouble(), -300);
}

TEST(CallWords, ArraysAreBorrowed) {
  const double numbers[] = {1, 2};
  ArrayRef array =
      Array::fromValues(ElementClass::Double, Extents(1, 2), numbers);
  CallDescription site;
  site.arguments.resize(1);
  {
    auto values = operandsOf(site, {wordOf(array.get())});
    EXPECT_EQ(values[0].array().get(), array.get());
    EXPECT_FALSE(array->isUnique());
  }
  EXPECT_TRUE(array->isUnique());
}

TEST(CallWords, AnArrayOfOneElementIsAnInlineScalar) {
  ArrayRef array = Array::scalar(3.0);
  CallDescription site;
  site.arguments.resize(1);
  auto values = operandsOf(site, {wordOf(array.get())});
  EXPECT_TRUE(values[0].inlineDouble());
  EXPECT_TRUE(array->isUnique());
}

TEST(CallWords, WhatIsChangedInPlaceIsTakenOver) {
  ArrayRef array = Array::zeros(ElementClass::Double, Extents(1, 3));
  array->retain();
  CallDescription site;
  site.operation = RuntimeOperation::Scatter;
  site.inPlace = true;
  CallArgumentDescription colon;
  colon.text = Value::text(":");
  colon.isColon = true;
  site.arguments = {{}, colon, scalarOf(ElementClass::Double)};
  auto values =
      operandsOf(site, {wordOf(array.get()), std::bit_cast<uint64_t>(7.0)});
  ASSERT_EQ(values.size(), 3u);
  EXPECT_EQ(values[0].array().get(), array.get());
  EXPECT_FALSE(values[1].isDefined()) << "a colon";
  EXPECT_EQ(*values[2].inlineDouble(), 7);
  values.clear();
  EXPECT_TRUE(array->isUnique());
}

TEST(CallWords, TextsOfBuiltinsStayTexts) {
  CallDescription site;
  site.builtin = findBuiltin("sort");
  site.arguments.resize(1);
  site.arguments[0].text = Value::text("descend");
  auto values = operandsOf(site, {});
  EXPECT_EQ(values[0].toText(), "descend");
}

TEST(CallWords, ResultsGoBackTheSameWay) {
  CallResultDescription scalar, array;
  scalar.isScalar = true;
  EXPECT_EQ(resultWord(scalar, Value(2.5)), std::bit_cast<uint64_t>(2.5));
  EXPECT_EQ(resultWord(scalar, Value(true)), 1u);
  EXPECT_EQ(resultWord(scalar, Value(Array::scalar(1.5f))),
            std::bit_cast<uint32_t>(1.5f));
  auto *made = reinterpret_cast<Array *>(resultWord(array, Value(4.0)));
  EXPECT_EQ(ArrayRef::adopt(made)->elementAsDouble(0), 4);
}

} // namespace
