//===- EventLog.cpp - the newest events -------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Telemetry/EventLog.h"

#include <utility>

namespace runmat::telemetry {

void EventLog::add(Event event) {
  if (events.size() < most)
    events.push_back(std::move(event));
  else if (most)
    events[added % most] = std::move(event);
  ++added;
}

std::vector<Event> EventLog::list() const {
  const size_t oldest = dropped() ? added % most : 0;
  std::vector<Event> list(events.begin() + static_cast<ptrdiff_t>(oldest),
                          events.end());
  list.insert(list.end(), events.begin(),
              events.begin() + static_cast<ptrdiff_t>(oldest));
  return list;
}

} // namespace runmat::telemetry
