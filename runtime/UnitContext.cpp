//===- UnitContext.cpp - what a running unit calls --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/UnitContext.h"
#include "runtime/CompiledCode.h"
#include "runtime/ComplexParts.h"
#include "runtime/Interrupt.h"
#include "runtime/PiecewiseLaunch.h"
#include "runtime/Residency.h"
#include "runtime/Telemetry/LineTimes.h"
#include "runtime/Telemetry/Recorder.h"
#include "runtime/UnitHandles.h"

#include <algorithm>
#include <cstring>
#include <new>

namespace runmat {

/// The table's entries.
struct UnitContext::Functions {
  /// Runs `action`; a failure becomes the context's error and `otherwise`.
  template <typename Result, typename Action>
  static Result guarded(runmat_unit_context *context, Result otherwise,
                        Action action) {
    UnitContext &self = of(context);
    try {
      return action(self);
    } catch (const Error &failure) {
      self.error = failure;
    } catch (const std::bad_alloc &) {
      self.error = Error("MATLAB:nomem", "Out of memory.");
    } catch (const std::exception &failure) {
      self.error = Error("RunMat:internal", failure.what());
    }
    return otherwise;
  }

  static UnitContext &of(runmat_unit_context *context) {
    return *static_cast<UnitContext *>(context);
  }

  // Null stands for a variable that is not assigned yet.
  static void retain(runmat_array *array) {
    if (array)
      fromHandle(array)->retain();
  }
  static void release(runmat_array *array) {
    if (array)
      fromHandle(array)->release();
  }
  static int64_t extent(const runmat_array *array, int32_t dimension) {
    return array ? fromHandle(array)->extents()[static_cast<size_t>(dimension)]
                 : 0;
  }
  static int64_t rank(const runmat_array *array) {
    return static_cast<int64_t>(fromHandle(array)->extents().rank());
  }

  static runmat_array *box(runmat_unit_context *context, int32_t elementClass,
                           uint64_t bits) {
    return guarded(
        context, static_cast<runmat_array *>(nullptr), [&](UnitContext &) {
          return toHandle(
              boxed(static_cast<ElementClass>(elementClass), bits).detach());
        });
  }

  static int32_t unbox(runmat_unit_context *context, runmat_array *handle,
                       uint64_t *bits) {
    return guarded(context, int32_t(-1), [&](UnitContext &self) {
      Array *array = fromHandle(handle);
      self.requireGuards(*array);
      if (array->count() != 1 || array->isComplex())
        throw Error("RunMat:internal", "A unit read a " +
                                           array->extents().str() +
                                           " array as a real scalar.");
      *bits = 0;
      array->readElement(0, bits);
      return int32_t(0);
    });
  }

  static runmat_array *reshape(runmat_unit_context *context,
                               runmat_array *array, int32_t rank,
                               const int64_t *extents) {
    return guarded(
        context, static_cast<runmat_array *>(nullptr), [&](UnitContext &) {
          Extents shape(std::span(extents, size_t(rank)));
          ArrayRef result = fromHandle(array)->reshaped(std::move(shape));
          return toHandle(result.detach());
        });
  }

  static int32_t launch(runmat_unit_context *context, uint32_t cluster,
                        runmat_array *const *inputs, runmat_array **outputs,
                        const int64_t *shapes, const int64_t *extents,
                        const uint64_t *scalars, const int32_t *donations) {
    return guarded(
        context, int32_t(RUNMAT_LAUNCH_FAILED), [&](UnitContext &self) {
          return self.launchCluster(
              cluster, {inputs, outputs, shapes, extents, scalars, donations,
                        self.trusts ? self.guards : nullptr, &self.chain});
        });
  }

  static int32_t load(runmat_unit_context *context, runmat_array *array,
                      int64_t offset, uint64_t *bits) {
    return guarded(context, int32_t(-1), [&](UnitContext &self) {
      *bits = 0;
      self.requireGuards(*fromHandle(array));
      fromHandle(array)->readElement(offset, bits);
      return int32_t(0);
    });
  }

  static runmat_array *own(runmat_unit_context *context, runmat_array *array,
                           int32_t *failed) {
    if (!array)
      return nullptr;
    *failed = 1;
    return guarded(context, static_cast<runmat_array *>(nullptr),
                   [&](UnitContext &self) {
                     ArrayRef owned = ArrayRef::adopt(fromHandle(array));
                     self.requireGuards(*owned);
                     if (self.isLent(*owned))
                       self.endTrust();
                     else
                       owned = makeUnique(std::move(owned));
                     owned->mutableData();
                     *failed = 0;
                     return toHandle(owned.detach());
                   });
  }

  static int32_t elements(runmat_unit_context *context, runmat_array *array,
                          void **address) {
    return guarded(context, int32_t(-1), [&](UnitContext &self) {
      if (array)
        self.requireGuards(*fromHandle(array));
      *address =
          array ? const_cast<void *>(fromHandle(array)->data()) : nullptr;
      return int32_t(0);
    });
  }

