//===- AutoDevice.h - the device that nobody asked for by name --*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Opening a device takes tenths of a second, so a thread does it while the
// program goes on without one.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_AUTODEVICE_H
#define RUNMAT_RUNTIME_AUTODEVICE_H

#include "runtime/Devices/BackgroundWork.h"
#include "runtime/Devices/DeviceModel.h"
#include "runtime/Devices/DeviceRegistry.h"
#include "runtime/Devices/OpenDevice.h"
#include "runtime/ThreadPool.h"

#include <chrono>
#include <optional>
#include <string>

namespace runmat {

struct AutoDeviceLimits {
  /// After this time a device that is not open is done without.
  std::chrono::milliseconds opening{2000};
};

/// The best device that the registry's providers list, opened when it is wanted
/// for the first time. Used from one thread.
class AutoDevice {
public:
  enum class State : uint8_t { Idle, Opening, Ready, Unavailable };

  /// Does nothing yet. `registry` outlives the last `poll`.
  explicit AutoDevice(DeviceRegistry &registry, AutoDeviceLimits limits = {});
  ~AutoDevice();
  AutoDevice(const AutoDevice &) = delete;
  AutoDevice &operator=(const AutoDevice &) = delete;

  /// The first call begins to open a device; later ones do nothing.
  void start();
  /// How far it is. A device that has been opened meanwhile is in the registry
  /// afterwards.
  State poll();

  /// Null unless it is Ready.
  Device *device() const { return device_; }
  /// Of the device, when it is Ready.
  DeviceModel &model() { return *model_; }
  const DeviceModel &model() const { return *model_; }
  /// Which device was chosen, or why there is none, in words.
  const std::string &note() const { return note_; }

  /// Does without a device, before any was wanted, for that reason.
  void forgo(std::string why);
  /// Whether the time for opening one is up, and it was done without.
  bool isLate() const { return isLate_; }

  /// Keeps what was learnt of the device for the next process, when it is Ready
  /// and not lost. False when nothing is kept.
  bool keepModel() const;

private:
  void takeResult(OpenedDevice opened);
  void giveUp(std::string why);
  bool isTimeUp() const;

  DeviceRegistry &registry;
  const AutoDeviceLimits limits;
  State state = State::Idle;
  std::chrono::steady_clock::time_point began;
  /// Those of the start: the registry may be gone when this is.
  RuntimeSettings settings;
  /// Nobody waits for it: a thread that is still opening a device closes it, if
  /// it ever gets one.
  BackgroundWork<OpenedDevice> opening;
  /// Drivers take twice as long to open a device where every processor works.
  std::optional<ThreadPool::Restraint> restraint;
  Device *device_ = nullptr;
  std::optional<DeviceModel> model_;
  std::string note_;
  bool isLate_ = false;
};

} // namespace runmat

#endif // RUNMAT_RUNTIME_AUTODEVICE_H
