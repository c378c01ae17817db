//===- Time.cpp - tic, toc, clock, … ----------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Builtins/Arguments.h"
#include "Builtins/Format.h"
#include "Builtins/Groups.h"
#include "Builtins/TerminalKeys.h"
#include "runtime/Interrupt.h"
#include "runtime/Planner/DeviceChoice.h"
#include "runtime/Progress.h"

#include <cmath>
#include <ctime>
#include <thread>

namespace runmat::builtins {

namespace {

using Steady = std::chrono::steady_clock;

/// The time when all work so far is done. A device may still be at it: whoever
/// stops the time of a statement means its work, wherever that is done.
Steady::time_point timeAfterWork(CallContext &context) {
  if (DeviceChoice *devices = context.devices())
    devices->finishWork();
  return Steady::now();
}

/// tic with an output gives the time in microseconds, as a uint64.
void tic(CallContext &context, Arguments, Results &results, int nargout) {
  const Steady::time_point now = timeAfterWork(context);
  if (nargout == 0) {
    context.session().ticTime = now;
    return;
  }
  ArrayRef stamp = Array::make(ElementClass::UInt64, Extents(1, 1));
  *stamp->mutableAs<uint64_t>() =
      uint64_t(std::chrono::duration_cast<std::chrono::microseconds>(
                   now.time_since_epoch())
                   .count());
  results.push_back(std::move(stamp));
}

void toc(CallContext &context, Arguments arguments, Results &results,
         int nargout) {
  const auto secondsOf = [](Steady::time_point time) {
    return std::chrono::duration<double>(time.time_since_epoch()).count();
  };
  double start;
  // In double, which takes any number that a program may give.
  if (!arguments.empty())
    start = arguments[0].scalarDouble() / 1e6;
  else if (context.session().ticTime)
    start = secondsOf(*context.session().ticTime);
  else
    throw Error("MATLAB:toc:callTicFirstNoInputs",
                "You must call 'tic' without an output argument before calling "
                "'toc' without an input argument.");
  const double seconds = secondsOf(timeAfterWork(context)) - start;
  if (nargout > 0)
    results.push_back(seconds);
  else
    context.write("Elapsed time is " + formatValues("%f", {{Value(seconds)}}) +
                  " seconds.\n");
}

/// Local calendar time and the fraction of its second.
struct LocalTime {
  std::tm calendar{};
  double fraction = 0;
};

LocalTime localNow() {
  const auto now = std::chrono::system_clock::now().time_since_epoch();
  const double seconds = std::chrono::duration<double>(now).count();
  LocalTime result;
  const auto whole = std::time_t(std::floor(seconds));
  localtime_r(&whole, &result.calendar);
  result.fraction = seconds - double(whole);
  return result;
}

void clockBuiltin(CallContext &, Arguments, Results &results, int) {
  const LocalTime now = localNow();
  const std::tm &c = now.calendar;
  results.push_back(Value::row({c.tm_year + 1900.0, c.tm_mon + 1.0,
                                double(c.tm_mday), double(c.tm_hour),
                                double(c.tm_min), c.tm_sec + now.fraction}));
}

/// Days from year 0 to the first of January 1970, as datenum counts.
constexpr double unixDay = 719529;

void nowBuiltin(CallContext &, Arguments, Results &results, int) {
  LocalTime now = localNow();
  const std::time_t seconds = timegm(&now.calendar);
  results.push_back(unixDay + (double(seconds) + now.fraction) / 86400);
}

void cpuTime(CallContext &, Arguments, Results &results, int) {
  results.push_back(double(std::clock()) / CLOCKS_PER_SEC);
}

/// state = pause('on'), pause('off') and pause('query') give what held before;
/// as a statement only the question does.
void pauseState(bool &isOn, const Value &word, Results &results, int nargout) {
  const bool asks = isOption(word, "query");
  if (asks || nargout > 0)
    results.push_back(Value::text(isOn ? "on" : "off"));
  if (!asks)
    isOn = isOption(word, "on");
}

/// The longest wait; more than 10^9 seconds are for ever.
constexpr double longestWait = 1e9;

/// Waits, or until the user asks to stop.
void waitFor(double seconds) {
  using Seconds = std::chrono::duration<double>;
  const auto end = Steady::now() + Seconds(seconds);
  constexpr Seconds longestNap(0.02);
  for (Seconds left = end - Steady::now();
       left.count() > 0 && !interrupt::requested(); left = end - Steady::now())
    std::this_thread::sleep_for(std::min(longestNap, left));
  interrupt::poll();
}

/// An interrupt ends it, too.
void waitForKey() {
  const progress::PauseScope terminalTaken;
  TerminalKeys keys;
  if (keys.isTerminal())
    keys.skip(keys.next());
  interrupt::poll();
}

/// pause(n) waits for a time and pause for a key, where there are any, unless
/// that is off.
void pauseBuiltin(CallContext &context, Arguments arguments, Results &results,
                  int nargout) {
  if (!arguments.empty() && arguments[0].isText())
    return pauseState(context.session().isPauseOn, arguments[0], results,
                      nargout);
  context.flush();
  if (!context.session().isPauseOn)
    return;
  if (arguments.empty())
    waitForKey();
  else if (const double seconds = arguments[0].scalarDouble(); seconds > 0)
    waitFor(std::min(seconds, longestWait));
}

constexpr Builtin table[] = {
#define RUNMAT_ROWS_Time
#include "Catalogue/BuiltinRows.inc"
};

} // namespace

Group timeBuiltins() { return table; }

} // namespace runmat::builtins
