//===- Calibration.h - figures of a device by measuring ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Measures latencies, transfers, memory bandwidth, and rates of the arithmetic
// that the device has kernels for. Other figures stay what they were.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_CALIBRATION_H
#define RUNMAT_RUNTIME_CALIBRATION_H

#include "runtime/Devices/DeviceFigures.h"

#include <cstdint>

namespace runmat {

/// Launches that compute what a figure counts.
struct Computation {
  uint64_t elements = 0; ///< At most; 0 where there is no kernel.
  double amount = 0;     ///< Of each element.
};

/// A device to measure, and a clock. The calls are queued in order, as those of
/// providers, and return false when they fail.
class CalibrationTarget {
public:
  virtual ~CalibrationTarget() = default;
  /// Seconds that only grow.
  virtual double now() = 0;
  /// Bytes that uploads and downloads take at most, and copies.
  virtual uint64_t transferCapacity() const = 0;
  virtual uint64_t copyCapacity() const = 0;
  virtual bool upload(uint64_t bytes) = 0;
  /// Waits for what was queued before.
  virtual bool download(uint64_t bytes) = 0;
  /// Within the device, back what the call before copied forth.
  virtual bool copy(uint64_t bytes) = 0;
  virtual bool fill(uint64_t bytes) = 0;
  /// By what a rate of arithmetic is found. The first call loads the kernel; a
  /// device that refuses it has none.
  virtual Computation computation(Figure figure) = 0;
  /// Launches it for so many elements.
  virtual bool compute(Figure figure, uint64_t elements) = 0;
  virtual bool synchronize() = 0;
};

struct Calibration {
  /// Those given, with what was measured in their place; usable.
  Figures figures{};
  /// Whether the time sufficed for all measurements but those of arithmetic,
  /// which launches correct anyway.
  bool isComplete = false;
  /// Whether a call failed, which ended it.
  bool hasFailed = false;
};

/// Measures for `seconds` at most, what matters most to plans first: the time
/// is looked at between measurements, each of which is short. `figures` are
/// usable, and those of a place with transfers.
Calibration calibrate(CalibrationTarget &target, const Figures &figures,
                      double seconds);

} // namespace runmat

#endif // RUNMAT_RUNTIME_CALIBRATION_H
