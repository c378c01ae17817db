//===- Writer.cpp - variables into a MAT-file -------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "MatFiles/Compression.h"
#include "MatFiles/Format.h"
#include "MatFiles/MatFile.h"
#include "Values/Identifier.h"
#include "runtime/Pieces.h"

#include <algorithm>
#include <cstring>
#include <limits>

namespace runmat {

using namespace mat;

namespace {

template <typename T> void append(std::string &out, T value) {
  char bytes[sizeof(T)];
  std::memcpy(bytes, &value, sizeof(T));
  out.append(bytes, sizeof(T));
}

/// The tag of an element, and its data up to a multiple of eight bytes.
void appendElement(std::string &out, DataType type, std::string_view data) {
  if (data.size() > std::numeric_limits<uint32_t>::max())
    throw Error("MATLAB:save:sizeTooBig",
                "A variable of 4 GB or more cannot be stored in a MAT-file of "
                "version 7 or older.");
  append(out, uint32_t(type));
  append(out, uint32_t(data.size()));
  appendInPieces(out, data);
  if (type != DataType::Compressed)
    out.append((8 - data.size() % 8) % 8, '\0');
}

template <typename T>
void appendNumbers(std::string &out, DataType type,
                   const std::vector<T> &data) {
  appendElement(
      out, type,
      {reinterpret_cast<const char *>(data.data()), data.size() * sizeof(T)});
}

void appendStart(std::string &out, MatrixClass matrixClass, uint32_t flags,
                 const Extents &extents, std::string_view name) {
  appendNumbers<uint32_t>(out, DataType::UInt32,
                          {uint32_t(matrixClass) | flags, 0});
  std::vector<int32_t> list;
  for (int64_t extent : extents.list()) {
    if (extent > std::numeric_limits<int32_t>::max())
      throw Error("MATLAB:save:sizeTooBig",
                  "A dimension of more than 2^31-1 elements cannot be stored "
                  "in a MAT-file.");
    list.push_back(int32_t(extent));
  }
  appendNumbers(out, DataType::Int32, list);
  appendElement(out, DataType::Int8, name);
}

std::string matrixOf(const Value &value, std::string_view name, int depth);

void appendMatrix(std::string &out, const Value &value, int depth) {
  interrupt::poll();
  if (depth > mostNesting)
    throw Error("MATLAB:save:nestingTooDeep",
                "Cells and structs can be nested " +
                    std::to_string(mostNesting) + " deep in a MAT-file.");
  appendElement(out, DataType::Matrix, matrixOf(value, {}, depth));
}

/// Every second element from `first` on: the parts of complex numbers.
std::string partOf(const Array &array, size_t first) {
  const size_t each = elementBytes(array.elementClass());
  const char *data = static_cast<const char *>(array.data());
  std::string part;
  for (int64_t i = 0; i < array.count(); ++i) {
    interrupt::poll();
    part.append(data + (2 * size_t(i) + first) * each, each);
  }
  return part;
}

void appendArray(std::string &out, const Value &value, std::string_view name) {
  const auto *row = std::find_if(
      std::begin(classes), std::end(classes), [&](const ClassRow &candidate) {
        return candidate.elementClass == value.elementClass();
      });
  const ArrayRef array = value.array();
  const uint32_t flags = (value.isLogical() ? logicalFlag : 0) |
                         (value.isComplex() ? complexFlag : 0);
  appendStart(out, row->matrixClass, flags, value.extents(), name);
  if (value.isComplex()) {
    appendElement(out, row->dataType, partOf(*array, 0));
    appendElement(out, row->dataType, partOf(*array, 1));
    return;
  }
  const char *data =
      array->isEmpty() ? "" : static_cast<const char *>(array->data());
  appendElement(out, row->dataType, {data, array->bytes()});
}

/// What has another name could not be read again.
void requireName(std::string_view name) {
  if (!isIdentifier(name))
    throw Error("MATLAB:save:invalidName",
                "A MAT-file cannot hold the name '" + std::string(name) +
                    "': a name is a letter, then letters, digits and _.");
}

void appendStruct(std::string &out, const StructArray &structure,
                  std::string_view name, int depth) {
  appendStart(out, MatrixClass::Struct, 0, structure.extents, name);
  // A small element: the count of bytes stands in the tag itself.
  append(out, uint32_t(DataType::Int32) | uint32_t(4) << 16);
  append(out, fieldNameBytes);
  std::string names;
  for (const std::string &field : structure.names) {
    if (field.size() >= fieldNameBytes)
      throw Error("MATLAB:save:fieldNameTooLong",
                  "The field name '" + field +
                      "' is too long for a MAT-file: it may have 63 bytes.");
    requireName(field);
    names += field;
    names.append(fieldNameBytes - field.size(), '\0');
  }
  appendElement(out, DataType::Int8, names);
  for (size_t i = 0; i < size_t(structure.extents.count()); ++i)
    for (const auto &column : structure.columns)
      appendMatrix(out, column[i], depth + 1);
}

std::string matrixOf(const Value &value, std::string_view name, int depth) {
  std::string out;
  switch (value.kind()) {
  case ValueKind::Array:
    appendArray(out, value, name);
    return out;
  case ValueKind::Cell:
    appendStart(out, MatrixClass::Cell, 0, value.extents(), name);
    for (const Value &element : value.cell().elements)
      appendMatrix(out, element, depth + 1);
    return out;
  case ValueKind::Struct:
    appendStruct(out, value.structure(), name, depth);
    return out;
  default:
    throw Error("MATLAB:save:unsupportedClass",
                "A value of class " + value.className() +
                    " cannot be stored in a MAT-file.");
  }
}

std::string header() {
  std::string text = "MATLAB 5.0 MAT-file, written by RunMat";
  text.resize(headerBytes - 4, ' ');
  append(text, uint16_t(0x0100));
  append(text, uint16_t('M' << 8 | 'I'));
  return text;
}

} // namespace

std::string writeMatFile(const std::vector<NamedValue> &variables,
                         bool compressed) {
  std::string out = header();
  for (const auto &[name, value] : variables) {
    std::string element;
    try {
      requireName(name);
      appendElement(element, DataType::Matrix, matrixOf(value, name, 0));
    } catch (const Error &error) {
      throw Error(error.identifier,
                  "The variable '" + name + "': " + error.message);
    }
    if (compressed)
      appendElement(out, DataType::Compressed, compress(element));
    else
      appendInPieces(out, element);
  }
  return out;
}

} // namespace runmat
