//===- ComplexParts.cpp - complex arrays and their parts --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/ComplexParts.h"

#include <cstring>

namespace runmat {

/// Copies elements of `bytes` each to or from every second place.
static void copyParts(const char *from, size_t fromStep, char *to,
                      size_t toStep, size_t bytes, int64_t count) {
  for (int64_t i = 0; i < count; ++i, from += fromStep, to += toStep)
    std::memcpy(to, from, bytes);
}

ArrayRef takePart(const Array &whole, bool imaginary) {
  ArrayRef out = Array::make(whole.elementClass(), whole.extents());
  const size_t bytes = elementBytes(whole.elementClass());
  if (whole.count() != 0)
    copyParts(static_cast<const char *>(whole.data()) + (imaginary ? bytes : 0),
              2 * bytes, static_cast<char *>(out->overwriteData()), bytes,
              bytes, whole.count());
  return out;
}

ArrayRef joinParts(const Array &real, const Array &imaginary) {
  if (real.extents() != imaginary.extents())
    throw Error("RunMat:internal", "A unit joined parts of different extents.");
  ArrayRef out = Array::make(real.elementClass(), real.extents(), true);
  const size_t bytes = elementBytes(real.elementClass());
  if (real.count() != 0) {
    auto *to = static_cast<char *>(out->overwriteData());
    copyParts(static_cast<const char *>(real.data()), bytes, to, 2 * bytes,
              bytes, real.count());
    copyParts(static_cast<const char *>(imaginary.data()), bytes, to + bytes,
              2 * bytes, bytes, real.count());
  }
  return out;
}

} // namespace runmat
