//===- PackedDevicesTest.cpp - devices that code is packed for --*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/PackedDevices.h"
#include "runtime/KernelTarget.h"

#include <gtest/gtest.h>

#include <set>
#include <tuple>

using namespace runmat;

TEST(PackedDevices, HaveCodeOfTheirOwnEach) {
  std::set<std::tuple<uint32_t, uint32_t>> targets;
  for (const runmat_device_info &device : packedDevices()) {
    EXPECT_EQ(device.kernel_format, uint32_t(RUNMAT_KERNEL_SPIRV));
    const auto target = targetOf(device, elementwiseWorkgroup);
    EXPECT_TRUE(targets.emplace(target.max_push_constant_bytes, target.features)
                    .second);
  }
  EXPECT_GE(targets.size(), 2u);
}

TEST(PackedDevices, StagesAreThoseThatAreLaunched) {
  runmat_cluster_info cluster{};
  cluster.kind = RUNMAT_CLUSTER_ELEMENTWISE;
  EXPECT_EQ(stagesOf(cluster),
            (std::vector<uint32_t>{RUNMAT_KERNEL_ELEMENTWISE}));
  cluster.kind = RUNMAT_CLUSTER_REDUCTION;
  EXPECT_EQ(stagesOf(cluster),
            (std::vector<uint32_t>{RUNMAT_KERNEL_SINGLE, RUNMAT_KERNEL_PARTIAL,
                                   RUNMAT_KERNEL_FINAL}));
}
