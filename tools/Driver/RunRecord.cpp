//===- RunRecord.cpp - what a run leaves beside its output ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "RunRecord.h"
#include "OutputFile.h"

#include "Engine/TelemetryReport.h"
#include "Telemetry/LastRuns.h"
#include "Telemetry/Trace.h"
#include "runtime/Interrupt.h"

#include <cstdio>
#include <mutex>
#include <new>

using namespace runmat;
using namespace runmat::driver;

namespace {

/// Held by who writes the files.
std::timed_mutex writing;
bool isWritten = false;

/// How long the end of the process may wait for files being written.
constexpr std::chrono::seconds patience{10};

bool isAskedFor(const SessionOptions &session) {
  return !session.traceFile.empty() || !session.telemetryFile.empty();
}

/// Work that is still queued has its times, too. Not after an interrupt: it may
/// take long.
void endTimings(const Engine &engine) {
  for (const std::shared_ptr<Device> &device : engine.devices()) {
    if (!interrupt::requested())
      (void)device->trySynchronize();
    device->endRecording();
  }
}

/// What there is to say of the files: what went wrong, and what is missing.
struct Written {
  bool isWhole = true;
  std::string messages;
};

Written tryWriteFiles(const CommandLine &line, const Engine *engine,
                      std::optional<int> status) {
  const SessionOptions &session = line.session;
  const telemetry::Recording recording = telemetry::recorder().recording();
  Written written;
  auto write = [&](const std::string &file, auto content) {
    const std::string problem =
        file.empty() ? std::string() : writeOutputFile(file, content);
    if (problem.empty())
      return;
    written.isWhole = false;
    written.messages += line.tool + ": error: " + problem + "\n";
  };
  write(session.traceFile,
        [&](std::ostream &out) { telemetry::writeTrace(out, recording); });
  write(session.telemetryFile, [&](std::ostream &out) {
    out << telemetryReport(recording, engine, status);
  });
  if (recording.dropped)
    written.messages +=
        line.tool + ": note: the trace holds the last events only; " +
        std::to_string(recording.dropped) + " before them were dropped.\n";
  return written;
}

Written writeFiles(const CommandLine &line, const Engine *engine,
                   std::optional<int> status) {
  try {
    return tryWriteFiles(line, engine, status);
  } catch (const std::bad_alloc &) {
    return {false, line.tool + ": error: no memory is left to write the "
                               "trace and the telemetry\n"};
  }
}

std::string programName(const CommandLine &line) {
  switch (line.source) {
  case ProgramSource::File:
    return line.program;
  case ProgramSource::Code:
    return "-e";
  case ProgramSource::StandardInput:
  case ProgramSource::Prompt:
    return "-";
  }
  return "-";
}

/// None for the processor, and for a device that had nothing to do.
std::optional<telemetry::DeviceUse> useOf(const Device &device) {
  const DeviceCounters &figures = device.counters();
  telemetry::DeviceUse use = {device.name(),
                              device.info().name,
                              figures.launches.get(),
                              figures.uploads.get(),
                              figures.uploadBytes.get(),
                              figures.downloads.get(),
                              figures.downloadBytes.get(),
                              figures.kernelsLoaded.get()};
  if (device.hostMemory() || use.launches + use.uploads + use.downloads == 0)
    return std::nullopt;
  return use;
}

} // namespace

RunRecord::RunRecord(const CommandLine &line) : line(line) {
  const std::lock_guard lock(writing);
  isWritten = false;
  if (!isAskedFor(line.session))
    return;
  telemetry::recorder().start(
      line.session.traceFile.empty() ? 0 : telemetry::Recorder::usualEvents);
  telemetry::recorder().nameThread("program");
}

RunRecord::~RunRecord() { telemetry::recorder().stop(); }

void RunRecord::keep(const Engine &engine, int status) const noexcept try {
  using std::chrono::duration;
  using std::chrono::system_clock;
  telemetry::PastRun run;
  for (const std::shared_ptr<Device> &device : engine.devices())
    if (auto use = useOf(*device))
      run.devices.push_back(*std::move(use));
  if (run.devices.empty())
    return;
  run.began = system_clock::to_time_t(began);
  run.seconds =
      duration<double>(std::chrono::steady_clock::now() - start).count();
  run.program = programName(line);
  run.version = RUNMAT_VERSION;
  run.status = status;
  telemetry::LastRuns::besideModels(line.session.modelCache)
      .add(std::move(run));
} catch (const std::bad_alloc &) {
  // Nobody needs the list.
}

int RunRecord::finish(const Engine *engine, int status, OutputSink &sink) {
  if (engine)
    keep(*engine, status);
  if (!isAskedFor(line.session))
    return status;
  const std::lock_guard lock(writing);
  if (engine)
    endTimings(*engine);
  const Written written = writeFiles(line, engine, status);
  isWritten = true;
  sink.writeError(written.messages);
  return status == 0 && !written.isWhole ? 1 : status;
}

void RunRecord::abandon(const CommandLine &line) {
  if (!telemetry::isRecording() || !writing.try_lock_for(patience))
    return;
  if (!isWritten)
    std::fputs(writeFiles(line, nullptr, std::nullopt).messages.c_str(),
               stderr);
  writing.unlock();
}
