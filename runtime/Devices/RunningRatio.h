//===- RunningRatio.h - a robust running estimate ---------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_RUNNINGRATIO_H
#define RUNMAT_RUNTIME_RUNNINGRATIO_H

#include <cstdint>
#include <span>
#include <vector>

namespace runmat {

/// How measured times relate to assumed ones: the median of the last ratios, in
/// logarithms, so that twice and half weigh the same. At first the assumption
/// counts as two measurements: one ratio alone changes nothing, three that
/// agree are believed. Later one outlier of the window moves the median to its
/// neighbour at most.
class RunningRatio {
public:
  static constexpr uint32_t windowSize = 7;
  /// No class of device is further from its prior; what is, is a mishap.
  static constexpr double largest = 1000;

  RunningRatio() = default;
  /// One with these last ratios, the oldest first; those too many are dropped.
  explicit RunningRatio(std::span<const double> ratios);

  /// Takes in measured / assumed; what is not positive and finite is ignored.
  void observe(double ratio);
  /// The estimate; 1 before anything was measured.
  double value() const { return estimate; }
  /// The last ratios, the oldest first.
  std::span<const double> window() const { return ratios; }

private:
  double median() const;

  std::vector<double> ratios;
  double estimate = 1;
};

} // namespace runmat

#endif // RUNMAT_RUNTIME_RUNNINGRATIO_H
