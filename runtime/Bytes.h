//===- Bytes.h - much memory copied and cleared ----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_BYTES_H
#define RUNMAT_RUNTIME_BYTES_H

#include <cstddef>

namespace runmat {

/// memcpy by as many threads as pay. An interrupt cuts it short, so the memory
/// must be new: nobody may see a part of the copy. Throws runmat::Error
/// "RunMat:interrupted".
void copyBytes(const void *from, void *to, size_t bytes);

/// memset to zero in the same way.
void clearBytes(void *to, size_t bytes);

} // namespace runmat

#endif // RUNMAT_RUNTIME_BYTES_H
