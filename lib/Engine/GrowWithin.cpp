//===- GrowWithin.cpp - elements behind the end where room is ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/GrowWithin.h"
#include "runtime/Array.h"
#include "runtime/Residency.h"
#include "runtime/UnitHandles.h"

#include <bit>
#include <cstring>

namespace runmat {

static bool isPassedAs(const CallArgumentDescription &argument,
                       ElementClass elementClass) {
  return argument.scalarClass &&
         *argument.scalarClass == static_cast<uint8_t>(elementClass);
}

static bool isRow(const Array &array) {
  return array.extents().rank() == 2 && array.extents()[0] == 1;
}

static bool isColumn(const Array &array) {
  return array.extents().rank() == 2 && array.extents()[1] == 1;
}

/// What only this call sees, and may write where it is.
static bool isOpen(const Array &array) {
  return array.isUnique() && !array.isComplex() && !array.isGpuArray() &&
         array.count() > 0 && (isRow(array) || isColumn(array)) &&
         Residency::isOnHost(array);
}

bool growWithin(const CallDescription &site, const uint64_t *arguments,
                uint64_t *results) {
  Array &array = *fromHandle(reinterpret_cast<runmat_array *>(arguments[0]));
  if (!isPassedAs(site.arguments[1], ElementClass::Double) ||
      !isPassedAs(site.arguments[2], array.elementClass()) || !isOpen(array))
    return false;
  const int64_t count = array.count();
  const double position = std::bit_cast<double>(arguments[1]);
  if (!(position >= 1 && position <= double(count) + 1))
    return false;
  const auto index = int64_t(position) - 1;
  if (double(index + 1) != position ||
      (index == count && array.capacity() == count))
    return false;
  if (index == count)
    array.growTo(isRow(array) ? Extents(1, count + 1) : Extents(count + 1, 1));
  const size_t size = elementBytes(array.elementClass());
  std::memcpy(static_cast<std::byte *>(array.mutableData()) +
                  size_t(index) * size,
              &arguments[2], size);
  results[0] = arguments[0];
  return true;
}

} // namespace runmat
