//===- DeviceCalibration.h - calibrates an open device ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_DEVICECALIBRATION_H
#define RUNMAT_RUNTIME_DEVICECALIBRATION_H

#include "runtime/Devices/Calibration.h"
#include "runtime/Devices/Device.h"

namespace runmat {

/// Measures the device by calls of its provider, which no counter of ours
/// counts. Its buffers take `memoryLimit` bytes at most, and they are given
/// back. What the user interrupts is not complete, but no failure. Throws
/// std::bad_alloc.
Calibration calibrateDevice(const Device &device, const Figures &figures,
                            uint64_t memoryLimit, double seconds);

} // namespace runmat

#endif // RUNMAT_RUNTIME_DEVICECALIBRATION_H
