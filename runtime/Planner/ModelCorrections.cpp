//===- ModelCorrections.cpp - models learn from what was timed --*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Planner/ModelCorrections.h"

namespace runmat {

double correctByLaunch(DeviceModel &model, const LaunchWork &work,
                       double measured, bool mayBeFresh) {
  const double predicted = model.launchSeconds(work, false);
  // No figure stands for the time that fresh memory takes.
  if (!mayBeFresh || measured <= predicted)
    model.observeLaunch(work, false, measured);
  return predicted;
}

bool correctByCompiles(DeviceModel &model, Device &device) {
  const std::vector<Device::TimedCompile> compiled = device.takeCompiled();
  for (const Device::TimedCompile &each : compiled)
    model.observeCompile({1, each.operations}, each.seconds);
  return !compiled.empty();
}

bool correctByTransfers(DeviceModel &model, Device &device) {
  const std::vector<Device::TimedTransfer> moved = device.takeTransfers();
  for (const Device::TimedTransfer &each : moved)
    model.observeTransfer(each.isUpload ? Transfer::Upload : Transfer::Download,
                          static_cast<double>(each.bytes), each.seconds);
  return !moved.empty();
}

} // namespace runmat
