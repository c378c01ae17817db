//===- Places.h - the places that plans may use -----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_PLACES_H
#define RUNMAT_RUNTIME_PLACES_H

#include "runtime/Devices/AutoDevice.h"
#include "runtime/Devices/ModelStore.h"
#include "runtime/Planner/PlanGraph.h"

#include <map>
#include <memory>

namespace runmat {

/// The host, and the device that `auto` or the program chose, with a model of
/// each. While no device is open a stand-in, of which is believed what an
/// earlier process learnt of the machine's, takes its place in plans: what
/// these would save decides when one is opened. Used from one thread.
class Places {
public:
  explicit Places(DeviceRegistry &registry, AutoDeviceLimits limits = {});
  /// Keeps what was learnt, where a device was open, and places are measured.
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
  /// Whether a device could be opened and nothing was reason enough yet.
  bool mayOpen() const {
    return !device() && state == AutoDevice::State::Idle && haveDevice();
  }
  /// Whether a run that takes the host so long, with those before it and those
  /// to come, is too little for a device to be opened for: then it needs no
  /// plan, nor models. By the figures of any machine, so with a wide margin.
  bool isNegligible(double hostSeconds);
  /// Whether any run could be: as long as nothing was planned or asked for.
  bool mayNeglect() const {
    return !areModelsRead && mayOpen() && registry.settings().unplanned > 0;
  }
  /// Seconds until a device could be used that is opened now.
  double openingSeconds() const { return standIn.openSeconds(); }
  /// Whether that, and what else the stand-in promises, is of this machine.
  bool isStandInLearnt() const { return isStandInLearnt_; }
  /// How much of that is left for the device that is being opened; none where
  /// none is, it is not worth waiting for (more than a second), was waited for
  /// before, or takes longer than it should.
  std::optional<double> secondsToOpen() const;
  /// Waits for that device, for a second at most, once, and not behind an
  /// interrupt.
  void awaitOpening();
  /// A run on the host takes `lost` seconds longer than with the stand-in. A
  /// device that is opened from now on could still save `late` of them. Where
  /// that is worth it, or what runs before lost promises as much of those to
  /// come, it is opened in the background.
  void noteSaving(double lost, double late);
  /// How often what runs from now on will run again after that, as far as the
  /// loops around tell.
  void expectRuns(double again) { again_ = again; }
  double runsToCome() const { return again_; }
  /// What is about to be compiled will do such work: so much of it opens the
  /// device meanwhile.
  void foresee(const LaunchWork &work);
  /// Opens it whatever it saves: the program names a GPU.
  void want() {
    if (!selected)
      open();
  }
  /// The same, and waits until it is there or done without.
  void awaitDevice();
  /// From now on this device is the one that plans may use. Throws
  /// runmat::Error when it fails while it is measured.
  void select(Device &device);
  /// Does without a device that nothing asked for so far, for that reason.
  void forgo(std::string why) { automatic.forgo(std::move(why)); }
  /// Whether drivers took too long to answer.
  bool isLate() const { return automatic.isLate(); }
  /// Which device was chosen, or why none; empty before one was wanted.
  const std::string &note() const { return automatic.note(); }
  /// The same at the end of the program, where none is waited for any more.
  std::string lastNote();

  /// Whether the user wants it on the host for its size alone.
  bool isTooSmall(double elements) const {
    return elements < static_cast<double>(registry.settings().offloadThreshold);
  }

  DeviceModel &hostModel() { return host; }
  /// The model of any open device: its class's where nothing else is known.
  DeviceModel &modelOf(const Device &device);

private:
  void setList();
  void open();
  Device *device() const { return selected ? selected : automatic.device(); }
  double leastPlanned() const {
    return registry.settings().unplanned * openingSeconds();
  }
  bool isWithoutDriver();
  void readModels();
  void measureHostWhereDue();
  void takeMeasuredHost();
  void watchDevice();

  DeviceRegistry &registry;
  AutoDevice automatic;
  AutoDevice::State state = AutoDevice::State::Idle;
  std::chrono::steady_clock::time_point opened;
  bool wasAwaited = false;
  /// What the program chose in place of the automatic one.
  Device *selected = nullptr;
  DeviceModel host;
  DeviceModel standIn;
  bool isStandInLearnt_ = false;
  bool areModelsRead = false;
  /// When the host is to be measured; none where it is not, or was.
  std::optional<std::chrono::steady_clock::time_point> measuringIsDue;
  BackgroundWork<std::optional<Figures>> measuring;
  std::map<const Device *, DeviceModel> others;
  std::vector<PlanPlace> places;
  uint32_t epoch_ = 0;
  double lostBefore = 0;
  double neglected = 0;
  double again_ = 0;
};

} // namespace runmat

#endif // RUNMAT_RUNTIME_PLACES_H
