//===- MemoryCheck.cpp - refusing what cannot fit ---------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Values/MemoryCheck.h"

#include "runtime/Memory.h"

namespace runmat {

void requireMemory(const Extents &extents, size_t bytesPerElement) {
  constexpr int64_t small = 1 << 16;
  const int64_t count = extents.count();
  if (count <= small ||
      double(count) * double(bytesPerElement) <= double(memory::available()))
    return;
  throw Error("MATLAB:array:SizeLimitExceeded",
              "Requested " + extents.str() +
                  " array exceeds maximum array size preference: there is not "
                  "enough memory for it. Use a smaller array or clear "
                  "variables.");
}

} // namespace runmat
