//===- Summary.h - a recording added up, as JSON ----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_TELEMETRY_SUMMARY_H
#define RUNMAT_TELEMETRY_SUMMARY_H

#include "runtime/Telemetry/Recorder.h"

#include <nlohmann/json_fwd.hpp>

namespace runmat::telemetry {

/// The fields of docs/telemetry.md that follow from the recording alone:
/// "recorded_ms", "host", "devices", "kernels" and "events".
nlohmann::ordered_json summaryOf(const Recording &recording);

} // namespace runmat::telemetry

#endif // RUNMAT_TELEMETRY_SUMMARY_H
