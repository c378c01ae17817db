//===- OpenDevice.cpp - opens the best device there is ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Devices/OpenDevice.h"
#include "runtime/Devices/DeviceCalibration.h"
#include "runtime/Devices/DevicePriors.h"
#include "runtime/Devices/DeviceRegistry.h"
#include "runtime/Devices/DeviceSearch.h"
#include "runtime/Devices/ModelStore.h"
#include "runtime/SecondsText.h"

namespace runmat {
namespace {

/// What measuring a device may take.
constexpr double calibrationSeconds = 0.3;

DeviceModel measure(const Device &device, const RuntimeSettings &settings,
                    const ModelStore &store) {
  const Figures prior =
      priorFigures(placeClassOf(device.info()), settings.threads);
  // Nothing is moved to such a place.
  if (device.hostMemory() || !settings.calibrates)
    return DeviceModel(prior);
  const Calibration found =
      calibrateDevice(device, prior, settings.deviceMemory.value_or(UINT64_MAX),
                      calibrationSeconds);
  if (found.hasFailed)
    throw Error("RunMat:device:Failed",
                "it failed while it was measured: " + device.lastError());
  DeviceModel model(found.figures);
  if (found.isComplete)
    store.save(model, modelKey(device.info(), settings.threads));
  return model;
}

using Clock = std::chrono::steady_clock;

OpenedDevice open(const DeviceCandidate &candidate,
                  const RuntimeSettings &settings, Clock::time_point begin) {
  const std::string name =
      canonicalName(candidate.table->name, candidate.info.device_index);
  OpenedDevice opened;
  opened.device = Device::open(
      *candidate.table, providerOptions(settings, candidate.info.device_index),
      Device::unregistered, name, settings.deviceMemory.value_or(UINT64_MAX));
  const double seconds =
      std::chrono::duration<double>(Clock::now() - begin).count();
  const PlaceClass place = placeClassOf(opened.device->info());
  opened.model = findModel(*opened.device, settings);
  opened.model->observeOpening(seconds);
  opened.note = std::string(opened.device->info().name) + " (" + name + ", " +
                nameOf(place) + ")";
  return opened;
}

OpenedDevice openFirst(const DeviceSearch &search,
                       const RuntimeSettings &settings,
                       const std::function<bool()> &isWanted,
                       Clock::time_point begin) {
  std::string note = search.note;
  for (const DeviceCandidate &candidate : search.candidates) {
    if (!isWanted())
      break;
    try {
      return open(candidate, settings, begin);
    } catch (...) {
      addNote(note, std::string(candidate.info.name) + ": " + currentFailure());
    }
  }
  if (note.empty())
    note = "no provider of devices is there";
  return {nullptr, std::nullopt, note,
          search.isComplete && search.candidates.empty()};
}

} // namespace

std::string lateNote(std::chrono::milliseconds limit) {
  return "no device was open after " +
         secondsText(std::chrono::duration<double>(limit).count());
}

DeviceModel findModel(const Device &device, const RuntimeSettings &settings) {
  const ModelStore store(settings.modelCache);
  if (std::optional<DeviceModel> kept =
          store.load(modelKey(device.info(), settings.threads)))
    return *std::move(kept);
  return measure(device, settings, store);
}

OpenedDevice
openBestDevice(const std::vector<const runmat_provider_table *> &tables,
               const RuntimeSettings &settings,
               const std::function<bool()> &isWanted) noexcept try {
  const Clock::time_point begin = Clock::now();
  try {
    const DeviceSearch search = findDevices(
        tables, providerOptions(settings, 0), settings.allowSoftwareDevices);
    return openFirst(search, settings, isWanted, begin);
  } catch (...) {
    return {nullptr, std::nullopt, currentFailure()};
  }
} catch (...) {
  return {};
}

} // namespace runmat
