//===- ForcedRun.cpp - a run of a unit at a device that was named *- C++ -*-==//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Planner/ForcedRun.h"
#include "runtime/Devices/DevicePriors.h"
#include "runtime/Devices/ModelStore.h"
#include "runtime/SecondsText.h"

namespace runmat {

const DeviceModel &ForcedModels::of(Device &device) {
  const auto found = known.find(&device);
  if (found != known.end())
    return found->second;
  const RuntimeSettings &settings = registry.settings();
  const bool onHost = isHost(device);
  std::optional<DeviceModel> kept =
      ModelStore(settings.modelCache)
          .load(onHost ? hostModelKey(settings.threads)
                       : modelKey(device.info(), settings.threads));
  const PlaceClass place =
      onHost ? PlaceClass::Host : placeClassOf(device.info());
  return known
      .emplace(&device,
               kept ? *std::move(kept)
                    : DeviceModel(priorFigures(place, settings.threads)))
      .first->second;
}

/// The report is of the last run.
ForcedRun::ForcedRun(ForcedModels &models, PlannedUnit &unit)
    : models(models), unit(unit) {
  unit.isForced = true;
  unit.report.steps.assign(unit.list().size(), {});
  unit.reportPlaces.assign(2, "cpu");
}

ForcedRun::Execution::Execution(ForcedRun &run, const ClusterRef &cluster,
                                Device &device)
    : run(run), cluster(cluster), step(run.unit.stepOf(cluster.index)),
      place(run.placeOf(device)),
      // The first execution makes kernels, and room at a device.
      timer(device, step != RUNMAT_PLAN_NONE &&
                        run.unit.timed(step, place) < timedLaunches &&
                        run.unit.isCompiled(step, place)) {}

void ForcedRun::Execution::done(Device &taken, const LaunchArguments &arguments,
                                const char *obstacle) {
  if (step == RUNMAT_PLAN_NONE)
    return;
  PlannedUnit &unit = run.unit;
  const PlaceIndex at = run.placeOf(taken);
  const LaunchWork work = workOf(*cluster.info, arguments);
  const double predicted = run.models.of(taken).launchSeconds(work, false);
  if (at == place)
    if (const std::optional<double> measured = timer.stop())
      unit.learnTime(step, place, *measured, work.bytes, predicted);
  unit.learnCompiled(step, at);
  StepDecision &decision = unit.report.steps[step];
  decision.place = at;
  decision.seconds += predicted;
  decision.reason = (obstacle ? obstacle : "the device that was named") +
                    std::string(", predicted ") + secondsText(decision.seconds);
  unit.reportPlaces[at] = taken.name();
}

} // namespace runmat
