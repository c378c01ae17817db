//===- Borrowed.cpp - arrays of the caller ----------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Embedding/Borrowed.h"

#include <cstring>
#include <functional>
#include <vector>

namespace runmat::embedding {
namespace {

static_assert(int(ElementClass::Double) == RUNMAT_DOUBLE &&
              int(ElementClass::Single) == RUNMAT_SINGLE &&
              int(ElementClass::Int8) == RUNMAT_INT8 &&
              int(ElementClass::Int16) == RUNMAT_INT16 &&
              int(ElementClass::Int32) == RUNMAT_INT32 &&
              int(ElementClass::Int64) == RUNMAT_INT64 &&
              int(ElementClass::UInt8) == RUNMAT_UINT8 &&
              int(ElementClass::UInt16) == RUNMAT_UINT16 &&
              int(ElementClass::UInt32) == RUNMAT_UINT32 &&
              int(ElementClass::UInt64) == RUNMAT_UINT64 &&
              int(ElementClass::Logical) == RUNMAT_LOGICAL &&
              int(ElementClass::Char) == RUNMAT_CHAR);

/// More are no array of anybody's, but memory that was never set.
constexpr int32_t mostExtents = 64;

void check(const runmat_array &array, const std::string &what) {
  if (array.element_class < 0 || array.element_class > RUNMAT_CHAR)
    throw InvalidArgument(what + " has no class: element_class is " +
                          std::to_string(array.element_class));
  const auto elementClass = ElementClass(array.element_class);
  if (array.is_complex && !isFloat(elementClass))
    throw InvalidArgument(what + " is complex of class " +
                          className(elementClass) +
                          "; only double and single can be");
}

/// Column-major steps in elements.
std::vector<int64_t> denseStrides(const runmat_array &array) {
  std::vector<int64_t> strides;
  int64_t step = 1;
  for (int32_t d = 0; d < array.rank; ++d) {
    strides.push_back(step);
    step *= array.extents[d];
  }
  return strides;
}

bool isDense(const runmat_array &array) {
  if (!array.strides)
    return true;
  const std::vector<int64_t> dense = denseStrides(array);
  for (int32_t d = 0; d < array.rank; ++d)
    if (array.extents[d] != 1 && array.strides[d] != dense[size_t(d)])
      return false;
  return true;
}

/// Calls `visit` with the offset of each element in the caller's memory, in
/// column-major order.
template <typename Visit>
void forEachOffset(const runmat_array &array, int64_t count,
                   const Visit &visit) {
  std::vector<int64_t> position(size_t(array.rank), 0);
  int64_t offset = 0;
  for (int64_t done = 0; done < count; ++done) {
    visit(offset);
    for (int32_t d = 0; d < array.rank; ++d) {
      offset += array.strides[d];
      if (++position[size_t(d)] < array.extents[d])
        break;
      offset -= array.strides[d] * array.extents[d];
      position[size_t(d)] = 0;
    }
  }
}

} // namespace

Extents extentsOf(const runmat_array &array, const std::string &what) {
  if (array.rank < 0 || array.rank > mostExtents ||
      (array.rank > 0 && !array.extents))
    throw InvalidArgument(what + " has no extents");
  std::vector<int64_t> list(array.extents, array.extents + array.rank);
  for (const int64_t extent : list)
    if (extent < 0)
      throw InvalidArgument(what + " has a negative extent");
  list.resize(std::max<size_t>(list.size(), 2), 1);
  return Extents(std::move(list));
}

std::string describe(ElementClass elementClass, bool isComplex,
                     const Extents &extents) {
  return std::string(isComplex ? "complex " : "") + className(elementClass) +
         " " + extents.str();
}

ArrayRef read(const runmat_array &array, const std::string &what) {
  check(array, what);
  Extents extents = extentsOf(array, what);
  const int64_t count = extents.count();
  if (count != 0 && !array.data)
    throw InvalidArgument(what + " has no data");
  ArrayRef result = Array::make(ElementClass(array.element_class),
                                std::move(extents), array.is_complex != 0);
  if (count == 0)
    return result;
  auto *to = static_cast<char *>(result->overwriteData());
  const auto *from = static_cast<const char *>(array.data);
  if (isDense(array)) {
    std::memcpy(to, from, result->bytes());
    return result;
  }
  const size_t step = result->bytes() / size_t(count);
  forEachOffset(array, count, [&](int64_t offset) {
    std::memcpy(to, from + offset * int64_t(step), step);
    to += step;
  });
  return result;
}

void write(const Array &result, const runmat_array &array,
           const std::string &what) {
  check(array, what);
  const Extents extents = extentsOf(array, what);
  const auto elementClass = ElementClass(array.element_class);
  const bool isComplex = array.is_complex != 0;
  if (elementClass != result.elementClass() ||
      isComplex != result.isComplex() || extents != result.extents())
    throw InvalidArgument(
        "the result for " + what + " is " +
        describe(result.elementClass(), result.isComplex(), result.extents()) +
        ", the memory given for it is " +
        describe(elementClass, isComplex, extents));
  const int64_t count = result.count();
  if (count == 0)
    return;
  auto *to = static_cast<char *>(array.data);
  const auto *from = static_cast<const char *>(result.data());
  if (isDense(array)) {
    std::memcpy(to, from, result.bytes());
    return;
  }
  const size_t step = result.bytes() / size_t(count);
  forEachOffset(array, count, [&](int64_t offset) {
    std::memcpy(to + offset * int64_t(step), from, step);
    from += step;
  });
}

} // namespace runmat::embedding
