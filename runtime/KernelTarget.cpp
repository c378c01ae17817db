//===- KernelTarget.cpp - what a device's kernels are made for --*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/KernelTarget.h"

#include <algorithm>

namespace runmat {

/// Those that decide how code is made. What a kernel cannot do without
/// (arithmetic of small integers) is not among them: the device refuses it.
static constexpr uint32_t featuresOfCode =
    RUNMAT_FEATURE_DENORM_PRESERVE_F32 | RUNMAT_FEATURE_DENORM_PRESERVE_F64 |
    RUNMAT_FEATURE_SIGNED_ZERO_INF_NAN_F32 |
    RUNMAT_FEATURE_SIGNED_ZERO_INF_NAN_F64 | RUNMAT_FEATURE_ROUND_TO_EVEN_F32 |
    RUNMAT_FEATURE_ROUND_TO_EVEN_F64 | RUNMAT_FEATURE_FMA_F32 |
    RUNMAT_FEATURE_FMA_F64 | RUNMAT_FEATURE_FMA_SUBNORMALS_F32;

uint32_t workgroupOf(const runmat_cluster_info &cluster,
                     const runmat_device_info &device) {
  if (device.kernel_format == RUNMAT_KERNEL_HOST)
    return 1;
  uint32_t wanted = elementwiseWorkgroup;
  if (cluster.kind == RUNMAT_CLUSTER_REDUCTION)
    wanted = cluster.workgroup ? cluster.workgroup
                               : device.default_reduction_workgroup;
  return std::clamp(wanted, 1u, std::max(device.max_workgroup_size, 1u));
}

runmat_kernel_target targetOf(const runmat_device_info &device,
                              uint32_t workgroup) {
  return {sizeof(runmat_kernel_target), device.kernel_format, workgroup,
          device.max_push_constant_bytes, device.features & featuresOfCode};
}

} // namespace runmat
