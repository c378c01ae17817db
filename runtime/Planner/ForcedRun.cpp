//===- ForcedRun.cpp - a run of a unit at a device that was named *- C++ -*-==//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Planner/ForcedRun.h"
#include "runtime/Devices/DevicePriors.h"
#include "runtime/Devices/ModelStore.h"
#include "runtime/Planner/ModelCorrections.h"
#include "runtime/SecondsText.h"

namespace runmat {

//===----------------------------------------------------------------------===//
// Models
//===----------------------------------------------------------------------===//

ForcedModels::Entry &ForcedModels::entryOf(Device &device) {
  const auto found = known.find(&device);
  if (found != known.end())
    return found->second;
  const RuntimeSettings &settings = registry.settings();
  const bool onHost = isHost(device);
  std::optional<DeviceModel> kept =
      ModelStore(settings.modelCache)
          .load(onHost ? hostModelKey(settings.threads)
                       : modelKey(device.info(), settings.threads));
  const bool learns = kept && !onHost && settings.calibrates;
  const PlaceClass place =
      onHost ? PlaceClass::Host : placeClassOf(device.info());
  if (!kept)
    kept.emplace(priorFigures(place, settings.threads));
  return known.emplace(&device, Entry{*std::move(kept), learns}).first->second;
}

void ForcedModels::learnLaunch(Device &device, const LaunchWork &work,
                               double measured, bool isFirst) {
  if (!learns(device))
    return;
  Entry &entry = entryOf(device);
  correctByLaunch(entry.model, work, measured, isFirst);
  entry.hasLearnt = true;
}

void ForcedModels::learnOthers(Device &device) {
  if (!learns(device))
    return;
  Entry &entry = entryOf(device);
  entry.hasLearnt |= correctByCompiles(entry.model, device);
  entry.hasLearnt |= correctByTransfers(entry.model, device);
}

ForcedModels::~ForcedModels() {
  const RuntimeSettings &settings = registry.settings();
  const ModelStore store(settings.modelCache);
  for (auto &[device, entry] : known)
    if (entry.hasLearnt && !device->isLost())
      store.save(entry.model, modelKey(device->info(), settings.threads));
}

//===----------------------------------------------------------------------===//
// Runs
//===----------------------------------------------------------------------===//

/// The report is of the last run.
ForcedRun::ForcedRun(ForcedModels &models, PlannedUnit &unit)
    : models(models), unit(unit) {
  if (!models.reports())
    return;
  unit.isForced = true;
  unit.report.steps.assign(unit.list().size(), {});
  unit.reportPlaces.assign(2, "cpu");
}

void ForcedRun::report(uint32_t step, const Device &taken, double predicted,
                       const char *obstacle) {
  const PlaceIndex at = placeOf(taken);
  StepDecision &decision = unit.report.steps[step];
  decision.place = at;
  decision.seconds += predicted;
  decision.reason = (obstacle ? obstacle : "the device that was named") +
                    std::string(", predicted ") + secondsText(decision.seconds);
  unit.reportPlaces[at] = taken.name();
}

ForcedRun::Execution::Execution(ForcedRun &run, const ClusterRef &cluster,
                                Device &device)
    : run(run), cluster(cluster), step(run.unit.stepOf(cluster.index)),
      place(run.placeOf(device)), timer(device, isTimed(device)) {}

/// The first execution makes kernels, and room at a device.
bool ForcedRun::Execution::isTimed(Device &device) const {
  return step != RUNMAT_PLAN_NONE &&
         (run.models.reports() || run.models.learns(device)) &&
         run.unit.timed(step, place) < timedLaunches &&
         run.unit.isCompiled(step, place);
}

void ForcedRun::Execution::learn(Device &device, const LaunchWork &work,
                                 double predicted) {
  const std::optional<double> measured = timer.stop();
  if (!measured)
    return;
  run.models.learnLaunch(device, work, *measured,
                         run.unit.timed(step, place) == 0);
  run.unit.learnTime(step, place, *measured, work.bytes, predicted);
}

void ForcedRun::Execution::done(Device &taken, const LaunchArguments &arguments,
                                const char *obstacle) {
  if (step == RUNMAT_PLAN_NONE)
    return;
  const PlaceIndex at = run.placeOf(taken);
  const LaunchWork work = workOf(*cluster.info, arguments);
  const double predicted = run.models.of(taken).launchSeconds(work, false);
  if (at == place)
    learn(taken, work, predicted);
  run.models.learnOthers(taken);
  run.unit.learnCompiled(step, at);
  if (run.models.reports())
    run.report(step, taken, predicted, obstacle);
}

} // namespace runmat
