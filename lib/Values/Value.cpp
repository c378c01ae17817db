//===- Value.cpp - a value of the language ----------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Values/Value.h"

#include "Values/Identifier.h"

#include "Values/MemoryCheck.h"
#include "Values/Object.h"

#include <algorithm>
#include <cmath>

namespace runmat {

Callable::~Callable() = default;

std::string FunctionHandle::displayText() const {
  return closure ? closure->displayText() : name;
}

//===----------------------------------------------------------------------===//
// Construction
//===----------------------------------------------------------------------===//

Value::Value(ArrayRef array) {
  if (array)
    storage = std::move(array);
}
Value::Value(CellArray cell)
    : storage(std::make_shared<CellArray>(std::move(cell))) {}
Value::Value(StructArray structure)
    : storage(std::make_shared<StructArray>(std::move(structure))) {}
Value::Value(StringArray strings)
    : storage(std::make_shared<StringArray>(std::move(strings))) {}
Value::Value(FunctionHandle handle)
    : storage(std::make_shared<const FunctionHandle>(std::move(handle))) {}
Value::Value(std::shared_ptr<Object> object) : storage(std::move(object)) {}

Value Value::text(std::string_view utf8) {
  std::u16string units = toUtf16(utf8);
  auto length = int64_t(units.size());
  // '' is 0x0, as the literal is.
  return charArray(Extents(length == 0 ? 0 : 1, length), units);
}

Value Value::string(std::string_view utf8) {
  return StringArray{Extents(1, 1), {std::string(utf8)}};
}

Value Value::complexScalar(std::complex<double> value, bool keepComplex) {
  if (value.imag() == 0 && !keepComplex)
    return value.real();
  ArrayRef array = Array::make(ElementClass::Double, Extents(1, 1), true);
  *array->mutableAs<std::complex<double>>() = value;
  return array;
}

Value Value::empty() {
  return Array::make(ElementClass::Double, Extents(0, 0));
}

Value Value::row(const std::vector<double> &values) {
  ArrayRef array =
      Array::make(ElementClass::Double, Extents(1, int64_t(values.size())));
  if (!values.empty())
    std::copy(values.begin(), values.end(), array->mutableAs<double>());
  return array;
}

//===----------------------------------------------------------------------===//
// Kind, class and extents
//===----------------------------------------------------------------------===//

ValueKind Value::kind() const {
  static constexpr ValueKind kinds[] = {
      ValueKind::Undefined, ValueKind::Array,          ValueKind::Array,
      ValueKind::Array,     ValueKind::Cell,           ValueKind::Struct,
      ValueKind::String,    ValueKind::FunctionHandle, ValueKind::Object};
  return kinds[storage.index()];
}

bool Value::isArrayOf(ElementClass wanted) const {
  return isArray() && elementClass() == wanted;
}

bool Value::isNumeric() const { return isArray() && !isChar() && !isLogical(); }

bool Value::isText() const {
  if (isString())
    return count() == 1;
  return isChar() && rank() == 2 &&
         (rows() == 1 || (rows() == 0 && columns() == 0));
}

bool Value::isComplex() const {
  const auto *array = std::get_if<ArrayRef>(&storage);
  return array && (*array)->isComplex();
}

std::string Value::className() const {
  switch (kind()) {
  case ValueKind::Array:
    return runmat::className(elementClass());
  case ValueKind::Cell:
    return "cell";
  case ValueKind::Struct:
    return "struct";
  case ValueKind::String:
    return "string";
  case ValueKind::FunctionHandle:
    return "function_handle";
  case ValueKind::Object:
    return object().className();
  case ValueKind::Undefined:
    break;
  }
  return "undefined";
}

ElementClass Value::elementClass() const {
  if (const auto *array = std::get_if<ArrayRef>(&storage))
    return (*array)->elementClass();
  return inlineLogical() ? ElementClass::Logical : ElementClass::Double;
}

const Extents &Value::extents() const {
  static const Extents scalar(1, 1);
  static const Extents none;
  if (const Array *array = boxedArray())
    return array->extents();
  switch (kind()) {
  case ValueKind::Array:
    return scalar;
  case ValueKind::Cell:
    return cell().extents;
  case ValueKind::Struct:
    return structure().extents;
  case ValueKind::String:
    return strings().extents;
  case ValueKind::FunctionHandle:
    return scalar;
  case ValueKind::Object:
    return object().extents();
  case ValueKind::Undefined:
    break;
  }
  return none;
}

int64_t Value::extent(size_t dimension) const { return extents()[dimension]; }
size_t Value::rank() const { return extents().rank(); }

int64_t Value::count() const {
  if (const auto *array = std::get_if<ArrayRef>(&storage))
    return (*array)->count();
  return inlineDouble() || inlineLogical() ? 1 : extents().count();
}

//===----------------------------------------------------------------------===//
// Payloads
//===----------------------------------------------------------------------===//

ArrayRef Value::array() const {
  if (const double *scalar = inlineDouble())
    return Array::scalar(*scalar);
  if (const bool *scalar = inlineLogical())
    return Array::logical(*scalar);
  if (const auto *array = std::get_if<ArrayRef>(&storage))
    return *array;
  throw Error("MATLAB:invalidType",
              "Expected an array, got a value of class " + className() + ".");
}

Array &Value::mutableArray() {
  if (!std::holds_alternative<ArrayRef>(storage))
    storage = array();
  auto &reference = std::get<ArrayRef>(storage);
  // Where there is no memory for a copy the value stays as it is.
  if (!reference->isUnique())
    reference = reference->clone();
  return *reference;
}

ArrayRef Value::takeArray() && {
  if (auto *reference = std::get_if<ArrayRef>(&storage)) {
    ArrayRef result = std::move(*reference);
    storage = std::monostate();
    return result;
  }
  return array();
}

namespace {
/// The payload for writing, copied first when it is shared.
template <typename T> T &unshared(std::shared_ptr<T> &payload) {
  if (payload.use_count() != 1)
    payload = std::make_shared<T>(*payload);
  return *payload;
}
} // namespace

const CellArray &Value::cell() const {
  return *std::get<std::shared_ptr<CellArray>>(storage);
}
CellArray &Value::mutableCell() {
  return unshared(std::get<std::shared_ptr<CellArray>>(storage));
}
const StructArray &Value::structure() const {
  return *std::get<std::shared_ptr<StructArray>>(storage);
}
StructArray &Value::mutableStructure() {
  return unshared(std::get<std::shared_ptr<StructArray>>(storage));
}
bool Value::hasOwnStructure() const {
  return std::get<std::shared_ptr<StructArray>>(storage).use_count() == 1;
}
const StringArray &Value::strings() const {
  return *std::get<std::shared_ptr<StringArray>>(storage);
}
StringArray &Value::mutableStrings() {
  return unshared(std::get<std::shared_ptr<StringArray>>(storage));
}
const FunctionHandle &Value::functionHandle() const {
  return *std::get<std::shared_ptr<const FunctionHandle>>(storage);
}
Object &Value::object() const {
  return *std::get<std::shared_ptr<Object>>(storage);
}

//===----------------------------------------------------------------------===//
// Scalars and text
//===----------------------------------------------------------------------===//

double Value::elementAsDouble(int64_t index) const {
  if (const double *scalar = inlineDouble())
    return *scalar;
  if (const bool *scalar = inlineLogical())
    return *scalar ? 1 : 0;
  if (const auto *array = std::get_if<ArrayRef>(&storage)) {
    if (!(*array)->isComplex())
      return (*array)->elementAsDouble(index);
    if ((*array)->elementClass() == ElementClass::Single)
      return (*array)->as<float>()[2 * index];
    return (*array)->as<double>()[2 * index];
  }
  throw Error("MATLAB:invalidType",
              "Expected a number, got a value of class " + className() + ".");
}

double Value::scalarDouble() const {
  if (const double *scalar = inlineDouble())
    return *scalar;
  if (!isArray() || count() != 1)
    throw Error("MATLAB:expectedScalar", "Expected a scalar, got a " +
                                             extents().str() + " " +
                                             className() + ".");
  if (isComplex())
    throw Error("MATLAB:expectedReal",
                "Expected a real scalar, got a complex " + className() + ".");
  return elementAsDouble(0);
}

std::string Value::toText() const {
  if (isString() && count() == 1)
    return strings().elements[0].value_or("");
  if (!isChar())
    throw Error("MATLAB:expectedText",
                "Expected text (a char row vector or a string scalar), got a " +
                    extents().str() + " " + className() + ".");
  if (isEmpty())
    return "";
  const Array &chars = *boxedArray();
  return toUtf8({chars.as<char16_t>(), size_t(chars.count())});
}

//===----------------------------------------------------------------------===//
// Cells and structs
//===----------------------------------------------------------------------===//

CellArray::CellArray(Extents extents) : extents(std::move(extents)) {
  requireMemory(this->extents, sizeof(Value));
  elements.resize(size_t(this->extents.count()), Value::empty());
}

CellArray CellArray::row(std::vector<Value> elements) {
  auto length = int64_t(elements.size());
  return CellArray(Extents(1, length), std::move(elements));
}

std::optional<size_t> StructArray::find(std::string_view name) const {
  auto found = std::find(names.begin(), names.end(), name);
  if (found == names.end())
    return std::nullopt;
  return size_t(found - names.begin());
}

const Value *StructArray::get(std::string_view name, int64_t index) const {
  std::optional<size_t> field = find(name);
  return field ? &columns[*field][size_t(index)] : nullptr;
}

size_t StructArray::add(std::string_view name) {
  if (std::optional<size_t> field = find(name))
    return *field;
  if (!isIdentifier(name))
    throw Error("MATLAB:AddField:InvalidFieldName",
                "Invalid field name: '" + std::string(name) +
                    "'. It must be a letter, then letters, digits and _.");
  names.emplace_back(name);
  columns.emplace_back(size_t(extents.count()), Value::empty());
  return names.size() - 1;
}

Value &StructArray::at(std::string_view name, int64_t index) {
  return columns[add(name)][size_t(index)];
}

void StructArray::remove(std::string_view name) {
  std::optional<size_t> field = find(name);
  if (!field)
    return;
  names.erase(names.begin() + ptrdiff_t(*field));
  columns.erase(columns.begin() + ptrdiff_t(*field));
}

} // namespace runmat
