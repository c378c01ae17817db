//===- Broadcast.h - implicit expansion -------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_BUILTINS_KERNELS_BROADCAST_H
#define RUNMAT_BUILTINS_KERNELS_BROADCAST_H

#include "Builtins/Kernels/KernelTable.h"

namespace runmat::kernels {

/// Extents of the result: equal extents stay, ones expand. Throws
/// MATLAB:sizeDimensionsMustMatch otherwise.
Extents broadcastExtents(const Extents &lhs, const Extents &rhs);

/// One operand of an expanded loop.
struct BroadcastOperand {
  const char *data;
  const Extents *extents;
  size_t elementBytes;
};

/// Runs `operation` over the result, a run of the first dimensions at a time.
void runBroadcast(const BinaryRunner &operation, const BroadcastOperand &lhs,
                  const BroadcastOperand &rhs, const Extents &result, char *out,
                  size_t outBytes);

} // namespace runmat::kernels

#endif // RUNMAT_BUILTINS_KERNELS_BROADCAST_H
