//===- PlanRun.h - one run of a unit under a plan ---------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_PLANRUN_H
#define RUNMAT_RUNTIME_PLANRUN_H

#include "runtime/Array.h"
#include "runtime/Launcher.h"
#include "runtime/Planner/LaunchTimer.h"
#include "runtime/Planner/Places.h"
#include "runtime/Planner/PlanCache.h"
#include "runtime/Planner/PlanCosts.h"
#include "runtime/Planner/PlannedUnit.h"

#include <chrono>

namespace runmat {

/// The plans of a session.
class UnitPlanner {
public:
  explicit UnitPlanner(DeviceRegistry &registry, AutoDeviceLimits limits = {})
      : places(registry, limits) {}
  Places places;
  PlanCache plans{4096};
};

/// Says where the steps of a unit run while it does, and learns from how they
/// fare. A run that has nothing to decide costs a look at its inputs.
class PlanRun {
public:
  /// All outlive it; `unit` launches something.
  PlanRun(UnitPlanner &planner, PlannedUnit &unit,
          std::span<const ArrayRef> inputs);
  /// Ends the run of a unit that was done.
  void finish();
  PlanRun(const PlanRun &) = delete;
  PlanRun &operator=(const PlanRun &) = delete;

  uint32_t stepOf(uint32_t cluster) const { return unit.stepOf(cluster); }
  /// The device for a step; null when there is no plan.
  Device *deviceFor(uint32_t step);

  /// Around an execution of a step. The first ones at a place are timed: then
  /// everything before is waited for.
  class Execution {
  public:
    Execution(PlanRun &run, uint32_t step, Device &device);
    /// After a launch of the cluster was done.
    void done(const runmat_cluster_info &cluster,
              const LaunchArguments &arguments);
    /// After an operation on arrays of so many bytes was done at the device.
    void done(double bytes, Device &device);
    /// A launch that waits for others, or that others waited for, tells nothing
    /// of its own time.
    void leaveUntimed() { timer.cancel(); }

  private:
    /// Returns what the model said before.
    double learn(const LaunchWork &work, double measured);

    PlanRun &run;
    uint32_t step;
    Device &device;
    PlaceIndex place = hostPlace;
    bool isPlanned = false;
    LaunchTimer timer;
  };

private:
  PlannedUnit::Input describe(const Array &array) const;
  bool areAsBefore(std::span<const ArrayRef> arrays,
                   std::span<const PlannedUnit::Input> before) const;
  bool isAsBefore(std::span<const ArrayRef> arrays) const;
  bool isNegligible(std::span<const ArrayRef> arrays);
  double estimated(std::span<const ArrayRef> arrays);
  void lookAt(std::span<const ArrayRef> arrays);
  void expectTurns();
  PlanKey key() const;
  void plan();
  void awaitWherePays(const PlanCosts &costs);
  void planAgain();
  void follow(const Plan &plan, const PlanCosts &costs);
  void report(Plan plan);
  std::string decisions() const;
  double lateSaving(const PlanCosts &costs) const;
  double laterSaving() const;
  void noteSaving(double seconds, double late);
  void count(uint32_t step);
  bool isTimed(uint32_t step, PlaceIndex place) const;
  bool isPlannedAt(uint32_t step, PlaceIndex place) const;
  bool isAllAt(PlaceIndex place) const;
  double executions(uint32_t loop) const;
  void learnTurns();
  void noteFreshMemory();

  UnitPlanner &planner;
  PlannedUnit &unit;
  std::vector<PlannedUnit::Input> inputs;
  std::vector<double> turns;
  std::vector<uint64_t> executed;
  /// Null when the run is on the host without a plan.
  const Placement *placement = nullptr;
  Placement own; ///< One that was made in the middle of the run.
  uint32_t epoch = 0;
  uint64_t version = 0;         ///< Of what is known of the unit.
  size_t freshMemory = 0;       ///< memory::takenFresh after the step before.
  bool tookFreshMemory = false; ///< Of the host, for this step.
  double noted = 0; ///< What a device would save, as far as it was told.
  std::chrono::steady_clock::time_point begin;
};

} // namespace runmat

#endif // RUNMAT_RUNTIME_PLANRUN_H
