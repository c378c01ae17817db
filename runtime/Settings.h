//===- Settings.h - what the user fixed for a run ---------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_SETTINGS_H
#define RUNMAT_RUNTIME_SETTINGS_H

#include <cstdint>
#include <optional>
#include <string>

namespace runmat {

/// Settings of the runtime, fixed before the first device is opened. None of
/// them changes a result.
struct RuntimeSettings {
  /// Worker threads of host providers, at least 1.
  uint32_t threads = 1;
  /// "auto", or the device that takes every cluster it can: "cpu", "vulkan:1".
  std::string device = "auto";
  /// The library of a provider beside those built in; empty: none.
  std::string provider;
  /// Folders, separated by ':', in which the libraries of devices are found
  /// that no other provider has; empty: none.
  std::string providerPath;
  /// Bytes that buffers may take of each device's memory; else all that the
  /// device gives.
  std::optional<uint64_t> deviceMemory;
  /// Folder in which devices keep their pipelines from process to process;
  /// none: nothing is kept.
  std::optional<std::string> pipelineCache;
  /// Folder in which models of places are kept from process to process; none:
  /// nothing is kept.
  std::optional<std::string> modelCache;
  /// Whether a device, when it is opened, makes in the background the pipelines
  /// that it used last.
  bool warmUp = true;
  /// Whether "auto" may open a device that the processor computes.
  bool allowSoftwareDevices = false;
  /// Whether devices and the host are measured that no earlier process
  /// measured. Else their class's figures hold, and nothing is kept.
  bool calibrates = true;
  /// Under "auto" devices get nothing that has fewer elements.
  uint64_t offloadThreshold = 0;
  /// Under "auto" nothing is planned before the host had to do so much, in
  /// times of opening a device: none would pay. 0 plans all.
  double unplanned = 0;
  /// Turns on the validation of device APIs.
  bool validate = false;
  /// Whether an interrupt may stop a launch that writes into the storage of its
  /// input. True when nobody can look at the variable afterwards (a script that
  /// ends on an interrupt), false at a prompt.
  bool interruptDonated = false;
  /// Whether it will be told where clusters ran, and what they took: then the
  /// first launches are timed also where nothing is planned.
  bool reportsPlaces = false;
  /// The program that tries drivers in a process apart when it is called for
  /// that (`tryDriversApart`); empty: none, drivers are trusted.
  std::string trialProgram;
};

/// Processors that the process may use: affinity, and the control group's quota
/// rounded up, as they were when first asked for. At least 1.
uint32_t availableProcessors();

} // namespace runmat

#endif // RUNMAT_RUNTIME_SETTINGS_H
