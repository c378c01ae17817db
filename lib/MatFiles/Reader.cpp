//===- Reader.cpp - variables from a MAT-file -------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "MatFiles/Compression.h"
#include "MatFiles/Format.h"
#include "MatFiles/MatFile.h"
#include "Values/Convert.h"
#include "Values/ElementTypes.h"
#include "runtime/Text.h"

#include <algorithm>
#include <cstring>

namespace runmat {

using namespace mat;

namespace {

[[noreturn]] void throwCorrupt() {
  throw Error("MATLAB:load:corruptFile",
              "The MAT-file is damaged or cut short.");
}

template <typename T> T numberAt(std::string_view bytes, size_t offset) {
  if (offset + sizeof(T) > bytes.size())
    throwCorrupt();
  T value;
  std::memcpy(&value, bytes.data() + offset, sizeof(T));
  return value;
}

struct Element {
  DataType type = DataType::Int8;
  std::string_view data;
};

/// Goes through the elements of a file or of a matrix.
class Elements {
public:
  explicit Elements(std::string_view bytes) : rest(bytes) {}

  bool atEnd() const { return rest.empty(); }

  Element next() {
    const auto tag = numberAt<uint32_t>(rest, 0);
    // A small element has its size in the upper half of its type.
    if (tag >> 16)
      return take(DataType(tag & 0xffff), 4, tag >> 16, 8);
    const auto size = numberAt<uint32_t>(rest, 4);
    const auto type = DataType(tag);
    const size_t padded =
        type == DataType::Compressed ? size : (size_t(size) + 7) / 8 * 8;
    return take(type, 8, size, 8 + padded);
  }

private:
  Element take(DataType type, size_t begin, size_t size, size_t whole) {
    if (begin + size > rest.size() || begin + size > whole)
      throwCorrupt();
    Element element{type, rest.substr(begin, size)};
    rest.remove_prefix(std::min(whole, rest.size()));
    return element;
  }

