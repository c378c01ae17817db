//===- Places.cpp - the places that plans may use ---------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Planner/Places.h"
#include "runtime/Devices/DevicePriors.h"
#include "runtime/Devices/ModelStore.h"

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
  if (automatic.device() && automatic.keepModel())
    ModelStore(settings.modelCache).save(host, hostModelKey(settings.threads));
}

void Places::setList() {
  places = {{"cpu", &host}};
  const RuntimeSettings &settings = registry.settings();
  if (state == AutoDevice::State::Ready) {
    // Read only now: a program that wants no device should start at once.
    const ModelStore store(settings.modelCache);
    if (auto kept = store.load(hostModelKey(settings.threads)))
      host = *std::move(kept);
    places.push_back({automatic.device()->name(), &automatic.model()});
  } else if (state != AutoDevice::State::Unavailable)
    places.push_back({"a GPU (not open)", &standIn});
  ++epoch_;
}

Device *Places::deviceAt(PlaceIndex place) {
  return place == hostPlace ? &registry.cpu() : automatic.device();
}

PlaceIndex Places::placeOf(const Device &device) const {
  return &device == automatic.device() ? 1 : hostPlace;
}

void Places::poll() {
  if (state == AutoDevice::State::Ready) {
    for (const Device::Upload &upload : automatic.device()->takeUploads())
      automatic.model().observeTransfer(
          {true, false}, static_cast<double>(upload.bytes), upload.seconds);
    if (!automatic.device()->isLost() || !haveDevice())
      return;
    // What is lost stays lost: plans are for the host from here on.
    places.resize(1);
    ++epoch_;
    return;
  }
  if (state == AutoDevice::State::Unavailable)
    return;
  AutoDevice::State now = automatic.poll();
  bool isSettled =
      now == AutoDevice::State::Ready || now == AutoDevice::State::Unavailable;
  state = now;
  if (isSettled)
    setList();
}

void Places::noteSaving(double seconds) {
  saving += seconds;
  if (state == AutoDevice::State::Idle && saving >= worthOpening) {
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
