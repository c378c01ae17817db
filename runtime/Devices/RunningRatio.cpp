//===- RunningRatio.cpp - a robust running estimate -------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Devices/RunningRatio.h"

#include <algorithm>
#include <cmath>

namespace runmat {
namespace {

/// As long as there are no more measurements than this, the assumption has
/// `assumptionWeight` votes.
constexpr size_t fewMeasurements = 3;
constexpr size_t assumptionWeight = 2;

} // namespace

RunningRatio::RunningRatio(std::span<const double> given) {
  for (double ratio : given)
    observe(ratio);
}

void RunningRatio::observe(double ratio) {
  if (!std::isfinite(ratio) || ratio <= 0)
    return;
  if (ratios.size() == windowSize)
    ratios.erase(ratios.begin());
  ratios.push_back(std::clamp(ratio, 1 / largest, largest));
  estimate = median();
}

/// The mean of the middle two, in logarithms, is their geometric mean.
double RunningRatio::median() const {
  std::vector<double> sorted = ratios;
  if (ratios.size() <= fewMeasurements)
    sorted.insert(sorted.end(), assumptionWeight, 1.0);
  std::sort(sorted.begin(), sorted.end());
  size_t middle = sorted.size() / 2;
  if (sorted.size() % 2 == 1)
    return sorted[middle];
  return std::sqrt(sorted[middle - 1] * sorted[middle]);
}

} // namespace runmat
