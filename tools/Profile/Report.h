//===- Report.h - what a profile found --------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_TOOLS_PROFILE_REPORT_H
#define RUNMAT_TOOLS_PROFILE_REPORT_H

#include "Plan.h"
#include "ReductionChoice.h"
#include "Timing.h"

#include <optional>
#include <string>
#include <vector>

namespace runmat::profile {

/// What was measured of one point.
struct Result {
  PointPlan point{};
  Timing timing;
  /// Of the device's kernels, in one run.
  uint64_t launches = 0;
  /// Where the statement was computed: the device, or `cpu` where it left it to
  /// the processor.
  std::string place;
  /// How it differs from what the processor finds; none is the same bits.
  std::optional<std::string> mismatch;

  /// Bytes or operations in a second.
  double rate() const { return point.amount() / timing.median; }
};

struct DeviceDescription {
  /// As `--device` takes it.
  std::string place;
  std::string name, driver, type;
  /// The device's own settings of reductions.
  ReductionPair reduction{};
  /// Whether the workgroup of reductions matters to it.
  bool hasWorkgroups = true;
};

struct Report {
  DeviceDescription device;
  /// What the user should know of the choice of the device; may be empty.
  std::string note;
  bool quick = false;
  TimingLimits limits;
  /// All that were to be measured, and those that were, in the order of the
  /// plan.
  size_t planned = 0;
  std::vector<Result> results;
  /// What ended it early but an interrupt; empty when nothing did.
  std::string failure;
  /// Candidates of two-pass-threshold that the user left; empty for all.
  std::vector<uint64_t> thresholds;

  bool isComplete() const { return planned > 0 && results.size() == planned; }
};

std::vector<Result> resultsOf(const Report &report, SweepKind kind);

/// The best settings of reductions, where that sweep is complete.
struct ReductionAdvice {
  ReductionPair best;
  /// How many times as long as the best of each shape takes the best pair, and
  /// the device's own, if that was measured.
  double slowdown;
  std::optional<double> slowdownOfDevice;
};
std::optional<ReductionAdvice> reductionAdvice(const Report &report);

// How it is printed.
std::string tableOf(const Report &report);
std::string jsonOf(const Report &report);
/// An SVG picture.
std::string pictureOf(const Report &report);
/// A sentence for each result that differs from the processor's.
std::vector<std::string> mismatchesOf(const Report &report);
/// What tells the lines of a sweep apart: "y = sum(x), single".
std::string seriesOf(const Result &result);
/// "GB/s" or "Gflop/s"; and what the rate is divided by for it.
const char *rateUnit(SweepKind kind);
inline constexpr double rateScale = 1e9;

} // namespace runmat::profile

#endif // RUNMAT_TOOLS_PROFILE_REPORT_H
