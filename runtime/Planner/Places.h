//===- Places.h - the places that plans may use -----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_PLACES_H
#define RUNMAT_RUNTIME_PLACES_H

#include "runtime/Devices/AutoDevice.h"
#include "runtime/Planner/PlanGraph.h"

#include <map>
#include <memory>

namespace runmat {

/// The host, and the device that `auto` or the program chose, with a model of
/// each. While no device is open a stand-in, of which only the class is
/// assumed, takes its place in plans: what these would save decides when one is
/// opened. Used from one thread.
class Places {
public:
  explicit Places(DeviceRegistry &registry, AutoDeviceLimits limits = {});
  /// Keeps what was learnt, where a device was open.
  ~Places();
  Places(const Places &) = delete;
  Places &operator=(const Places &) = delete;

  /// The host, then the device or its stand-in, if there may be one.
  std::span<const PlanPlace> list() const { return places; }
  /// Null for a stand-in.
  Device *deviceAt(PlaceIndex place);
  PlaceIndex placeOf(const Device &device) const;
  /// Whether there is, or may come, any place but the host.
  bool haveDevice() const { return places.size() > 1; }
  /// Changes with the list.
  uint32_t epoch() const { return epoch_; }

  /// Takes in a device that has been opened meanwhile. Cheap: called before
  /// launches.
  void poll();
  /// A run took these seconds longer than with the stand-in. Once it is enough
  /// in all, the device is opened in the background.
  void noteSaving(double seconds);
  /// Opens it whatever it saves: the program names a GPU.
  void want() {
    if (!selected)
      automatic.start();
  }
  /// The same, and waits until it is there or done without.
  void awaitDevice();
  /// From now on this device is the one that plans may use. Throws
  /// runmat::Error when it fails while it is measured.
  void select(Device &device);
  /// Which device was chosen, or why none; empty before one was wanted.
  const std::string &note() const { return automatic.note(); }

  DeviceModel &hostModel() { return host; }
  /// The model of any open device: its class's where nothing else is known.
  DeviceModel &modelOf(const Device &device);

private:
  void setList();
  Device *device() const { return selected ? selected : automatic.device(); }
  void readHost();
  void watchDevice();

  DeviceRegistry &registry;
  AutoDevice automatic;
  AutoDevice::State state = AutoDevice::State::Idle;
  /// What the program chose in place of the automatic one.
  Device *selected = nullptr;
  DeviceModel host;
  bool isHostRead = false;
  DeviceModel standIn;
  std::map<const Device *, DeviceModel> others;
  std::vector<PlanPlace> places;
  uint32_t epoch_ = 0;
  double saving = 0;
};

} // namespace runmat

#endif // RUNMAT_RUNTIME_PLACES_H
