//===- PlannedUnit.h - what the planner knows of a unit ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A unit's description by the compiler (runmat/unit_plan.h), with what runs
// have shown: extents that could not be told before, turns of loops, where
// kernels are compiled.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_PLANNEDUNIT_H
#define RUNMAT_RUNTIME_PLANNEDUNIT_H

#include "runmat/unit.h"
#include "runmat/unit_plan.h"
#include "runtime/Planner/Plan.h"

#include <optional>

namespace runmat {

class Places;

class PlannedUnit {
public:
  /// `movedByDevices` says of each step whether devices do that operation of
  /// the runtime. The description lives as long as this.
  PlannedUnit(const runmat_plan &plan,
              std::span<const runmat_cluster_info> clusters,
              std::vector<bool> movedByDevices);

  /// Whether there is anything to plan.
  bool launches() const { return plan.step_count != 0; }
  uint64_t number() const { return number_; }
  uint32_t stepOf(uint32_t cluster) const { return steps[cluster]; }
  std::span<const runmat_plan_step> list() const {
    return {plan.steps, plan.step_count};
  }

  /// Extents of the inputs, by input; of a 1x1 one on the host also its number.
  struct Input {
    std::vector<int64_t> extents;
    std::optional<double> number;
    PlaceSet currentAt = only(hostPlace);

    bool operator==(const Input &) const = default;
  };
  /// The unit at these inputs. Turns of a loop are those of the description,
  /// else `turns`, else those of earlier runs.
  PlanGraph graph(std::span<const Input> inputs, std::span<const double> turns,
                  Places &places) const;

  uint32_t loopCount() const { return plan.loop_count; }
  /// RUNMAT_PLAN_NONE: none is.
  uint32_t loopAround(uint32_t loop) const { return plan.loops[loop].around; }
  /// Whether it launches in loops whose turns are not known before it runs.
  bool hasOpenLoops() const { return hasOpenLoops_; }
  /// Turns of a loop that follow from the text or these inputs.
  std::optional<double> knownTurns(uint32_t loop,
                                   std::span<const Input> inputs) const;
  /// Expected turns of a loop before it runs, with these inputs.
  double usualTurns(uint32_t loop, std::span<const Input> inputs) const;

  /// The host reads that output right after the unit.
  void expectReadAfterwards(uint32_t output);

  /// A plan was made from this graph: what turns out as it has it is no news.
  void assume(const PlanGraph &graph);

  // What runs show. Each counts only where it says something new, and not where
  // it only makes the place cheaper that the plan in force has the step at
  // (`isInForce`): any other plan gains as much at most, so that this one stays
  // the best.
  void learnExtents(uint32_t value, std::span<const int64_t> extents);
  void learnTurns(uint32_t loop, std::span<const Input> inputs, double turns);
  void learnCompiled(uint32_t step, PlaceIndex place, bool isInForce = false);
  /// A step took another time than it should.
  void learnTime() { ++version_; }
  /// An execution of the step at the place took these seconds for arrays of so
  /// many bytes in all. The place's model had `predicted` seconds; 0: none.
  void learnTime(uint32_t step, PlaceIndex place, double seconds, double bytes,
                 double predicted = 0, bool isInForce = false);
  bool isCompiled(uint32_t step, PlaceIndex place) const {
    return contains(compiledAt[step], place);
  }
  /// Executions of the step at the place that were timed.
  uint32_t timed(uint32_t step, PlaceIndex place) const {
    return timings[step * maxPlaces + place].count;
  }
  /// The executions of a step at a place that were timed, by the clock and as
  /// its model predicted them: sums of seconds.
  struct Comparison {
    uint32_t count = 0;
    double measured = 0, predicted = 0;
  };
  const Comparison &comparison(uint32_t step, PlaceIndex place) const {
    return timings[step * maxPlaces + place].comparison;
  }
  /// Its cluster; null for an operation of the runtime.
  const runmat_cluster_info *clusterOf(uint32_t step) const;
  /// Changes with what is known: plans made before may be wrong.
  uint64_t version() const { return version_; }

  /// The last decision, which holds again as long as nothing it was made from
  /// is another.
  struct Decision {
    std::vector<Input> inputs;
    uint32_t epoch = 0;
    uint64_t version = 0;
    Placement placement;
    bool isOnHost = true; ///< All of it.
    /// Whether it is the best one for any more runs, too.
    bool holdsForMoreRuns = false;
    double onHost = 0; ///< Seconds that it takes the host alone.
    double saving = 0; ///< How many of them it saves.
    /// The same if the device had been opened only when the run began.
    double lateSaving = 0;
    bool isMade = false;
  };
  Decision last;
  /// Seconds that a run without a plan takes the host, by its class's figures.
  struct Estimate {
    std::vector<Input> inputs;
    double seconds = 0;
    bool isMade = false;
  };
  Estimate estimate;

  uint64_t runs = 0;
  /// For reports: the plan in force, with the names of its places. Where a
  /// device was named, what became of the last run (ForcedRun): steps that did
  /// not run have no reason.
  Plan report;
  bool isForced = false;
  std::vector<std::string> reportPlaces;

private:
  struct Resolver;
  struct Timing {
    uint32_t count = 0;
    double secondsPerByte = 0; ///< The least; 0: not believed yet.
    double firstPerByte = 0;
    Comparison comparison;
  };
  void addObstacles(PlanStep &step, const runmat_plan_step &described,
                    bool isMovedByDevices, Places &places) const;
  void addMemoryObstacles(PlanStep &step, const Resolver &resolver,
                          Places &places) const;
  void addSizeObstacles(PlanStep &step, double items, const Resolver &resolver,
                        const Places &places) const;

  runmat_plan plan;
  std::span<const runmat_cluster_info> clusters;
  std::vector<bool> movedByDevices;
  std::vector<uint32_t> steps;      ///< Of each cluster.
  std::vector<bool> readAfterwards; ///< By value.
  uint64_t number_;
  std::vector<std::vector<int64_t>> extentsSeen; ///< By value; empty: none.
  std::vector<double> bytesAssumed;              ///< By value; < 0: none yet.
  std::vector<double> turnsSeen;                 ///< By loop; 0: none.
  std::vector<PlaceSet> compiledAt;              ///< By step.
  std::vector<Timing> timings;                   ///< By step and place.
  uint64_t version_ = 1;
  bool hasOpenLoops_ = false;
};

} // namespace runmat

#endif // RUNMAT_RUNTIME_PLANNEDUNIT_H
