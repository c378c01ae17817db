//===- SessionSettings.h - settings as a session has them -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_TOOLS_DRIVER_SESSIONSETTINGS_H
#define RUNMAT_TOOLS_DRIVER_SESSIONSETTINGS_H

#include "Configuration/Configuration.h"

namespace runmat::driver {

/// Stores the settings. The device that they name is looked for
/// (`checkDevice`); a file for the report asks for one, and is tried. Throws
/// runmat::Error "RunMat:configuration" when there is none, or it cannot be
/// written.
void storeSettings(const config::Configuration &configuration,
                   SessionOptions &session);

} // namespace runmat::driver

#endif // RUNMAT_TOOLS_DRIVER_SESSIONSETTINGS_H
