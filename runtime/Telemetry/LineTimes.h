//===- LineTimes.h - time of launches, by line ------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// For `profile`, which programs switch on and off while they run. Told by the
// thread that interprets the program; while it is off, that costs a look at one
// flag.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_TELEMETRY_LINETIMES_H
#define RUNMAT_RUNTIME_TELEMETRY_LINETIMES_H

#include "runtime/Telemetry/Event.h"

#include <compare>
#include <map>
#include <string>
#include <string_view>

namespace runmat::telemetry {

/// A kernel that computes a line, or `compiling` what begins there.
struct LineWork {
  std::string file;
  uint32_t line = 0;
  std::string name;
  auto operator<=>(const LineWork &) const = default;
};
inline constexpr const char *compiling = "compiling";

/// How often, and in which time.
struct LineTime {
  uint64_t count = 0;
  uint64_t nanoseconds = 0;
};

class LineTimer;

struct LineTimes {
  bool isOn = false;
  std::map<LineWork, LineTime> times;
  /// The timer at hand.
  LineTimer *current = nullptr;
};
/// The process's.
LineTimes &lineTimes();

/// Adds the time from here to the end of the scope, without that of timers
/// inside. A file that is not known is null.
class LineTimer {
public:
  LineTimer(const char *name, const char *file, uint32_t line)
      : name(name), file(file), line(line) {
    if (lineTimes().isOn && file)
      start();
  }
  /// For the line of the timer around it.
  explicit LineTimer(const char *name)
      : name(name),
        file(lineTimes().current ? lineTimes().current->file : nullptr),
        line(lineTimes().current ? lineTimes().current->line : 0) {
    if (file)
      start();
  }
  ~LineTimer() {
    if (begin)
      add();
  }
  LineTimer(const LineTimer &) = delete;
  LineTimer &operator=(const LineTimer &) = delete;

private:
  void start();
  void add();

  const char *const name, *const file;
  const uint32_t line;
  LineTimer *around = nullptr;
  uint64_t begin = 0, inside = 0;
};

} // namespace runmat::telemetry

#endif // RUNMAT_RUNTIME_TELEMETRY_LINETIMES_H
