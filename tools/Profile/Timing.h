//===- Timing.h - the time of what is done again and again ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_TOOLS_PROFILE_TIMING_H
#define RUNMAT_TOOLS_PROFILE_TIMING_H

#include <cstddef>
#include <functional>
#include <vector>

namespace runmat::profile {

/// What runs took, in seconds.
struct Timing {
  double median = 0, lowerQuartile = 0, upperQuartile = 0;
  size_t runs = 0;

  /// Distance of the quartiles as a share of the median; 0 when that is 0.
  double spread() const;
};

/// The value below which a share of the values lies, between two of them by
/// their distances; there is at least one.
double quantile(std::vector<double> values, double share);
Timing summarise(const std::vector<double> &seconds);

/// When repeating ends.
struct TimingLimits {
  /// Runs after which the spread is looked at, then twice as many, and so on.
  size_t stableRuns = 10;
  double stableSpread = 0.02;
  size_t mostRuns = 1000;
  /// Of all runs together; the one that exceeds them is the last.
  double mostSeconds = 0.3;
};

/// Calls `run`, which returns its seconds, at least once, and until the times
/// are stable or a limit is met.
Timing repeat(const std::function<double()> &run, const TimingLimits &limits);

} // namespace runmat::profile

#endif // RUNMAT_TOOLS_PROFILE_TIMING_H
