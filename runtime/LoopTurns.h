//===- LoopTurns.h - how often a device kernel's loops turn -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_LOOPTURNS_H
#define RUNMAT_RUNTIME_LOOPTURNS_H

#include "runmat/unit.h"
#include "runtime/IterationSpace.h"

#include <cstdint>

namespace runmat {

/// An upper bound of the turns that all loops of one invocation make together,
/// nested ones and the test that ends each loop counted, in the kernel for
/// `stage` (RUNMAT_KERNEL_*) of a cluster compiled for SPIR-V. Devices may
/// leave loops early beyond `max_loop_turns` of their information.
///
/// With G groups (at most 65,535) of W invocations, B elements a block, and
/// U = B/32 + 2 for the elements of a lane:
///   elementwise  ceil(items / GW) + 3
///   a block      R(U + 1) + 1, where an invocation has R of the 32 lanes
///   partial      ceil(items / G·blocks at once) (1 + block) + 1
///   fold         1 + sum over levels k of (ceil(blocks / 8^k·rows) + 2)
///   final        ceil(slices / G·columns) (1 + fold) + 1
///   single       ceil(slices / G·tile) (2 + turns over blocks (1 + block) +
///                fold) + 2, or that of a kernel in which an invocation takes
///                whole slices, if they are tiny
uint64_t loopTurns(const runmat_cluster_info &cluster,
                   const IterationSpace &space, uint32_t stage,
                   uint32_t workgroup);

} // namespace runmat

#endif // RUNMAT_RUNTIME_LOOPTURNS_H
