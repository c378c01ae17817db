//===- DeviceChoice.cpp - the devices a program can choose from -*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Planner/DeviceChoice.h"
#include "runtime/Devices/BackgroundWork.h"
#include "runtime/Devices/DriverTrial.h"
#include "runtime/Devices/OpenDevice.h"
#include "runtime/Planner/PlanRun.h"

#include <algorithm>
#include <chrono>
#include <thread>

namespace runmat {

using Clock = std::chrono::steady_clock;

DeviceChoice::DeviceChoice(DeviceRegistry &registry, Planner &planner,
                           AutoDeviceLimits limits)
    : registry(registry), planner(planner), limits(limits) {}

/// Where the drivers may do harm, none of them is loaded. Whoever asks waits no
/// longer than that.
static DeviceSearch
searchTried(const std::vector<const runmat_provider_table *> &tables,
            const RuntimeSettings &settings,
            const std::function<bool()> &isWanted) try {
  DriverTrial trial(settings, std::chrono::hours(1));
  if (std::string obstacle = trial.obstacle(isWanted); !obstacle.empty())
    return {{}, std::move(obstacle)};
  DeviceSearch found = findDevices(tables, providerOptions(settings, 0),
                                   settings.allowSoftwareDevices);
  trial.pass();
  return found;
} catch (...) {
  return {{}, currentFailure()};
}

/// In the background, where a driver may hang.
DeviceSearch DeviceChoice::search() const {
  UnitPlanner *units = planner.units();
  if (units && units->places.isLate())
    return {};
  BackgroundWork<DeviceSearch> work;
  const bool isBegun =
      work.start([tables = registry.deviceProviders(),
                  settings = registry.settings()](const auto &isWanted) {
        return searchTried(tables, settings, isWanted);
      });
  const Clock::time_point end = Clock::now() + limits.opening;
  while (isBegun && !work.isFinished() && Clock::now() < end)
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  std::optional<DeviceSearch> found = work.take();
  // Who asks for a device next need not wait again.
  if (isBegun && !found && units)
    units->places.forgo(lateNote(limits.opening));
  return found.value_or(DeviceSearch{});
}

const std::vector<std::string> &DeviceChoice::names() {
  if (!known.empty())
    return known;
  const std::string &wanted = registry.settings().device;
  const std::optional<DeviceSpec> named = parseDeviceSpec(wanted);
  if (named)
    known.push_back(canonicalName(named->provider, named->index));
  if (wanted != "cpu")
    for (const DeviceCandidate &each : search().candidates) {
      std::string name =
          canonicalName(each.table->name, each.info.device_index);
      if (std::ranges::find(known, name) == known.end())
        known.push_back(std::move(name));
    }
  if (known.empty())
    known.push_back("cpu");
  return known;
}

uint32_t DeviceChoice::count() { return uint32_t(names().size()); }

Device &DeviceChoice::current() {
  if (Device *forced = planner.forced())
    return *forced;
  Places &places = planner.units()->places;
  places.want();
  places.poll();
  Device *device = places.haveDevice() ? places.deviceAt(1) : nullptr;
  return device ? *device : planner.fallback();
}

void DeviceChoice::await() {
  if (UnitPlanner *units = planner.units(); units && !planner.forced())
    units->places.awaitDevice();
}

uint32_t DeviceChoice::selected() {
  const Device &device = current();
  // Asking the providers takes its time.
  if (!isSelected && (planner.forced() || &device == &planner.fallback()))
    return 1;
  const auto found = std::ranges::find(names(), device.name());
  return found == known.end() ? 1 : uint32_t(found - known.begin()) + 1;
}

void DeviceChoice::select(uint32_t index) {
  // The first one is what is taken anyway. Where it does not open, another one
  // or the processor stands in, as without a choice.
  if (index == 1 && !isSelected)
    return await();
  Device &device = registry.device(nameAt(index));
  if (device.isLost())
    throw Error("RunMat:device:Lost",
                "Device '" + device.name() + "' was lost.");
  planner.select(device);
  isSelected = true;
}

const std::string &DeviceChoice::nameAt(uint32_t index) {
  const std::vector<std::string> &all = names();
  if (index >= 1 && index <= all.size())
    return all[index - 1];
  std::string text;
  for (const std::string &name : all)
    text += (text.empty() ? "" : ", ") + name;
  throw Error("RunMat:device:Index",
              "There is no device " + std::to_string(index) +
                  ": the number of devices is " + std::to_string(count()) +
                  " (" + text + ").");
}

Device *DeviceChoice::openAt(uint32_t index) {
  const std::string &name = nameAt(index);
  for (const std::shared_ptr<Device> &device : registry.devices())
    if (device->name() == name)
      return device.get();
  return nullptr;
}

void DeviceChoice::finishWork() {
  for (const std::shared_ptr<Device> &device : registry.devices())
    device->trySynchronize();
}

} // namespace runmat
