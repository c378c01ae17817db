//===- CalibrationKernels.cpp - what devices are timed by -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Devices/CalibrationKernels.h"

namespace runmat {
namespace {

#ifdef RUNMAT_HAVE_CALIBRATION_KERNELS
#include "CalibrationKernels.inc"
#else
constexpr std::span<const CalibrationKernel> kernels;
#endif

/// Whether the module says that it needs doubles: capabilities come first in
/// it, behind a header of five words.
bool needsF64(std::span<const uint32_t> code) {
  constexpr size_t header = 5;
  constexpr uint32_t capability = 2u << 16 | 17, float64 = 10;
  for (size_t at = header; at + 1 < code.size() && code[at] == capability;
       at += 2)
    if (code[at + 1] == float64)
      return true;
  return false;
}

bool runsOn(const runmat_device_info &info, const CalibrationKernel &kernel) {
  return info.kernel_format == RUNMAT_KERNEL_SPIRV && info.supports_i64 &&
         (info.supports_f64 || !needsF64(kernel.code)) &&
         (kernel.features & ~info.features) == 0 &&
         kernel.workgroup <= info.max_workgroup_size;
}

} // namespace

std::span<const CalibrationKernel> calibrationKernels() { return kernels; }

const CalibrationKernel *calibrationKernel(const runmat_device_info &info,
                                           Figure figure) {
  for (const CalibrationKernel &kernel : calibrationKernels())
    if (kernel.figure == figure && runsOn(info, kernel))
      return &kernel;
  return nullptr;
}

} // namespace runmat
