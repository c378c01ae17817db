//===- AccelInfo.cpp - what is known of devices ----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "AccelInfo.h"

#include "Engine/Engine.h"
#include "runtime/Devices/AutoDevice.h"
#include "runtime/Devices/DeviceListing.h"
#include "runtime/Devices/DriverRecord.h"
#include "runtime/Devices/ModelStore.h"
#include "runtime/FileCache.h"

#include <algorithm>
#include <ctime>
#include <iterator>
#include <limits>
#include <string_view>

using namespace runmat;
using namespace runmat::driver;

namespace {

//===----------------------------------------------------------------------===//
// Devices
//===----------------------------------------------------------------------===//

/// Takes in what the folders of provider-path hold beside the providers that
/// are there. Each is loaded in a process of its own before.
std::vector<ProviderProblem> loadFromPath(DeviceRegistry &registry) {
  std::vector<ProviderProblem> problems;
  for (const ProviderFile &file :
       findProviderLibraries(registry.settings().providerPath)) {
    if (registry.provider(file.name))
      continue;
    const std::string problem = tryApart([&] { registry.loadFromPath(file); },
                                         AutoDeviceLimits{}.opening);
    if (problem.empty())
      registry.loadFromPath(file);
    else
      problems.push_back({file.name, problem});
  }
  return problems;
}

//===----------------------------------------------------------------------===//
// Models
//===----------------------------------------------------------------------===//

PlaceModel modelOf(std::string place, PlaceClass placeClass,
                   const ModelKey &key, const RuntimeSettings &settings) {
  const Figures assumed = priorFigures(placeClass, settings.threads);
  const std::optional<DeviceModel> stored =
      ModelStore(settings.modelCache).load(key);
  return {std::move(place), placeClass, stored.has_value(),
          stored.value_or(DeviceModel(assumed)), assumed};
}

void addDevices(AccelInfo &info, const RuntimeSettings &settings) {
  DeviceRegistry registry(settings);
  info.problems = loadFromPath(registry);
  const Listing listing{registry};
  for (const auto &[table, listed] : listing.providers()) {
    if (!listed.failure.empty())
      info.problems.push_back({table->name, listed.failure});
    for (const runmat_device_info &device : listed.devices) {
      info.devices.push_back(listing.describe(*table, device));
      if (listing.isSearched(table))
        info.models.push_back(
            modelOf(info.devices.back().place, placeClassOf(device),
                    modelKey(device, settings.threads), settings));
    }
  }
}

//===----------------------------------------------------------------------===//
// What is kept
//===----------------------------------------------------------------------===//

/// Of the engine's, those that devices have defaults of.
constexpr std::string_view reductionSettings[] = {"two-pass-threshold",
                                                  "reduction-workgroup"};

bool isOfDevices(const config::Configuration::Entry &entry) {
  return entry.setting->part == config::Part::Runtime ||
         std::ranges::find(reductionSettings, entry.setting->key) !=
             std::end(reductionSettings);
}

/// `runs` begin with the latest.
std::vector<LastWarmUp> warmUpsOf(const std::vector<telemetry::PastRun> &runs) {
  std::vector<LastWarmUp> last;
  for (const telemetry::PastRun &run : runs)
    for (const telemetry::DeviceUse &use : run.devices)
      if (use.warmUp.pipelines > 0 &&
          std::ranges::find(last, use.place, &LastWarmUp::place) == last.end())
        last.push_back({use.place, use.name, use.warmUp});
  return last;
}

std::vector<ModelKey> forgetModels(const RuntimeSettings &settings) {
  const ModelStore store(settings.modelCache);
  std::vector<ModelKey> keys = store.kept();
  if (!store.forget() || !DriverRecord::forget(settings))
    throw Error("RunMat:models",
                "cannot remove the models of '" + *settings.modelCache + "'");
  return keys;
}

} // namespace

AccelInfo driver::collectAccelInfo(const config::Configuration &configuration,
                                   bool reset) {
  SessionOptions session;
  configuration.store(session);
  const RuntimeSettings settings = runtimeSettings(session);
  AccelInfo info;
  if (reset)
    info.forgotten = forgetModels(settings);
  info.models.push_back(modelOf("host", PlaceClass::Host,
                                hostModelKey(settings.threads), settings));
  addDevices(info, settings);
  std::ranges::copy_if(configuration.entries(),
                       std::back_inserter(info.settings), isOfDevices);
  info.caches = {contentsOf({"pipelines", settings.pipelineCache}),
                 contentsOf({"models", settings.modelCache})};
  info.lastRuns = telemetry::LastRuns::besideModels(session.modelCache).list();
  info.warmUps = warmUpsOf(info.lastRuns);
  return info;
}

std::optional<uint32_t>
driver::defaultWorkgroup(const runmat_device_info &info) {
  if (info.max_workgroup_size <= 1)
    return std::nullopt;
  return info.default_reduction_workgroup;
}

bool driver::isMeasured(const PlaceModel &model, Figure figure) {
  return model.model.figure(figure) != model.assumed[size_t(figure)];
}

std::string driver::timeText(int64_t secondsSince1970) {
  const std::time_t time = secondsSince1970;
  std::tm fields{};
  char text[64] = "";
  if (::gmtime_r(&time, &fields))
    std::strftime(text, sizeof(text), "%Y-%m-%d %H:%M:%S", &fields);
  return text;
}
