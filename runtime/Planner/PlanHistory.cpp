//===- PlanHistory.cpp - when a plan gives way to another -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Planner/PlanHistory.h"

#include <algorithm>
#include <cmath>

namespace runmat {
namespace {

/// Times that are kept of a plan, and how many of them are enough to go by:
/// the median of five stands two mishaps, of which the first run is one, since
/// it compiles.
constexpr size_t timesKept = 9;
constexpr size_t timesEnough = 5;
/// Plans that are remembered.
constexpr size_t plansKept = 4;
/// A plan that takes this much longer than it should is searched for again.
constexpr double contradiction = 1.5;
/// A new plan must take this share less. Medians of noisy times differ by less.
constexpr double leastMargin = 0.15;
/// What each change leaves of the rest, and the most that is ever asked for:
/// half, since a plan of half the time is no noise.
constexpr double marginGrowth = 0.85;
constexpr double mostMargin = 0.5;

} // namespace

void MeasuredTimes::add(double seconds) {
  if (!std::isfinite(seconds) || seconds < 0)
    return;
  if (times.size() == timesKept)
    times.erase(times.begin());
  times.push_back(seconds);
}

bool MeasuredTimes::areEnough() const { return times.size() >= timesEnough; }

double MeasuredTimes::median() const {
  std::vector<double> sorted = times;
  auto middle = sorted.begin() + static_cast<ptrdiff_t>(sorted.size() / 2);
  std::nth_element(sorted.begin(), middle, sorted.end());
  return *middle;
}

PlanHistory::PlanHistory(Plan plan) : reviewedSeconds(plan.seconds) {
  tried.push_back({std::move(plan), {}});
}

void PlanHistory::noteMeasured(double seconds) {
  tried.back().times.add(seconds);
}

bool PlanHistory::isContradicted() const {
  const MeasuredTimes &times = tried.back().times;
  return times.areEnough() && times.median() > contradiction * reviewedSeconds;
}

double PlanHistory::margin() const {
  double kept = 1 - leastMargin;
  for (uint32_t i = 0; i < changes && kept > 1 - mostMargin; ++i)
    kept *= marginGrowth;
  return std::min(1 - kept, mostMargin);
}

/// `before` is the same plan, if it was in force once.
bool PlanHistory::isBetter(const Plan &fresh, const Tried *before,
                           double secondsNow) const {
  const MeasuredTimes &times = tried.back().times;
  const bool isFreshKnown = before && before->times.areEnough();
  double current = secondsNow;
  if (times.areEnough() && (isFreshKnown || isContradicted()))
    current = times.median();
  double seconds = isFreshKnown ? before->times.median() : fresh.seconds;
  return seconds < (1 - margin()) * current;
}

bool PlanHistory::review(Plan fresh, double secondsNow) {
  const Placement placement = fresh.placement();
  auto before = std::find_if(tried.begin(), tried.end(), [&](const Tried &it) {
    return it.plan.placement() == placement;
  });
  const bool isNew = before == tried.end();
  const bool isSame = !isNew && before == tried.end() - 1;
  const bool changesPlan =
      !isSame && isBetter(fresh, isNew ? nullptr : &*before, secondsNow);
  const MeasuredTimes &times = tried.back().times;
  if (!changesPlan) {
    reviewedSeconds = times.areEnough() ? times.median() : secondsNow;
    return false;
  }
  Tried next = {std::move(fresh), isNew ? MeasuredTimes() : before->times};
  reviewedSeconds =
      next.times.areEnough() ? next.times.median() : next.plan.seconds;
  ++changes;
  if (!isNew)
    tried.erase(before);
  else if (tried.size() == plansKept)
    tried.erase(tried.begin());
  tried.push_back(std::move(next));
  return true;
}

} // namespace runmat
