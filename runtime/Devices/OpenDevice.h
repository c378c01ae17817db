//===- OpenDevice.h - opens the best device there is ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_OPENDEVICE_H
#define RUNMAT_RUNTIME_OPENDEVICE_H

#include "runtime/Devices/Device.h"
#include "runtime/Devices/DeviceModel.h"
#include "runtime/Settings.h"

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace runmat {

/// A device in no registry with its model, or none of both.
struct OpenedDevice {
  std::shared_ptr<Device> device;
  std::optional<DeviceModel> model;
  /// Which one it is, or why there is none, in words.
  std::string note;
  /// Whether all providers answered, and have none that may be taken.
  bool isNone = false;
};

/// Opens the best device of the providers; where one cannot be opened, the next
/// one. Goes on only as long as `isWanted`. Touches nothing but its arguments,
/// so that any thread may call it. Throws nothing: where memory runs out, the
/// note is empty.
OpenedDevice
openBestDevice(const std::vector<const runmat_provider_table *> &tables,
               const RuntimeSettings &settings,
               const std::function<bool()> &isWanted) noexcept;

/// That no device was open after that time, in words.
std::string lateNote(std::chrono::milliseconds limit);

/// The model of a device that an earlier process left, or else what is measured
/// now, if that is wanted, or what is assumed of its class. Throws
/// runmat::Error when the device fails.
DeviceModel findModel(const Device &device, const RuntimeSettings &settings);

} // namespace runmat

#endif // RUNMAT_RUNTIME_OPENDEVICE_H
