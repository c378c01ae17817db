//===- ProgramProfiler.cpp - where a program spends its time ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Interpreter/ProgramProfiler.h"
#include "Interpreter/Breakpoints.h"
#include "Interpreter/CallStack.h"
#include "runtime/Telemetry/Recorder.h"

#include <algorithm>
#include <tuple>

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
  ownsRecorder = !telemetry::isRecording();
  if (ownsRecorder)
    telemetry::recorder().start(0);
}

void ProgramProfiler::stop() {
  if (!running)
    return;
  earlierSeconds += secondsSince(begin);
  earlierKernels = kernels();
  earlierCompileSeconds = compileSeconds();
  running = false;
  if (ownsRecorder)
    telemetry::recorder().stop();
}

/// Calls and statements in progress keep what they add to.
void ProgramProfiler::clear() {
  const bool wasRunning = running;
  stop();
  ++measurements;
  earlierSeconds = earlierCompileSeconds = 0;
  earlierKernels.clear();
  for (auto &function : all) {
    function->calls = {};
    function->calledSeconds = 0;
    function->lines.clear();
    function->units.clear();
  }
  if (wasRunning)
    start(false);
}

double ProgramProfiler::seconds() const {
  return earlierSeconds + (running ? secondsSince(begin) : 0);
}

double ProgramProfiler::compileSeconds() const {
  double seconds = earlierCompileSeconds;
  if (running)
    for (const telemetry::Total &total :
         telemetry::recorder().recording().totals)
      if (total.kind == telemetry::EventKind::Compile)
        seconds += double(total.hostTime) * 1e-9;
  return seconds;
}

static void addKernel(std::vector<KernelProfile> &kernels,
                      KernelProfile added) {
  const auto found =
      std::ranges::find_if(kernels, [&](const KernelProfile &kernel) {
        return kernel.name == added.name && kernel.file == added.file &&
               kernel.line == added.line;
      });
  if (found == kernels.end())
    return kernels.push_back(std::move(added));
  found->launches.count += added.launches.count;
  found->launches.seconds += added.launches.seconds;
  found->deviceSeconds += added.deviceSeconds;
}

std::vector<KernelProfile> ProgramProfiler::kernels() const {
  std::vector<KernelProfile> kernels = earlierKernels;
  if (!running)
    return kernels;
  const telemetry::Recording recording = telemetry::recorder().recording();
  for (const telemetry::Total &total : recording.totals)
    if (total.kind == telemetry::EventKind::Launch && total.line)
      addKernel(kernels, {total.name,
                          recording.files[total.file],
                          total.line,
                          {total.count, double(total.hostTime) * 1e-9},
                          double(total.deviceTime) * 1e-9});
  std::ranges::sort(kernels, {}, [](const KernelProfile &kernel) {
    return std::tie(kernel.file, kernel.line, kernel.name);
  });
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

ProgramProfiler::Call::Call(ProgramProfiler &profiler, Frame &frame) : profiler(profiler) {
  if (!profiler.isOn() || frame.module().isTyped)
    return;
  function = &profiler.of(frame);
  ++function->depth;
  around = std::exchange(profiler.call, this);
  begin = telemetry::now();
}

/// The time of a call within another one of the same function is in that.
ProgramProfiler::Call::~Call() {
  if (!function)
    return;
  profiler.call = around;
  const double seconds = secondsSince(begin);
  const bool isInner = --function->depth > 0;
  function->calls.add(isInner ? 0 : seconds);
  function->calledSeconds += isInner ? 0 : calledSeconds;
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

void ProgramProfiler::addUnit(Frame &frame, const ast::Stmt &first,
                       const ast::Stmt &last, uint64_t begin) {
  if (frame.module().isTyped)
    return;
  const double seconds = secondsSince(begin);
  const SourceText &text = frame.module().text();
  const LineRange lines = {text.position(first.range.begin).line,
                           text.position(last.range.end - 1).line};
  of(frame).units[lines].add(seconds);
  if (statement && statement->frame == &frame)
    statement->innerSeconds += seconds;
}
