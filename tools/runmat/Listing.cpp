//===- Listing.cpp - the devices that providers list ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Listing.h"

#include "runtime/Devices/AutoDevice.h"
#include "runtime/Devices/DeviceListing.h"
#include "runtime/Devices/DriverTrial.h"

#include <algorithm>
#include <iterator>

using namespace runmat;
using namespace runmat::driver;

Listing::Listing(const DeviceRegistry &registry)
    : registry(registry), searched(registry.deviceProviders()),
      software(registry.settings().allowSoftwareDevices),
      obstacle(DriverTrial::knownObstacle(registry.settings())) {
  const runmat_provider_options options =
      providerOptions(registry.settings(), 0);
  for (const std::string &name : registry.providers()) {
    const runmat_provider_table *table = registry.provider(name);
    all.push_back(
        {table, listDevicesApart(*table, options, AutoDeviceLimits{}.opening)});
  }
  search = rank(software);
}

ListedDevice Listing::describe(const runmat_provider_table &table,
                               const runmat_device_info &info) const {
  const std::string numbered =
      std::string(table.name) + ":" + std::to_string(info.device_index);
  if (isSearched(&table)) {
    AutoChoice choice = choiceOf({&table, info}, search, software);
    if (choice.isTaken && !obstacle.empty())
      choice = {false, obstacle};
    return {numbered, table.name, info, std::move(choice)};
  }
  if (registry.isNamedOnly(table))
    return {numbered,
            table.name,
            info,
            {false, "of provider-path: taken where it is named"}};
  // These have one device and no numbers.
  return {
      table.name, table.name, info, {false, "runs on the processor by design"}};
}

bool Listing::isSearched(const runmat_provider_table *table) const {
  return std::ranges::find(searched, table) != searched.end();
}

DeviceSearch Listing::rank(bool allowSoftware) const {
  std::vector<ProviderDevices> some;
  std::ranges::copy_if(all, std::back_inserter(some),
                       [&](auto &one) { return isSearched(one.table); });
  return rankDevices(some, allowSoftware);
}

const char *driver::typeName(const runmat_device_info &info) {
  constexpr const char *names[] = {"unknown", "host", "discrete", "integrated",
                                   "software"};
  return names[info.device_type < std::size(names) ? info.device_type : 0];
}
