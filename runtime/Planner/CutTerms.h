//===- CutTerms.h - costs of moving things, as a cut ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Finds which of some things to move when costs depend on what moves and what
// stays. One minimum cut does, for costs of the forms that can be added here.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_CUTTERMS_H
#define RUNMAT_RUNTIME_CUTTERMS_H

#include "runtime/Planner/MinCut.h"

#include <span>

namespace runmat {

/// What holds of a thing after the move.
struct MoveCondition {
  enum Kind : uint8_t { Never, Always, IfMoved, IfStayed };
  Kind kind = Never;
  uint32_t node = 0; ///< Of the last two kinds.

  static MoveCondition constant(bool holds) { return {holds ? Always : Never}; }
  MoveCondition operator!() const {
    constexpr Kind opposites[] = {Always, Never, IfStayed, IfMoved};
    return {opposites[kind], node};
  }
};

class CutTerms {
public:
  /// A thing that may move.
  uint32_t addNode() { return cut.addNode(); }
  /// `cost`, not below 0, when the condition holds.
  void add(double cost, MoveCondition condition);
  /// `cost` when `first` holds and any of `others` does. Those of `others` that
  /// depend on a move are all of one kind, and `first` is not of that kind nor
  /// of the same thing.
  void add(double cost, MoveCondition first,
           std::span<const MoveCondition> others);

  /// Finds the cheapest move; once, after everything was added.
  void solve() { cut.solve(); }
  /// Of all cheapest moves the one with the fewest things.
  bool moves(uint32_t node) const { return cut.isOnSourceSide(node); }

private:
  uint32_t anyOf(std::span<const uint32_t> nodes, bool haveMoved);

  MinCut cut;
  std::vector<uint32_t> nodes; ///< Of the term in the making.
};

} // namespace runmat

#endif // RUNMAT_RUNTIME_CUTTERMS_H
