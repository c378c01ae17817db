//===- MemoryCheck.h - refusing what cannot fit -----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_VALUES_MEMORYCHECK_H
#define RUNMAT_VALUES_MEMORYCHECK_H

#include "runtime/Array.h"

namespace runmat {

/// Throws MATLAB:array:SizeLimitExceeded when `extents` elements of that size
/// are more than the memory that is available: lists beside the arrays are to
/// fail as the arrays do, not to end the process.
void requireMemory(const Extents &extents, size_t bytesPerElement);

} // namespace runmat

#endif // RUNMAT_VALUES_MEMORYCHECK_H
