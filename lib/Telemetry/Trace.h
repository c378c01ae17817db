//===- Trace.h - a recording in the trace event format ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The JSON that Perfetto (ui.perfetto.dev) and chrome://tracing open; what is
// in it says docs/telemetry.md.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_TELEMETRY_TRACE_H
#define RUNMAT_TELEMETRY_TRACE_H

#include "runtime/Telemetry/Recorder.h"

#include <ostream>

namespace runmat::telemetry {

/// Writes one event a line, so that a long trace takes no memory as text.
void writeTrace(std::ostream &out, const Recording &recording);

} // namespace runmat::telemetry

#endif // RUNMAT_TELEMETRY_TRACE_H
