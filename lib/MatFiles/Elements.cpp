//===- Elements.cpp - the data elements of a MAT-file -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "MatFiles/Elements.h"

#include "Values/ElementTypes.h"
#include "runtime/Interrupt.h"

#include <algorithm>
#include <cstring>

namespace runmat::mat {

void throwCorrupt() {
  throw Error("MATLAB:load:corruptFile",
              "The MAT-file is damaged or cut short.");
}

template <typename T> static T numberAt(std::string_view bytes, size_t offset) {
  if (offset + sizeof(T) > bytes.size())
    throwCorrupt();
  T value;
  std::memcpy(&value, bytes.data() + offset, sizeof(T));
  return value;
}

uint32_t readWord(const Element &element) {
  return numberAt<uint32_t>(element.data, 0);
}

size_t matrixSize(std::string_view tag) {
  if (DataType(numberAt<uint32_t>(tag, 0)) != DataType::Matrix)
    throwCorrupt();
  return numberAt<uint32_t>(tag, 4);
}

Element Elements::next() {
  const auto tag = numberAt<uint32_t>(rest, 0);
  // A small element has its size in the upper half of its type.
  if (tag >> 16)
    return take(DataType(tag & 0xffff), 4, tag >> 16, tagBytes);
  const auto size = numberAt<uint32_t>(rest, 4);
  const auto type = DataType(tag);
  const size_t padded =
      type == DataType::Compressed ? size : (size_t(size) + 7) / 8 * 8;
  return take(type, tagBytes, size, tagBytes + padded);
}

Element Elements::take(DataType type, size_t begin, size_t size, size_t whole) {
  if (begin + size > rest.size() || begin + size > whole)
    throwCorrupt();
  Element element{type, rest.substr(begin, size)};
  rest.remove_prefix(std::min(whole, rest.size()));
  return element;
}

template <typename To, typename From>
static void convertNumbers(std::string_view data, To *out, size_t count,
                           size_t stride) {
  if (data.size() / sizeof(From) < count)
    throwCorrupt();
  for (size_t i = 0; i < count; ++i) {
    interrupt::poll();
    out[i * stride] =
        convertElement<To>(numberAt<From>(data, i * sizeof(From)));
  }
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

template void readNumbers(const Element &, double *, size_t, size_t);
template void readNumbers(const Element &, float *, size_t, size_t);
template void readNumbers(const Element &, int8_t *, size_t, size_t);
template void readNumbers(const Element &, int16_t *, size_t, size_t);
template void readNumbers(const Element &, int32_t *, size_t, size_t);
template void readNumbers(const Element &, int64_t *, size_t, size_t);
template void readNumbers(const Element &, uint8_t *, size_t, size_t);
template void readNumbers(const Element &, uint16_t *, size_t, size_t);
template void readNumbers(const Element &, uint32_t *, size_t, size_t);
template void readNumbers(const Element &, uint64_t *, size_t, size_t);
template void readNumbers(const Element &, Logical *, size_t, size_t);
template void readNumbers(const Element &, char16_t *, size_t, size_t);

} // namespace runmat::mat
