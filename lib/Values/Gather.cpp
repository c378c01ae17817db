//===- Gather.cpp - values rearranged element by element --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Values/Gather.h"

#include "Values/ElementSize.h"
#include "Values/MemoryCheck.h"
#include "Values/Pieces.h"
#include "Values/WindowCopy.h"
#include "runtime/Bytes.h"
#include "runtime/Interrupt.h"

#include <algorithm>
#include <numeric>

namespace runmat {

namespace {

template <typename T>
void gatherElements(const void *in, void *out,
                    std::span<const int64_t> positions) {
  const T *from = static_cast<const T *>(in);
  T *to = static_cast<T *>(out);
  Pieces(int64_t(positions.size()))
      .forEach([=](int64_t, int64_t begin, int64_t end) {
        for (auto k = size_t(begin); k < size_t(end); ++k)
          to[k] = positions[k] == fillPosition ? T() : from[positions[k]];
      });
}

Value gatherArray(const Array &in, const Extents &extents,
                  std::span<const int64_t> positions) {
  ArrayRef out = Array::make(in.elementClass(), extents, in.isComplex());
  if (positions.empty())
    return out;
  const void *from = in.isEmpty() ? nullptr : in.data();
  void *to = out->overwriteData();
  withElementType(sizeOfElement(in), [&](auto sample) {
    gatherElements<decltype(sample)>(from, to, positions);
  });
  return out;
}

template <typename T>
std::vector<T> gatherVector(const std::vector<T> &in,
                            std::span<const int64_t> positions, const T &fill) {
  std::vector<T> out;
  out.reserve(positions.size());
  const auto take = [&](int64_t begin, int64_t end) {
    for (int64_t position :
         positions.subspan(size_t(begin), size_t(end - begin)))
      out.push_back(position == fillPosition ? fill : in[size_t(position)]);
  };
  interrupt::inPieces(int64_t(positions.size()), take);
  return out;
}

} // namespace

Value gather(const Value &value, const Extents &extents,
             std::span<const int64_t> positions) {
  switch (value.kind()) {
  case ValueKind::Array:
    return gatherArray(*value.array(), extents, positions);
  case ValueKind::Cell:
    return CellArray(extents, gatherVector(value.cell().elements, positions,
                                           Value::empty()));
  case ValueKind::String:
    return StringArray{extents, gatherVector(value.strings().elements,
                                             positions, {std::nullopt})};
  case ValueKind::Struct: {
    const StructArray &in = value.structure();
    StructArray out{extents, in.names, {}};
    for (const auto &column : in.columns)
      out.columns.push_back(gatherVector(column, positions, Value::empty()));
    return out;
  }
  default:
    throw Error("MATLAB:badsubscript", "A value of class " + value.className() +
                                           " has no elements to select.");
  }
}

Value gatherRuns(const Array &array, const Extents &extents, const Runs &runs) {
  ArrayRef out = Array::make(array.elementClass(), extents, array.isComplex());
  if (out->isEmpty())
    return out;
  const size_t size = array.bytes() / size_t(array.count()),
               bytes = size * size_t(runs.length);
  const char *from = static_cast<const char *>(array.data());
  char *to = static_cast<char *>(out->overwriteData());
  const auto copy = [&](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i, to += bytes)
      copyBytes(from + size_t(runs.starts[size_t(i)]) * size, to, bytes);
  };
  interrupt::inPieces(
      int64_t(runs.starts.size()), copy,
      std::max<int64_t>(1, interrupt::fewElements / runs.length));
  return out;
}

Value withExtents(const Value &value, const Extents &extents) {
  if (value.extents() == extents)
    return value;
  switch (value.kind()) {
  case ValueKind::Array:
    return value.array()->reshaped(extents);
  case ValueKind::Cell:
    return CellArray(extents, value.cell().elements);
  case ValueKind::String:
    return StringArray{extents, value.strings().elements};
  case ValueKind::Struct: {
    StructArray result = value.structure();
    result.extents = extents;
    return result;
  }
  default:
    throw Error("MATLAB:UndefinedFunction", "A value of class " +
                                                value.className() +
                                                " cannot change its shape.");
  }
}

/// The walk over a value's elements in the order of the permuted one.
static WindowCopy permutation(const Extents &in,
                              const std::vector<size_t> &order) {
  WindowCopy copy;
  int64_t to = 1;
  for (size_t d : order) {
    int64_t from = 1;
    for (size_t before = 0; before < d; ++before)
      from *= in[before];
    copy.dimensions.push_back({in[d], from, to});
    to *= in[d];
  }
  return copy;
}

Value permute(const Value &value, const std::vector<size_t> &order) {
  const Extents &in = value.extents();
  std::vector<int64_t> result;
  for (size_t d : order)
    result.push_back(in[d]);
  WindowCopy copy = permutation(in, order);
  if (value.isArray()) {
    const ArrayRef from = value.array();
    ArrayRef to =
        Array::make(from->elementClass(), Extents(result), from->isComplex());
    if (from->isEmpty())
      return to;
    copy.elementBytes = from->bytes() / size_t(from->count());
    copy.run(from->data(), to->overwriteData());
    return to;
  }
  // Positions are moved as the elements are.
  requireMemory(in, 2 * sizeof(int64_t));
  std::vector<int64_t> all(size_t(value.count())), positions(all.size());
  std::iota(all.begin(), all.end(), 0);
  copy.elementBytes = sizeof(int64_t);
  copy.run(all.data(), positions.data());
  return gather(value, Extents(result), positions);
}

} // namespace runmat
