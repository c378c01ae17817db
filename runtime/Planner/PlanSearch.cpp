//===- PlanSearch.cpp - where the steps of a unit run -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Why cuts: each choice of a step depends on those of the steps that it shares
// arrays with, so that greedy choices and searches that move single steps stay
// where moving a whole chain would pay. A cut sees all of them at once. With
// two places it finds the best placement; so no faster place makes a plan
// longer, since it makes no sum longer, nor the least of them. With more places
// the best placement is hard to find (the multiway cut is such a problem), and
// expansion moves from several starts come near: of 20,000 random graphs of up
// to 7 steps and 3 or 4 places they missed the best of 6, by 14 % at most.
//===----------------------------------------------------------------------===//
#include "runtime/Planner/PlanSearch.h"
#include "runtime/Planner/PlanExpansion.h"
#include "runtime/Planner/PlanReasons.h"

namespace runmat {
namespace {

/// Moves are tried to each place this often at most; two or three times find
/// what there is to find.
constexpr uint32_t mostRounds = 8;
/// What a move must gain, in shares of the whole: more than roundings.
constexpr double leastGain = 1e-9;

struct Candidate {
  Placement placement;
  double seconds;
};

/// Takes the better one; whether that is the new one.
bool improve(Candidate &best, const PlanCosts &costs, Placement placement) {
  double seconds = costs.seconds(placement);
  if (seconds >= best.seconds * (1 - leastGain))
    return false;
  best = {std::move(placement), seconds};
  return true;
}

/// Moves steps to one place after the other until no place gains anything.
void expandInTurn(Candidate &candidate, const PlanCosts &costs) {
  const auto places = static_cast<uint32_t>(costs.places().size());
  uint32_t tries = 0, inVain = 0;
  for (; inVain < places && tries < mostRounds * places; ++tries) {
    Placement next = expanded(costs, candidate.placement, tries % places);
    inVain = improve(candidate, costs, std::move(next)) ? 0 : inVain + 1;
  }
}

/// Each step where it is cheapest by itself.
Placement cheapestAlone(const PlanCosts &costs) {
  Placement placement;
  for (uint32_t s = 0; s < costs.graph().steps.size(); ++s) {
    PlaceIndex best = hostPlace;
    for (PlaceIndex p = 1; p < costs.places().size(); ++p)
      if (costs.stepSeconds(s, p) < costs.stepSeconds(s, best))
        best = p;
    placement.push_back(best);
  }
  return placement;
}

} // namespace

Placement searchPlacement(const PlanCosts &costs) {
  const Placement onHost(costs.graph().steps.size(), hostPlace);
  const size_t places = costs.places().size();
  Candidate best = {onHost, costs.seconds(onHost)};
  auto tryFrom = [&](Placement start) {
    double seconds = costs.seconds(start);
    Candidate candidate = {std::move(start), seconds};
    if (places > 2)
      expandInTurn(candidate, costs);
    improve(best, costs, std::move(candidate.placement));
  };
  // One expansion from the host finds the best of the host and a device.
  for (PlaceIndex p = 1; p < places; ++p)
    tryFrom(expanded(costs, onHost, p));
  if (places > 2)
    tryFrom(cheapestAlone(costs));
  return best.placement;
}

Plan searchPlan(const PlanGraph &graph, std::span<const PlanPlace> places) {
  return searchPlan(PlanCosts(graph, places));
}

Plan searchPlan(const PlanCosts &costs) {
  const Placement placement = searchPlacement(costs);
  Plan plan;
  plan.steps = explained(costs, placement);
  plan.transferSeconds = costs.transfersSeconds(placement);
  plan.seconds = costs.stepsSeconds(placement) + plan.transferSeconds;
  return plan;
}

} // namespace runmat
