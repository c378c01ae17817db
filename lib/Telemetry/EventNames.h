//===- EventNames.h - what kinds of events are called -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_TELEMETRY_EVENTNAMES_H
#define RUNMAT_TELEMETRY_EVENTNAMES_H

#include "runtime/Telemetry/Event.h"

namespace runmat::telemetry {

/// "launch", "upload", …
const char *nameOf(EventKind kind);
/// What the summary calls all of them: "launches", "uploads", …
const char *pluralOf(EventKind kind);

/// Whether it is the compiler's or a driver's work on code.
bool isCompiling(EventKind kind);
/// Whether it is a call of a device.
bool isCall(EventKind kind);

} // namespace runmat::telemetry

#endif // RUNMAT_TELEMETRY_EVENTNAMES_H
