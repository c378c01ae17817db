//===- ElementSize.h - elements as bytes to move ----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_VALUES_ELEMENTSIZE_H
#define RUNMAT_VALUES_ELEMENTSIZE_H

#include "runtime/Array.h"

namespace runmat {

/// A complex double.
struct Pair {
  uint64_t parts[2] = {0, 0};
};

/// Bytes of one element, both parts of a complex one.
inline size_t sizeOfElement(const Array &array) {
  return elementBytes(array.elementClass()) * (array.isComplex() ? 2 : 1);
}

/// Calls `run` with a sample of the type of this size.
template <typename Run> void withElementType(size_t size, Run run) {
  if (size == 1)
    run(uint8_t());
  else if (size == 2)
    run(uint16_t());
  else if (size == 4)
    run(uint32_t());
  else if (size == 8)
    run(uint64_t());
  else
    run(Pair());
}

} // namespace runmat

#endif // RUNMAT_VALUES_ELEMENTSIZE_H
