//===- SettingsReport.h - settings in words and in JSON --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_TOOLS_RUNMAT_SETTINGSREPORT_H
#define RUNMAT_TOOLS_RUNMAT_SETTINGSREPORT_H

#include "Configuration/Configuration.h"
#include "JsonText.h"

#include <span>
#include <string>

namespace runmat::driver {

/// A table with the columns setting, value and origin.
std::string settingsTable(std::span<const config::Configuration::Entry> entries,
                          const std::string &indent = "");
/// An array with an object for each setting.
Json settingsJson(std::span<const config::Configuration::Entry> entries);

} // namespace runmat::driver

#endif // RUNMAT_TOOLS_RUNMAT_SETTINGSREPORT_H
