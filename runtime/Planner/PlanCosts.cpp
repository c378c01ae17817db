//===- PlanCosts.cpp - what a placement of a unit costs ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Planner/PlanCosts.h"
#include "runtime/LoopNest.h"

#include <algorithm>
#include <limits>

namespace runmat {
namespace {

constexpr double never = std::numeric_limits<double>::infinity();

/// Seconds of one execution that follows another one at the place. What was
/// timed was waited for.
double onceSeconds(const PlanStep &step, PlaceIndex place,
                   const DeviceModel &model) {
  // The host has no queue that a launch could wait in.
  const bool isDependent = place != hostPlace;
  if (place >= step.measured.size() || step.measured[place] == 0)
    return model.launchSeconds(step.work, isDependent);
  if (!isDependent)
    return step.measured[place];
  const double dependent = model.latencySeconds(true);
  return std::max(step.measured[place] - model.latencySeconds(false) +
                      dependent,
                  dependent);
}

double executedSeconds(const PlanStep &step, PlaceIndex place,
                       const DeviceModel &model, double executions,
                       double runs) {
  if (!canBeAt(step, place))
    return never;
  double compile = contains(step.compiledAt, place)
                       ? 0
                       : model.compileSeconds(step.compile) / runs;
  return executions * onceSeconds(step, place, model) + compile;
}

} // namespace

PlanCosts::PlanCosts(const PlanGraph &graph, std::span<const PlanPlace> places)
    : graph_(graph), places_(places), flows_(valueFlows(graph)) {
  const LoopNest nest(graph.loops);
  stepSeconds_.reserve(graph.steps.size() * places.size());
  for (const PlanStep &step : graph.steps)
    for (PlaceIndex p = 0; p < places.size(); ++p)
      stepSeconds_.push_back(executedSeconds(
          step, p, *places[p].model, nest.executions(step.loop), graph.runs));
  addSuccessions();
}

/// A step follows the one before it as often as the loops around both turn, and
/// the first of a loop follows its last in all turns but the first.
void PlanCosts::addSuccessions() {
  const LoopNest nest(graph_.loops);
  const std::vector<PlanStep> &steps = graph_.steps;
  std::vector<uint32_t> first(graph_.loops.size(), noStep);
  std::vector<uint32_t> last(graph_.loops.size(), noStep);
  for (uint32_t s = 0; s < steps.size(); ++s) {
    uint32_t common =
        s ? nest.common(steps[s - 1].loop, steps[s].loop) : noLoop;
    successions_.push_back({s ? s - 1 : noStep, s, nest.executions(common)});
    for (uint32_t l = steps[s].loop; l != noLoop; l = graph_.loops[l].around) {
      if (first[l] == noStep)
        first[l] = s;
      last[l] = s;
    }
  }
  for (uint32_t l = 0; l < graph_.loops.size(); ++l) {
    double entries = nest.executions(graph_.loops[l].around);
    if (first[l] != noStep)
      successions_.push_back({last[l], first[l], nest.executions(l) - entries});
  }
}

//===----------------------------------------------------------------------===//
// Single terms
//===----------------------------------------------------------------------===//

double PlanCosts::stepSeconds(uint32_t step, PlaceIndex place) const {
  return stepSeconds_[step * places_.size() + place];
}

double PlanCosts::wakeSeconds(const Succession &succession,
                              PlaceIndex place) const {
  if (place == hostPlace || graph_.steps[succession.after].work.launches == 0)
    return 0;
  const DeviceModel &model = *places_[place].model;
  return succession.count *
         (model.latencySeconds(false) - model.latencySeconds(true));
}

double PlanCosts::uploadSeconds(const ValueFlow &flow, PlaceIndex place) const {
  const PlanValue &value = graph_.values[flow.value];
  return places_[place].model->transferSeconds(Transfer::Upload, value.bytes);
}

double PlanCosts::downloadSeconds(const ValueFlow &flow,
                                  PlaceIndex place) const {
  const PlanValue &value = graph_.values[flow.value];
  return places_[place].model->transferSeconds(Transfer::Download, value.bytes);
}

double PlanCosts::homeDownloadSeconds(const ValueFlow &flow) const {
  const PlaceSet set = graph_.values[flow.value].currentAt;
  if (contains(set, hostPlace))
    return 0;
  double least = never;
  for (PlaceIndex p = 1; p < places_.size(); ++p)
    if (contains(set, p))
      least = std::min(least, downloadSeconds(flow, p));
  return least;
}

//===----------------------------------------------------------------------===//
// Placements
//===----------------------------------------------------------------------===//

PlaceSet PlanCosts::currentAt(const ValueFlow &flow,
                              const Placement &placement) const {
  return flow.maker == noStep ? graph_.values[flow.value].currentAt
                              : only(placement[flow.maker]);
}

double PlanCosts::flowSeconds(const ValueFlow &flow, PlaceSet currentAt,
                              std::span<const double> countAt) const {
  double seconds = 0, elsewhere = 0, download = never;
  for (PlaceIndex p = 0; p < places_.size(); ++p) {
    if (contains(currentAt, p)) {
      download =
          std::min(download, p == hostPlace ? 0 : downloadSeconds(flow, p));
      continue;
    }
    elsewhere = std::max(elsewhere, countAt[p]);
    if (p != hostPlace && countAt[p] > 0)
      seconds += countAt[p] * uploadSeconds(flow, p);
  }
  return elsewhere > 0 ? seconds + elsewhere * download : seconds;
}

double PlanCosts::flowSeconds(const ValueFlow &flow,
                              const Placement &placement) const {
  double countAt[maxPlaces] = {};
  for (const FlowReader &reader : flow.readers) {
    double &count = countAt[placeOf(reader, placement)];
    count = std::max(count, reader.count);
  }
  return flowSeconds(flow, currentAt(flow, placement), countAt);
}

double PlanCosts::stepsSeconds(const Placement &placement) const {
  double seconds = 0;
  for (uint32_t s = 0; s < placement.size(); ++s)
    seconds += stepSeconds(s, placement[s]);
  for (const Succession &succession : successions_) {
    PlaceIndex place = placement[succession.after];
    if (succession.before == noStep || placement[succession.before] != place)
      seconds += wakeSeconds(succession, place);
  }
  return seconds;
}

double PlanCosts::transfersSeconds(const Placement &placement) const {
  double seconds = 0;
  for (const ValueFlow &flow : flows_)
    seconds += flowSeconds(flow, placement);
  return seconds;
}

} // namespace runmat
