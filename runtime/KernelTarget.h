//===- KernelTarget.h - what a device's kernels are made for ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_KERNELTARGET_H
#define RUNMAT_RUNTIME_KERNELTARGET_H

#include "runmat/unit.h"

#include <cstdint>

namespace runmat {

/// Invocations of a workgroup of kernels that are not reductions.
inline constexpr uint32_t elementwiseWorkgroup = 256;

/// Invocations of a workgroup of the cluster's kernels: what
/// runmat-tile-reductions wrote, with the device's own figure where it says so.
uint32_t workgroupOf(const runmat_cluster_info &cluster,
                     const runmat_device_info &device);

/// All that the code of a kernel depends on: of two devices that agree in this,
/// one takes what was made for the other.
runmat_kernel_target targetOf(const runmat_device_info &device,
                              uint32_t workgroup);

} // namespace runmat

#endif // RUNMAT_RUNTIME_KERNELTARGET_H
