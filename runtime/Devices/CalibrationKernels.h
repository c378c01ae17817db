//===- CalibrationKernels.h - what devices are timed by ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Kernels of much arithmetic for each element, compiled when RunMat is built
// (tools/runmat-kernels/runmat-calibration-kernels.cpp): a process that
// measures a device need not have the compiler.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_CALIBRATIONKERNELS_H
#define RUNMAT_RUNTIME_CALIBRATIONKERNELS_H

#include "runmat/provider.h"
#include "runtime/Devices/DeviceFigures.h"

#include <cstdint>
#include <span>

namespace runmat {

/// A kernel in SPIR-V that writes elements and reads nothing. The words of a
/// launch are the address of the elements and their number.
struct CalibrationKernel {
  Figure figure;
  double amount;     ///< What counts of the figure for an element.
  uint32_t features; ///< RUNMAT_FEATURE_* that a device needs.
  uint32_t elementBytes;
  const char *entry;
  uint32_t wordCount, workgroup, itemsPerGroup;
  std::span<const uint32_t> code;
};

/// Where several serve a figure, the faster one is ahead. Empty in a build
/// without the compiler.
std::span<const CalibrationKernel> calibrationKernels();

/// The kernel by which the figure of a device is found; null when none runs
/// there.
const CalibrationKernel *calibrationKernel(const runmat_device_info &info,
                                           Figure figure);

} // namespace runmat

#endif // RUNMAT_RUNTIME_CALIBRATIONKERNELS_H
