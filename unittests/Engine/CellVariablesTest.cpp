//===- CellVariablesTest.cpp - cells as units see them ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/CellElements.h"
#include "Engine/UnitVariables.h"
#include "ScriptFrame.h"
#include "Values/HeldCell.h"

#include <gtest/gtest.h>

using namespace runmat;

namespace {

Value texts() { return CellArray::row({Value::text("ab"), Value::text("c")}); }

/// A frame with a cell `c`, and what a unit sees of it.
class CellVariables : public testing::Test {
protected:
  void describe(Value value) {
    c() = std::move(value);
    request = script.describe();
  }
  bool bind() { return variables.bind(request.holders); }
  Value &c() { return script.variable("c"); }
  ast::Slot holder() const { return request.holders.at(0).parts.at(0); }
  const VariableType *type() const { return typeAt(request, holder()); }

  Script script{"c = 1; d = 2;"};
  CollectingSink sink;
  Interpreter interpreter{sink};
  UnitVariables variables{script.frame, interpreter};
  CompileRequest request;
};

TEST_F(CellVariables, AreArraysOfTheClassOfTheFirstElement) {
  describe(texts());
  ASSERT_EQ(request.holders.size(), 1u);
  EXPECT_EQ(request.holders[0].structure, HolderType::Struct::Cell);
  EXPECT_EQ(request.holders[0].fields, std::vector<std::string>{"arrays"});
  ASSERT_TRUE(type());
  EXPECT_EQ(type()->elementClass, RUNMAT_CLASS_CHAR);
  EXPECT_EQ(type()->extents, (std::vector<int64_t>{1, VariableType::many}));
  ASSERT_TRUE(bind());
  EXPECT_TRUE(variables.isCell(holder()));
  EXPECT_TRUE(variables.hasType(*type()));
  EXPECT_EQ(variables.kind(holder()), ValueKind::Array);
}

TEST_F(CellVariables, NumbersAreToldFromArrays) {
  describe(CellArray::row({1.0, 2.0}));
  EXPECT_EQ(request.holders[0].fields, std::vector<std::string>{"numbers"});
  c() = texts();
  EXPECT_FALSE(bind());
  describe(CellArray(Extents(0, 0)));
  EXPECT_EQ(request.holders[0].fields, std::vector<std::string>{"none"});
  EXPECT_EQ(type()->elementClass, RUNMAT_CLASS_DOUBLE);
  describe(CellArray(Extents(1, 3)));
  EXPECT_EQ(request.holders[0].fields, std::vector<std::string>{"none"});
  describe(CellArray::row({1.0, Value::row({1, 2})}));
  EXPECT_EQ(request.holders[0].fields, std::vector<std::string>{"arrays"});
}

TEST_F(CellVariables, OfOneElementAreNoScalars) {
  describe(CellArray::row({Value::text("ab")}));
  EXPECT_EQ(type()->extents, (std::vector<int64_t>{1, VariableType::unknown}));
  ASSERT_TRUE(bind());
  EXPECT_TRUE(variables.hasType(*type()));
}

TEST_F(CellVariables, OtherElementsAreAnotherType) {
  describe(texts());
  ASSERT_TRUE(bind());
  c() = CellArray::row({Value::row({1, 2}), Value::row({3, 4})});
  EXPECT_TRUE(bind());
  EXPECT_FALSE(variables.hasType(*type())) << "of another class";
  c() = CellArray::row({Value::text("ab")});
  EXPECT_TRUE(bind());
  EXPECT_FALSE(variables.hasType(*type())) << "one element";
  c() = CellArray::row({Value::text("ab"), Value(1.0)});
  EXPECT_FALSE(bind()) << "of several kinds";
  std::vector<Value> many(40, Value::text("x"));
  many.back() = Value(1.0);
  c() = CellArray::row(std::move(many));
  EXPECT_TRUE(bind()) << "the first few tell";
  c() = Value(1.0);
  EXPECT_FALSE(bind());
}

TEST_F(CellVariables, LargeOnesAreTold) {
  describe(CellArray::row(std::vector<Value>(512, 1.0)));
  EXPECT_EQ(request.holders[0].fields, std::vector<std::string>{"numbers"});
  describe(CellArray::row(std::vector<Value>(513, 1.0)));
  EXPECT_EQ(request.holders[0].fields,
            std::vector<std::string>{"many numbers"});
}

TEST_F(CellVariables, OfOtherValuesAreOfSeveralKinds) {
  for (const Value &element :
       {Value(texts()), Value::string("s"), Value::complexScalar({1, 2})}) {
    describe(CellArray::row({element}));
    EXPECT_EQ(request.holders[0].fields, std::vector<std::string>{"mixed"});
  }
}

TEST_F(CellVariables, GoToTheUnitAndBack) {
  describe(texts());
  ASSERT_TRUE(bind());
  const Value former = variables.value(holder());
  Value taken(variables.array(holder()));
  EXPECT_FALSE(variables.isOwn(holder()));
  const std::vector<Subscript> first{Subscript(1.0)};
  variables.assign(holder(), assignHeldCell(taken, first, Value::text("new")));
  EXPECT_EQ(c().cell().elements[0].toText(), "new");
  variables.putBack(holder(), former);
  EXPECT_EQ(c().cell().elements[0].toText(), "ab");
}

} // namespace
