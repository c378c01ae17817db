//===- LineTimes.cpp - time of launches, by line ----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Telemetry/LineTimes.h"

namespace runmat::telemetry {

LineTimes &lineTimes() {
  static LineTimes times;
  return times;
}

void LineTimer::start() {
  around = lineTimes().current;
  lineTimes().current = this;
  begin = now();
}

void LineTimer::add() {
  const uint64_t elapsed = now() - begin;
  LineTime &time = lineTimes().times[{file, line, name}];
  ++time.count;
  time.nanoseconds += elapsed - inside;
  lineTimes().current = around;
  if (around)
    around->inside += elapsed;
}

} // namespace runmat::telemetry
