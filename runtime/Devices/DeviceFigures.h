//===- DeviceFigures.h - the figures of a place -----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the planner knows of a place in numbers: rates and seconds.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_DEVICEFIGURES_H
#define RUNMAT_RUNTIME_DEVICEFIGURES_H

#include <array>
#include <cstddef>
#include <cstdint>

namespace runmat {

/// The rates follow the order of WorkKind (runtime/Devices/DeviceModel.h), the
/// transfers that of `transferFigures`.
enum class Figure : uint8_t {
  Bandwidth,
  RateF32,
  RateF64,
  RateInteger,
  RateElementaryF32,
  RateElementaryF64,
  LaunchSeconds,
  DependentLaunchSeconds,
  UploadSeconds,
  UploadRate,
  DownloadSeconds,
  DownloadRate,
  CompileSeconds,          ///< Of a kernel, however small.
  CompileOperationSeconds, ///< Of each operation in its text.
  OpenSeconds,
};
inline constexpr size_t figureCount = size_t(Figure::OpenSeconds) + 1;

/// One number for each figure. A place that works on the host's memory has
/// zeros in place of those of devices: nothing is moved there, and it is always
/// open.
using Figures = std::array<double, figureCount>;

struct FigureInfo {
  const char *name;
  const char *unit;
  bool isRate;      ///< Amounts in a second; else seconds.
  bool isOfDevices; ///< Zero at places that work on the host's memory.
};
const FigureInfo &info(Figure figure);

inline Figure figureAt(size_t index) { return static_cast<Figure>(index); }

/// Whether the planner can compute with them: finite, and none zero but those
/// of devices, all or none.
bool areUsable(const Figures &figures);

} // namespace runmat

#endif // RUNMAT_RUNTIME_DEVICEFIGURES_H
