//===- Planner.h - chooses the device of a cluster --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_PLANNER_H
#define RUNMAT_RUNTIME_PLANNER_H

#include "runtime/Array.h"
#include "runtime/Devices/DeviceRegistry.h"
#include "runtime/Launcher.h"

#include <memory>
#include <span>

namespace runmat {

class ForcedModels;
class UnitPlanner;

/// Decides where clusters run. The decision never changes a result.
///
/// A forced device takes every cluster it can. With "auto" units are planned as
/// a whole (PlanRun); what has no plan runs on the processor, unless an input
/// lives on a device and the models say that it is cheaper there.
class Planner {
public:
  /// Opens the forced device; throws runmat::Error when there is none.
  explicit Planner(DeviceRegistry &registry);
  ~Planner();

  /// The device for this launch.
  Device &choose(const ClusterRef &cluster, const LaunchArguments &arguments);
  /// The device for an operation of the runtime that reads these arrays and
  /// only moves elements, so that it is done where some of them are; null when
  /// that is the host.
  Device *deviceOf(std::span<const ArrayRef> inputs);
  /// The same where a plan says that this device does it.
  static bool canHold(std::span<const ArrayRef> arrays, const Device &device);
  /// The device on which everything can run.
  Device &fallback() const { return cpu; }
  /// The device that the user forced, or selected in its place; null for
  /// "auto".
  Device *forced() const { return forcedDevice; }
  /// What is told of a forced device, and learnt; null with "auto" and where
  /// nothing is.
  ForcedModels *forcedModels() const { return forcedModels_.get(); }
  /// From now on the device is used: in place of the forced one, or as the one
  /// that plans may use.
  void select(Device &device);
  /// The plans of units; null for a forced device.
  UnitPlanner *units() const { return unitPlanner.get(); }

  /// Why the device cannot run the code of the cluster; null when it can.
  static const char *codeObstacle(const runmat_cluster_info &cluster,
                                  const Device &device);
  /// Why the device cannot take the launch; null when it can.
  static const char *obstacle(const runmat_cluster_info &cluster,
                              const LaunchArguments &arguments,
                              const Device &device);
  /// Whether the device, to which a plan gave the launch, may have it: with
  /// these arguments, of which the plan may have had to guess the extents.
  bool mayHave(const runmat_cluster_info &cluster,
               const LaunchArguments &arguments, const Device &device) const;

private:
  Device *chooseByCost(const ClusterRef &cluster,
                       const LaunchArguments &arguments);

  struct Work;
  bool isCheaperOn(Device &device, const Work &work);

  Device &cpu;
  Device *forcedDevice = nullptr;
  std::unique_ptr<UnitPlanner> unitPlanner;
  std::unique_ptr<ForcedModels> forcedModels_;
};

} // namespace runmat

#endif // RUNMAT_RUNTIME_PLANNER_H
