//===- DeviceListing.h - lists devices in a process apart -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_DEVICELISTING_H
#define RUNMAT_RUNTIME_DEVICELISTING_H

#include "runtime/Devices/DeviceSearch.h"

#include <chrono>
#include <functional>
#include <string>

namespace runmat {

/// As `listDevices`, but in a process of its own, whose standard output is
/// standard error: a driver that crashes, ends the process or takes longer than
/// `limit` is a failure in words. To be called while the process has one
/// thread: what others hold is never released in a process apart.
ListedDevices listDevicesApart(const runmat_provider_table &table,
                               const runmat_provider_options &options,
                               std::chrono::milliseconds limit);

/// Loads a library, or what else `action` does, in such a process: what went
/// wrong there, in words; empty when nothing did.
std::string tryApart(const std::function<void()> &action,
                     std::chrono::milliseconds limit);

} // namespace runmat

#endif // RUNMAT_RUNTIME_DEVICELISTING_H
