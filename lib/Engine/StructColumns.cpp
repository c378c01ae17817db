//===- StructColumns.cpp - fields of struct arrays as arrays ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/StructColumns.h"
#include "Engine/UnitVariables.h"
#include "Values/ElementSize.h"

#include <algorithm>
#include <cstring>

namespace runmat {

static bool isNumber(const Value &value, ElementClass elementClass) {
  return value.isArray() && value.elementClass() == elementClass &&
         value.isScalar() && !value.isComplex() && !value.isGpuArray();
}

static bool areNumbers(const std::vector<Value> &column,
                       ElementClass elementClass) {
  return std::ranges::all_of(column, [&](const Value &value) {
    return isNumber(value, elementClass);
  });
}

std::optional<VariableType>
columnType(ast::Slot slot, const StructArray &structure, size_t field) {
  const std::vector<Value> &column = structure.columns[field];
  if (column.empty() || !column.front().isArray() ||
      !areNumbers(column, column.front().elementClass()))
    return std::nullopt;
  VariableType type;
  type.slot = slot;
  type.elementClass = static_cast<uint8_t>(column.front().elementClass());
  type.extents = typeExtents(structure.extents);
  return type;
}

bool columnHasType(const StructArray &structure, size_t field,
                   const VariableType &type) {
  return type.extents == typeExtents(structure.extents) &&
         areNumbers(structure.columns[field],
                    static_cast<ElementClass>(type.elementClass));
}

static void readNumber(const Value &value, std::byte *to, size_t size) {
  if (const double *number = value.inlineDouble())
    std::memcpy(to, number, size);
  else if (const bool *truth = value.inlineLogical())
    std::memcpy(to, truth, size);
  else
    std::memcpy(to, value.array()->data(), size);
}

ArrayRef readColumn(const StructArray &structure, size_t field) {
  const std::vector<Value> &column = structure.columns[field];
  const ElementClass elementClass = column.front().elementClass();
  const size_t size = elementBytes(elementClass);
  ArrayRef array = Array::make(elementClass, structure.extents);
  auto *to = static_cast<std::byte *>(array->mutableData());
  for (size_t i = 0; i < column.size(); ++i)
    readNumber(column[i], to + i * size, size);
  return array;
}

static Value numberAt(const Array &values, size_t index) {
  switch (values.elementClass()) {
  case ElementClass::Double:
    return values.as<double>()[index];
  case ElementClass::Logical:
    return values.as<bool>()[index];
  default:
    break;
  }
  const size_t size = elementBytes(values.elementClass());
  ArrayRef scalar = Array::make(values.elementClass(), Extents(1, 1));
  std::memcpy(scalar->mutableData(),
              static_cast<const std::byte *>(values.data()) + index * size,
              size);
  return scalar;
}

void assignColumn(StructArray &structure, size_t field, const Array &values) {
  if (structure.extents != values.extents()) {
    structure.extents = values.extents();
    for (std::vector<Value> &column : structure.columns)
      column.resize(size_t(values.count()), Value::empty());
  }
  std::vector<Value> &column = structure.columns[field];
  for (size_t i = 0; i < column.size(); ++i)
    column[i] = numberAt(values, i);
}

} // namespace runmat
