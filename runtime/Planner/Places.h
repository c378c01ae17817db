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

/// The host, and the device that `auto` may use, with a model of each. While no
/// device is open a stand-in, of which only the class is assumed, takes its
/// place in plans: what these would save decides when one is opened. Used from
/// one thread.
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
  void want() { automatic.start(); }
  /// Which device was chosen, or why none; empty before one was wanted.
  const std::string &note() const { return automatic.note(); }

  DeviceModel &hostModel() { return host; }
  /// The model of any open device: its class's where nothing else is known.
  DeviceModel &modelOf(const Device &device);

private:
  void setList();

  DeviceRegistry &registry;
  AutoDevice automatic;
  AutoDevice::State state = AutoDevice::State::Idle;
  DeviceModel host;
  DeviceModel standIn;
  std::map<const Device *, DeviceModel> others;
  std::vector<PlanPlace> places;
  uint32_t epoch_ = 0;
  double saving = 0;
};

} // namespace runmat

#endif // RUNMAT_RUNTIME_PLACES_H
