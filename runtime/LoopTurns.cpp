//===- LoopTurns.cpp - how often a device kernel's loops turn ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Mirrors the loops that codegen/SPIRV distributes work with.
//===----------------------------------------------------------------------===//
#include "runtime/LoopTurns.h"

#include <algorithm>
#include <bit>

namespace runmat {
namespace {

/// Every device starts as many groups; providers start no more.
constexpr uint64_t mostGroups = 65535;
constexpr uint64_t lanes = 32;
/// Slices side by side in a group where dimension 0 is kept.
constexpr uint64_t columnsAtOnce = 32;
/// Partials that an invocation folds at once.
constexpr uint64_t nodeWidth = 8;
/// Slices up to this length, when there are this many, take an invocation each.
constexpr uint64_t tinyLength = 64, manyTiny = 4096;
/// From this many slices on, final kernels fold columns of them side by side.
constexpr uint64_t manyColumns = 1024;

uint64_t ceilDiv(uint64_t a, uint64_t b) { return a / b + (a % b != 0); }

uint64_t groupsFor(uint64_t items, uint64_t itemsPerGroup) {
  return std::clamp<uint64_t>(ceilDiv(items, itemsPerGroup), 1, mostGroups);
}

class ReductionTurns {
public:
  ReductionTurns(const runmat_cluster_info &cluster,
                 const IterationSpace &space, uint64_t workgroup)
      : space(space), workgroup(workgroup), contiguous(isReduced(cluster, 0)),
        rows(std::max<uint64_t>(cluster.block_length / lanes, 1)) {}

  uint64_t partial() const {
    uint64_t items = space.blocks * space.slices;
    uint64_t turns =
        ceilDiv(items, groupsFor(items, blocksAtOnce()) * blocksAtOnce());
    return turns * (1 + block()) + 1;
  }

  uint64_t final() const {
    uint64_t columns = space.slices < manyColumns ? 1 : columnsAtOnce;
    uint64_t turns =
        ceilDiv(space.slices, groupsFor(space.slices, 1) * columns);
    return turns * (1 + fold(columns)) + 1;
  }

  uint64_t single() const {
    uint64_t groups = groupsFor(space.slices, contiguous ? 1 : columnsAtOnce);
    if (space.length <= tinyLength && space.slices >= manyTiny)
      return ceilDiv(space.slices, groups * workgroup) * tinySlice() + 2;
    bool isShort = space.blocks < 2;
    uint64_t tile = isShort || !contiguous ? blocksAtOnce() : 1;
    uint64_t step = contiguous ? blocksAtOnce() : 1;
    uint64_t blockTurns = isShort ? 1 : ceilDiv(space.blocks, step);
    uint64_t folds = isShort ? 0 : fold(contiguous ? 1 : columnsAtOnce);
    return ceilDiv(space.slices, groups * tile) *
               (2 + blockTurns * (1 + block()) + folds) +
           2;
  }

private:
  uint64_t blocksAtOnce() const {
    return contiguous ? std::max<uint64_t>(workgroup / lanes, 1)
                      : columnsAtOnce;
  }

  /// Lanes of a block that one invocation has.
  uint64_t ownLanes() const {
    if (contiguous)
      return 1;
    uint64_t atOnce =
        std::max<uint64_t>(std::bit_floor(workgroup / columnsAtOnce), 1);
    return lanes / std::min(atOnce, lanes);
  }

  uint64_t block() const { return ownLanes() * (rows + 3) + 1; }

  uint64_t tinySlice() const { return 2 + lanes * (2 + tinyLength / lanes); }

  uint64_t fold(uint64_t columns) const {
    uint64_t turns = 1;
    uint64_t rowsAtOnce = std::max<uint64_t>(workgroup / columns, 1);
    for (uint64_t left = space.blocks; left > 1;) {
      left = ceilDiv(left, nodeWidth);
      turns += ceilDiv(left, rowsAtOnce) + 2;
    }
    return turns;
  }

  const IterationSpace &space;
  uint64_t workgroup;
  bool contiguous;
  uint64_t rows;
};

} // namespace

uint64_t loopTurns(const runmat_cluster_info &cluster,
                   const IterationSpace &space, uint32_t stage,
                   uint32_t workgroup) {
  uint64_t size = std::max(workgroup, 1u);
  ReductionTurns turns(cluster, space, size);
  switch (stage) {
  case RUNMAT_KERNEL_SINGLE:
    return turns.single();
  case RUNMAT_KERNEL_PARTIAL:
    return turns.partial();
  case RUNMAT_KERNEL_FINAL:
    return turns.final();
  default:
    return ceilDiv(space.slices, groupsFor(space.slices, size) * size) + 3;
  }
}

} // namespace runmat
