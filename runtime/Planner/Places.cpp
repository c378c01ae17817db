//===- Places.cpp - the places that plans may use ---------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Planner/Places.h"
#include "runtime/Devices/DevicePriors.h"
#include "runtime/Devices/DriverFiles.h"
#include "runtime/Devices/HostCalibration.h"
#include "runtime/Devices/OpenDevice.h"
#include "runtime/Interrupt.h"
#include "runtime/Planner/ModelCorrections.h"

#include <algorithm>
#include <chrono>
#include <thread>
#include <utility>

namespace runmat {

/// What a device must save before it is opened, in times of opening it: it
/// slows what the host does meanwhile, and is closed in the end.
static constexpr double worthOpening = 1;
/// The same of work that is only guessed at, of which the host does a part
/// while the device is opened.
static constexpr double worthForeseen = 1.5;

/// For a device that is being opened.
static constexpr std::chrono::seconds longestWait{1};

/// What measuring the host may take of a processor's time.
static constexpr double measuringSeconds = 0.1;
/// A program that is over sooner could not end the measurement: it would be
/// slowed for nothing, and so would each one after it.
static constexpr std::chrono::milliseconds beforeMeasuring{100};

Places::Places(DeviceRegistry &registry, AutoDeviceLimits limits)
    : registry(registry), automatic(registry, limits),
      host(priorFigures(PlaceClass::Host, registry.settings().threads)),
      standIn(priorFigures(PlaceClass::DiscreteGpu, 1)) {
  setList();
}

/// Without a device there is nothing to compare the host with.
Places::~Places() {
  takeMeasuredHost();
  const RuntimeSettings &settings = registry.settings();
  if (!settings.calibrates)
    return;
  const ModelStore store(settings.modelCache);
  bool isKept = automatic.device() && automatic.keepModel();
  if (selected && selected != automatic.device() && !selected->isLost())
    isKept |= store.save(modelOf(*selected),
                         modelKey(selected->info(), settings.threads));
  if (isKept)
    store.save(host, hostModelKey(settings.threads));
}

/// Where files alone tell that there is no device, nothing is planned but for
/// reports: what a GPU would save interests their readers.
bool Places::isWithoutDriver() {
  if (!mayOpen() || registry.settings().unplanned <= 0)
    return false;
  std::string why =
      driver_files::obstacle(registry.deviceProviders(), registry.settings());
  if (why.empty())
    return false;
  forgo(std::move(why));
  state = AutoDevice::State::Unavailable;
  setList();
  return true;
}

/// Only once there is something to plan: a program without should start at
/// once.
void Places::readModels() {
  if (std::exchange(areModelsRead, true) || isWithoutDriver())
    return;
  const RuntimeSettings &settings = registry.settings();
  const ModelStore store(settings.modelCache);
  if (auto kept = keptModelOfCard(store)) {
    standIn = *std::move(kept);
    isStandInLearnt_ = true;
  }
  if (auto kept = store.load(hostModelKey(settings.threads)))
    host = *std::move(kept);
  else if (settings.modelCache && settings.calibrates)
    measuringIsDue = std::chrono::steady_clock::now() + beforeMeasuring;
}

/// Once a machine, in the background. Where nothing is kept it would be each
/// process, and most are over before they have a use for it.
void Places::measureHostWhereDue() {
  if (!measuringIsDue || std::chrono::steady_clock::now() < *measuringIsDue)
    return;
  measuringIsDue.reset();
  const uint32_t threads = registry.settings().threads;
  measuring.start([threads](const auto &) -> std::optional<Figures> {
    try {
      return measuredHost(threads, measuringSeconds);
    } catch (const std::bad_alloc &) {
      return std::nullopt;
    }
  });
}

void Places::takeMeasuredHost() {
  if (!measuring.isFinished())
    return;
  const RuntimeSettings &settings = registry.settings();
  if (const std::optional<Figures> figures = *measuring.take()) {
    host = DeviceModel(*figures);
    ModelStore(settings.modelCache).save(host, hostModelKey(settings.threads));
    ++epoch_;
  }
}

void Places::setList() {
  places = {{"cpu", &host}};
  if (device())
    places.push_back({device()->name(), &modelOf(*device())});
  else if (state != AutoDevice::State::Unavailable)
    places.push_back({"a GPU (not open)", &standIn});
  ++epoch_;
}

Device *Places::deviceAt(PlaceIndex place) {
  return place == hostPlace ? &registry.cpu() : device();
}

PlaceIndex Places::placeOf(const Device &device) const {
  return &device == this->device() ? 1 : hostPlace;
}

void Places::select(Device &device) {
  if (&device != automatic.device() && !others.contains(&device))
    others.emplace(&device, findModel(device, registry.settings()));
  selected = &device;
  setList();
}

/// Learns from what the device did; what is lost stays lost: plans are for the
/// host from there on.
void Places::watchDevice() {
  DeviceModel &model = modelOf(*device());
  correctByCompiles(model, *device());
  correctByTransfers(model, *device());
  if (!device()->isLost() || !haveDevice())
    return;
  places.resize(1);
  ++epoch_;
}

void Places::poll() {
  readModels();
  measureHostWhereDue();
  takeMeasuredHost();
  correctByCompiles(host, registry.cpu());
  if (device())
    return watchDevice();
  if (state == AutoDevice::State::Unavailable)
    return;
  AutoDevice::State now = automatic.poll();
  bool isSettled =
      now == AutoDevice::State::Ready || now == AutoDevice::State::Unavailable;
  state = now;
  if (isSettled)
    setList();
}

void Places::awaitDevice() {
  want();
  for (poll(); !device() && state != AutoDevice::State::Unavailable; poll())
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
}

void Places::open() {
  automatic.start();
  if (state != AutoDevice::State::Idle)
    return;
  state = AutoDevice::State::Opening;
  opened = std::chrono::steady_clock::now();
}

std::optional<double> Places::secondsToOpen() const {
  if (device() || wasAwaited || state != AutoDevice::State::Opening)
    return std::nullopt;
  const std::chrono::duration<double> soFar =
      std::chrono::steady_clock::now() - opened;
  const double left = openingSeconds() - soFar.count();
  return left > 0 && left < longestWait.count() ? std::optional(left)
                                                : std::nullopt;
}

void Places::awaitOpening() {
  wasAwaited = true;
  const auto end = std::chrono::steady_clock::now() + longestWait;
  while (state == AutoDevice::State::Opening && !interrupt::requested() &&
         std::chrono::steady_clock::now() < end) {
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
    poll();
  }
}

void Places::noteSaving(double lost, double late) {
  const double price = worthOpening * openingSeconds();
  if (mayOpen() && std::max(lostBefore, late) >= price)
    open();
  lostBefore += lost;
}

bool Places::isNegligible(double hostSeconds) {
  if (!mayNeglect())
    return false;
  const double all = neglected + hostSeconds * (1 + again_);
  neglected += hostSeconds;
  return all < leastPlanned();
}

void Places::foresee(const LaunchWork &work) {
  if (mayNeglect() && host.workSeconds(work) < leastPlanned())
    return;
  readModels();
  const double saving = host.workSeconds(work) - standIn.workSeconds(work);
  if (mayOpen() && saving >= worthForeseen * openingSeconds())
    open();
}

std::string Places::lastNote() {
  if (state == AutoDevice::State::Opening)
    poll();
  return state == AutoDevice::State::Opening
             ? "the program was over before a device was open"
             : automatic.note();
}

DeviceModel &Places::modelOf(const Device &device) {
  if (&device == automatic.device())
    return automatic.model();
  if (&device == &registry.cpu())
    return host;
  auto found = others.find(&device);
  if (found == others.end())
    found = others
                .emplace(&device, priorFigures(placeClassOf(device.info()),
                                               registry.settings().threads))
                .first;
  return found->second;
}

} // namespace runmat
