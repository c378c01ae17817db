//===- DeviceSearch.h - which devices could be opened -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_DEVICESEARCH_H
#define RUNMAT_RUNTIME_DEVICESEARCH_H

#include "runmat/provider.h"

#include <span>
#include <string>
#include <vector>

namespace runmat {

/// The devices that a provider lists, or why there are none.
struct ListedDevices {
  std::vector<runmat_device_info> devices;
  /// The provider's message, or that it cannot list; empty when it did.
  std::string failure;
};
/// What the exception in flight says. Providers should throw none, but some
/// are others' code.
std::string currentFailure();
/// Throws nothing but std::bad_alloc: what a provider throws is a failure.
ListedDevices listDevices(const runmat_provider_table &table,
                          const runmat_provider_options &options);

/// A device that could be opened.
struct DeviceCandidate {
  const runmat_provider_table *table;
  runmat_device_info info;
};

struct DeviceSearch {
  /// The best one first: discrete before integrated before unknown ones before
  /// software, then by memory.
  std::vector<DeviceCandidate> candidates;
  /// What was left out, and which providers failed to list, in words; empty
  /// when there is nothing to say.
  std::string note;
  /// Whether all providers did list.
  bool isComplete = true;
};
/// What one provider lists.
struct ProviderDevices {
  const runmat_provider_table *table;
  ListedDevices listed;
};
DeviceSearch rankDevices(std::span<const ProviderDevices> providers,
                         bool allowSoftware);
/// All devices of the providers but the processor itself, and software devices
/// only if they are allowed.
DeviceSearch findDevices(std::span<const runmat_provider_table *const> tables,
                         const runmat_provider_options &options,
                         bool allowSoftware);

/// Whether `auto` takes a device that is listed, and why, in words.
struct AutoChoice {
  bool isTaken;
  std::string why;
};
/// `search` is that of the provider and all others.
AutoChoice choiceOf(const DeviceCandidate &device, const DeviceSearch &search,
                    bool allowSoftware);

/// Puts a remark behind others.
void addNote(std::string &notes, const std::string &note);

} // namespace runmat

#endif // RUNMAT_RUNTIME_DEVICESEARCH_H
