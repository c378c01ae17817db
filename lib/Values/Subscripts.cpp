//===- Subscripts.cpp - index arguments as element positions ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Values/Subscripts.h"

#include "Values/Compaction.h"
#include "Values/Convert.h"
#include "Values/MemoryCheck.h"
#include "Values/Pieces.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace runmat {

bool Subscript::isColon() const {
  if (!value.isDefined())
    return true;
  return value.isText() && value.count() == 1 && value.toText() == ":";
}

IndexList IndexList::all(int64_t extent) {
  IndexList list;
  list.isColon = true;
  list.size_ = list.needed_ = extent;
  list.shape = Extents(extent, 1);
  return list;
}

namespace {

[[noreturn]] void throwInvalid(size_t position, size_t count) {
  const std::string where = count == 1 ? ""
                                       : "Index in position " +
                                             std::to_string(position + 1) +
                                             " is invalid. ";
  throw Error("MATLAB:badsubscript",
              where +
                  "Array indices must be positive integers or logical values.");
}

/// Largest index that is still exact.
constexpr double largestIndex = 9007199254740992.0;

bool isIndex(double number) {
  return number >= 1 && number <= largestIndex &&
         double(int64_t(number)) == number;
}

Unfilled<int64_t> maskIndices(const Value &mask) {
  const ArrayRef array = mask.array();
  if (array->isEmpty())
    return {};
  const Compaction kept(
      array->count(),
      [holds = array->as<uint8_t>()](int64_t i) { return holds[i] != 0; });
  Unfilled<int64_t> indices(size_t(kept.count()));
  kept.forEach([&](int64_t k, int64_t at) { indices[size_t(k)] = at; });
  return indices;
}

/// The indices, of which the largest is less than `needed`.
Unfilled<int64_t> numericIndices(const Value &value, size_t position,
                                 size_t count, int64_t &needed) {
  Unfilled<int64_t> indices(size_t(value.count()));
  if (indices.empty())
    return indices;
  const NumberView view(value, Number::Double);
  const double *numbers = view.as<double>();
  const Pieces pieces(value.count());
  // One more than the largest of a piece, 0 where one is no index.
  std::vector<int64_t> largest(size_t(pieces.number()));
  pieces.forEach([&](int64_t piece, int64_t begin, int64_t end) {
    int64_t own = 0;
    bool valid = true;
    for (int64_t i = begin; i < end; ++i) {
      valid &= isIndex(numbers[i]);
      if (!valid)
        break;
      indices[size_t(i)] = int64_t(numbers[i]) - 1;
      own = std::max(own, int64_t(numbers[i]));
    }
    largest[size_t(piece)] = valid ? own : 0;
  });
  if (std::ranges::find(largest, 0) != largest.end())
    throwInvalid(position, count);
  needed = *std::ranges::max_element(largest);
  return indices;
}

bool areConsecutive(const Unfilled<int64_t> &indices) {
  // Fewer are found faster by their offsets.
  constexpr size_t fewest = 4;
  if (indices.size() < fewest ||
      indices.back() - indices[0] != int64_t(indices.size()) - 1)
    return false;
  for (size_t i = 1; i < indices.size(); ++i)
    if (indices[i] != indices[i - 1] + 1)
      return false;
  return true;
}

} // namespace

/// How a value holds its one number makes no difference.
static std::optional<double> oneNumber(const Value &value) {
  if (const double *number = value.inlineDouble())
    return *number;
  if (!value.isArray() || value.count() != 1 || value.isComplex() ||
      value.isLogical())
    return std::nullopt;
  return value.array()->elementAsDouble(0);
}

int64_t scalarIndex(const Subscript &subscript) {
  if (subscript.isColon())
    return -1;
  std::optional<double> number = oneNumber(subscript.value);
  return number && isIndex(*number) ? int64_t(*number) - 1 : -1;
}

IndexList resolveSubscript(const Subscript &subscript, int64_t extent,
                           size_t position, size_t count) {
  if (subscript.isColon())
    return IndexList::all(extent);
  const Value &value = subscript.value;
  if (!value.isArray())
    throw Error("MATLAB:badsubscript", "Unable to use a value of type '" +
                                           value.className() +
                                           "' as an index.");
  if (value.isComplex())
    throwInvalid(position, count);
  IndexList list;
  list.isMask = value.isLogical();
  list.indices = list.isMask
                     ? maskIndices(value)
                     : numericIndices(value, position, count, list.needed_);
  list.size_ = int64_t(list.indices.size());
  list.isConsecutive = areConsecutive(list.indices);
  if (list.isMask && list.size_ > 0)
    list.needed_ = list.indices.back() + 1;
  list.shape =
      list.isMask ? foundShape(value.extents(), list.size_) : value.extents();
  return list;
}

