//===- Counters.h - what the process did ------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Figures for --explain. Each is bumped at the one place where the thing
// happens.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_COUNTERS_H
#define RUNMAT_RUNTIME_COUNTERS_H

#include <atomic>
#include <cstdint>
#include <mutex>
#include <string>
#include <utility>
#include <vector>

namespace runmat {

/// One figure; any thread may add.
class Counter {
public:
  void add(uint64_t amount = 1) {
    value.fetch_add(amount, std::memory_order_relaxed);
  }
  uint64_t get() const { return value.load(std::memory_order_relaxed); }
  void reset() { value.store(0, std::memory_order_relaxed); }

private:
  std::atomic<uint64_t> value{0};
};

/// Figures of one device of the registry.
struct DeviceCounters {
  Counter launches;
  Counter uploads;
  Counter uploadBytes;
  Counter downloads;
  Counter downloadBytes;
  Counter allocations; ///< Buffers taken from the provider, not from the pool.
  Counter allocatedBytes;
  Counter kernelsLoaded;
};

/// All figures of the process.
struct Counters {
  /// Devices that can be told apart; later ones share the last slot.
  static constexpr uint32_t maxDevices = 16;

  Counter unitsCompiled;
  Counter unitsOptimised; ///< Whose baseline code made room for optimised code.
  Counter unitsRead;      ///< Taken from files instead of compiled.
  Counter unitsFreed;     ///< To make room for others.
  Counter unitRuns;
  Counter sideExits;
  Counter unitsRepeated; ///< Since a guard that was trusted did not hold.
  Counter loopsThreaded; ///< Of which threads made turns, to their ends.
  Counter loopsGivenUp;  ///< Of which they did not, so that they ran in order.
  Counter statementsInterpreted;
  Counter libraryCalls; ///< Operations of the runtime that units evaluated.
  Counter libraryCallsOnDevice; ///< Those of them that a device did.
  Counter kernelsCompiled;
  Counter kernelsFailed; ///< No code of them was made, or a device refused it.
  /// Statements for which a unit was looked for and found, or compiled.
  Counter unitCacheHits;
  Counter unitCacheMisses;
  Counter planCacheHits;   ///< Runs of units that took their last plan over.
  Counter planCacheMisses; ///< Searches for a plan.
  Counter modelCacheHits;  ///< Models of places found in files.
  Counter modelCacheMisses;
  Counter hostAllocations; ///< Blocks handed to arrays, pooled ones included.
  Counter hostAllocatedBytes;
  DeviceCounters devices[maxDevices];

  DeviceCounters &device(uint32_t index) {
    return devices[index < maxDevices ? index : maxDevices - 1];
  }
  /// Gives the device's figures a name in `list`.
  void nameDevice(uint32_t index, const std::string &name);
  /// Empty for a device that is not open.
  std::string deviceName(uint32_t index) const;
  /// All figures as (name, value): those of devices as "launches.vulkan".
  std::vector<std::pair<std::string, uint64_t>> list() const;
  /// Sets every figure to zero; names stay.
  void reset();

private:
  mutable std::mutex naming; ///< Sessions in several threads open devices.
  char deviceNames[maxDevices][48] = {};
};

namespace detail {
extern Counters processCounters;
}

/// The process's counters.
inline Counters &counters() { return detail::processCounters; }

} // namespace runmat

#endif // RUNMAT_RUNTIME_COUNTERS_H
