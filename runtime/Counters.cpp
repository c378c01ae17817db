//===- Counters.cpp - what the process did ----------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Counters.h"

#include <algorithm>

namespace runmat {

constinit Counters detail::processCounters;

namespace {

struct NamedCounter {
  const char *name;
  Counter Counters::*counter;
};
constexpr NamedCounter processFigures[] = {
    {"unitsCompiled", &Counters::unitsCompiled},
    {"unitsOptimised", &Counters::unitsOptimised},
    {"unitsRead", &Counters::unitsRead},
    {"unitsFreed", &Counters::unitsFreed},
    {"unitRuns", &Counters::unitRuns},
    {"sideExits", &Counters::sideExits},
    {"unitsRepeated", &Counters::unitsRepeated},
    {"loopsThreaded", &Counters::loopsThreaded},
    {"loopsGivenUp", &Counters::loopsGivenUp},
    {"statementsInterpreted", &Counters::statementsInterpreted},
    {"libraryCalls", &Counters::libraryCalls},
    {"libraryCallsOnDevice", &Counters::libraryCallsOnDevice},
    {"kernelsCompiled", &Counters::kernelsCompiled},
    {"kernelsFailed", &Counters::kernelsFailed},
    {"unitCacheHits", &Counters::unitCacheHits},
    {"unitCacheMisses", &Counters::unitCacheMisses},
    {"planCacheHits", &Counters::planCacheHits},
    {"planCacheMisses", &Counters::planCacheMisses},
    {"modelCacheHits", &Counters::modelCacheHits},
    {"modelCacheMisses", &Counters::modelCacheMisses},
    {"hostAllocations", &Counters::hostAllocations},
    {"hostAllocatedBytes", &Counters::hostAllocatedBytes},
};

struct NamedDeviceCounter {
  const char *name;
  Counter DeviceCounters::*counter;
};
constexpr NamedDeviceCounter deviceFigures[] = {
    {"launches", &DeviceCounters::launches},
    {"uploads", &DeviceCounters::uploads},
    {"uploadBytes", &DeviceCounters::uploadBytes},
    {"downloads", &DeviceCounters::downloads},
    {"downloadBytes", &DeviceCounters::downloadBytes},
    {"allocations", &DeviceCounters::allocations},
    {"allocatedBytes", &DeviceCounters::allocatedBytes},
    {"kernelsLoaded", &DeviceCounters::kernelsLoaded},
};

} // namespace

void Counters::nameDevice(uint32_t index, const std::string &name) {
  const std::lock_guard lock(naming);
  char (&slot)[48] = deviceNames[std::min(index, maxDevices - 1)];
  size_t length = name.copy(slot, sizeof(slot) - 1);
  slot[length] = 0;
}

std::string Counters::deviceName(uint32_t index) const {
  const std::lock_guard lock(naming);
  return index < maxDevices ? deviceNames[index] : "";
}

std::vector<std::pair<std::string, uint64_t>> Counters::list() const {
  std::vector<std::pair<std::string, uint64_t>> figures;
  for (const NamedCounter &figure : processFigures)
    figures.emplace_back(figure.name, (this->*figure.counter).get());
  for (uint32_t i = 0; i < maxDevices; ++i) {
    const std::string name = deviceName(i);
    if (name.empty())
      continue;
    for (const NamedDeviceCounter &figure : deviceFigures)
      figures.emplace_back(std::string(figure.name) + "." + name,
                           (devices[i].*figure.counter).get());
  }
  return figures;
}

void Counters::reset() {
  for (const NamedCounter &figure : processFigures)
    (this->*figure.counter).reset();
  for (DeviceCounters &device : devices)
    for (const NamedDeviceCounter &figure : deviceFigures)
      (device.*figure.counter).reset();
}

} // namespace runmat
