//===- ReductionLoops.h - the loops of device reductions --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Who computes what in a reduction on a device, and in which loops. One text
// with two readers: codegen/SPIRV makes kernels of it, and runtime/LoopTurns
// counts how often their loops turn. The order of a reduction is fixed
// (docs/numerics.md); which invocation does which node of its tree follows from
// the workgroup's size alone.
//
// * Contiguous kernels (extent 0 is reduced): 32 invocations share a block, one
//   lane each; a workgroup of W has W/32 blocks at once.
// * Strided kernels (extent 0 is kept): neighbours take neighbouring slices. A
//   workgroup has 32 columns and a power of two of rows; row r has the lanes
//   l with l mod rows = r, and folds them by itself.
//
// A reader is a machine: numbers (i64, never negative), conditions, the values
// of a reduction, control flow, and the leaves that touch elements.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_DEFINITIONS_REDUCTIONLOOPS_H
#define RUNMAT_DEFINITIONS_REDUCTIONLOOPS_H

#include "definitions/ReductionOrder.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace runmat {

/// Partials that an invocation folds at once: three levels of the tree.
inline constexpr int64_t reductionNodeWidth = 8;

/// Neighbouring items that an invocation of an elementwise kernel takes at
/// most.
inline constexpr int64_t longestRun = 4;

/// How a workgroup shares the blocks of a reduction.
struct ReductionSharing {
  /// Slices side by side in a workgroup of a strided kernel: a line of memory.
  static constexpr int64_t columns = 32;

  bool isContiguous; ///< extent 0 is reduced
  int64_t workgroup; ///< invocations

  /// Blocks that a workgroup computes at once.
  int64_t blocksAtOnce() const {
    return isContiguous ? std::max<int64_t>(workgroup / reductionLanes, 1)
                        : columns;
  }
  /// Lanes of a block that work side by side, and how far apart in the
  /// workgroup two neighbouring ones are.
  int64_t lanesAtOnce() const {
    const auto rows = uint64_t(std::max<int64_t>(workgroup / columns, 1));
    return isContiguous ? reductionLanes
                        : std::min<int64_t>(int64_t(std::bit_floor(rows)),
                                            reductionLanes);
  }
  int64_t laneDistance() const { return isContiguous ? 1 : columns; }

  // Items of a workgroup in a turn of its outermost loop.
  int64_t partialItems() const { return blocksAtOnce(); }
  int64_t finalItems() const { return 1; }
  int64_t singleItems() const { return isContiguous ? 1 : columns; }
};

/// The loops of an elementwise kernel: an invocation takes runs of `run`
/// neighbouring items, then what is left over.
template <typename Machine, typename Run, typename Item>
void elementwiseLoops(Machine &m, typename Machine::Number items,
                      int64_t workgroup, int64_t run, Run takeRun,
                      Item takeItem) {
  auto size = m.constant(workgroup);
  auto first = m.add(m.mul(m.group(), size), m.thread());
  auto step = m.mul(m.groups(), size);
  if (run > 1) {
    auto length = m.constant(run);
    auto runs = m.div(items, length);
    m.loop(first, runs, step, takeRun);
    first = m.add(m.mul(runs, length), first);
  }
  m.loop(first, items, step, takeItem);
}

