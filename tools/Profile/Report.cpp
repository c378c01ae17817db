//===- Report.cpp - what a profile found ------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Report.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

using namespace runmat;
using namespace runmat::profile;

std::vector<Result> profile::resultsOf(const Report &report, SweepKind kind) {
  std::vector<Result> some;
  std::ranges::copy_if(report.results, std::back_inserter(some),
                       [&](const Result &result) {
                         return result.point.operation->sweep == kind;
                       });
  return some;
}

static ReductionRun reductionRun(const Result &result) {
  const PointPlan &point = result.point;
  return {uint64_t(point.rows), uint64_t(point.columns),
          point.setting->workgroup, isInTwoPasses(point), result.timing.median};
}

std::optional<ReductionAdvice> profile::reductionAdvice(const Report &report) {
  std::vector<ReductionRun> runs;
  for (const Result &result : resultsOf(report, SweepKind::ReductionSettings))
    runs.push_back(reductionRun(result));
  // The sweep is the last: without its end some pairs were tried with easier
  // shapes than others.
  if (runs.empty() || !report.isComplete())
    return std::nullopt;
  const std::vector<uint64_t> thresholds =
      report.thresholds.empty() ? thresholdsBetween(runs) : report.thresholds;
  const std::optional<ReductionPair> best = bestPair(runs, thresholds);
  if (!best)
    return std::nullopt;
  return ReductionAdvice{*best, *slowdown(runs, *best),
                         slowdown(runs, report.device.reduction)};
}

static std::string workgroupText(uint32_t workgroup) {
  return workgroup ? fmt::format("workgroup {}, ", workgroup) : "";
}

std::string profile::seriesOf(const Result &result) {
  const PointPlan &point = result.point;
  if (point.setting)
    return fmt::format("{} slice{}, {}{}", point.columns,
                       point.columns == 1 ? "" : "s",
                       workgroupText(point.setting->workgroup),
                       isInTwoPasses(point) ? "2 passes" : "1 pass");
  return fmt::format("{}, {}", point.operation->text,
                     className(point.operation->elementClass));
}

const char *profile::rateUnit(SweepKind kind) {
  return countsOperations(kind) ? "Gflop/s" : "GB/s";
}

std::vector<std::string> profile::mismatchesOf(const Report &report) {
  std::vector<std::string> all;
  for (const Result &result : report.results)
    if (result.mismatch)
      all.push_back(
          fmt::format("{} of {} on {} is not what the processor finds: {}",
                      seriesOf(result), result.point.size(), result.place,
                      *result.mismatch));
  return all;
}
