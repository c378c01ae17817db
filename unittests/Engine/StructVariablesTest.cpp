//===- StructVariablesTest.cpp - fields of structs in units -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/StructColumns.h"
#include "Engine/UnitCache.h"
#include "ScriptFrame.h"

#include <gtest/gtest.h>

using namespace runmat;

namespace {

using Fields = std::vector<std::pair<std::string, Value>>;

Value structOf(const Fields &fields) {
  StructArray structure;
  for (const auto &[name, value] : fields)
    structure.at(name) = value;
  return structure;
}

/// As many elements as values, in a row.
Value structRow(const char *field, const std::vector<Value> &values) {
  StructArray structure;
  structure.extents = Extents(1, int64_t(values.size()));
  structure.names = {field};
  structure.columns = {values};
  return structure;
}

Value single(float value) { return Array::scalar(value); }

/// A frame with a struct `s`, and what a unit sees of it.
class StructVariables : public testing::Test {
protected:
  /// The request for a value of `s`, which the variables are then bound for.
  const CompileRequest &describe(Value value) {
    s() = std::move(value);
    request = script.describe();
    isBound = variables.bind(request.holders);
    return request;
  }
  Value &s() { return script.variable("s"); }
  ast::Slot fieldAt(size_t field, size_t holder = 0) const {
    return request.holders.at(holder).parts.at(field);
  }