/// The loops of the three kernels of a reduction (docs/kernel-contract.md).
/// Those over items are uniform in a workgroup, since blocks fold across
/// barriers.
template <typename Machine> class ReductionLoops {
public:
  using Number = typename Machine::Number;
  using Condition = typename Machine::Condition;
  using Element = typename Machine::Element;
  using Slice = typename Machine::Slice;

  ReductionLoops(Machine &machine, ReductionSharing sharing)
      : m(machine), sharing(sharing), length(m.length()), slices(m.slices()),
        blocks(m.blocks()) {
    auto size = m.constant(sharing.isContiguous ? reductionLanes
                                                : ReductionSharing::columns);
    Number within = m.rem(m.thread(), size), of = m.div(m.thread(), size);
    lane = sharing.isContiguous ? within : of;
    place = sharing.isContiguous ? of : within;
  }

  /// Writes the value of each block to the partials.
  void partial() {
    Number items = m.mul(blocks, slices);
    Number atOnce = m.constant(sharing.blocksAtOnce());
    m.loop(m.mul(m.group(), atOnce), items, m.mul(m.groups(), atOnce),
           [&](Number first) {
             Number item = m.add(first, place);
             Number slice = m.rem(item, slices), number = m.div(item, slices);
             block(slice, number, m.less(item, items), [&](Element value) {
               m.storePartial(value, number, slice);
             });
           });
  }

  /// Folds the partials. Neighbours take neighbouring slices where there are
  /// enough of them to keep the device busy; else a workgroup has one slice.
  void final() {
    constexpr int64_t manySlices = 1024;
    Number columns =
        m.select(m.less(slices, m.constant(manySlices)), m.constant(1),
                 m.constant(ReductionSharing::columns));
    m.loop(m.mul(m.group(), columns), slices, m.mul(m.groups(), columns),
           [&](Number slice) { fold(slice, columns); });
  }

  /// Both at once. Slices that are short and many take an invocation each.
  void single() {
    Number zero = m.constant(0), one = m.constant(1);
    Condition tiny = areTiny();
    tinySlices(m.select(tiny, slices, zero));
    Condition isShort = m.less(blocks, m.constant(2));
    Number tile = m.constant(sharing.blocksAtOnce()), columns = tile;
    if (sharing.isContiguous) {
      tile = m.select(isShort, tile, one);
      columns = one;
    }
    m.loop(m.mul(m.group(), tile), m.select(tiny, zero, slices),
           m.mul(m.groups(), tile), [&](Number first) {
             computeTile(first, isShort);
             m.ifThen(m.less(one, blocks), [&] {
               m.barrier();
               fold(first, columns);
             });
           });
  }

private:
  Machine &m;
  const ReductionSharing sharing;
  /// Elements of a slice, slices, blocks of a slice.
  const Number length, slices, blocks;
  Number lane;  ///< which of the lanes at once the invocation has
  Number place; ///< which of the blocks at once

  //===--------------------------------------------------------------------===//
  // Tiny slices
  //===--------------------------------------------------------------------===//

  Condition areTiny() {
    constexpr int64_t tinyLength = 2 * reductionLanes, manySlices = 4096;
    return m.both(m.less(length, m.constant(tinyLength + 1)),
                  m.less(m.constant(manySlices - 1), slices));
  }

  /// Reduces slices below `end`, one an invocation.
  void tinySlices(Number end) {
    Number size = m.constant(sharing.workgroup);
    Number first = m.add(m.mul(m.group(), size), m.thread());
    m.loop(first, end, m.mul(m.groups(), size),
           [&](Number slice) { m.storeOutput(tinySlice(slice), slice); });
  }

  /// Lanes beyond the length hold the identity, which changes nothing: only the
  /// next power of two of lanes is folded.
  Element tinySlice(Number number) {
    const Slice slice = m.sliceAt(number);
    Number one = m.constant(1), lanes = one;
    Number skipped = m.constant(reductionLanes);
    for (int64_t known = 1; known < reductionLanes; known *= 2) {
      Condition more = m.less(m.constant(known), length);
      lanes = m.select(more, m.constant(2 * known), lanes);
      skipped =
          m.select(more, m.constant(reductionLanes / (2 * known)), skipped);
    }
    const int bits = std::bit_width(uint64_t(reductionLanes)) - 1;
    return m.foldLanes(lanes, bits, [&](Number each) {
      return m.foldShortLane(slice, m.div(reverseBits(each, bits), skipped),
                             length);
    });
  }

  //===--------------------------------------------------------------------===//
  // Blocks
  //===--------------------------------------------------------------------===//

  /// Lanes that one invocation folds alone come in bit-reversed order: then the
  /// halves of every fold are neighbours.
  Number reverseBits(Number value, int bits) {
    Number two = m.constant(2), result = m.constant(0);
    for (int bit = 0; bit < bits; ++bit) {
      result = m.add(m.mul(result, two), m.rem(value, two));
      value = m.div(value, two);
    }
    return result;
  }

  /// The lanes of the block from `first` on that this invocation has, folded.
  Element ownLanes(const Slice &slice, Number first, Number end) {
    const int64_t lanesAtOnce = sharing.lanesAtOnce();
    const int64_t lanes = reductionLanes / lanesAtOnce;
    first = m.add(first, lane);
    if (lanes == 1)
      return m.foldLane(slice, first, end);
    const int bits = std::bit_width(uint64_t(lanes)) - 1;
    return m.foldLanes(m.constant(lanes), bits, [&](Number each) {
      Number skipped = m.mul(reverseBits(each, bits), m.constant(lanesAtOnce));
      return m.foldLane(slice, m.add(first, skipped), end);
    });
  }

  /// Computes block `number` of a slice and hands its value to `store` in one
  /// invocation, if the block `exists`. Uniform control flow.
  template <typename Store>
  void block(Number sliceNumber, Number number, Condition exists, Store store) {
    const Slice slice = m.sliceAt(sliceNumber);
    Number elements = m.constant(reductionBlock);
    Number first = m.mul(number, elements);
    Number end = m.min(m.add(first, elements), length);
    Condition works =
        m.both(exists, m.less(lane, m.constant(sharing.lanesAtOnce())));
    Element value = ownLanes(slice, first, m.select(works, end, first));
    if (sharing.lanesAtOnce() > 1)
      value = m.foldWorkgroup(value, lane, sharing);
    Condition isOwner = m.equal(lane, m.constant(0));
    m.ifThen(m.both(exists, isOwner), [&] { store(value); });
  }

  /// Computes all blocks of the slices from `first` that a workgroup has at
  /// once. With one block a slice the outputs are done; else the partials wait
  /// for their fold.
  void computeTile(Number first, Condition isShort) {
    Number zero = m.constant(0), one = m.constant(1);
    // A slice without elements has one empty block.
    Number count = m.select(isShort, one, blocks);
    Number sliceOffset = place, blockOffset = zero, step = one;
    if (sharing.isContiguous) {
      sliceOffset = m.select(isShort, place, zero);
      blockOffset = m.select(isShort, zero, place);
      step = m.constant(sharing.blocksAtOnce());
    }
    Number slice = m.add(first, sliceOffset);
    Condition isLong = m.less(one, blocks);
    m.loop(zero, count, step, [&](Number firstBlock) {
      Number number = m.add(firstBlock, blockOffset);
      Condition exists = m.both(m.less(slice, slices), m.less(number, count));
      block(slice, number, exists, [&](Element value) {
        m.ifThen(isShort, [&] { m.storeOutput(value, slice); });
        m.ifThen(isLong, [&] { m.storePartial(value, number, slice); });
      });
    });
  }

  //===--------------------------------------------------------------------===//
  // The tree over blocks
  //===--------------------------------------------------------------------===//

  /// Folds the partials of the `columns` (a power of two) slices from
  /// `firstSlice` and stores the outputs. Uniform control flow; the partials
  /// are visible to the workgroup.
  void fold(Number firstSlice, Number columns) {
    Number column = m.rem(m.thread(), columns);
    Number row = m.div(m.thread(), columns);
    Number rows = m.div(m.constant(sharing.workgroup), columns);
    Number slice = m.add(firstSlice, column);
    Condition exists = m.less(slice, slices);
    foldLevels(slice, exists, row, rows);
    m.ifThen(m.both(exists, m.equal(row, m.constant(0))),
             [&] { m.storeTotal(slice); });
  }

  /// Folds in place, three levels of the tree a turn, until its value stands in
  /// the first partial. The `rows` invocations of a column share the nodes of a
  /// turn.
  void foldLevels(Number slice, Condition exists, Number row, Number rows) {
    m.loopWhileSeveral(blocks, m.constant(1), [&](Number count, Number stride) {
      Number nodes = m.ceilDiv(count, reductionNodeWidth);
      m.ifThen(exists, [&] {
        m.loop(row, nodes, rows, [&](Number number) {
          m.foldNode(slice, number, count, stride);
        });
      });
      m.barrier();
      return std::pair(nodes, m.mul(stride, m.constant(reductionNodeWidth)));
    });
  }
};

} // namespace runmat

#endif // RUNMAT_DEFINITIONS_REDUCTIONLOOPS_H
