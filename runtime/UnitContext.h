//===- UnitContext.h - what a running unit calls ----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The function table of include/runmat/unit.h over arrays, planner and
// launcher. Use: make one context a session; for each run of a unit, make a
// Frame with the unit's clusters and kernels and call the unit with the
// context. No C++ exception leaves the table's functions.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_UNITCONTEXT_H
#define RUNMAT_RUNTIME_UNITCONTEXT_H

#include "runmat/unit.h"
#include "runtime/Array.h"
#include "runtime/Launcher.h"
#include "runtime/Planner/ForcedRun.h"
#include "runtime/Planner/PlanRun.h"
#include "runtime/Planner/Planner.h"
#include "runtime/Progress.h"
#include "runtime/TrustedGuards.h"

#include <vector>

namespace runmat {

class UnitContext : public runmat_unit_context {
public:
  /// Both outlive the context.
  UnitContext(Planner &planner, Launcher &launcher);
  virtual ~UnitContext();
  UnitContext(const UnitContext &) = delete;
  UnitContext &operator=(const UnitContext &) = delete;

  /// Makes a unit the current one while it lives; frames nest as calls do.
  class Frame {
  public:
    /// `plan` may be null: then each launch is looked at alone, and `forced`
    /// told of it, unless that is null, too.
    Frame(UnitContext &context, const runmat_cluster_info *clusters,
          uint32_t clusterCount, KernelSource &source, PlanRun *plan = nullptr,
          ForcedRun *forced = nullptr)
        : context(context), outer(context.current), clusters(clusters),
          clusterCount(clusterCount), source(source), plan(plan),
          forced(forced) {
      context.current = this;
    }
    ~Frame() {
      // Left in the middle: what an exit needs is older.
      context.chain.clear();
      context.current = outer;
    }
    Frame(const Frame &) = delete;
    Frame &operator=(const Frame &) = delete;

  private:
    friend class UnitContext;
    UnitContext &context;
    Frame *outer;
    const runmat_cluster_info *clusters;
    uint32_t clusterCount;
    KernelSource &source;
    PlanRun *plan;
    ForcedRun *forced;
  };

  /// Lets the unit change an input in place although `holders` others hold it.
  void lend(const Array &input, int64_t holders) {
    lent.push_back({&input, holders});
  }

  /// Lets devices go on behind guards that nobody has looked at. What the host
  /// is to see waits for them; when one does not hold the unit fails, and must
  /// be run again from its inputs, which are as they were.
  void trustGuards() { trusts = true; }
  /// This run comes behind others whose guards these are, and which may not
  /// have been looked at. To be called first.
  void follow(TrustedGuards &shared) {
    guards = &shared;
    number = shared.beginRun();
  }
  /// Whether all guards that were trusted have held; waits for them.
  bool guardsHeld() { return guards->hold(); }
  /// Whether what ran behind flags that are unread can be undone from outside,
  /// and need not be yet: it called no builtin. (What changes an array in place
  /// waits for the flags.)
  bool canBeUndone() const { return effectsDone == 0 && !guards->raised(); }
  /// Whether it was this run that raised a flag, and none of those before.
  bool raisedFlag() const { return guards->raised() == number; }
  /// Whether a run from the start ended before it came to what the first one
  /// did that is seen.
  bool missesEffects() const { return effectsToSkip != 0; }
  /// For a run from the start, which trusts no guard. What the first one did
  /// that is seen is not done again.
  void startOver();

  /// The error behind the last negative result, null array or failed launch.
  const Error &lastError() const { return error; }
  /// For those that fail on the unit's behalf.
  void setError(Error failure) { error = std::move(failure); }

protected:
  /// Throws when a guard that was trusted did not hold, in this run or in one
  /// that it follows.
  void requireGuards();
  /// The same where the host would get the elements from a device.
  void requireGuards(const Array &read);

  /// Runs the builtin of a call site, for its effects, of the current unit;
  /// arguments are borrowed. Failure is a runmat::Error.
  virtual void callBuiltin(uint32_t callSite, runmat_array *const *arguments);
  /// `evaluate` of the unit's table. Failure is a runmat::Error, and then
  /// nothing has happened.
  virtual void evaluateOperation(uint32_t callSite, const uint64_t *arguments,
                                 uint64_t *results);

private:
  struct Functions;
  struct Loan {
    const Array *array;
    int64_t holders;
  };
  bool isLent(const Array &array) const;
  /// No way back from here: the unit changes an array in place.
  void endTrust();
  void standAlone();
  void callOnce(uint32_t callSite, runmat_array *const *arguments);
  void requireTrusted(const Array &read);
  /// Launches that wait are done before anything looks at their results.
  void finishChain();
  void requireGuardsFor(const Device &place, const ClusterRef &cluster,
                        const LaunchArguments &arguments);
  bool runsWithOthers(const ClusterRef &cluster, const Device &device) const;
  int32_t launchCluster(uint32_t cluster, const LaunchArguments &arguments);
  LaunchOutcome launchPlanned(const ClusterRef &cluster,
                              const LaunchArguments &arguments);
  LaunchOutcome launchAlone(const ClusterRef &cluster,
                            const LaunchArguments &arguments);
  LaunchOutcome launchAt(const ClusterRef &cluster, Device &device,
                         const LaunchArguments &arguments, Device *&taken);

  progress::LoopScope loop{0};
  Planner &planner;
  Launcher &launcher;
  Frame *current = nullptr;
  std::vector<Loan> lent;
  LaunchChain chain;
  TrustedGuards ownGuards;
  TrustedGuards *guards = &ownGuards;
  uint32_t number = 0;
  bool trusts = false;
  /// Builtins called, and of those that a run from the start would call first
  /// the ones that were called before.
  uint64_t effectsDone = 0, effectsToSkip = 0;
  Error error{"", ""};
};

} // namespace runmat

#endif // RUNMAT_RUNTIME_UNITCONTEXT_H
