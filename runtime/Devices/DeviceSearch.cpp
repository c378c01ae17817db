//===- DeviceSearch.cpp - which devices could be opened ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Devices/DeviceSearch.h"
#include "runtime/Error.h"

#include <algorithm>
#include <cstddef>
#include <exception>
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

/// Why the device is not even considered; empty when it is.
std::string exclusion(const runmat_device_info &info, bool allowSoftware) {
  if (info.device_type == RUNMAT_DEVICE_HOST)
    return "the processor itself";
  if (info.device_type == RUNMAT_DEVICE_SOFTWARE && !allowSoftware)
    return "computed by the processor (accel-software=true allows it)";
  return {};
}

bool isSame(const DeviceCandidate &a, const DeviceCandidate &b) {
  return a.table == b.table && a.info.device_index == b.info.device_index;
}

/// A provider of others may forget the end of a text.
void endTexts(runmat_device_info &info) {
  info.name[sizeof(info.name) - 1] = '\0';
  info.vendor[sizeof(info.vendor) - 1] = '\0';
  info.driver[sizeof(info.driver) - 1] = '\0';
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

std::string currentFailure() {
  try {
    throw;
  } catch (const Error &error) {
    return error.message;
  } catch (const std::exception &error) {
    return error.what();
  } catch (...) {
    return "it failed in an unknown way";
  }
}

ListedDevices listDevices(const runmat_provider_table &table,
                          const runmat_provider_options &options) try {
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
  std::ranges::for_each(listed.devices, endTexts);
  return listed;
} catch (...) {
  return {{}, currentFailure()};
}

DeviceSearch rankDevices(std::span<const ProviderDevices> providers,
                         bool allowSoftware) {
  DeviceSearch search;
  for (const auto &[table, listed] : providers) {
    if (!listed.failure.empty())
      addNote(search.note, std::string(table->name) + ": " + listed.failure);
    search.isComplete &= listed.failure.empty();
    for (const runmat_device_info &info : listed.devices) {
      const std::string why = exclusion(info, allowSoftware);
      if (why.empty())
        insert(search.candidates, {table, info});
      else if (info.device_type != RUNMAT_DEVICE_HOST)
        addNote(search.note, std::string(info.name) + " is " + why);
    }
  }
  return search;
}

DeviceSearch findDevices(std::span<const runmat_provider_table *const> tables,
                         const runmat_provider_options &options,
                         bool allowSoftware) {
  std::vector<ProviderDevices> providers;
  for (const runmat_provider_table *table : tables)
    providers.push_back({table, listDevices(*table, options)});
  return rankDevices(providers, allowSoftware);
}

AutoChoice choiceOf(const DeviceCandidate &device, const DeviceSearch &search,
                    bool allowSoftware) {
  if (std::string why = exclusion(device.info, allowSoftware); !why.empty())
    return {false, std::move(why)};
  const DeviceCandidate &best = search.candidates.front();
  if (isSame(device, best))
    return {true, "the best device"};
  return {false, std::string(best.table->name) + ":" +
                     std::to_string(best.info.device_index) +
                     " is better; taken if no better one can be opened"};
}

} // namespace runmat
