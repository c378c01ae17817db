//===- ArraySlice.cpp - regular parts of arrays -----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Values/ArraySlice.h"
#include "Values/Subscripts.h"

#include <algorithm>
#include <string>

namespace runmat {

namespace {

void requireInside(const Array &array, const ArraySlice &slice) {
  int64_t first = slice.offset, last = slice.offset;
  for (size_t d = 0; d < slice.extents.size(); ++d) {
    int64_t reach = (slice.extents[d] - 1) * slice.strides[d];
    (reach < 0 ? first : last) += reach;
  }
  if (first < 0 || last >= array.count())
    throw Error("RunMat:internal",
                "A slice reaches from element " + std::to_string(first) +
                    " to " + std::to_string(last) + " of an array of " +
                    std::to_string(array.count()) + ".");
}

size_t elementSize(const Array &array) {
  return elementBytes(array.elementClass()) * (array.isComplex() ? 2 : 1);
}

} // namespace

WindowCopy windowToRead(const Array &array, const ArraySlice &slice) {
  WindowCopy window{elementSize(array), slice.offset, 0, {}};
  window.dimensions.reserve(slice.extents.size());
  int64_t dense = 1;
  for (size_t d = 0; d < slice.extents.size(); ++d) {
    window.dimensions.push_back({slice.extents[d], slice.strides[d], dense});
    dense *= slice.extents[d];
  }
  if (dense != 0)
    requireInside(array, slice);
  return window;
}

WindowCopy windowToWrite(const Array &array, const ArraySlice &slice,
                         const Array &source) {
  // A colon in an array without elements makes it grow.
  if (array.isEmpty() || !fitsAssignment(slice.extents, source.extents()))
    throw Error("RunMat:assignment", "the sizes do not fit");
  if (source.elementClass() != array.elementClass() ||
      source.isComplex() != array.isComplex())
    throw Error("RunMat:internal", "A value of another class was assigned to "
                                   "a slice.");
  WindowCopy window = windowToRead(array, slice);
  std::swap(window.fromOffset, window.toOffset);
  for (WindowCopy::Dimension &dimension : window.dimensions) {
    std::swap(dimension.from, dimension.to);
    if (source.isScalar())
      dimension.from = 0;
  }
  return window;
}

ArrayRef readSlice(const Array &array, const ArraySlice &slice) {
  const WindowCopy window = windowToRead(array, slice);
  ArrayRef result = Array::make(array.elementClass(), Extents(slice.extents),
                                array.isComplex());
  if (!result->isEmpty())
    window.run(array.data(), result->overwriteData());
  return result;
}

namespace {

/// Keeps the array until the part is copied.
struct DeferredSlice {
  ArrayRef source;
  WindowCopy window;
  Extents extents;
  int64_t stride;

  void operator()(void *to) const { window.run(source->data(), to); }
};

/// The library sums in another order where few rows, or columns, are all that
/// is stored: there a block in place would not have the bits of its copy.
constexpr int64_t fewest = 9;

bool isBlockOfColumns(const ArraySlice &slice) {
  return slice.extents.size() == 2 && slice.strides[0] == 1 &&
         slice.strides[1] >= slice.extents[0] && slice.extents[0] >= fewest &&
         slice.extents[1] >= fewest;
}

} // namespace

ArrayRef deferSlice(const ArrayRef &array, const ArraySlice &slice) {
  if (array->isComplex() || !isBlockOfColumns(slice))
    return readSlice(*array, slice);
  const Extents extents(slice.extents);
  return Array::promise(array->elementClass(), extents,
                        DeferredSlice{array, windowToRead(*array, slice),
                                      extents, slice.strides[1]});
}

std::optional<StoredPart> storedPart(const Array &array) {
  const auto *promise = array.promised();
  const auto *slice = promise ? promise->target<DeferredSlice>() : nullptr;
  // Under other extents it is no block of those columns.
  if (!slice || array.extents() != slice->extents)
    return std::nullopt;
  const auto *elements = static_cast<const char *>(slice->source->data());
  return StoredPart{elements + slice->window.fromOffset *
                                   int64_t(slice->window.elementBytes),
                    slice->stride};
}

void writeSlice(Value &target, const ArraySlice &slice, const Array &source) {
  const WindowCopy window = windowToWrite(*target.array(), slice, source);
  if (window.count() != 0)
    window.overwrite(source.data(), target.mutableArray().mutableData());
}

} // namespace runmat
