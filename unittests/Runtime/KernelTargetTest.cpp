//===- KernelTargetTest.cpp - what a device's kernels are made for -*- C++ -*-//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/KernelTarget.h"

#include <gtest/gtest.h>

namespace runmat {
namespace {

runmat_device_info deviceOf(uint32_t format, uint32_t features = 0) {
  runmat_device_info device{};
  device.kernel_format = format;
  device.max_workgroup_size = 512;
  device.max_push_constant_bytes = 96;
  device.default_reduction_workgroup = 128;
  device.features = features;
  return device;
}

runmat_cluster_info clusterOf(uint32_t kind, uint32_t workgroup) {
  runmat_cluster_info cluster{};
  cluster.kind = kind;
  cluster.workgroup = workgroup;
  return cluster;
}

TEST(KernelTarget, WorkgroupsOfReductionsAreTheClustersOrTheDevices) {
  const auto device = deviceOf(RUNMAT_KERNEL_SPIRV);
  const auto workgroup = [&](uint32_t kind, uint32_t written) {
    return workgroupOf(clusterOf(kind, written), device);
  };
  EXPECT_EQ(workgroup(RUNMAT_CLUSTER_REDUCTION, 0), 128u);
  EXPECT_EQ(workgroup(RUNMAT_CLUSTER_REDUCTION, 64), 64u);
  EXPECT_EQ(workgroup(RUNMAT_CLUSTER_REDUCTION, 1024), 512u);
  EXPECT_EQ(workgroup(RUNMAT_CLUSTER_ELEMENTWISE, 64), elementwiseWorkgroup);
}

TEST(KernelTarget, TheHostHasNoWorkgroups) {
  EXPECT_EQ(workgroupOf(clusterOf(RUNMAT_CLUSTER_REDUCTION, 64),
                        deviceOf(RUNMAT_KERNEL_HOST)),
            1u);
}

TEST(KernelTarget, HasWhatCodeDependsOnAndNothingElse) {
  const uint32_t needed =
      RUNMAT_FEATURE_ROUND_TO_EVEN_F64 | RUNMAT_FEATURE_FMA_SUBNORMALS_F32;
  const runmat_kernel_target target =
      targetOf(deviceOf(RUNMAT_KERNEL_SPIRV,
                        needed | RUNMAT_FEATURE_INT8 | RUNMAT_FEATURE_FLOAT16),
               32);
  EXPECT_EQ(target.struct_size, sizeof(target));
  EXPECT_EQ(target.format, uint32_t(RUNMAT_KERNEL_SPIRV));
  EXPECT_EQ(target.workgroup, 32u);
  EXPECT_EQ(target.max_push_constant_bytes, 96u);
  EXPECT_EQ(target.features, needed);
}

} // namespace
} // namespace runmat
