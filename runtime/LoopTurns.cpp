//===- LoopTurns.cpp - how often a device kernel's loops turn ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reads the loops that codegen/SPIRV makes kernels of, as the first invocation
// of the first workgroup, whose first turns are the longest: no other turns
// more often.
//===----------------------------------------------------------------------===//
#include "runtime/LoopTurns.h"
#include "definitions/ReductionLoops.h"

#include <tuple>

namespace runmat {
namespace {

/// Every device starts as many groups; providers start no more.
constexpr uint64_t mostGroups = 65535;

uint64_t ceilingOf(uint64_t a, uint64_t b) { return a / b + (a % b != 0); }

/// The machine that counts.
class TurnCounter {
public:
  using Number = uint64_t;
  using Condition = bool;
  struct Element {};
  struct Slice {};

  /// For a kernel over so many items, `itemsPerGroup` of which a workgroup
  /// covers in a turn.
  TurnCounter(const IterationSpace &space, uint64_t items,
              uint64_t itemsPerGroup)
      : space(space), groupCount(std::clamp<uint64_t>(
                          ceilingOf(items, itemsPerGroup), 1, mostGroups)) {}

  uint64_t turns() const { return count; }

  Number thread() const { return 0; }
  Number group() const { return 0; }
  Number groups() const { return groupCount; }
  Number length() const { return space.length; }
  Number slices() const { return space.slices; }
  Number blocks() const { return space.blocks; }

  Number constant(int64_t value) { return Number(value); }
  Number add(Number a, Number b) { return a + b; }
  Number mul(Number a, Number b) { return a * b; }
  Number div(Number a, Number b) { return a / b; }
  /// Of no items there is no remainder that anything asks for.
  Number rem(Number a, Number b) { return b ? a % b : 0; }
  Number min(Number a, Number b) { return std::min(a, b); }
  Number ceilDiv(Number a, int64_t b) { return ceilingOf(a, uint64_t(b)); }
  Condition less(Number a, Number b) { return a < b; }
  Condition equal(Number a, Number b) { return a == b; }
  Condition both(Condition a, Condition b) { return a && b; }
  Number select(Condition which, Number a, Number b) { return which ? a : b; }

  /// No turn is longer than the first.
  template <typename Body>
  void loop(Number from, Number to, Number step, Body body) {
    const uint64_t turns =
        from < to ? ceilingOf(to - from, std::max<Number>(step, 1)) : 0;
    const uint64_t outside = count;
    count = 0;
    if (turns)
      body(from);
    count = outside + turns * (1 + count) + 1;
  }
  template <typename Turn>
  void loopWhileSeveral(Number left, Number stride, Turn turn) {
    for (; left > 1; ++count)
      std::tie(left, stride) = turn(left, stride);
    ++count;
  }
  template <typename Then> void ifThen(Condition condition, Then then) {
    if (condition)
      then();
  }
  void barrier() {}

  Slice sliceAt(Number) { return {}; }
  /// One turn an element, and the tests that end two loops.
  Element foldLane(Slice, Number first, Number end) {
    count += (first < end ? ceilingOf(end - first, reductionLanes) : 0) + 2;
    return {};
  }
  Element foldShortLane(Slice, Number first, Number end) {
    loop(first, end, reductionLanes, [](Number) {});
    return {};
  }
  template <typename Lane> Element foldLanes(Number lanes, int, Lane lane) {
    loop(0, lanes, 1, lane);
    return {};
  }
  Element foldWorkgroup(Element, Number, const ReductionSharing &) {
    return {};
  }
  void storePartial(Element, Number, Number) {}
  void storeOutput(Element, Number) {}
  void storeTotal(Number) {}
  void foldNode(Number, Number, Number, Number) {}

private:
  const IterationSpace &space;
  uint64_t groupCount;
  uint64_t count = 0;
};

uint64_t elementwiseTurns(const IterationSpace &space, int64_t workgroup) {
  uint64_t most = 0;
  // Which run the kernel takes is the compiler's choice.
  for (int64_t run = 1; run <= longestRun; run *= 2) {
    TurnCounter counter(space, space.slices, uint64_t(workgroup * run));
    auto nothing = [](uint64_t) {};
    elementwiseLoops(counter, space.slices, workgroup, run, nothing, nothing);
    most = std::max(most, counter.turns());
  }
  return most;
}

} // namespace

uint64_t loopTurns(const runmat_cluster_info &cluster,
                   const IterationSpace &space, uint32_t stage,
                   uint32_t workgroup) {
  const ReductionSharing sharing{isReduced(cluster, 0),
                                 std::max<int64_t>(workgroup, 1)};
  auto turnsOf = [&](uint64_t items, int64_t itemsPerGroup, auto kernel) {
    TurnCounter counter(space, items, uint64_t(itemsPerGroup));
    ReductionLoops loops(counter, sharing);
    (loops.*kernel)();
    return counter.turns();
  };
  using Loops = ReductionLoops<TurnCounter>;
  switch (stage) {
  case RUNMAT_KERNEL_SINGLE:
    return turnsOf(space.slices, sharing.singleItems(), &Loops::single);
  case RUNMAT_KERNEL_PARTIAL:
    return turnsOf(space.blocks * space.slices, sharing.partialItems(),
                   &Loops::partial);
  case RUNMAT_KERNEL_FINAL:
    return turnsOf(space.slices, sharing.finalItems(), &Loops::final);
  default:
    return elementwiseTurns(space, sharing.workgroup);
  }
}

} // namespace runmat
