//===- AccelInfo.h - what is known of devices ------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_TOOLS_RUNMAT_ACCELINFO_H
#define RUNMAT_TOOLS_RUNMAT_ACCELINFO_H

#include "Caches.h"
#include "Configuration/Configuration.h"
#include "Listing.h"
#include "Telemetry/LastRuns.h"
#include "runtime/Devices/DeviceModelText.h"
#include "runtime/Devices/DevicePriors.h"

#include <optional>
#include <string>
#include <vector>

namespace runmat::driver {

/// Why a provider lists nothing.
struct ProviderProblem {
  std::string provider, problem;
};

/// What the planner believes of a place, and what it assumes of its class.
struct PlaceModel {
  std::string place;
  PlaceClass placeClass;
  /// Whether an earlier process left it; else it is the assumption.
  bool isStored;
  DeviceModel model;
  Figures assumed;
};

/// The last time that pipelines of a device were made before they were wanted.
struct LastWarmUp {
  std::string place, name;
  telemetry::WarmUp warmUp;
};

struct AccelInfo {
  std::vector<ListedDevice> devices;
  std::vector<ProviderProblem> problems;
  /// Those that the runtime obeys, and those of reductions on devices.
  std::vector<config::Configuration::Entry> settings;
  std::vector<PlaceModel> models;
  std::vector<CacheContents> caches;
  /// One a device, of the last runs.
  std::vector<LastWarmUp> warmUps;
  /// Those that used a device, the latest first.
  std::vector<telemetry::PastRun> lastRuns;
  /// The models that were removed; none when nobody asked for that.
  std::optional<std::vector<ModelKey>> forgotten;
};

/// Asks all providers; no driver can hold it up or end it. Removes the stored
/// models first when `reset`; throws runmat::Error when some cannot be.
AccelInfo collectAccelInfo(const config::Configuration &configuration,
                           bool reset);

/// Of reductions on the device where the setting is auto; none where it has no
/// workgroups.
std::optional<uint32_t> defaultWorkgroup(const runmat_device_info &info);

/// Whether the figure is another one than assumed.
bool isMeasured(const PlaceModel &model, Figure figure);

// How it is printed.
std::string accelInfoTable(const AccelInfo &info);
std::string accelInfoJson(const AccelInfo &info);
/// Of a run: "2026-01-31 18:30:00", in UTC.
std::string timeText(int64_t secondsSince1970);

} // namespace runmat::driver

#endif // RUNMAT_TOOLS_RUNMAT_ACCELINFO_H
