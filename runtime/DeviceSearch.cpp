//===- DeviceSearch.cpp - which devices could be opened ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/DeviceSearch.h"

#include <algorithm>
#include <cstddef>
#include <tuple>

namespace runmat {
namespace {

/// No machine has more; what a provider says beyond it is not believed.
constexpr uint32_t mostDevices = 64;

/// A table of an older version ends before the call.
bool canList(const runmat_provider_table &table) {
  return table.struct_size >= offsetof(runmat_provider_table, list_devices) +
                                  sizeof(table.list_devices) &&
         table.list_devices;
}

int rankOf(uint32_t deviceType) {
  switch (deviceType) {
  case RUNMAT_DEVICE_DISCRETE:
    return 0;
  case RUNMAT_DEVICE_INTEGRATED:
    return 1;
  case RUNMAT_DEVICE_SOFTWARE:
    return 3;
  default:
    return 2;
  }
}

/// Less is better.
std::tuple<int, uint64_t> keyOf(const DeviceCandidate &candidate) {
  return {rankOf(candidate.info.device_type), ~candidate.info.memory_bytes};
}

/// Behind those that are as good.
void insert(std::vector<DeviceCandidate> &candidates,
            const DeviceCandidate &one) {
  candidates.insert(std::ranges::upper_bound(candidates, keyOf(one), {}, keyOf),
                    one);
}

} // namespace

void addNote(std::string &notes, const std::string &note) {
  notes += (notes.empty() ? "" : "; ") + note;
}

ListedDevices listDevices(const runmat_provider_table &table,
                          const runmat_provider_options &options) {
  if (!canList(table))
    return {{}, "it does not list its devices"};
  ListedDevices listed;
  listed.devices.resize(mostDevices);
  for (runmat_device_info &info : listed.devices)
    info.struct_size = sizeof(info);
  uint32_t count = 0;
  if (table.list_devices(&options, mostDevices, listed.devices.data(),
                         &count) != RUNMAT_OK)
    return {{}, table.last_error(nullptr)};
  listed.devices.resize(std::min(count, mostDevices));
  return listed;
}

DeviceSearch findDevices(std::span<const runmat_provider_table *const> tables,
                         const runmat_provider_options &options,
                         bool allowSoftware) {
  DeviceSearch search;
  for (const runmat_provider_table *table : tables) {
    const ListedDevices listed = listDevices(*table, options);
    if (!listed.failure.empty())
      addNote(search.note, std::string(table->name) + ": " + listed.failure);
    for (const runmat_device_info &info : listed.devices) {
      if (info.device_type == RUNMAT_DEVICE_HOST)
        continue;
      if (info.device_type == RUNMAT_DEVICE_SOFTWARE && !allowSoftware)
        addNote(search.note, std::string(info.name) +
                                 " is computed by the processor "
                                 "(accel-software=true allows it)");
      else
        insert(search.candidates, {table, info});
    }
  }
  return search;
}

} // namespace runmat
