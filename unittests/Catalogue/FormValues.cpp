//===- FormValues.cpp - values of every class and shape ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "FormValues.h"

#include "Builtins/CheckArguments.h"
#include "Builtins/Kernels/Operators.h"
#include "Values/Convert.h"
#include "Values/Exception.h"
#include "Values/Map.h"

#include <gtest/gtest.h>

#include <cmath>

namespace runmat::test {

using namespace catalogue;

namespace {

const std::vector<int64_t> shapes[] = {{1, 1}, {1, 3}, {3, 1}, {2, 3},
                                       {3, 3}, {0, 0}, {0, 3}, {2, 2, 2}};

/// 1, 2, 3, … small enough to be extents, positions and characters.
Value counted(const Extents &extents) {
  ArrayRef array = Array::make(ElementClass::Double, extents);
  for (int64_t i = 0; i < array->count(); ++i)
    array->mutableAs<double>()[i] = double(i + 1);
  return narrow(std::move(array));
}

void addArrays(std::vector<Value> &all) {
  for (ElementClass elementClass :
       {ElementClass::Double, ElementClass::Single, ElementClass::Int8,
        ElementClass::Int16, ElementClass::Int32, ElementClass::Int64,
        ElementClass::UInt8, ElementClass::UInt16, ElementClass::UInt32,
        ElementClass::UInt64, ElementClass::Logical, ElementClass::Char})
    for (const std::vector<int64_t> &shape : shapes)
      all.push_back(castTo(elementClass, counted(Extents(shape))));
}

void addUnusualNumbers(std::vector<Value> &all) {
  for (double x : {double(NAN), HUGE_VAL, -HUGE_VAL, -1.0, 0.0, 0.5}) {
    all.push_back(x);
    all.push_back(castTo(ElementClass::Single, x));
  }
  const Value z = Value::complexScalar({1, 2});
  all.push_back(z);
  all.push_back(castTo(ElementClass::Single, z));
  for (const std::vector<int64_t> &shape : shapes)
    all.push_back(binaryOp(BinaryOpcode::Times, counted(Extents(shape)), z));
  all.push_back(Value::row({NAN, 1, INFINITY}));
}

/// Cells, strings and structs, and lists of them.
void addLists(std::vector<Value> &all, const Extents &extents) {
  const size_t count = size_t(extents.count());
  std::vector<Value> mixed(count, 1.0), texts;
  StringArray strings{extents, {}};
  StructArray structs;
  structs.extents = extents;
  structs.names = {"a"};
  structs.columns = {mixed};
  for (size_t i = 0; i < count; ++i) {
    strings.elements.push_back(std::string("ab").substr(0, 1 + i % 2));
    texts.push_back(Value::text(*strings.elements.back()));
  }
  if (count > 1)
    mixed[1] = Value::text("ab");
  all.push_back(CellArray(extents, std::move(mixed)));
  all.push_back(CellArray(extents, std::move(texts)));
  all.push_back(std::move(strings));
  all.push_back(std::move(structs));
}

std::vector<Value> allValues() {
  std::vector<Value> all;
  addArrays(all);
  addUnusualNumbers(all);
  for (const std::vector<int64_t> &shape : shapes)
    addLists(all, Extents(shape));
  for (const char *text : {"ab", "", "all"}) {
    all.push_back(Value::text(text));
    all.push_back(Value::string(text));
  }
  all.push_back(StringArray{Extents{1, 1}, {std::nullopt}});
  all.push_back(FunctionHandle{"sin", nullptr});
  all.push_back(Value(std::make_shared<ExceptionObject>(Error("a:b", "why"))));
  auto map = std::make_shared<MapObject>("char", "any");
  map->set(Value::text("ab"), 1.0);
  all.push_back(Value(std::move(map)));
  return all;
}

} // namespace

const std::vector<Value> &formValues() {
  static const std::vector<Value> all = allValues();
  return all;
}

Value usualValue(const Kind &kind) {
  const Value preferred[] = {counted(Extents{3, 3}), counted(Extents{1, 3}),
                             Value(1.0), Value::text("ab")};
  for (const Value &value : preferred)
    if (fits(value, kind))
      return value;
  for (const Value &value : formValues())
    if (fits(value, kind))
      return value;
  if (!kind.words.empty())
    return Value::text(kind.words.front());
  ADD_FAILURE() << "no value is " << kind.text;
  return {};
}

} // namespace runmat::test
