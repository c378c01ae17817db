//===- Map.cpp - containers.Map ---------------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Values/Map.h"

#include "Values/Convert.h"

#include <algorithm>
#include <array>

namespace runmat {

namespace {

constexpr std::array<std::string_view, 10> numericTypes = {
    "double", "single", "int8",   "int16",  "int32",
    "int64",  "uint8",  "uint16", "uint32", "uint64"};

bool isNumericType(std::string_view name) {
  return std::find(numericTypes.begin(), numericTypes.end(), name) !=
         numericTypes.end();
}

/// The element class of a numeric type's name or 'logical'.
ElementClass classNamed(std::string_view name) {
  for (int c = 0; c <= int(ElementClass::Logical); ++c)
    if (name == className(ElementClass(c)))
      return ElementClass(c);
  return ElementClass::Double;
}

long double exactNumber(const Value &value) {
  const ArrayRef array = value.array();
  if (array->elementClass() == ElementClass::Int64)
    return *array->as<int64_t>();
  if (array->elementClass() == ElementClass::UInt64)
    return *array->as<uint64_t>();
  return value.elementAsDouble(0);
}

Error wrongKeyType() {
  return Error("MATLAB:Containers:TypeMismatch",
               "Specified key type does not match the type expected for this "
               "container.");
}

Error wrongValueType() {
  return Error("MATLAB:Containers:TypeMismatch",
               "Specified value type does not match the type expected for "
               "this container.");
}

} // namespace

MapObject::MapObject(std::string keyType, std::string valueType)
    : keyType(std::move(keyType)), valueType(std::move(valueType)) {
  if (!hasTextKeys() && !isNumericType(this->keyType))
    throw Error("MATLAB:Containers:Map:InvalidKeyType",
                "Unsupported key type '" + this->keyType +
                    "': expected 'char' or the name of a numeric class.");
  const bool isKnown = this->valueType == "any" || this->valueType == "char" ||
                       this->valueType == "logical" ||
                       isNumericType(this->valueType);
  if (!isKnown)
    throw Error("MATLAB:Containers:Map:InvalidValueType",
                "Unsupported value type '" + this->valueType +
                    "': expected 'any', 'char', 'logical' or the name of a "
                    "numeric class.");
}

//===----------------------------------------------------------------------===//
// Entries
//===----------------------------------------------------------------------===//

bool MapObject::fits(const Value &key) const {
  if (hasTextKeys())
    return key.isText();
  return key.isArray() && key.isScalar() && !key.isChar() && !key.isComplex();
}

MapObject::Key MapObject::keyOf(const Value &value) const {
  if (!fits(value))
    throw wrongKeyType();
  if (hasTextKeys())
    return {value.toText(), 0};
  return {{}, exactNumber(castTo(classNamed(keyType), value))};
}

/// The value as the map holds it: of the type that was declared.
Value MapObject::stored(const Value &value) const {
  if (valueType == "any")
    return value;
  if (valueType == "char") {
    if (!value.isText())
      throw wrongValueType();
    return Value::text(value.toText());
  }
  if (!value.isArray() || !value.isScalar() || value.isChar())
    throw wrongValueType();
  return castTo(classNamed(valueType), value);
}

bool MapObject::contains(const Value &key) const {
  return fits(key) && entries.contains(keyOf(key));
}

static Error noSuchKey() {
  return Error("MATLAB:Containers:Map:NoKey",
               "The specified key is not present in this container.");
}

const Value &MapObject::at(const Value &key) const {
  const auto found = entries.find(keyOf(key));
  if (found == entries.end())
    throw noSuchKey();
  return found->second.value;
}

void MapObject::set(const Value &key, const Value &value) {
  Key position = keyOf(key);
  Value held = stored(value);
  Value name = hasTextKeys() ? Value::text(key.toText())
                             : castTo(classNamed(keyType), key);
  entries[std::move(position)] = {std::move(name), std::move(held)};
  updateSize();
}

void MapObject::remove(const Value &key) {
  if (entries.erase(keyOf(key)) == 0)
    throw noSuchKey();
  updateSize();
}

CellArray MapObject::keys() const {
  std::vector<Value> list;
  for (const auto &[position, entry] : entries)
    list.push_back(entry.key);
  return CellArray::row(std::move(list));
}

CellArray MapObject::values() const {
  std::vector<Value> list;
  for (const auto &[position, entry] : entries)
    list.push_back(entry.value);
  return CellArray::row(std::move(list));
}

//===----------------------------------------------------------------------===//
// What every object can do
//===----------------------------------------------------------------------===//

std::optional<Value> MapObject::property(std::string_view name) const {
  if (name == "Count") {
    ArrayRef count = Array::make(ElementClass::UInt64, Extents(1, 1));
    *count->mutableAs<uint64_t>() = entries.size();
    return Value(std::move(count));
  }
  if (name == "KeyType")
    return Value::text(keyType);
  if (name == "ValueType")
    return Value::text(valueType);
  return std::nullopt;
}

std::span<const std::string_view> MapObject::methods() const {
  static constexpr std::string_view names[] = {
#define RUNMAT_ROWS_containers_Map
#include "Catalogue/NameLists.inc"
  };
  return names;
}

/// The one key in the parentheses.
static const Value &onlyKey(std::span<const Subscript> subscripts) {
  if (subscripts.size() != 1 || !subscripts[0].value.isDefined())
    throw Error("MATLAB:Containers:Map:InvalidIndex",
                "A map takes exactly one key in parentheses.");
  return subscripts[0].value;
}

Value MapObject::read(std::span<const Subscript> subscripts) const {
  return at(onlyKey(subscripts));
}

void MapObject::write(std::span<const Subscript> subscripts,
                      const Value &value) {
  set(onlyKey(subscripts), value);
}

/// A new map with the entries of all; those of later ones win.
Value MapObject::concatenated(std::span<const Value> objects, size_t) const {
  auto all = std::make_shared<MapObject>(keyType, valueType);
  for (const Value &object : objects)
    for (const auto &[position, entry] : mapOf(object).entries)
      all->set(entry.key, entry.value);
  return Value(std::move(all));
}

std::vector<Object::ShownProperty> MapObject::shownProperties() const {
  return {{"Count", double(entries.size())},
          {"KeyType", Value::text(keyType), false},
          {"ValueType", Value::text(valueType), false}};
}

MapObject &mapOf(const Value &value) {
  auto *map =
      value.isObject() ? dynamic_cast<MapObject *>(&value.object()) : nullptr;
  if (!map)
    throw Error("MATLAB:UndefinedFunction",
                "Expected a containers.Map, got a value of class '" +
                    value.className() + "'.");
  return *map;
}

} // namespace runmat
