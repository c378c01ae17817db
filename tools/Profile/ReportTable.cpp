//===- ReportTable.cpp - a profile in columns --------------------*- C++
//-*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Report.h"
#include "TextTable.h"

#include <fmt/format.h>

using namespace runmat;
using namespace runmat::profile;

namespace {

constexpr const char *indent = "  ";

std::string headingOf(const Report &report) {
  const DeviceDescription &device = report.device;
  std::string text = fmt::format("Profile of {}: {}, {}, {}\n", device.place,
                                 device.name, device.type, device.driver);
  if (!report.note.empty())
    text += "Note: " + report.note + "\n";
  return text;
}

std::vector<std::string> headings(SweepKind kind) {
  std::vector<std::string> row;
  if (kind == SweepKind::ReductionSettings)
    row = {"workgroup", "passes"};
  for (const char *heading :
       {"operation", "class", "size of x", "time (us)", "spread (%)", "runs",
        rateUnit(kind), "computed by", "against CPU"})
    row.emplace_back(heading);
  return row;
}

/// At least four digits, and never an exponent.
std::string numberText(double value) {
  return value >= 1000 ? fmt::format("{:.0f}", value)
                       : fmt::format("{:.4g}", value);
}

std::vector<std::string> rowOf(const Result &result) {
  const auto &[point, timing, launches, place, mismatch] = result;
  std::vector<std::string> row;
  if (point.setting)
    row = {point.setting->workgroup ? std::to_string(point.setting->workgroup)
                                    : "auto",
           isInTwoPasses(point) ? "2" : "1"};
  for (std::string &cell : std::vector<std::string>{
           point.operation->text, className(point.operation->elementClass),
           point.size(), numberText(timing.median * 1e6),
           timing.runs > 1 ? fmt::format("{:.1f}", timing.spread() * 100) : "-",
           std::to_string(timing.runs), numberText(result.rate() / rateScale),
           place, mismatch ? "DIFFERENT" : "same bits"})
    row.push_back(std::move(cell));
  return row;
}

std::string sweepText(const Report &report, SweepKind kind) {
  const std::vector<Result> results = resultsOf(report, kind);
  if (results.empty())
    return {};
  driver::TextTable table;
  table.add(headings(kind));
  for (const Result &result : results)
    table.add(rowOf(result));
  return fmt::format("\n{}\n{}", nameOf(kind), table.text(indent));
}

std::string pairText(const Report &report, ReductionPair pair) {
  std::string text = std::to_string(pair.threshold);
  return report.device.hasWorkgroups
             ? fmt::format("{} and {}", text, pair.workgroup)
             : text;
}

std::string adviceText(const Report &report) {
  const std::optional<ReductionAdvice> advice = reductionAdvice(report);
  if (!advice)
    return {};
  const auto &[best, slowdown, ofDevice] = *advice;
  std::string text = "\nFastest settings of reductions, for runmat.toml:\n";
  text += fmt::format("two-pass-threshold = {}\n", best.threshold);
  if (report.device.hasWorkgroups)
    text += fmt::format("reduction-workgroup = {}\n", best.workgroup);
  text += fmt::format(
      "They take {:.2f} times as long as the fastest way for each size",
      slowdown);
  if (ofDevice)
    text += fmt::format(", the device's own ({}) {:.2f} times",
                        pairText(report, report.device.reduction), *ofDevice);
  return text + ".\n";
}

} // namespace

std::string profile::tableOf(const Report &report) {
  std::string text = headingOf(report);
  for (size_t kind = 0; kind < sweepCount; ++kind)
    text += sweepText(report, SweepKind(kind));
  text += adviceText(report);
  if (!report.isComplete())
    text += fmt::format("\nIncomplete: {} of {} were measured.\n",
                        report.results.size(), report.planned);
  return text;
}
