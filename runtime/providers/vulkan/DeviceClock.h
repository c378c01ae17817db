//===- DeviceClock.h - a device's clock in the host's time ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_PROVIDERS_VULKAN_DEVICECLOCK_H
#define RUNMAT_RUNTIME_PROVIDERS_VULKAN_DEVICECLOCK_H

#include <cstdint>

namespace runmat::vulkan {

/// Knows one moment by both clocks, and how fast the device's runs. Timestamps
/// have some low bits that count and start over when these are used up.
class DeviceClock {
public:
  DeviceClock(uint32_t bits, double nanosecondsOfStep)
      : shift(64 - bits), step(nanosecondsOfStep) {}

  /// Times far from this moment get less exact: clocks drift.
  void set(uint64_t timestamp, uint64_t hostNanoseconds) {
    knownTimestamp = timestamp;
    knownNanoseconds = hostNanoseconds;
  }
  /// For timestamps less than half a turn before or after the known one.
  uint64_t hostNanoseconds(uint64_t timestamp) const;

private:
  uint32_t shift;
  double step;
  uint64_t knownTimestamp = 0;
  uint64_t knownNanoseconds = 0;
};

} // namespace runmat::vulkan

#endif // RUNMAT_RUNTIME_PROVIDERS_VULKAN_DEVICECLOCK_H
