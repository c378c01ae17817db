//===- LineTimes.cpp - time of launches, by line ----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Telemetry/LineTimes.h"

namespace runmat::telemetry {

LineTimes &lineTimes() {
  static LineTimes times;
  return times;
}

void LineTimer::add() const {
  LineTime &time = lineTimes().times[{file, line, name}];
  ++time.count;
  time.nanoseconds += now() - begin;
}

} // namespace runmat::telemetry
