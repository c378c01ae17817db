//===- PlacementReport.cpp - where clusters are, and why --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/PlacementReport.h"
#include "Engine/Engine.h"

#include <nlohmann/json.hpp>

namespace runmat {

using Json = nlohmann::ordered_json;

/// Means of the executions at each place that were timed, and of what its model
/// said before each.
static Json measuredReport(const PlannedUnit &planned, uint32_t step) {
  Json places = Json::array();
  for (PlaceIndex place = 0; place < planned.reportPlaces.size(); ++place) {
    const PlannedUnit::Comparison &timed = planned.comparison(step, place);
    if (timed.count)
      places.push_back({{"place", planned.reportPlaces[place]},
                        {"launches", timed.count},
                        {"predicted_ms", timed.predicted * 1e3 / timed.count},
                        {"measured_ms", timed.measured * 1e3 / timed.count}});
  }
  return places;
}

Json clusterPlace(const UnitEntry &entry, const runmat_cluster_info &cluster,
                  StatementPlaces &places) {
  if (cluster.line)
    return {{"file", cluster.file}, {"line", cluster.line}};
  return {{"file", entry.program->file},
          {"line", places.line(*entry.program, entry.statement)}};
}

Json placementReport(PlannedUnit &planned, uint32_t step) {
  if (step >= planned.report.steps.size())
    return nullptr;
  const StepDecision &decision = planned.report.steps[step];
  if (decision.reason.empty())
    return nullptr;
  return {{"place", planned.reportPlaces.at(decision.place)},
          {"chosen_by", planned.isForced ? "device" : "plan"},
          {"predicted_ms", decision.seconds * 1e3},
          {"reason", decision.reason},
          {"measured", measuredReport(planned, step)}};
}

static void addUnit(const UnitEntry &entry, StatementPlaces &places,
                    Json &list) {
  PlannedUnit &planned = entry.unit->planned();
  const auto clusters = entry.unit->clusters();
  for (uint32_t i = 0; i < clusters.size(); ++i) {
    const Json placement = placementReport(planned, planned.stepOf(i));
    if (placement.is_null())
      continue;
    Json report = clusterPlace(entry, clusters[i], places);
    report["cluster"] = clusters[i].name;
    report.update(placement);
    list.push_back(std::move(report));
  }
}

Json placementReports(const Engine &engine) {
  StatementPlaces places;
  Json list = Json::array();
  for (const UnitEntry *entry : engine.units().entries())
    if (entry->unit)
      addUnit(*entry, places, list);
  return list;
}

} // namespace runmat
