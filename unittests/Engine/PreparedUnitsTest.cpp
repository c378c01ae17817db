//===- PreparedUnitsTest.cpp - units for types that are foreseen *- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/PreparedUnits.h"
#include "../Interpreter/Harness.h"
#include "Frontend/Frontend.h"

#include <gtest/gtest.h>

using namespace runmat;

namespace {

VariableType typeOf(ast::Slot slot, std::vector<int64_t> extents,
                    uint8_t elementClass = RUNMAT_CLASS_DOUBLE) {
  return {slot, elementClass, false, std::move(extents), false};
}

class PreparedUnits : public testing::Test {
protected:
  const std::unique_ptr<ast::Program> program =
      test::parse("x = 1;\ny = x;\nz = y;\n");

  CompileRequest requestWith(std::vector<VariableType> types) {
    CompileRequest request;
    request.program = program.get();
    request.function = program->script;
    request.block = &program->script->body;
    request.variables = std::move(types);
    return request;
  }
};

TEST_F(PreparedUnits, HoldForAnyExtentWhereTheyAreOpen) {
  const std::vector<VariableType> open = {
      typeOf(0, {1, VariableType::unknown})};
  EXPECT_TRUE(haveTypes(requestWith({typeOf(0, {1, 1})}), open));
  EXPECT_TRUE(haveTypes(requestWith({typeOf(0, {1, 0})}), open));
  EXPECT_TRUE(
      haveTypes(requestWith({typeOf(0, {1, VariableType::many})}), open));
  EXPECT_FALSE(
      haveTypes(requestWith({typeOf(0, {VariableType::many, 1})}), open));
  EXPECT_FALSE(haveTypes(requestWith({typeOf(0, {1, 1, 1})}), open));
}

TEST_F(PreparedUnits, HoldForNoOtherClassVariableOrProperty) {
  const std::vector<VariableType> types = {typeOf(0, {1, 1})};
  EXPECT_TRUE(
      haveTypes(requestWith({typeOf(1, {1, 1}), typeOf(0, {1, 1})}), types));
  EXPECT_FALSE(haveTypes(requestWith({typeOf(1, {1, 1})}), types));
  EXPECT_FALSE(
      haveTypes(requestWith({typeOf(0, {1, 1}, RUNMAT_CLASS_SINGLE)}), types));
  VariableType other = typeOf(0, {1, 1});
  other.isComplex = true;
  EXPECT_FALSE(haveTypes(requestWith({other}), types));
  other.isComplex = false;
  other.isGpuArray = true;
  EXPECT_FALSE(haveTypes(requestWith({other}), types));
}

/// Else a unit could take a variable for undefined that has a value.
TEST_F(PreparedUnits, MayReadNothingElse) {
  CompileRequest request = requestWith({typeOf(0, {1, 1}), typeOf(1, {2, 2})});
  request.holders.emplace_back().slot = 2;
  const CompileRequest prepared =
      preparedRequest(request, {typeOf(1, {VariableType::unknown, 1})});
  ASSERT_EQ(prepared.variables.size(), 1u);
  EXPECT_EQ(prepared.variables[0].slot, 1);
  EXPECT_TRUE(prepared.holders.empty());
  std::vector<ast::Slot> others;
  for (const OtherVariable &other : prepared.others)
    others.push_back(other.slot);
  std::vector<ast::Slot> expected = {0};
  for (size_t slot = 2; slot < program->script->variables.size(); ++slot)
    expected.push_back(ast::Slot(slot));
  EXPECT_EQ(others, expected);
}

TEST_F(PreparedUnits, PlacesAreTheSameAfterBytes) {
  std::vector<KnownTypes> places = {
      {7, {}, {typeOf(0, {1, VariableType::unknown}), typeOf(2, {0, 1, 3})}},
      {9, {}, {}}};
  places[0].types[1].isComplex = places[0].types[0].isGpuArray = true;
  const std::string bytes = encodePlaces(places);
  const std::vector<KnownTypes> again = decodePlaces(bytes);
  ASSERT_EQ(again.size(), 2u);
  EXPECT_EQ(again[0].statement, 7u);
  EXPECT_EQ(again[0].types, places[0].types);
  EXPECT_EQ(again[1].statement, 9u);
  EXPECT_TRUE(again[1].types.empty());
}

TEST_F(PreparedUnits, DamagedBytesAreNoPlaces) {
  EXPECT_TRUE(decodePlaces("").empty());
  EXPECT_TRUE(decodePlaces("7 1 0 0 0 0 99999999999 1").empty());
  EXPECT_TRUE(decodePlaces("7 1 0 0").empty());
  EXPECT_TRUE(decodePlaces("7 4000000000\n").empty());
  EXPECT_TRUE(decodePlaces("x\n").empty());
}

} // namespace
