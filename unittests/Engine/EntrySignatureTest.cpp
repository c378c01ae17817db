//===- EntrySignatureTest.cpp - types of what is called from C --*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/EntrySignature.h"
#include "Engine/UnitVariables.h"
#include "runtime/Error.h"

#include <gtest/gtest.h>

using namespace runmat;

namespace {

std::string mistakeIn(const char *text) {
  try {
    parseEntrySignature(text);
  } catch (const Error &error) {
    return error.message.substr(0, error.message.find(". An argument"));
  }
  return "none";
}

TEST(EntrySignature, IsReadAndWritten) {
  const auto again = [](const char *text) {
    return toText(parseEntrySignature(text));
  };
  EXPECT_EQ(again(""), "");
  EXPECT_EQ(again("double(:,:), single(1,:), int32"),
            "double(:,:), single(1,:), int32(1,1)");
  EXPECT_EQ(again(" complex  double ( 3 , : , 2 ) ,logical"),
            "complex double(3,:,2), logical(1,1)");
  EXPECT_EQ(again("char(1,:),uint8(4,4,1)"), "char(1,:), uint8(4,4)");
}

TEST(EntrySignature, MistakesHaveTheirPlace) {
  EXPECT_EQ(mistakeIn("float"), "'float', character 1: expected a class");
  EXPECT_EQ(mistakeIn("double,"), "'double,', character 8: expected a class");
  EXPECT_EQ(mistakeIn("double(:"),
            "'double(:', character 9: expected ',' or ')'");
  EXPECT_EQ(mistakeIn("double(:)"),
            "'double(:)', character 10: expected at least two extents");
  EXPECT_EQ(mistakeIn("double(x,1)"),
            "'double(x,1)', character 8: expected ':' or a number");
  EXPECT_EQ(mistakeIn("double(-1,1)"),
            "'double(-1,1)', character 8: expected ':' or a number");
  EXPECT_EQ(mistakeIn("complex int8"),
            "'complex int8', character 9: expected double or single");
  EXPECT_EQ(mistakeIn("double double"),
            "'double double', character 8: expected ',' or the end");
}

TEST(EntrySignature, FixedExtentsAreChecked) {
  const EntryParameter parameter = parseEntrySignature("single(:,3)").front();
  EXPECT_TRUE(parameter.takes(ElementClass::Single, false, Extents(0, 3)));
  EXPECT_TRUE(parameter.takes(ElementClass::Single, false, Extents(9, 3)));
  EXPECT_FALSE(parameter.takes(ElementClass::Single, false, Extents(3, 9)));
  EXPECT_FALSE(parameter.takes(ElementClass::Single, true, Extents(9, 3)));
  EXPECT_FALSE(parameter.takes(ElementClass::Double, false, Extents(9, 3)));
  EXPECT_FALSE(parameter.takes(ElementClass::Single, false,
                               Extents(std::vector<int64_t>{9, 3, 2})));
}

TEST(EntrySignature, OpenExtentsAreClosedInAllWays) {
  const EntrySignature signature =
      parseEntrySignature("double(:,40), int8(:,:,:)");
  const std::vector<VariableType> types = {signature[0].type(0),
                                           signature[1].type(1)};
  EXPECT_EQ(types[0].extents,
            (std::vector<int64_t>{VariableType::unknown, VariableType::many}));
  EXPECT_TRUE(closedTypes(types, 15).empty());
  const auto closed = closedTypes(types, 16);
  ASSERT_EQ(closed.size(), 16u);
  EXPECT_EQ(closed.front()[0].extents,
            (std::vector<int64_t>{VariableType::many, VariableType::many}));
  EXPECT_EQ(closed.front()[1].extents.size(), 3u);
  // Values have no trailing ones.
  EXPECT_EQ(closed.back()[0].extents,
            (std::vector<int64_t>{1, VariableType::many}));
  EXPECT_EQ(closed.back()[1].extents, (std::vector<int64_t>{1, 1}));
}

TEST(EntrySignature, ExtentsOfSmallArraysAreTold) {
  const EntrySignature signature =
      parseEntrySignature("double(4,36), single(37,1)");
  EXPECT_EQ(signature[0].type(0).extents, (std::vector<int64_t>{4, 36}));
  EXPECT_EQ(signature[1].type(1).extents,
            (std::vector<int64_t>{VariableType::many, 1}));
}

} // namespace
