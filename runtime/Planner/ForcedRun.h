//===- ForcedRun.h - a run of a unit at a device that was named -*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Where a device was named nothing is planned. All the same launches are
// compared with what models say of them: for reports, and so that later plans
// gain by what the device was seen to do.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_FORCEDRUN_H
#define RUNMAT_RUNTIME_FORCEDRUN_H

#include "runtime/Devices/DeviceRegistry.h"
#include "runtime/Planner/LaunchTimer.h"
#include "runtime/Planner/PlannedUnit.h"

#include <map>

namespace runmat {

/// Models of the host and of devices that were named: what an earlier process
/// kept of them, or else what is assumed of their class.
class ForcedModels {
public:
  explicit ForcedModels(DeviceRegistry &registry) : registry(registry) {}
  /// Keeps what was learnt.
  ~ForcedModels();
  ForcedModels(const ForcedModels &) = delete;
  ForcedModels &operator=(const ForcedModels &) = delete;

  DeviceModel &of(Device &device) { return entryOf(device).model; }
  bool isHost(const Device &device) { return &device == &registry.cpu(); }
  /// Whether it will be told where clusters ran.
  bool reports() const { return registry.settings().reportsPlaces; }
  /// Whether the device's model is corrected: of one that was measured before.
  /// What is kept of a device without that would keep it from being measured.
  bool learns(Device &device) {
    return !isHost(device) && entryOf(device).learns;
  }
  /// Of a launch at the device, as correctByLaunch.
  void learnLaunch(Device &device, const LaunchWork &work, double measured,
                   bool isFirst);
  /// Of the transfers and compiles that the device has timed.
  void learnOthers(Device &device);

private:
  struct Entry {
    DeviceModel model;
    bool learns;
    bool hasLearnt = false;
  };
  Entry &entryOf(Device &device);

  DeviceRegistry &registry;
  std::map<Device *, Entry> known;
};

class ForcedRun {
public:
  /// Both outlive it.
  ForcedRun(ForcedModels &models, PlannedUnit &unit);

  /// Around a launch at the device. The first ones of a cluster at a place are
  /// timed.
  class Execution {
  public:
    Execution(ForcedRun &run, const ClusterRef &cluster, Device &device);
    /// After it was done, at the device or another one that took it. `obstacle`
    /// is why it was not the one that was named; null when it was.
    void done(Device &taken, const LaunchArguments &arguments,
              const char *obstacle);
    /// As of PlanRun::Execution.
    void leaveUntimed() { timer.cancel(); }

  private:
    bool isTimed(Device &device) const;
    /// Where it was begun.
    void learn(Device &device, const LaunchWork &work, double predicted);

    ForcedRun &run;
    const ClusterRef &cluster;
    const uint32_t step;
    const PlaceIndex place;
    LaunchTimer timer;
  };

private:
  PlaceIndex placeOf(const Device &device) {
    return models.isHost(device) ? hostPlace : 1;
  }
  void report(uint32_t step, const Device &taken, double predicted,
              const char *obstacle);

  ForcedModels &models;
  PlannedUnit &unit;
};

} // namespace runmat

#endif // RUNMAT_RUNTIME_FORCEDRUN_H
