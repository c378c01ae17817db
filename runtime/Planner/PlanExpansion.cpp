//===- PlanExpansion.cpp - the best move of steps to a place ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One minimum cut finds it. That a cut places the modules of a program on two
// processors best is due to Stone ("Multiprocessor scheduling with the aid of
// network flow algorithms", IEEE Trans. Software Engineering 3(1), 1977). With
// more places, the cut that lets any steps move to one of them is the expansion
// move of Boykov, Veksler and Zabih ("Fast approximate energy minimization via
// graph cuts", PAMI 23(11), 2001).
//
// Costs must be submodular in what moves. Since arrays go from device to device
// by the host, each transfer is a term of one device d: one download when an
// array is made at d and anybody reads it elsewhere, one upload when it is made
// elsewhere and anybody reads it at d. A move makes "at d" true of steps or
// false of steps, never both, which is the form wanted.
//===----------------------------------------------------------------------===//
#include "runtime/Planner/PlanExpansion.h"
#include "runtime/Planner/CutTerms.h"

namespace runmat {
namespace {

/// The choice of each step between two places, which may be the same one.
class Expansion {
public:
  /// Those that stay are where `from` has them, those that move where `to` has
  /// them.
  Expansion(const PlanCosts &costs, const Placement &from, const Placement &to)
      : costs(costs), from(from), to(to),
        placeCount(static_cast<PlaceIndex>(costs.places().size())) {}
  Placement run();

private:
  bool canMove(uint32_t step) const { return from[step] != to[step]; }
  MoveCondition isIn(PlaceSet set, uint32_t step) const;
  MoveCondition isAt(PlaceIndex place, uint32_t step) const {
    return isIn(only(place), step);
  }
  void addStep(uint32_t step);
  void addSuccession(const Succession &succession);
  void addFlow(const ValueFlow &flow);
  void addMadeHere(const ValueFlow &flow, std::span<const FlowReader> readers,
                   double arrays);
  void addGiven(const ValueFlow &flow, std::span<const FlowReader> readers,
                double arrays);
  void findReaders(std::span<const FlowReader> readers, PlaceSet set,
                   bool isInside);

  const PlanCosts &costs;
  const Placement &from, &to;
  const PlaceIndex placeCount;
  CutTerms terms;
  std::vector<uint32_t> nodes;        ///< By step; of those that can move.
  std::vector<MoveCondition> reading; ///< Of the term in the making.
};

/// That the step is at one of the places, after the move.
MoveCondition Expansion::isIn(PlaceSet set, uint32_t step) const {
  if (step == noStep)
    return MoveCondition::constant(contains(set, hostPlace));
  const bool before = contains(set, from[step]);
  const bool after = contains(set, to[step]);
  if (before == after)
    return MoveCondition::constant(before);
  return {after ? MoveCondition::IfMoved : MoveCondition::IfStayed,
          nodes[step]};
}

void Expansion::addStep(uint32_t step) {
  nodes.push_back(canMove(step) ? terms.addNode() : 0);
  if (!canMove(step))
    return;
  terms.add(costs.stepSeconds(step, to[step]),
            {MoveCondition::IfMoved, nodes[step]});
  terms.add(costs.stepSeconds(step, from[step]),
            {MoveCondition::IfStayed, nodes[step]});
}

void Expansion::addSuccession(const Succession &succession) {
  for (PlaceIndex p = 0; p < placeCount; ++p) {
    MoveCondition isElsewhere = succession.before == noStep
                                    ? MoveCondition::constant(true)
                                    : !isAt(p, succession.before);
    if (succession.before != succession.after)
      terms.add(costs.wakeSeconds(succession, p), isAt(p, succession.after),
                {&isElsewhere, 1});
  }
}

/// Leaves in `reading` that a reader is inside of the set, or outside.
void Expansion::findReaders(std::span<const FlowReader> readers, PlaceSet set,
                            bool isInside) {
  reading.clear();
  for (const FlowReader &reader : readers) {
    MoveCondition inside = isIn(set, reader.step);
    reading.push_back(isInside ? inside : !inside);
  }
}

/// The terms of `arrays` arrays that a step makes.
void Expansion::addMadeHere(const ValueFlow &flow,
                            std::span<const FlowReader> readers,
                            double arrays) {
  for (PlaceIndex p = 1; p < placeCount; ++p) {
    MoveCondition isMadeThere = isAt(p, flow.maker);
    findReaders(readers, only(p), /*isInside=*/false);
    terms.add(arrays * costs.downloadSeconds(flow, p), isMadeThere, reading);
    findReaders(readers, only(p), /*isInside=*/true);
    terms.add(arrays * costs.uploadSeconds(flow, p), !isMadeThere, reading);
  }
}

/// The terms of an array that is there before the unit.
void Expansion::addGiven(const ValueFlow &flow,
                         std::span<const FlowReader> readers, double arrays) {
  const MoveCondition always = MoveCondition::constant(true);
  const PlaceSet set = costs.graph().values[flow.value].currentAt;
  if (!contains(set, hostPlace)) {
    findReaders(readers, set, /*isInside=*/false);
    terms.add(arrays * costs.homeDownloadSeconds(flow), always, reading);
  }
  for (PlaceIndex p = 1; p < placeCount; ++p)
    if (!contains(set, p)) {
      findReaders(readers, only(p), /*isInside=*/true);
      terms.add(arrays * costs.uploadSeconds(flow, p), always, reading);
    }
}

/// A place needs as many arrays as its reader of the highest count: readers are
/// taken from the highest on, each time for what the next ones need less.
void Expansion::addFlow(const ValueFlow &flow) {
  const std::vector<FlowReader> &readers = flow.readers;
  for (size_t i = 0; i < readers.size(); ++i) {
    double next = i + 1 < readers.size() ? readers[i + 1].count : 0;
    if (readers[i].count == next)
      continue;
    std::span<const FlowReader> those(readers.data(), i + 1);
    if (flow.maker == noStep)
      addGiven(flow, those, readers[i].count - next);
    else
      addMadeHere(flow, those, readers[i].count - next);
  }
}

Placement Expansion::run() {
  for (uint32_t s = 0; s < from.size(); ++s)
    addStep(s);
  for (const Succession &succession : costs.successions())
    addSuccession(succession);
  for (const ValueFlow &flow : costs.flows())
    addFlow(flow);
  terms.solve();
  Placement result = from;
  for (uint32_t s = 0; s < from.size(); ++s)
    if (canMove(s) && terms.moves(nodes[s]))
      result[s] = to[s];
  return result;
}

} // namespace

Placement expanded(const PlanCosts &costs, const Placement &placement,
                   PlaceIndex place) {
  Placement to = placement;
  for (uint32_t s = 0; s < placement.size(); ++s)
    if (canBeAt(costs.graph().steps[s], place))
      to[s] = place;
  return Expansion(costs, placement, to).run();
}

} // namespace runmat
