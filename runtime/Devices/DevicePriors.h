//===- DevicePriors.h - figures of a class of device ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What is assumed of a place of which nothing is measured. No other file holds
// figures of machines.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_DEVICEPRIORS_H
#define RUNMAT_RUNTIME_DEVICEPRIORS_H

#include "runmat/provider.h"
#include "runtime/Devices/DeviceFigures.h"

namespace runmat {

enum class PlaceClass : uint8_t {
  Host,
  DiscreteGpu,
  IntegratedGpu,
  SoftwareDevice ///< A device interface that runs on the processor.
};

/// The class of a device that says what it is. One that does not, as those of
/// older providers, is taken for the slower kind that its kernels allow.
PlaceClass placeClassOf(const runmat_device_info &info);
/// The figures assumed of a place; `threads` are the processor's, on which the
/// host's and a software device's depend.
Figures priorFigures(PlaceClass placeClass, uint32_t threads);
/// Why the figure is what it is; null for one that the class has none of.
const char *priorReason(PlaceClass placeClass, Figure figure);
/// What the class is called in reports.
const char *nameOf(PlaceClass placeClass);

} // namespace runmat

#endif // RUNMAT_RUNTIME_DEVICEPRIORS_H
