//===- PlanHistory.h - when a plan gives way to another ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The plans that were in force for one unit and its sizes, and what they took.
// A plan is kept as long as nothing clearly better is known, so that two plans
// that are about as good do not take turns: each change costs compiling and
// moving arrays.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_PLANHISTORY_H
#define RUNMAT_RUNTIME_PLANHISTORY_H

#include "runtime/Planner/Plan.h"

namespace runmat {

/// The last times of a plan; what counts is their median.
class MeasuredTimes {
public:
  void add(double seconds);
  size_t count() const { return times.size(); }
  /// Whether there are enough to go by.
  bool areEnough() const;
  double median() const; ///< Of at least one.

private:
  std::vector<double> times;
};

class PlanHistory {
public:
  explicit PlanHistory(Plan plan);

  const Plan &inForce() const { return tried.back().plan; }
  /// How long the unit took under the plan in force.
  void noteMeasured(double seconds);
  /// Whether the plan in force takes clearly longer than when it was last
  /// reviewed, so that it is time to search again.
  bool isContradicted() const;
  /// Puts `fresh` in force if it is better by a margin; whether it was. By
  /// today's models it takes fresh.seconds and the plan in force `secondsNow`;
  /// where times were measured, these decide. Each change widens the margin.
  bool review(Plan fresh, double secondsNow);

private:
  struct Tried {
    Plan plan;
    MeasuredTimes times;
  };
  bool isBetter(const Plan &fresh, const Tried *before,
                double secondsNow) const;
  double margin() const;

  /// The plan in force is the last one.
  std::vector<Tried> tried;
  double reviewedSeconds;
  uint32_t changes = 0;
};

} // namespace runmat

#endif // RUNMAT_RUNTIME_PLANHISTORY_H
