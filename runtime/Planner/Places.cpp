//===- Places.cpp - the places that plans may use ---------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Planner/Places.h"
#include "runtime/Devices/DevicePriors.h"
#include "runtime/Devices/ModelStore.h"
#include "runtime/Devices/OpenDevice.h"

#include <chrono>
#include <thread>
#include <utility>

namespace runmat {

/// What a device must save before it is opened: about as much as opening it and
/// closing it again takes, and slows what the host does meanwhile.
static constexpr double worthOpening = 0.2;

Places::Places(DeviceRegistry &registry, AutoDeviceLimits limits)
    : registry(registry), automatic(registry, limits),
      host(priorFigures(PlaceClass::Host, registry.settings().threads)),
      standIn(priorFigures(PlaceClass::DiscreteGpu, 1)) {
  setList();
}

/// Without a device there is nothing to compare the host with.
Places::~Places() {
  const RuntimeSettings &settings = registry.settings();
  const ModelStore store(settings.modelCache);
  bool isKept = automatic.device() && automatic.keepModel();
  if (selected && selected != automatic.device() && !selected->isLost())
    isKept |= store.save(modelOf(*selected), modelKey(selected->info()));
  if (isKept)
    store.save(host, hostModelKey(settings.threads));
}

/// Only once there is a device: a program that wants none should start at once.
void Places::readHost() {
  if (std::exchange(isHostRead, true))
    return;
  const RuntimeSettings &settings = registry.settings();
  if (auto kept =
          ModelStore(settings.modelCache).load(hostModelKey(settings.threads)))
    host = *std::move(kept);
}

void Places::setList() {
  places = {{"cpu", &host}};
  if (device()) {
    readHost();
    places.push_back({device()->name(), &modelOf(*device())});
  } else if (state != AutoDevice::State::Unavailable)
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
  for (const Device::Upload &upload : device()->takeUploads())
    modelOf(*device()).observeTransfer(
        {true, false}, static_cast<double>(upload.bytes), upload.seconds);
  if (!device()->isLost() || !haveDevice())
    return;
  places.resize(1);
  ++epoch_;
}

void Places::poll() {
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

void Places::noteSaving(double seconds) {
  saving += seconds;
  if (!device() && state == AutoDevice::State::Idle && saving >= worthOpening) {
    automatic.start();
    state = AutoDevice::State::Opening;
  }
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
