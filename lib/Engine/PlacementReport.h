//===- PlacementReport.h - where clusters are, and why ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_ENGINE_PLACEMENTREPORT_H
#define RUNMAT_ENGINE_PLACEMENTREPORT_H

#include "runtime/Planner/PlannedUnit.h"

#include <nlohmann/json_fwd.hpp>

namespace runmat {

class Engine;
class StatementPlaces;
struct UnitEntry;

/// The file and line of a cluster of the unit, or of the unit where the
/// cluster's are not known.
nlohmann::ordered_json clusterPlace(const UnitEntry &entry,
                                    const runmat_cluster_info &cluster,
                                    StatementPlaces &places);

/// Where the plan in force has the step, and why, with what it took at each
/// place where it was timed; where a device was named, where it ran. Null where
/// neither is known.
nlohmann::ordered_json placementReport(PlannedUnit &planned, uint32_t step);

/// That of each cluster, with its file and line.
nlohmann::ordered_json placementReports(const Engine &engine);

} // namespace runmat

#endif // RUNMAT_ENGINE_PLACEMENTREPORT_H
