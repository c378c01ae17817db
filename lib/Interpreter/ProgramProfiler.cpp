//===- ProgramProfiler.cpp - where a program spends its time ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Interpreter/ProgramProfiler.h"
#include "Interpreter/Breakpoints.h"
#include "Interpreter/CallStack.h"
#include "runtime/Telemetry/LineTimes.h"

#include <algorithm>

using namespace runmat;

static double secondsSince(uint64_t begin) {
  return double(telemetry::now() - begin) * 1e-9;
}

//===----------------------------------------------------------------------===//
// On and off
//===----------------------------------------------------------------------===//

void ProgramProfiler::start(bool clears) {
  if (clears)
    clear();
  if (running)
    return;
  running = true;
  begin = telemetry::now();
  telemetry::lineTimes().isOn = true;
}

void ProgramProfiler::stop() {
  if (!running)
    return;
  earlierSeconds += secondsSince(begin);
  running = false;
  telemetry::lineTimes().isOn = false;
}

/// Calls and statements in progress keep what they add to.
void ProgramProfiler::clear() {
  const bool wasRunning = running;
  stop();
  ++measurements;
  earlierSeconds = 0;
  events.clear();
  telemetry::lineTimes().times.clear();
  for (auto &function : all) {
    function->calls = {};
    function->selfSeconds = function->calledSeconds = 0;
    function->lines.clear();
    function->units.clear();
  }
  if (wasRunning)
    start(false);
}

double ProgramProfiler::seconds() const {
  return earlierSeconds + (running ? secondsSince(begin) : 0);
}

std::vector<KernelProfile> UnitProfile::kernels() const {
  std::vector<KernelProfile> kernels;
  for (const auto &[work, time] : work)
    kernels.push_back({work.name,
                       work.file,
                       work.line,
                       {time.count, double(time.nanoseconds) * 1e-9},
                       work.name == telemetry::compiling});
  return kernels;
}

FunctionProfile &ProgramProfiler::of(Frame &frame) {
  FunctionProfile *&function = known[&frame.function()];
  if (!function) {
    all.push_back(std::make_unique<FunctionProfile>());
    function = all.back().get();
    function->module = frame.sharedModule();
    function->function = &frame.function();
    function->name = codeName(frame);
  }
  return *function;
}

//===----------------------------------------------------------------------===//
// What runs
//===----------------------------------------------------------------------===//

ProgramProfiler::Call::Call(ProgramProfiler &profiler, Frame &frame)
    : profiler(profiler) {
  if (!profiler.isOn() || frame.module().isTyped)
    return;
  function = &profiler.of(frame);
  ++function->depth;
  profiler.remember(*function, /*isEnd=*/false);
  around = std::exchange(profiler.call, this);
  begin = telemetry::now();
}

/// The time of a call within another one of the same function is in that.
ProgramProfiler::Call::~Call() {
  if (!function)
    return;
  profiler.call = around;
  profiler.remember(*function, /*isEnd=*/true);
  const double seconds = secondsSince(begin);
  const bool isInner = --function->depth > 0;
  function->calls.add(isInner ? 0 : seconds);
  function->selfSeconds += std::max(seconds - calledSeconds, 0.0);
  if (around)
    around->calledSeconds += seconds;
  else if (profiler.statement)
    // Of code that was running when the profiler was switched on.
    profiler.statement->function->calledSeconds += seconds;
}

ProgramProfiler::Statement::Statement(ProgramProfiler &profiler, Frame &frame,
                                      const ast::Stmt &statement)
    : profiler(profiler), frame(&frame) {
  if (!profiler.isOn() || frame.module().isTyped)
    return;
  function = &profiler.of(frame);
  line = lineOf(frame.module(), statement);
  around = std::exchange(profiler.statement, this);
  begin = telemetry::now();
}

ProgramProfiler::Statement::~Statement() {
  if (!function)
    return;
  profiler.statement = around;
  const double seconds = secondsSince(begin);
  function->lines[line].add(std::max(seconds - innerSeconds, 0.0));
  if (around && around->frame == frame)
    around->innerSeconds += seconds;
}

/// Adds the times of one list to another one and leaves the first empty.
static void moveTimes(std::map<telemetry::LineWork, telemetry::LineTime> &from,
                      std::map<telemetry::LineWork, telemetry::LineTime> &to) {
  for (const auto &[work, time] : from) {
    to[work].count += time.count;
    to[work].nanoseconds += time.nanoseconds;
  }
  from.clear();
}

ProgramProfiler::Unit::Unit(ProgramProfiler &profiler)
    : profiler(profiler), isTimed(profiler.isOn()) {
  if (!isTimed)
    return;
  outside.swap(telemetry::lineTimes().times);
  begin = telemetry::now();
}

ProgramProfiler::Unit::~Unit() {
  if (isTimed)
    moveTimes(outside, telemetry::lineTimes().times);
}

void ProgramProfiler::Unit::add(Frame &frame, const ast::Stmt &first,
                                const ast::Stmt &last) {
  if (!isTimed || !profiler.isOn() || frame.module().isTyped)
    return;
  const double seconds = secondsSince(begin);
  const SourceText &text = frame.module().text();
  const LineRange lines = {text.position(first.range.begin).line,
                           text.position(last.range.end - 1).line};
  UnitProfile &unit = profiler.of(frame).units[lines];
  unit.runs.add(seconds);
  moveTimes(telemetry::lineTimes().times, unit.work);
  if (profiler.statement && profiler.statement->frame == &frame)
    profiler.statement->innerSeconds += seconds;
}
