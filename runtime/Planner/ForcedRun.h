//===- ForcedRun.h - a run of a unit at a device that was named -*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Where a device was named nothing is planned. For reports, launches are
// compared with what models say of them all the same.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_FORCEDRUN_H
#define RUNMAT_RUNTIME_FORCEDRUN_H

#include "runtime/Devices/DeviceRegistry.h"
#include "runtime/Planner/LaunchTimer.h"
#include "runtime/Planner/PlannedUnit.h"

#include <map>

namespace runmat {

/// Models of the host and of devices that were named: what an earlier process
/// kept of them, or else what is assumed of their class. Nothing is learnt.
class ForcedModels {
public:
  explicit ForcedModels(DeviceRegistry &registry) : registry(registry) {}
  const DeviceModel &of(Device &device);
  bool isHost(const Device &device) { return &device == &registry.cpu(); }

private:
  DeviceRegistry &registry;
  std::map<const Device *, DeviceModel> known;
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

  ForcedModels &models;
  PlannedUnit &unit;
};

} // namespace runmat

#endif // RUNMAT_RUNTIME_FORCEDRUN_H
