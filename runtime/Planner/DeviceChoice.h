//===- DeviceChoice.h - the devices a program can choose from ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_DEVICECHOICE_H
#define RUNMAT_RUNTIME_DEVICECHOICE_H

#include "runtime/Devices/AutoDevice.h"
#include "runtime/Devices/DeviceSearch.h"
#include "runtime/Planner/Planner.h"

#include <string>
#include <vector>

namespace runmat {

/// The device in use, and those that `gpuDevice` can put in its place, counted
/// from 1: the one that the setting `device` names, if it names one, then those
/// that auto may take, the best one first. Where that is none, and where it is
/// "cpu", the processor is the only one. Used from one thread.
class DeviceChoice {
public:
  /// Asks for nothing yet. All outlive it.
  DeviceChoice(DeviceRegistry &registry, Planner &planner,
               AutoDeviceLimits limits = {});

  /// How many there are. The first call asks the providers, for as long as a
  /// device may take to open; those that do not answer have none.
  uint32_t count();
  /// The device in use. With "auto" the best one is asked for and not waited
  /// for: the processor stands in until it is there.
  Device &current();
  /// Waits until the device in use is there, for as long as one may take to
  /// open.
  void await();
  /// Its index.
  uint32_t selected();
  /// Opens the device of an index if need be, and uses it from now on. Throws
  /// runmat::Error "RunMat:device:…" when it cannot be opened or was lost, or
  /// that says how many there are.
  void select(uint32_t index);
  /// The device of an index when it is open already, else null. Throws when
  /// there is no such index.
  Device *openAt(uint32_t index);
  /// Waits until the devices that are open have done what they were given. One
  /// that fails then tells when its work is looked at.
  void finishWork();

private:
  const std::vector<std::string> &names();
  const std::string &nameAt(uint32_t index);
  DeviceSearch search() const;

  DeviceRegistry &registry;
  Planner &planner;
  const AutoDeviceLimits limits;
  /// The names under which the registry keeps them.
  std::vector<std::string> known;
  bool isSelected = false;
};

} // namespace runmat

#endif // RUNMAT_RUNTIME_DEVICECHOICE_H
