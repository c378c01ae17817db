//===- ModelCorrections.h - models learn from what was timed ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_MODELCORRECTIONS_H
#define RUNMAT_RUNTIME_MODELCORRECTIONS_H

#include "runtime/Devices/Device.h"
#include "runtime/Devices/DeviceModel.h"

namespace runmat {

/// Corrects the model by what a launch took, where that may include making
/// pages of memory only downwards. Seconds that the model had predicted.
double correctByLaunch(DeviceModel &model, const LaunchWork &work,
                       double measured, bool mayBeFresh);

// By what the device has timed since the last call. Whether there was anything.
bool correctByCompiles(DeviceModel &model, Device &device);
bool correctByTransfers(DeviceModel &model, Device &device);

} // namespace runmat

#endif // RUNMAT_RUNTIME_MODELCORRECTIONS_H