  std::string_view rest;
};

/// Numbers as they are stored, which may be a smaller type than their class,
/// every `stride`-th place of `out`.
template <typename To, typename From>
void convertNumbers(std::string_view data, To *out, size_t count,
                    size_t stride) {
  if (data.size() / sizeof(From) < count)
    throwCorrupt();
  for (size_t i = 0; i < count; ++i)
    out[i * stride] =
        convertElement<To>(numberAt<From>(data, i * sizeof(From)));
}

template <typename To>
void readNumbers(const Element &element, To *out, size_t count, size_t stride) {
  const auto as = [&](auto sample) {
    convertNumbers<To, decltype(sample)>(element.data, out, count, stride);
  };
  switch (element.type) {
  case DataType::Int8:
    return as(int8_t());
  case DataType::UInt8:
    return as(uint8_t());
  case DataType::Int16:
    return as(int16_t());
  case DataType::UInt16:
  case DataType::Utf16:
    return as(uint16_t());
  case DataType::Int32:
    return as(int32_t());
  case DataType::UInt32:
    return as(uint32_t());
  case DataType::Int64:
    return as(int64_t());
  case DataType::UInt64:
    return as(uint64_t());
  case DataType::Single:
    return as(float());
  case DataType::Double:
    return as(double());
  default:
    throwCorrupt();
  }
}

NamedValue readMatrix(std::string_view bytes, int depth);

Value readElementValue(Elements &elements, int depth) {
  const Element element = elements.next();
  if (element.type != DataType::Matrix)
    throwCorrupt();
  return element.data.empty() ? Value::empty()
                              : readMatrix(element.data, depth + 1).second;
}

Value readCell(Elements &elements, const Extents &extents, int depth) {
  CellArray cell(extents);
  for (Value &value : cell.elements)
    value = readElementValue(elements, depth);
  return cell;
}

Value readStruct(Elements &elements, const Extents &extents, int depth) {
  const auto width = numberAt<uint32_t>(elements.next().data, 0);
  const std::string_view names = elements.next().data;
  if (width == 0 || names.size() % width != 0)
    throwCorrupt();
  StructArray out{extents, {}, {}};
  for (size_t at = 0; at < names.size(); at += width) {
    const std::string_view name = names.substr(at, width);
    out.add(name.substr(0, name.find('\0')));
  }
  if (out.names.size() != names.size() / width)
    throwCorrupt();
  for (size_t i = 0; i < size_t(extents.count()); ++i)
    for (auto &column : out.columns)
      column[i] = readElementValue(elements, depth);
  return out;
}

Value readChars(const Element &element, const Extents &extents) {
  const auto count = size_t(extents.count());
  std::u16string units(count, u' ');
  if (element.type == DataType::Utf8)
    units = toUtf16(element.data);
  else
    readNumbers(element, units.data(), count, 1);
  if (units.size() != count)
    throwCorrupt();
  return charArray(extents, units);
}

Value readNumeric(Elements &elements, const Extents &extents,
                  ElementClass elementClass, bool isComplex) {
  const Element real = elements.next();
  const size_t least = size_t(extents.count());
  if (real.data.size() < least)
    throwCorrupt();
  ArrayRef out = Array::make(elementClass, extents, isComplex);
  visitElementType(elementClass, [&](auto tag) {
    using T = typename decltype(tag)::Type;
    T *numbers = least ? out->mutableAs<T>() : nullptr;
    readNumbers(real, numbers, least, isComplex ? 2 : 1);
    if (isComplex)
      readNumbers(elements.next(), numbers + 1, least, 2);
  });
  return isComplex ? Value(std::move(out)) : narrow(std::move(out));
}

Extents readExtents(const Element &element) {
  std::vector<int64_t> extents;
  for (size_t at = 0; at < element.data.size(); at += 4) {
    extents.push_back(numberAt<int32_t>(element.data, at));
    if (extents.back() < 0)
      throwCorrupt();
  }
  return Extents(std::move(extents));
}

/// The class of an array element; nothing when it is none.
std::optional<ElementClass> classOf(MatrixClass matrixClass, uint32_t flags) {
  if (flags & logicalFlag)
    return ElementClass::Logical;
  for (const ClassRow &row : classes)
    if (row.matrixClass == matrixClass)
      return row.elementClass;
  return std::nullopt;
}

NamedValue readMatrix(std::string_view bytes, int depth) {
  // Damaged files must not end the process.
  if (depth > 200)
    throwCorrupt();
  Elements elements(bytes);
  const auto flags = numberAt<uint32_t>(elements.next().data, 0);
  const auto matrixClass = MatrixClass(flags & 0xff);
  const Extents extents = readExtents(elements.next());
  std::string name(elements.next().data);
  // Every element takes some bytes, so a damaged count is found before memory
  // is asked for.
  const bool holdsValues =
      matrixClass == MatrixClass::Cell || matrixClass == MatrixClass::Struct;
  if (holdsValues && uint64_t(extents.count()) > bytes.size())
    throwCorrupt();
  if (matrixClass == MatrixClass::Cell)
    return {name, readCell(elements, extents, depth)};
  if (matrixClass == MatrixClass::Struct)
    return {name, readStruct(elements, extents, depth)};
  const auto elementClass = classOf(matrixClass, flags);
  if (!elementClass)
    throw Error("MATLAB:load:unsupportedClass",
                "The variable '" + name +
                    "' of the MAT-file has a class that is not supported "
                    "(sparse, object or function handle).");
  if (*elementClass == ElementClass::Char) {
    const Element text = elements.next();
    if (uint64_t(extents.count()) > text.data.size())
      throwCorrupt();
    return {name, readChars(text, extents)};
  }
  return {name, readNumeric(elements, extents, *elementClass,
                            (flags & complexFlag) != 0)};
}

} // namespace

bool isMatFile(std::string_view contents) {
  return contents.size() >= headerBytes && contents.starts_with("MATLAB 5.0");
}

std::vector<NamedValue> readMatFile(std::string_view contents) {
  if (!isMatFile(contents) || contents.substr(endianOffset, 2) != "IM")
    throw Error("MATLAB:load:notBinaryFile",
                "The file is no MAT-file of version 5 to 7 with little-endian "
                "numbers.");
  std::vector<NamedValue> variables;
  Elements elements(contents.substr(headerBytes));
  while (!elements.atEnd()) {
    Element element = elements.next();
    std::string bytes;
    if (element.type == DataType::Compressed) {
      bytes = decompress(element.data);
      element = Elements(bytes).next();
    }
    if (element.type != DataType::Matrix)
      throwCorrupt();
    // A variable without a name holds data of the writing program.
    if (NamedValue variable = readMatrix(element.data, 0);
        !variable.first.empty())
      variables.push_back(std::move(variable));
  }
  return variables;
}

} // namespace runmat
