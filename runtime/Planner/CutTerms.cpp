//===- CutTerms.cpp - costs of moving things, as a cut ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What moves is on the source's side. A term of two things is an edge; for one
// of more, a node of its own is on the side of `others` as soon as one of them
// is, as in cuts of circuits, where a net is cut once (Yang and Wong,
// "Efficient network flow based min-cut balanced partitioning", ICCAD 1994).
//===----------------------------------------------------------------------===//
#include "runtime/Planner/CutTerms.h"

#include <limits>

namespace runmat {

void CutTerms::add(double cost, MoveCondition condition) {
  if (cost <= 0)
    return;
  if (condition.kind == MoveCondition::IfMoved)
    cut.addSink(condition.node, cost);
  else if (condition.kind == MoveCondition::IfStayed)
    cut.addSource(condition.node, cost);
}

/// A node that is with those that moved as soon as one has, or with those that
/// stayed as soon as one did.
uint32_t CutTerms::anyOf(std::span<const uint32_t> things, bool haveMoved) {
  if (things.size() == 1)
    return things[0];
  constexpr double uncut = std::numeric_limits<double>::infinity();
  uint32_t any = cut.addNode();
  for (uint32_t thing : things)
    if (haveMoved)
      cut.addEdge(thing, any, uncut);
    else
      cut.addEdge(any, thing, uncut);
  return any;
}

void CutTerms::add(double cost, MoveCondition first,
                   std::span<const MoveCondition> others) {
  if (cost <= 0 || first.kind == MoveCondition::Never)
    return;
  nodes.clear();
  MoveCondition::Kind kind = MoveCondition::Never;
  for (MoveCondition other : others) {
    if (other.kind == MoveCondition::Never)
      continue;
    kind = other.kind;
    if (kind == MoveCondition::Always)
      return add(cost, first);
    nodes.push_back(other.node);
  }
  if (nodes.empty())
    return;
  const bool haveMoved = kind == MoveCondition::IfMoved;
  const uint32_t any = anyOf(nodes, haveMoved);
  if (first.kind == MoveCondition::Always)
    return add(cost, {kind, any});
  if (haveMoved)
    cut.addEdge(any, first.node, cost);
  else
    cut.addEdge(first.node, any, cost);
}

} // namespace runmat
