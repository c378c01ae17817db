//===- Maps.cpp - containers.Map and its methods ----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Builtins/Arguments.h"
#include "Builtins/Groups.h"
#include "Values/Indexing.h"
#include "Values/Map.h"
#include "runtime/Interrupt.h"

#include <algorithm>

namespace runmat::builtins {

namespace {

//===----------------------------------------------------------------------===//
// Construction
//===----------------------------------------------------------------------===//

struct MapOptions {
  std::string keyType = "char", valueType = "any";
  bool uniform = true;
};

/// Takes 'KeyType', 'ValueType' and 'UniformValues' with their values.
MapOptions readOptions(Arguments arguments) {
  MapOptions options;
  for (size_t k = 0; k < arguments.size(); k += 2) {
    const Value &value = arguments[k + 1];
    if (isOption(arguments[k], "keytype"))
      options.keyType = value.toText();
    else if (isOption(arguments[k], "valuetype"))
      options.valueType = value.toText();
    else
      options.uniform = value.isTrue();
  }
  return options;
}

bool beginsOptions(Arguments arguments) {
  return isOption(arguments[0], "keytype") ||
         isOption(arguments[0], "valuetype") ||
         isOption(arguments[0], "uniformvalues");
}

/// The elements of a list: of a cell, a string array or an array; text is one
/// element.
std::vector<Value> elementsOf(const Value &list) {
  if (list.isCell())
    return list.cell().elements;
  if (list.isText() || list.isObject() || list.isStruct() ||
      list.isFunctionHandle())
    return {list};
  std::vector<Value> elements;
  for (int64_t i = 1; i <= list.count(); ++i) {
    const Subscript subscript{Value(double(i))};
    elements.push_back(indexRead(list, {&subscript, 1}));
  }
  return elements;
}

bool all(const std::vector<Value> &values, bool (Value::*test)() const) {
  return std::all_of(values.begin(), values.end(),
                     [&](const Value &value) { return (value.*test)(); });
}

/// The one class of scalar numbers or logicals; empty for any other values.
std::string commonClass(const std::vector<Value> &values) {
  for (const Value &value : values)
    if (!value.isArray() || value.isChar() || !value.isScalar() ||
        value.className() != values[0].className())
      return {};
  return values.empty() ? std::string() : values[0].className();
}

std::string keyTypeOf(const std::vector<Value> &keys) {
  if (all(keys, &Value::isText))
    return "char";
  const std::string common = commonClass(keys);
  const bool isMixed = std::any_of(
      keys.begin(), keys.end(), [](const Value &key) { return key.isText(); });
  if (isMixed || (common.empty() && !all(keys, &Value::isNumeric)))
    throw Error("MATLAB:Containers:Map:InvalidKeys",
                "The keys of a map must be all texts or all scalar numbers.");
  return common.empty() || common == "logical" ? "double" : common;
}

std::string valueTypeOf(const std::vector<Value> &values) {
  if (values.empty())
    return "any";
  if (all(values, &Value::isChar) && all(values, &Value::isText))
    return "char";
  const std::string common = commonClass(values);
  return common.empty() ? "any" : common;
}

/// containers.Map(keys, values, options…).
Value filledMap(Arguments arguments) {
  const std::vector<Value> keys = elementsOf(arguments[0]);
  const bool isOneKey = keys.size() == 1 && !arguments[0].isCell();
  const std::vector<Value> values =
      isOneKey ? std::vector{arguments[1]} : elementsOf(arguments[1]);
  const MapOptions options = readOptions(arguments.subspan(2));
  if (keys.size() != values.size())
    throw Error("MATLAB:Containers:Map:KeyValueNumberMismatch",
                "The number of keys (" + std::to_string(keys.size()) +
                    ") and the number of values (" +
                    std::to_string(values.size()) + ") must match.");
  auto map = std::make_shared<MapObject>(
      keyTypeOf(keys), options.uniform ? valueTypeOf(values) : "any");
  for (size_t i = 0; i < keys.size(); ++i) {
    interrupt::poll();
    map->set(keys[i], values[i]);
  }
  return Value(std::move(map));
}

void makeMap(CallContext &, Arguments arguments, Results &results, int) {
  if (arguments.empty() || beginsOptions(arguments)) {
    const MapOptions options = readOptions(arguments);
    results.push_back(
        Value(std::make_shared<MapObject>(options.keyType, options.valueType)));
    return;
  }
  results.push_back(filledMap(arguments));
}

//===----------------------------------------------------------------------===//
// Methods
//===----------------------------------------------------------------------===//

void keysOf(CallContext &, Arguments arguments, Results &results, int) {
  results.push_back(mapOf(arguments[0]).keys());
}

/// values(map), values(map, {keys}).
void valuesOf(CallContext &, Arguments arguments, Results &results, int) {
  const MapObject &map = mapOf(arguments[0]);
  if (arguments.size() == 1) {
    results.push_back(map.values());
    return;
  }
  CellArray found(arguments[1].extents());
  for (size_t i = 0; i < found.elements.size(); ++i)
    found.elements[i] = map.at(arguments[1].cell().elements[i]);
  results.push_back(std::move(found));
}

void isKey(CallContext &, Arguments arguments, Results &results, int) {
  const MapObject &map = mapOf(arguments[0]);
  if (!arguments[1].isCell()) {
    results.push_back(map.contains(arguments[1]));
    return;
  }
  std::vector<bool> found;
  for (const Value &key : arguments[1].cell().elements)
    found.push_back(map.contains(key));
  results.push_back(logicalArray(arguments[1].extents(), found));
}

void removeKeys(CallContext &, Arguments arguments, Results &results, int) {
  MapObject &map = mapOf(arguments[0]);
  for (const Value &key : elementsOf(arguments[1]))
    map.remove(key);
  results.push_back(arguments[0]);
}

constexpr Builtin table[] = {
#define RUNMAT_ROWS_Maps
#include "Catalogue/BuiltinRows.inc"
};

} // namespace

Group mapBuiltins() { return table; }

} // namespace runmat::builtins