  static int32_t call(runmat_unit_context *context, uint32_t callSite,
                      runmat_array *const *arguments) {
    return guarded(context, int32_t(-1), [&](UnitContext &self) {
      self.callOnce(callSite, arguments);
      return int32_t(0);
    });
  }

  static runmat_array *part(runmat_unit_context *context, runmat_array *array,
                            int32_t imaginary) {
    return guarded(context, static_cast<runmat_array *>(nullptr),
                   [&](UnitContext &self) {
                     self.requireGuards(*fromHandle(array));
                     return toHandle(
                         takePart(*fromHandle(array), imaginary != 0).detach());
                   });
  }

  static runmat_array *join(runmat_unit_context *context, runmat_array *real,
                            runmat_array *imaginary) {
    return guarded(
        context, static_cast<runmat_array *>(nullptr), [&](UnitContext &self) {
          self.requireGuards(*fromHandle(real));
          self.requireGuards(*fromHandle(imaginary));
          return toHandle(
              joinParts(*fromHandle(real), *fromHandle(imaginary)).detach());
        });
  }

  static int32_t evaluate(runmat_unit_context *context, uint32_t callSite,
                          const uint64_t *arguments, uint64_t *results) {
    return guarded(context, int32_t(-1), [&](UnitContext &self) {
      self.evaluateOperation(callSite, arguments, results);
      return int32_t(0);
    });
  }

  static int64_t runTurns(runmat_unit_context *context,
                          runmat_turns_function turns, const uint64_t *words,
                          int64_t count, double work,
                          runmat_array *const *changed, int32_t changedCount) {
    return guarded(context, int64_t(0), [&](UnitContext &self) {
      std::vector<Array *> arrays;
      for (int32_t i = 0; i < changedCount; ++i)
        arrays.push_back(fromHandle(changed[i]));
      auto make = [&](int64_t begin, int64_t end,
                      const volatile int32_t *stop) {
        return callCompiled(turns, context, stop, words, begin, end) == 0;
      };
      return self.launcher.threadedTurns().run(
          reinterpret_cast<const void *>(turns), {count, work, self.replaced},
          arrays, make);
    });
  }

