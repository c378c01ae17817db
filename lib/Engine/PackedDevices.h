//===- PackedDevices.h - devices that packed code is compiled for -*- C++ -*-=//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_ENGINE_PACKEDDEVICES_H
#define RUNMAT_ENGINE_PACKEDDEVICES_H

#include "runmat/unit.h"

#include <span>
#include <vector>

namespace runmat {

/// Devices that stand for those that answer alike (see targetOf): what kernels
/// of applications are compiled for. Others do not find theirs, and leave the
/// work to the processor.
std::span<const runmat_device_info> packedDevices();

/// The stages that the kernels of a cluster come in (RUNMAT_KERNEL_*).
std::vector<uint32_t> stagesOf(const runmat_cluster_info &cluster);

} // namespace runmat

#endif // RUNMAT_ENGINE_PACKEDDEVICES_H
