//===- Growth.cpp - arrays that grow by assignment --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Values/Growth.h"

#include "Values/Gather.h"
#include "Values/MemoryCheck.h"
#include "runtime/Interrupt.h"

#include <algorithm>
#include <cstring>
#include <optional>
#include <vector>

namespace runmat {

Extents grownLinearly(const Extents &extents, int64_t needed) {
  const bool isMatrix = extents.rank() > 2;
  if (!isMatrix && extents[0] == 0 && extents[1] == 1)
    return Extents(needed, 1);
  if (!isMatrix && (extents[0] == 1 || extents == Extents(0, 0)))
    return Extents(1, needed);
  if (!isMatrix && extents[1] == 1)
    return Extents(needed, 1);
  throw Error("MATLAB:matrix:growAmbiguous",
              "Attempt to grow array along ambiguous dimension.");
}

namespace {

/// Copies the elements to their places in the larger extents.
Value regrown(const Value &value, const Extents &extents) {
  std::vector<int64_t> positions(size_t(extents.count()), fillPosition);
  const Extents &old = value.extents();
  std::vector<int64_t> index(extents.rank(), 0);
  const auto place = [&](int64_t i) {
    int64_t offset = 0, stride = 1;
    for (size_t d = 0; d < extents.rank(); ++d) {
      offset += index[d] * stride;
      stride *= extents[d];
    }
    positions[size_t(offset)] = i;
    for (size_t d = 0; d < extents.rank() && ++index[d] == old[d]; ++d)
      index[d] = 0;
  };
  interrupt::inPieces(value.count(), [&](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i)
      place(i);
  });
  return gather(value, extents, positions);
}

template <typename T>
void append(std::vector<T> &elements, const Extents &extents, const T &fill) {
  elements.resize(size_t(extents.count()), fill);
}

/// Appends at the end of what holds its elements in a vector.
void appendFill(Value &value, const Extents &extents) {
  if (value.isCell()) {
    CellArray &cell = value.mutableCell();
    append(cell.elements, extents, Value::empty());
    cell.extents = extents;
  } else if (value.isString()) {
    StringArray &strings = value.mutableStrings();
    append(strings.elements, extents, {std::nullopt});
    strings.extents = extents;
  } else {
    StructArray &structure = value.mutableStructure();
    for (auto &column : structure.columns)
      append(column, extents, Value::empty());
    structure.extents = extents;
  }
}

} // namespace

void growValue(Value &value, const Extents &extents) {
  if (value.extents() == extents)
    return;
  requireMemory(extents, value.isArray() ? sizeof(double) : sizeof(Value));
  if (!Array::growsInPlace(value.extents(), extents))
    value = regrown(value, extents);
  else if (value.isArray())
    value.mutableArray().growTo(extents);
  else
    appendFill(value, extents);
}

//===----------------------------------------------------------------------===//
// x = [x, …]
//===----------------------------------------------------------------------===//

namespace {

bool isPlainMatrix(const Value &value, ElementClass elementClass) {
  return value.isArray() && value.count() > 0 &&
         value.elementClass() == elementClass && !value.isComplex() &&
         !value.isGpuArray() && value.extents().rank() == 2;
}

/// The extents of all of them together; nothing where they are not joined at
/// the end of the first one.
std::optional<Extents> extentsOfAll(const Value &target, size_t dimension,
                                    std::span<const Value> parts) {
  const Extents &extents = target.extents();
  const size_t other = 1 - dimension;
  if (dimension == 0 && extents[1] != 1)
    return std::nullopt;
  int64_t length = extents[dimension];
  for (const Value &part : parts) {
    if (!isPlainMatrix(part, target.elementClass()) ||
        part.extents()[other] != extents[other])
      return std::nullopt;
    length += part.extents()[dimension];
  }
  return dimension == 0 ? Extents(length, 1) : Extents(extents[0], length);
}

bool isSoleHolder(const Value &value) {
  const Array *array = value.boxedArray();
  return array && array->isUnique();
}

/// The elements of a part behind those at `end`; how many bytes they take.
size_t copyBehind(const Value &part, char *end) {
  const auto copy = [end](const void *elements, size_t bytes) {
    std::memcpy(end, elements, bytes);
    return bytes;
  };
  if (const double *number = part.inlineDouble())
    return copy(number, sizeof *number);
  if (const bool *truth = part.inlineLogical())
    return copy(truth, sizeof *truth);
  const Array &source = *part.boxedArray();
  return copy(source.data(), source.bytes());
}

} // namespace

bool appendInPlace(Value &target, size_t dimension,
                   std::span<const Value> parts) {
  if (!isSoleHolder(target) || !isPlainMatrix(target, target.elementClass()))
    return false;
  const std::optional<Extents> extents = extentsOfAll(target, dimension, parts);
  if (!extents)
    return false;
  // All that may fail comes before the target changes.
  Array &array = target.mutableArray();
  size_t end = array.bytes();
  array.mutableData();
  for (const Value &part : parts)
    if (const Array *source = part.boxedArray())
      source->data();
  if (extents->count() > array.capacity())
    requireMemory(*extents, end / size_t(array.count()));
  array.growTo(*extents);
  auto *bytes = static_cast<char *>(array.mutableData());
  for (const Value &part : parts)
    end += copyBehind(part, bytes + end);
  return true;
}

} // namespace runmat
