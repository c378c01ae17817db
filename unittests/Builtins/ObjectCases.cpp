//===- ObjectCases.cpp - maps and exceptions --------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "BuiltinCases.h"

#include "Values/Exception.h"
#include "Values/Map.h"
#include "Values/Missing.h"

namespace runmat::test {

namespace {

Value sampleMap() {
  auto map = std::make_shared<MapObject>("char", "any");
  map->set(text("b"), 2.0);
  map->set(text("a"), 1.0);
  return Value(std::move(map));
}

Value exception(const char *identifier) {
  return Value(std::make_shared<ExceptionObject>(Error(identifier, "why")));
}

Value emptyStack() {
  return StructArray{Extents(0, 1), {"file", "name", "line"}, {{}, {}, {}}};
}

} // namespace

std::vector<BuiltinCase> objectCases() {
  return {
      {"addCause", {exception("a:b"), exception("c:d")}, {exception("a:b")}},
      {"isKey", {sampleMap(), text("a")}, {true}},
      {"isKey",
       {sampleMap(), cells({text("a"), text("z"), 1.0})},
       {logicals(1, 3, {1, 0, 0})}},
      {"ismethod", {sampleMap(), text("keys")}, {true}},
      {"ismethod", {5.0, text("keys")}, {false}},
      {"methods",
       {exception("a:b")},
       {cellColumn({text("addCause"), text("getReport"), text("rethrow"),
                    text("throw"), text("throwAsCaller")})}},
      {"properties",
       {sampleMap()},
       {cellColumn({text("Count"), text("KeyType"), text("ValueType")})}},
      {"keys", {sampleMap()}, {cells({text("a"), text("b")})}},
      {"lasterror",
       {},
       {structOf({{"message", text("")},
                  {"identifier", text("")},
                  {"stack", emptyStack()}})}},
      {"missing", {}, {Value(std::make_shared<MissingArray>(Extents(1, 1)))}},
      {"sscanf", {text("3,4"), text("%d,")}, {column({3, 4})}},
      {"sscanf", {text("a1"), text("a%f")}, {1.0}},
      {"setxor", {row({1, 2, 3}), row({2, 4})}, {row({1, 3, 4})}},
      {"values", {sampleMap()}, {cells({1.0, 2.0})}},
      {"values", {sampleMap(), cells({text("b")})}, {cells({2.0})}},
  };
}

namespace {

TEST(MapTest, ConstructorAndRemove) {
  const Value map = call("containers.Map", {row({1, 2}), row({10, 20})});
  EXPECT_EQ(mapOf(map).at(2.0).scalarDouble(), 20);
  const Value same = call("remove", {map, 2.0});
  EXPECT_EQ(&mapOf(same), &mapOf(map));
  EXPECT_FALSE(mapOf(map).contains(2.0));
  EXPECT_EQ(mapOf(map).extents(), Extents(1, 1));
}

TEST(MapTest, WrongKeysAndValuesAreErrors) {
  const Value map = call("containers.Map", {});
  EXPECT_EQ(errorOf([&] { mapOf(map).at(text("no")); }),
            "MATLAB:Containers:Map:NoKey");
  EXPECT_EQ(errorOf([&] { mapOf(map).set(1.0, 1.0); }),
            "MATLAB:Containers:TypeMismatch");
  EXPECT_EQ(
      errorOf([] { call("containers.Map", {row({1, 2}), row({1, 2, 3})}); }),
      "MATLAB:Containers:Map:KeyValueNumberMismatch");
}

} // namespace

} // namespace runmat::test
