//===- SettingsReport.h - settings in words and in JSON --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_TOOLS_RUNMAT_SETTINGSREPORT_H
#define RUNMAT_TOOLS_RUNMAT_SETTINGSREPORT_H

#include "Configuration/Configuration.h"

#include <nlohmann/json.hpp>

#include <span>
#include <string>

namespace runmat::driver {

/// Fields in the order in which they are put in.
using Json = nlohmann::ordered_json;

/// A table with the columns setting, value and origin.
std::string settingsTable(std::span<const config::Configuration::Entry> entries,
                          const std::string &indent = "");
/// An array with an object for each setting.
Json settingsJson(std::span<const config::Configuration::Entry> entries);
/// The text of a report. What is no UTF-8, as names of files may be, is
/// replaced.
std::string jsonText(const Json &report);

} // namespace runmat::driver

#endif // RUNMAT_TOOLS_RUNMAT_SETTINGSREPORT_H
