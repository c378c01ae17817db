//===- IndexDelete.cpp - x(i, j) = [] ---------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Values/Gather.h"
#include "Values/GpuArrays.h"
#include "Values/Masks.h"
#include "Values/Object.h"
#include "Values/Subscripts.h"
#include "runtime/Interrupt.h"

#include <algorithm>
#include <cstring>

namespace runmat {

namespace {

/// Which of `extent` indices stay.
std::vector<int64_t> keptIndices(const IndexList &list, int64_t extent) {
  std::vector<bool> removed(size_t(extent), false);
  interrupt::inPieces(list.size(), [&](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i)
      removed[size_t(list[i])] = true;
  });
  std::vector<int64_t> kept;
  interrupt::inPieces(extent, [&](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i)
      if (!removed[size_t(i)])
        kept.push_back(i);
  });
  return kept;
}

[[noreturn]] void throwRange() {
  throw Error("MATLAB:subsdeldimmismatch",
              "Matrix index is out of range for deletion.");
}

/// x(i) = [] for one element of a vector, in place: at the end it takes
/// constant time. False when the case is another one.
bool deleteOne(Value &target, std::span<const Subscript> subscripts) {
  const bool isPlain =
      (target.isArray() && !target.isComplex()) || target.isCell();
  if (!isPlain || subscripts.size() != 1 || !target.isVector())
    return false;
  const int64_t at = scalarIndex(subscripts[0]), n = target.count();
  if (at < 0 || at >= n)
    return false;
  const Extents rest =
      target.rows() != 1 ? Extents(n - 1, 1) : Extents(1, n - 1);
  if (target.isCell()) {
    CellArray &cell = target.mutableCell();
    cell.elements.erase(cell.elements.begin() + at);
    cell.extents = rest;
    return true;
  }
  Array &array = target.mutableArray();
  const size_t each = elementBytes(array.elementClass());
  char *hole = static_cast<char *>(array.mutableData()) + size_t(at) * each;
  std::memmove(hole, hole + each, size_t(n - 1 - at) * each);
  array.shrinkTo(rest);
  return true;
}

/// x(idx) = []: a column stays a column, anything else becomes a row.
Value deleteLinear(const Value &value, const Subscript &subscript) {
  if (isMaskOf(value, subscript))
    return deleteMask(value, subscript.value);
  const int64_t count = value.count();
  const IndexList list = resolveSubscript(subscript, count, 0, 1);
  if (list.needed() > count)
    throwRange();
  if (list.size() == 0)
    return value;
  if (list.isColon)
    return gather(value, Extents(0, 0), {});
  const std::vector<int64_t> kept = keptIndices(list, count);
  const auto n = int64_t(kept.size());
  const bool isColumn =
      value.rank() == 2 && value.columns() == 1 && value.rows() != 1;
  return gather(value, isColumn ? Extents(n, 1) : Extents(1, n), kept);
}

/// True when the list names every index of the dimension.
bool coversAll(const IndexList &list, int64_t extent) {
  return list.isColon || keptIndices(list, extent).empty();
}

Value deleteSlices(const Value &value, std::span<const Subscript> subscripts) {
  std::vector<IndexList> lists;
  std::vector<int64_t> seen;
  std::vector<size_t> partial;
  for (size_t k = 0; k < subscripts.size(); ++k) {
    seen.push_back(extentSeen(value.extents(), k, subscripts.size()));
    lists.push_back(
        resolveSubscript(subscripts[k], seen[k], k, subscripts.size()));
    if (lists[k].needed() > seen[k])
      throwRange();
    if (!coversAll(lists[k], seen[k]))
      partial.push_back(k);
  }
  const bool nothing = std::any_of(lists.begin(), lists.end(), [](auto &list) {
    return !list.isColon && list.size() == 0;
  });
  if (nothing)
    return value;
  if (partial.size() > 1)
    throw Error("MATLAB:subsdeldimmismatch",
                "A null assignment can have only one non-colon index.");
  // When every subscript covers its dimension, the first written one goes.
  size_t chosen = partial.empty() ? 0 : partial[0];
  for (size_t k = 0; partial.empty() && k < lists.size(); ++k)
    if (!lists[k].isColon) {
      chosen = k;
      break;
    }
  std::vector<IndexList> kept;
  std::vector<int64_t> result;
  for (size_t k = 0; k < lists.size(); ++k) {
    kept.push_back(IndexList::all(seen[k]));
    if (k == chosen) {
      Subscript rest;
      std::vector<double> indices;
      for (int64_t index : keptIndices(lists[k], seen[k]))
        indices.push_back(double(index + 1));
      rest.value = Value::row(indices);
      kept.back() = resolveSubscript(rest, seen[k], k, lists.size());
    }
    result.push_back(kept.back().size());
  }
  return gather(value, Extents(result), offsetsOf(kept, seen));
}

} // namespace

void indexDelete(Value &target, std::span<const Subscript> subscripts,
                 std::string_view name) {
  const bool isObjectArray = target.isObject() && target.object().isArray();
  if (isObjectArray && !subscripts.empty()) {
    target = target.object().written(subscripts, Value());
    return;
  }
  if (!target.isDefined() || target.isFunctionHandle() || target.isObject() ||
      subscripts.empty())
    throw Error("MATLAB:badsubscript",
                "Unable to delete elements of '" + std::string(name) + "'.");
  if (deleteOne(target, subscripts))
    return;
  const bool isGpuArray = target.isGpuArray();
  Value rest = subscripts.size() == 1 ? deleteLinear(target, subscripts[0])
                                      : deleteSlices(target, subscripts);
  target = keepGpuArray(std::move(rest), isGpuArray);
}

} // namespace runmat
