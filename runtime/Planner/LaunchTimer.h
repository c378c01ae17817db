//===- LaunchTimer.h - what a launch takes ----------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_LAUNCHTIMER_H
#define RUNMAT_RUNTIME_LAUNCHTIMER_H

#include "runtime/Devices/Device.h"
#include "runtime/Devices/DeviceModel.h"
#include "runtime/Launcher.h"

#include <chrono>
#include <optional>

namespace runmat {

/// Launches of a step at a place that are timed, since each is waited for:
/// enough for its model to believe them.
inline constexpr uint32_t timedLaunches = 4;

/// Times what is done at a device while it lives, where that is wanted:
/// everything before is waited for.
class LaunchTimer {
public:
  LaunchTimer(Device &device, bool isWanted);
  /// Seconds until the device is done, without transfers, which plans count by
  /// themselves; none where nothing was timed or the device fails.
  std::optional<double> stop();
  /// From here on nothing is timed.
  void cancel() { isRunning = false; }

private:
  Device &device;
  bool isRunning;
  double transfersBefore = 0;
  std::chrono::steady_clock::time_point begin;
};

/// What a launch does, after it was done.
LaunchWork workOf(const runmat_cluster_info &cluster,
                  const LaunchArguments &arguments);

} // namespace runmat

#endif // RUNMAT_RUNTIME_LAUNCHTIMER_H
