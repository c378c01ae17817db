//===- DeviceCheck.h - whether there is the device asked for ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_TOOLS_DRIVER_DEVICECHECK_H
#define RUNMAT_TOOLS_DRIVER_DEVICECHECK_H

#include "Configuration/Configuration.h"

namespace runmat::driver {

/// Loads the provider that the settings name, and finds that of their device;
/// opens no device. Before a program begins, whether or not it will compile
/// anything. Throws runmat::Error "RunMat:configuration" that begins with where
/// the setting comes from.
void checkDevice(const config::Configuration &configuration);

} // namespace runmat::driver

#endif // RUNMAT_TOOLS_DRIVER_DEVICECHECK_H
