//===- EventLog.h - the newest events ---------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_TELEMETRY_EVENTLOG_H
#define RUNMAT_RUNTIME_TELEMETRY_EVENTLOG_H

#include "runtime/Telemetry/Event.h"

#include <vector>

namespace runmat::telemetry {

/// Keeps so many events; each further one takes the place of the oldest.
class EventLog {
public:
  explicit EventLog(size_t most = 0) : most(most) {}

  void add(Event event);
  /// Oldest first.
  std::vector<Event> list() const;
  /// Events that made room for others; one that keeps none has none to drop.
  uint64_t dropped() const { return most ? added - events.size() : 0; }

private:
  size_t most;
  uint64_t added = 0;
  std::vector<Event> events;
};

} // namespace runmat::telemetry

#endif // RUNMAT_RUNTIME_TELEMETRY_EVENTLOG_H
