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
uint64_t loopTurns(const runmat_cluster_info &cluster,
                   const IterationSpace &space, uint32_t stage,
                   uint32_t workgroup);

} // namespace runmat

#endif // RUNMAT_RUNTIME_LOOPTURNS_H