  static constexpr runmat_unit_functions table = {RUNMAT_UNIT_ABI_VERSION,
                                                  sizeof(runmat_unit_functions),
                                                  retain,
                                                  release,
                                                  extent,
                                                  rank,
                                                  box,
                                                  unbox,
                                                  reshape,
                                                  launch,
                                                  load,
                                                  own,
                                                  elements,
                                                  call,
                                                  part,
                                                  join,
                                                  evaluate,
                                                  runTurns};
};

/// Of most units no other code is made.
static constexpr int32_t notReplaced = 0;

UnitContext::UnitContext(Planner &planner, Launcher &launcher)
    : runmat_unit_context{&Functions::table, interrupt::word(), &notReplaced,
                          nullptr},
      planner(planner), launcher(launcher) {
  turns = loop.place();
}

UnitContext::~UnitContext() = default;

void UnitContext::callBuiltin(uint32_t callSite, runmat_array *const *) {
  throw Error("RunMat:internal", "A unit called builtin " +
                                     std::to_string(callSite) +
                                     " in a context without builtins.");
}

void UnitContext::evaluateOperation(uint32_t callSite, const uint64_t *,
                                    uint64_t *) {
  throw Error("RunMat:internal", "A unit evaluated operation " +
                                     std::to_string(callSite) +
                                     " in a context without operations.");
}

/// Whether nobody but those who lent the array and the unit hold it.
bool UnitContext::isLent(const Array &array) const {
  return std::any_of(lent.begin(), lent.end(), [&](const Loan &loan) {
    return loan.array == &array && array.holders() == loan.holders + 1;
  });
}

//===----------------------------------------------------------------------===//
// Guards that are trusted
//===----------------------------------------------------------------------===//

/// Launches behind a guard that nobody has looked at: what is lost when it did
/// not hold.
static constexpr uint32_t mostUnread = 256;

/// What is repeated was seen already, so that it must come to its end.
void UnitContext::startOver() {
  replaced = &notReplaced;
  trusts = false;
  guards->clear();
  chain.clear();
  standAlone();
  effectsToSkip = effectsDone;
  effectsDone = 0;
}

void UnitContext::finishChain() {
  if (!chain.isPending())
    return;
  switch (launcher.runChain(chain, planner.fallback(), error)) {
  case LaunchOutcome::Done:
    return;
  case LaunchOutcome::Guard:
    throw Error("RunMat:guard", "A guard did not hold.");
  default:
    throw Error(error);
  }
}

void UnitContext::requireGuards() {
  finishChain();
  if (!guardsHeld())
    throw Error("RunMat:guard", "A guard that was trusted did not hold.");
}

void UnitContext::requireGuards(const Array &read) {
  finishChain();
  requireTrusted(read);
}

void UnitContext::requireTrusted(const Array &read) {
  if (guards->unread() != 0 &&
      (!Residency::isOnHost(read) || guards->mayBeOnHost()))
    requireGuards();
}

void UnitContext::endTrust() {
  requireGuards();
  trusts = false;
}

/// The runs before are certain, and this one cannot be undone with others:
/// inside a call units may run that have nothing to do with it.
void UnitContext::standAlone() {
  guards = &ownGuards;
  number = 0;
}

/// A run from the start comes to the same calls with the same arguments: all
/// that they depend on was certain before the first one made them.
void UnitContext::callOnce(uint32_t callSite, runmat_array *const *arguments) {
  requireGuards();
  standAlone();
  ++effectsDone;
  if (effectsToSkip == 0)
    return callBuiltin(callSite, arguments);
  --effectsToSkip;
}

void UnitContext::requireGuardsFor(const Device &place,
                                   const ClusterRef &cluster,
                                   const LaunchArguments &arguments) {
  if (guards->unread() >= mostUnread)
    requireGuards();
  if (place.hostMemory())
    for (uint32_t i = 0; i < cluster.info->input_count; ++i)
      requireTrusted(*fromHandle(arguments.inputs[i]));
}

/// At the device, or on the processor, which `taken` is then: it can run what
/// has no code for the device, or no room there even in pieces. An exit would
/// leave it to the interpreter, launch after launch.
LaunchOutcome UnitContext::launchAt(const ClusterRef &cluster, Device &device,
                                    const LaunchArguments &arguments,
                                    Device *&taken) {
  auto launchOn = [&](Device &place) {
    taken = &place;
    if (!place.hostMemory())
      finishChain();
    requireGuardsFor(place, cluster, arguments);
    return launcher.launch(cluster, place, arguments, error);
  };
  auto isRefused = [](LaunchOutcome outcome) {
    return outcome == LaunchOutcome::NoKernel ||
           outcome == LaunchOutcome::NoMemory;
  };
  LaunchOutcome outcome = launchOn(device);
  if (outcome == LaunchOutcome::NoMemory) {
    // Pieces are cut from arrays of the host.
    requireGuardsFor(planner.fallback(), cluster, arguments);
    outcome = launchInPieces(launcher, cluster, device, arguments, error);
  }
  if (isRefused(outcome) && &device != &planner.fallback())
    outcome = launchOn(planner.fallback());
  return isRefused(outcome) ? LaunchOutcome::Failed : outcome;
}

/// Whether the time of a launch there would be that of others, too.
bool UnitContext::runsWithOthers(const ClusterRef &cluster,
                                 const Device &device) const {
  return (cluster.info->chained && device.hostMemory()) || chain.isPending();
}

LaunchOutcome UnitContext::launchPlanned(const ClusterRef &cluster,
                                         const LaunchArguments &arguments) {
  PlanRun &run = *current->plan;
  const uint32_t step = run.stepOf(cluster.index);
  Device *planned = run.deviceFor(step);
  bool takes = planned && planner.mayHave(*cluster.info, arguments, *planned);
  Device &device = takes ? *planned : planner.choose(cluster, arguments);
  PlanRun::Execution execution(run, step, device);
  if (runsWithOthers(cluster, device))
    execution.leaveUntimed();
  Device *taken = nullptr;
  LaunchOutcome outcome = launchAt(cluster, device, arguments, taken);
  if (outcome == LaunchOutcome::Done && taken == &device)
    execution.done(*cluster.info, arguments);
  return outcome;
}

LaunchOutcome UnitContext::launchAlone(const ClusterRef &cluster,
                                       const LaunchArguments &arguments) {
  Device *taken = nullptr;
  Device &device = planner.choose(cluster, arguments);
  ForcedRun *forced = current->forced;
  if (!forced)
    return launchAt(cluster, device, arguments, taken);
  const char *obstacle =
      Planner::obstacle(*cluster.info, arguments, *planner.forced());
  ForcedRun::Execution execution(*forced, cluster, device);
  if (runsWithOthers(cluster, device))
    execution.leaveUntimed();
  const LaunchOutcome outcome = launchAt(cluster, device, arguments, taken);
  if (taken != &device)
    obstacle = "the device that was named could not take it";
  if (outcome == LaunchOutcome::Done)
    execution.done(*taken, arguments, obstacle);
  return outcome;
}

int32_t UnitContext::launchCluster(uint32_t cluster,
                                   const LaunchArguments &arguments) {
  if (!current || cluster >= current->clusterCount)
    throw Error("RunMat:internal", "A unit launched the unknown cluster " +
                                       std::to_string(cluster) + ".");
  ClusterRef reference{&current->clusters[cluster], &current->source, cluster};
  const telemetry::LineSpan span(reference.info->file, reference.info->line);
  const telemetry::LineTimer timer(reference.info->name, reference.info->file,
                                   reference.info->line);
  return static_cast<int32_t>(current->plan
                                  ? launchPlanned(reference, arguments)
                                  : launchAlone(reference, arguments));
}

} // namespace runmat
