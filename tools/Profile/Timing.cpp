//===- Timing.cpp - the time of what is done again and again ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Timing.h"

#include <algorithm>

using namespace runmat;
using namespace runmat::profile;

double Timing::spread() const {
  return median > 0 ? (upperQuartile - lowerQuartile) / median : 0;
}

double profile::quantile(std::vector<double> values, double share) {
  std::ranges::sort(values);
  const double place = share * double(values.size() - 1);
  const auto below = size_t(place);
  const size_t above = std::min(below + 1, values.size() - 1);
  return values[below] +
         (place - double(below)) * (values[above] - values[below]);
}

Timing profile::summarise(const std::vector<double> &seconds) {
  return {quantile(seconds, 0.5), quantile(seconds, 0.25),
          quantile(seconds, 0.75), seconds.size()};
}

Timing profile::repeat(const std::function<double()> &run,
                       const TimingLimits &limits) {
  std::vector<double> seconds;
  double total = 0;
  size_t nextLook = limits.stableRuns;
  do {
    seconds.push_back(run());
    total += seconds.back();
    if (seconds.size() < nextLook)
      continue;
    if (summarise(seconds).spread() <= limits.stableSpread)
      break;
    nextLook *= 2;
  } while (total < limits.mostSeconds && seconds.size() < limits.mostRuns);
  return summarise(seconds);
}