  Script script{"s = 1; t = 2;"};
  CollectingSink sink;
  Interpreter interpreter{sink};
  UnitVariables variables{script.frame, interpreter};
  CompileRequest request;
  bool isBound = false;
};

TEST_F(StructVariables, FieldsHaveSlotsBehindTheVariables) {
  describe(structOf({{"a", 1.0}, {"c", Value::string("s")}}));
  ASSERT_EQ(request.holders.size(), 1u);
  const auto count = ast::Slot(request.function->variables.size());
  const HolderType &holder = request.holders[0];
  EXPECT_EQ(holder.slot, script.slot("s"));
  EXPECT_EQ(holder.structure, HolderType::Struct::Single);
  EXPECT_EQ(holder.fields, (std::vector<std::string>{"a", "c"}));
  EXPECT_EQ(holder.parts, (std::vector<ast::Slot>{count, count + 1}));
  EXPECT_TRUE(typeAt(request, count));
  ASSERT_EQ(request.others.size(), 1u);
  EXPECT_EQ(request.others[0].slot, count + 1);
}

TEST_F(StructVariables, StructsInFieldsAreHoldersToo) {
  describe(structOf({{"in", structOf({{"b", 2.0}})}}));
  ASSERT_EQ(request.holders.size(), 2u);
  EXPECT_EQ(request.holders[1].slot, fieldAt(0));
  EXPECT_TRUE(typeAt(request, fieldAt(0, 1)));
  ASSERT_TRUE(isBound);
  EXPECT_EQ(variables.array(fieldAt(0, 1))->elementAsDouble(0), 2);
}

TEST_F(StructVariables, ManyFieldsAreLeftAlone) {
  Fields fields;
  for (int k = 0; k < 300; ++k)
    fields.push_back({"f" + std::to_string(k), 1.0});
  describe(structOf(fields));
  EXPECT_TRUE(request.holders.empty());
  EXPECT_EQ(request.others.size(), 1u);
}

TEST_F(StructVariables, OtherFieldsAreAnotherSignature) {
  describe(structOf({{"a", 1.0}, {"b", 2.0}}));
  EXPECT_TRUE(isBound);
  s() = structOf({{"a", true}, {"b", Value::text("x")}});
  EXPECT_TRUE(variables.bind(request.holders));
  s() = structOf({{"b", 1.0}, {"a", 2.0}});
  EXPECT_FALSE(variables.bind(request.holders));
  s() = structOf({{"a", 1.0}});
  EXPECT_FALSE(variables.bind(request.holders));
  s() = Value(1.0);
  EXPECT_FALSE(variables.bind(request.holders));
}

TEST_F(StructVariables, AFieldThatIsAssignedChangesNoOtherStruct) {
  describe(structOf({{"a", 1.0}, {"in", structOf({{"b", 2.0}})}}));
  script.variable("t") = s();
  variables.assign(fieldAt(0), Array::scalar(7.0));
  variables.assign(fieldAt(0, 1), Array::scalar(8.0));
  EXPECT_EQ(variables.array(fieldAt(0))->elementAsDouble(0), 7);
  EXPECT_EQ(variables.array(fieldAt(0, 1))->elementAsDouble(0), 8);
  const StructArray &other = script.variable("t").structure();
  EXPECT_EQ(other.get("a")->scalarDouble(), 1);
  EXPECT_EQ(other.get("in")->structure().get("b")->scalarDouble(), 2);
}

TEST_F(StructVariables, OnlyTheFieldsOfAStructOfItsOwnMayChangeInPlace) {
  describe(structOf({{"a", 1.0}, {"in", structOf({{"b", 2.0}})}}));
  EXPECT_TRUE(variables.isOwn(script.slot("t")));
  EXPECT_TRUE(variables.isOwn(fieldAt(0)));
  EXPECT_TRUE(variables.isOwn(fieldAt(0, 1)));
  script.variable("t") = s();
  EXPECT_FALSE(variables.isOwn(fieldAt(0)));
  EXPECT_FALSE(variables.isOwn(fieldAt(0, 1)));
}

TEST_F(StructVariables, WhatAFieldWasCanBePutBack) {
  describe(structOf({{"a", 1.0}}));
  const Value before = variables.value(fieldAt(0));
  variables.assign(fieldAt(0), Array::scalar(7.0));
  variables.putBack(fieldAt(0), before);
  EXPECT_EQ(s().structure().get("a")->scalarDouble(), 1);
}

//===----------------------------------------------------------------------===//
// Struct arrays
//===----------------------------------------------------------------------===//

TEST_F(StructVariables, NumbersOfOneClassInAllElementsAreAnArray) {
  describe(structRow("a", {1.0, 2.0, 3.0}));
  EXPECT_EQ(request.holders.at(0).structure, HolderType::Struct::Array);
  const VariableType *type = typeAt(request, fieldAt(0));
  ASSERT_TRUE(type);
  EXPECT_EQ(type->extents, (std::vector<int64_t>{1, VariableType::many}));
  ASSERT_TRUE(isBound);
  EXPECT_TRUE(variables.hasType(*type));
  EXPECT_EQ(variables.kind(fieldAt(0)), ValueKind::Array);
  const ArrayRef array = variables.array(fieldAt(0));
  EXPECT_EQ(array->extents(), Extents(1, 3));
  EXPECT_EQ(array->elementAsDouble(2), 3);
}

TEST_F(StructVariables, OtherValuesInElementsAreNone) {
  for (const Value &other :
       {Value(true), single(2), Value::row({1, 2}), Value::empty(),
        Value::complexScalar({1, 2}), Value(CellArray(Extents(1, 1)))}) {
    describe(structRow("a", {1.0, other}));
    EXPECT_FALSE(typeAt(request, fieldAt(0)));
    EXPECT_EQ(request.others.size(), 1u);
  }
  describe(structRow("a", {}));
  EXPECT_FALSE(typeAt(request, fieldAt(0)));
}

TEST_F(StructVariables, AnElementOfAnotherClassIsAnotherType) {
  describe(structRow("a", {single(1), single(2)}));
  const VariableType type = *typeAt(request, fieldAt(0));
  s() = structRow("a", {single(1), 2.0});
  EXPECT_FALSE(variables.hasType(type));
  s() = structRow("a", {single(3), single(4), single(5)});
  EXPECT_TRUE(variables.hasType(type));
  s() = structOf({{"a", single(1)}});
  EXPECT_FALSE(variables.bind(request.holders));
}

TEST_F(StructVariables, ElementsGetTheirNumbersBack) {
  for (const std::vector<Value> &values :
       {std::vector<Value>{1.0, 2.0}, {true, false}, {single(1), single(2)}}) {
    describe(structRow("a", values));
    const Value before = variables.value(fieldAt(0));
    script.variable("t") = s();
    const ArrayRef zeros =
        Array::zeros(before.elementClass(), before.extents());
    variables.assign(fieldAt(0), zeros);
    EXPECT_EQ(s().structure().columns[0][0].elementAsDouble(0), 0);
    EXPECT_EQ(s().structure().columns[0][0].elementClass(),
              before.elementClass());
    EXPECT_EQ(script.variable("t").structure().columns[0][0].elementAsDouble(0),
              1);
    variables.putBack(fieldAt(0), before);
    EXPECT_EQ(s().structure().columns[0][0].elementAsDouble(0), 1);
  }
}

TEST(UnitEntry, GathersTooMuchWhenThatIsMostOfItsTime) {
  UnitEntry entry;
  entry.runs = 9;
  entry.runSeconds = 1;
  entry.gatherSeconds = 8.5;
  EXPECT_TRUE(entry.gathersTooMuch());
  entry.gatherSeconds = 7.5;
  EXPECT_FALSE(entry.gathersTooMuch());
  entry.gatherSeconds = 8.5;
  entry.runs = 8;
  EXPECT_FALSE(entry.gathersTooMuch());
}

TEST_F(StructVariables, AUnitLeftAloneIsFoundWithoutALookAtAllElements) {
  describe(structRow("a", {1.0, 2.0}));
  const ast::Stmt *statement = script.module->program().script->body[0];
  UnitEntry entry;
  entry.holders = request.holders;
  entry.signature = {*typeAt(request, fieldAt(0))};
  UnitCache cache{8};
  UnitEntry &kept = cache.add(statement, std::move(entry));
  s() = structRow("a", {1.0, Value::text("x")});
  EXPECT_FALSE(cache.find(statement, variables));
  kept.isFoundWithoutColumns = true;
  EXPECT_TRUE(cache.find(statement, variables));
}

TEST(StructColumns, ArraysOfAnotherSizeMakeOtherElements) {
  StructArray structure;
  structure.extents = Extents(1, 2);
  structure.names = {"a", "b"};
  structure.columns = {{1.0, 2.0}, {3.0, 4.0}};
  const double numbers[] = {5, 6, 7};
  const ArrayRef values =
      Array::fromValues(ElementClass::Double, Extents(3, 1), numbers);
  assignColumn(structure, 0, *values);
  assignColumn(structure, 1, *values);
  EXPECT_EQ(structure.extents, Extents(3, 1));
  EXPECT_EQ(structure.columns[0][2].scalarDouble(), 7);
  EXPECT_EQ(structure.columns[1][0].scalarDouble(), 5);
}

} // namespace
