//===- PackedDevices.cpp - devices that packed code is compiled for -*- C++ -*//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/PackedDevices.h"

#include <array>

namespace runmat {

static runmat_device_info vulkanDevice(uint32_t pushConstantBytes,
                                       uint32_t features) {
  runmat_device_info device{};
  device.struct_size = sizeof(device);
  device.kernel_format = RUNMAT_KERNEL_SPIRV;
  device.max_workgroup_size = 1024;
  device.max_push_constant_bytes = pushConstantBytes;
  device.default_reduction_workgroup = 256;
  device.features = features;
  return device;
}

std::span<const runmat_device_info> packedDevices() {
  constexpr uint32_t exact = RUNMAT_FEATURE_SIGNED_ZERO_INF_NAN_F32 |
                             RUNMAT_FEATURE_SIGNED_ZERO_INF_NAN_F64 |
                             RUNMAT_FEATURE_ROUND_TO_EVEN_F32 |
                             RUNMAT_FEATURE_ROUND_TO_EVEN_F64;
  constexpr uint32_t fused = RUNMAT_FEATURE_FMA_F32 | RUNMAT_FEATURE_FMA_F64;
  static const std::array devices = {
      // NVIDIA's, by driver 580 on an H100 and an H200.
      vulkanDevice(256, exact | fused),
      // Mesa's software device, by version 22.3.
      vulkanDevice(128, exact),
  };
  return devices;
}

std::vector<uint32_t> stagesOf(const runmat_cluster_info &cluster) {
  if (cluster.kind == RUNMAT_CLUSTER_REDUCTION)
    return {RUNMAT_KERNEL_SINGLE, RUNMAT_KERNEL_PARTIAL, RUNMAT_KERNEL_FINAL};
  return {RUNMAT_KERNEL_ELEMENTWISE};
}

} // namespace runmat
