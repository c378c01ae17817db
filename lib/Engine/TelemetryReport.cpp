//===- TelemetryReport.cpp - the report of --telemetry ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/TelemetryReport.h"
#include "Engine/CounterReport.h"
#include "Engine/PlacementReport.h"
#include "Telemetry/Summary.h"

#include <nlohmann/json.hpp>

namespace runmat {

using Json = nlohmann::ordered_json;

std::string telemetryReport(const telemetry::Recording &recording,
                            const Engine *engine, std::optional<int> status) {
  Json report;
  report["version"] = telemetryVersion;
  report["exit_status"] = status ? Json(*status) : Json();
  report.update(telemetry::summaryOf(recording));
  const Json counters = counterReport(engine);
  report["caches"] = cacheReport(counters);
  report["clusters"] = engine ? placementReports(*engine) : Json::array();
  report["counters"] = counters;
  return report.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

} // namespace runmat