std::vector<int64_t> withoutOnes(std::vector<int64_t> extents) {
  std::erase(extents, 1);
  return extents;
}

bool areSameButOnes(std::span<const int64_t> a, std::span<const int64_t> b) {
  const auto next = [](std::span<const int64_t> &extents) {
    while (!extents.empty() && extents.front() == 1)
      extents = extents.subspan(1);
    return !extents.empty();
  };
  while (next(a) && next(b)) {
    if (a.front() != b.front())
      return false;
    a = a.subspan(1);
    b = b.subspan(1);
  }
  return !next(a) && !next(b);
}

bool fitsAssignment(const std::vector<int64_t> &chosen, const Extents &source) {
  if (source.isScalar())
    return true;
  if (chosen.size() == 1)
    return chosen[0] == source.count();
  return areSameButOnes(chosen, source.list());
}

Extents foundShape(const Extents &mask, int64_t count) {
  if (mask.isScalar() && count == 0)
    return Extents(0, 0);
  const bool isRow = mask.rank() == 2 && mask[0] == 1;
  return isRow ? Extents(1, count) : Extents(count, 1);
}

Extents selectedShape(const Extents &array, const Extents &index) {
  if (!index.isVector() || array.isScalar() || !array.isVector())
    return index;
  const int64_t count = index[0] * index[1];
  return array[0] == 1 ? Extents(1, count) : Extents(count, 1);
}

int64_t extentSeen(const Extents &extents, size_t position, size_t count) {
  if (position + 1 < count)
    return extents[position];
  int64_t extent = 1;
  for (size_t d = position; d < extents.rank(); ++d)
    extent *= extents[d];
  return extent;
}

int64_t scalarOffset(const Extents &extents,
                     std::span<const Subscript> subscripts) {
  int64_t offset = 0, stride = 1;
  for (size_t k = 0; k < subscripts.size(); ++k) {
    const int64_t extent = extentSeen(extents, k, subscripts.size());
    const int64_t index = scalarIndex(subscripts[k]);
    if (index < 0 || index >= extent)
      return -1;
    offset += index * stride;
    stride *= extent;
  }
  return offset;
}

void throwOutOfBounds(size_t position, size_t count, int64_t extent) {
  if (count == 1)
    throw Error("MATLAB:badsubscript",
                "Index exceeds the number of array elements. Index must not "
                "exceed " +
                    std::to_string(extent) + ".");
  throw Error("MATLAB:badsubscript",
              "Index in position " + std::to_string(position + 1) +
                  " exceeds array bounds. Index must not exceed " +
                  std::to_string(extent) + ".");
}

/// The sums of offsets and of what a list chooses at this stride, of which the
/// offsets vary faster.
static Unfilled<int64_t> product(const Unfilled<int64_t> &offsets,
                                 const IndexList &list, int64_t stride) {
  const auto inner = int64_t(offsets.size());
  requireMemory(Extents(inner, list.size()), sizeof(int64_t));
  Unfilled<int64_t> sums(size_t(inner * list.size()));
  Pieces(inner * list.size()).forEach([&](int64_t, int64_t begin, int64_t end) {
    int64_t i = begin / inner, j = begin % inner;
    for (int64_t at = begin; at < end; ++i, j = 0)
      for (const int64_t start = list[i] * stride; j < inner && at < end;
           ++j, ++at)
        sums[size_t(at)] = offsets[size_t(j)] + start;
  });
  return sums;
}

Unfilled<int64_t> offsetsOf(const std::vector<IndexList> &lists,
                            const std::vector<int64_t> &extents, size_t first) {
  Unfilled<int64_t> offsets{0};
  int64_t stride = 1;
  for (size_t k = 0; k < first; ++k)
    stride *= extents[k];
  for (size_t k = first; k < lists.size(); ++k) {
    offsets = product(offsets, lists[k], stride);
    stride *= extents[k];
  }
  return offsets;
}

Runs runsOf(const std::vector<IndexList> &lists,
            const std::vector<int64_t> &extents) {
  Runs runs;
  size_t whole = 0;
  for (; whole < lists.size() && lists[whole].isColon; ++whole)
    runs.length *= extents[whole];
  int64_t begin = 0;
  size_t first = whole;
  if (whole < lists.size() && lists[whole].isRun()) {
    begin = lists[whole][0] * runs.length;
    runs.length *= lists[whole].size();
    ++first;
  }
  runs.starts = offsetsOf(lists, extents, first);
  for (int64_t &start : runs.starts)
    start += begin;
  return runs;
}

} // namespace runmat
