//===- LateSaving.cpp - what a device saves that comes late ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Planner/LateSaving.h"
#include "runtime/LoopNest.h"
#include "runtime/Planner/PlanSearch.h"

#include <algorithm>
#include <cmath>

namespace runmat {
namespace {

/// Walks the steps as the host would execute them.
class Remainder {
public:
  Remainder(const PlanCosts &costs, double delay)
      : graph(costs.graph()), costs(costs), nest(costs.graph().loops),
        delay(delay) {}
  PlanGraph run();

private:
  uint32_t turningLoop(uint32_t loop) const;
  uint32_t endOf(uint32_t step, uint32_t loop) const;
  double turnsLeft(uint32_t loop, double seconds) const;
  void keepOnHost(uint32_t step);
  void noteBegun(uint32_t step) {
    graph.steps[step].compiledAt |= only(hostPlace);
  }

  PlanGraph graph;
  const PlanCosts &costs;
  const LoopNest nest;
  const double delay;
  double now = 0; ///< When the step at hand begins.
};

/// The outermost loop around that turns more than once, between whose turns
/// work can go elsewhere.
uint32_t Remainder::turningLoop(uint32_t loop) const {
  uint32_t found = noLoop;
  for (; loop != noLoop; loop = graph.loops[loop].around)
    if (costs.graph().loops[loop].turns > 1)
      found = loop;
  return found;
}

/// The first step behind the loop.
uint32_t Remainder::endOf(uint32_t step, uint32_t loop) const {
  while (step < graph.steps.size() && graph.steps[step].loop != noLoop &&
         nest.isWithin(graph.steps[step].loop, loop))
    ++step;
  return step;
}

/// The turns of a loop of so many seconds that begin after the delay.
double Remainder::turnsLeft(uint32_t loop, double seconds) const {
  const double left = std::min(now + seconds - delay, seconds);
  if (left <= 0)
    return 0;
  const double turns = graph.loops[loop].turns;
  return seconds > 0 ? std::floor(turns * (left / seconds)) : turns;
}

void Remainder::keepOnHost(uint32_t step) {
  std::vector<std::string> &obstacles = graph.steps[step].obstacles;
  obstacles.resize(costs.places().size());
  for (PlaceIndex place = 1; place < obstacles.size(); ++place)
    if (obstacles[place].empty())
      obstacles[place] = "it has begun by then";
  noteBegun(step);
}

PlanGraph Remainder::run() {
  for (uint32_t step = 0; step < graph.steps.size();) {
    const uint32_t loop = turningLoop(graph.steps[step].loop);
    const uint32_t end = loop == noLoop ? step + 1 : endOf(step, loop);
    double seconds = 0;
    for (uint32_t s = step; s < end; ++s)
      seconds += costs.stepSeconds(s, hostPlace);
    const double left =
        loop == noLoop ? now >= delay : turnsLeft(loop, seconds);
    const bool hasBegun = now < delay;
    for (uint32_t s = step; s < end && hasBegun; ++s)
      left >= 1 ? noteBegun(s) : keepOnHost(s);
    if (loop != noLoop && left >= 1)
      graph.loops[loop].turns = left;
    now += seconds;
    step = end;
  }
  return std::move(graph);
}

} // namespace

PlanGraph workAfter(const PlanCosts &costs, double delay) {
  return Remainder(costs, delay).run();
}

double savingAfter(const PlanCosts &costs, double delay) {
  const PlanGraph left = workAfter(costs, delay);
  const PlanCosts costsLeft(left, costs.places());
  const Placement onHost(left.steps.size(), hostPlace);
  return costsLeft.seconds(onHost) -
         costsLeft.seconds(searchPlacement(costsLeft));
}

bool paysToWait(const PlanCosts &costs, double delay) {
  const Placement onHost(costs.graph().steps.size(), hostPlace);
  const double waiting = delay + costs.seconds(searchPlacement(costs));
  const double goingOn = costs.seconds(onHost) - savingAfter(costs, delay);
  return waiting < goingOn;
}

double savingOfLaterRuns(double runs, double onHost, double saving,
                         double delay) {
  if (onHost <= 0 || saving <= 0)
    return 0;
  const double begunByThen = std::ceil(std::max(0.0, delay - onHost) / onHost);
  return saving * std::max(0.0, runs - begunByThen);
}

} // namespace runmat
