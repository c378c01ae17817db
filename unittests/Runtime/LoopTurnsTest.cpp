//===- LoopTurnsTest.cpp - tests of the bound of loop turns -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/LoopTurns.h"

#include <gtest/gtest.h>

namespace runmat {
namespace {

constexpr uint64_t llvmpipeTurns = 65535;

struct Reduction {
  runmat_cluster_info info{};
  IterationSpace space;
  uint8_t reducedDimensions[2] = {};

  /// Over `rows` x `columns`, dimension `reduced` of which is reduced.
  Reduction(int64_t rows, int64_t columns, uint32_t reduced) {
    info.kind = RUNMAT_CLUSTER_REDUCTION;
    info.extent_count = 2;
    reducedDimensions[reduced] = 1;
    info.reduced = reducedDimensions;
    info.block_length = 2048;
    const int64_t extents[] = {rows, columns};
    space = iterationSpace(info, extents);
  }
  Reduction(const Reduction &) = delete; // the description points inside
  uint64_t turns(uint32_t stage, uint32_t workgroup = 256) const {
    return loopTurns(info, space, stage, workgroup);
  }
};

TEST(LoopTurns, ElementwiseKernelsTurnForMoreItemsThanInvocations) {
  runmat_cluster_info info{};
  info.extent_count = 1;
  auto turns = [&](int64_t items) {
    return loopTurns(info, iterationSpace(info, &items),
                     RUNMAT_KERNEL_ELEMENTWISE, 256);
  };
  // The tests that end the loop over runs and that over what is left.
  EXPECT_EQ(turns(0), 2u);
  EXPECT_EQ(turns(1000000), 3u);
  EXPECT_EQ(turns(65535 * 256), 3u);
  EXPECT_EQ(turns(65535 * 256 + 1), 4u);
  EXPECT_GT(turns(int64_t{65535} * 256 * 65535), llvmpipeTurns);
}

TEST(LoopTurns, OneLongSliceNeedsTwoPasses) {
  Reduction sum(10000000, 1, 0);
  // 4883 blocks, two at once by 64 invocations: 32 turns for a lane each.
  EXPECT_GT(sum.turns(RUNMAT_KERNEL_SINGLE, 64), llvmpipeTurns);
  EXPECT_LT(sum.turns(RUNMAT_KERNEL_PARTIAL, 64), 100u);
  EXPECT_LT(sum.turns(RUNMAT_KERNEL_FINAL, 64), 100u);
}

TEST(LoopTurns, SmallReductionsStayFarBelow) {
  for (int64_t length : {0, 1, 1023, 1024, 65536})
    for (int64_t others : {0, 1, 1000})
      for (uint32_t reduced : {0, 1}) {
        Reduction sum(reduced ? others : length, reduced ? length : others,
                      reduced);
        EXPECT_LT(sum.turns(RUNMAT_KERNEL_PARTIAL), 1000u);
        EXPECT_LT(sum.turns(RUNMAT_KERNEL_FINAL), 1000u);
      }
  // Every turn over blocks of a strided kernel has four lanes.
  EXPECT_GT(Reduction(3, 300000, 1).turns(RUNMAT_KERNEL_SINGLE), 147u * 4 * 64);
}

TEST(LoopTurns, TinySlicesTakeAnInvocationEach) {
  EXPECT_LT(Reduction(3, 300000, 0).turns(RUNMAT_KERNEL_SINGLE), 200u);
  EXPECT_LT(Reduction(64, 4096, 0).turns(RUNMAT_KERNEL_SINGLE), 200u);
}

} // namespace
} // namespace runmat
