//===- ReportJson.cpp - a profile in JSON -----------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "JsonText.h"
#include "Report.h"

using namespace runmat;
using namespace runmat::profile;
using driver::Json;

namespace {

Json describe(const DeviceDescription &device) {
  return {{"device", device.place},
          {"name", device.name},
          {"driver", device.driver},
          {"type", device.type},
          {"two-pass-threshold", device.reduction.threshold},
          {"reduction-workgroup", device.reduction.workgroup}};
}

Json describe(const TimingLimits &limits) {
  return {{"statistic", "median"},
          {"warm", true},
          {"stable_spread", limits.stableSpread},
          {"stable_runs", limits.stableRuns},
          {"most_runs", limits.mostRuns},
          {"most_seconds", limits.mostSeconds}};
}

Json describe(const Result &result) {
  const PointPlan &point = result.point;
  Json json = {{"operation", point.operation->text},
               {"class", className(point.operation->elementClass)},
               {"rows", point.rows},
               {"columns", point.columns},
               {"seconds", result.timing.median},
               {"lower_quartile", result.timing.lowerQuartile},
               {"upper_quartile", result.timing.upperQuartile},
               {"runs", result.timing.runs},
               {"amount", point.amount()},
               {"rate", result.rate()},
               {"launches", result.launches},
               {"computed_by", result.place},
               {"same_as_cpu", !result.mismatch}};
  if (result.mismatch)
    json["mismatch"] = *result.mismatch;
  if (point.setting) {
    json["workgroup"] = point.setting->workgroup;
    json["passes"] = isInTwoPasses(point) ? 2 : 1;
  }
  return json;
}

Json describeSweep(const Report &report, SweepKind kind) {
  Json points = Json::array();
  for (const Result &result : resultsOf(report, kind))
    points.push_back(describe(result));
  return {{"sweep", nameOf(kind)},
          {"unit", countsOperations(kind) ? "flop/s" : "B/s"},
          {"points", points}};
}

Json adviceOf(const Report &report) {
  const std::optional<ReductionAdvice> advice = reductionAdvice(report);
  if (!advice)
    return nullptr;
  Json json = {{"two-pass-threshold", advice->best.threshold}};
  if (report.device.hasWorkgroups)
    json["reduction-workgroup"] = advice->best.workgroup;
  json["slowdown"] = advice->slowdown;
  if (advice->slowdownOfDevice)
    json["slowdown_of_device"] = *advice->slowdownOfDevice;
  return json;
}

} // namespace

std::string profile::jsonOf(const Report &report) {
  Json sweeps = Json::array();
  for (size_t kind = 0; kind < sweepCount; ++kind)
    if (!resultsOf(report, SweepKind(kind)).empty())
      sweeps.push_back(describeSweep(report, SweepKind(kind)));
  Json json = {{"version", 1},
               {"complete", report.isComplete()},
               {"planned", report.planned},
               {"quick", report.quick},
               {"device", describe(report.device)},
               {"method", describe(report.limits)},
               {"sweeps", sweeps},
               {"best", adviceOf(report)}};
  if (!report.note.empty())
    json["note"] = report.note;
  if (!report.failure.empty())
    json["failure"] = report.failure;
  return driver::jsonText(json);
}
