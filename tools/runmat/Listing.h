//===- Listing.h - the devices that providers list --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_TOOLS_RUNMAT_LISTING_H
#define RUNMAT_TOOLS_RUNMAT_LISTING_H

#include "runtime/Devices/DeviceRegistry.h"
#include "runtime/Devices/DeviceSearch.h"

#include <string>
#include <vector>

namespace runmat::driver {

/// A device that a provider lists.
struct ListedDevice {
  /// As `--device` takes it, and its parts.
  std::string place, provider;
  runmat_device_info info;
  AutoChoice choice;
};

/// What all providers list, and which of them `auto` opens devices of. No
/// driver can hold it up or end it; made while the process has one thread.
class Listing {
public:
  /// The registry outlives it.
  explicit Listing(const DeviceRegistry &registry);
  explicit Listing(DeviceRegistry &&) = delete;

  const std::vector<ProviderDevices> &providers() const { return all; }
  ListedDevice describe(const runmat_provider_table &table,
                        const runmat_device_info &info) const;
  bool isSearched(const runmat_provider_table *table) const;
  /// Those that `auto` could open, the best one first.
  DeviceSearch rank(bool allowSoftware) const;

private:
  const DeviceRegistry &registry;
  const std::vector<const runmat_provider_table *> searched;
  const bool software;
  std::vector<ProviderDevices> all;
  DeviceSearch search;
  /// Why `auto` loads no driver; empty when it does.
  const std::string obstacle;
};

/// discrete, integrated, …
const char *typeName(const runmat_device_info &info);

} // namespace runmat::driver

#endif // RUNMAT_TOOLS_RUNMAT_LISTING_H
