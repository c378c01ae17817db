//===- TelemetryReport.h - the report of --telemetry ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Versioned: docs/telemetry.md.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_ENGINE_TELEMETRYREPORT_H
#define RUNMAT_ENGINE_TELEMETRYREPORT_H

#include "Engine/Engine.h"

#include <optional>
#include <string>

namespace runmat {

inline constexpr int telemetryVersion = 1;

/// JSON. `engine` is null when nothing was to be compiled or the program still
/// uses it; `status` is none when it is not over.
std::string telemetryReport(const telemetry::Recording &recording,
                            const Engine *engine, std::optional<int> status);

} // namespace runmat

#endif // RUNMAT_ENGINE_TELEMETRYREPORT_H
