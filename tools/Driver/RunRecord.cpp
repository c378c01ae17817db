//===- RunRecord.cpp - what a run leaves beside its output ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "RunRecord.h"
#include "OutputFile.h"

#include "Engine/CounterReport.h"
#include "Engine/PlacementReport.h"
#include "Engine/TelemetryReport.h"
#include "Telemetry/LastRuns.h"
#include "Telemetry/Trace.h"
#include "runtime/Interrupt.h"

#include <algorithm>
#include <cstdio>
#include <mutex>
#include <new>
#include <nlohmann/json.hpp>

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

/// When it was so many nanoseconds of the steady clock.
int64_t secondsSince1970(uint64_t steadyNanoseconds) {
  using namespace std::chrono;
  const steady_clock::time_point moment{nanoseconds(steadyNanoseconds)};
  return system_clock::to_time_t(
      system_clock::now() -
      duration_cast<system_clock::duration>(steady_clock::now() - moment));
}

telemetry::WarmUp warmUpOf(const runmat_provider_statistics &figures) {
  if (figures.pipelines_warmed == 0)
    return {};
  return {secondsSince1970(figures.warm_up_begin),
          double(figures.warm_up_microseconds) / 1e3, figures.pipelines_warmed};
}

/// None for the processor, and for a device that had nothing to do.
std::optional<telemetry::DeviceUse> useOf(const Device &device) {
  if (device.hostMemory())
    return std::nullopt;
  const DeviceCounters &figures = device.counters();
  const runmat_provider_statistics driver =
      driverFigures(device).value_or(runmat_provider_statistics{});
  telemetry::DeviceUse use = {device.name(),
                              device.info().name,
                              figures.launches.get(),
                              figures.uploads.get(),
                              figures.uploadBytes.get(),
                              figures.downloads.get(),
                              figures.downloadBytes.get(),
                              figures.kernelsLoaded.get(),
                              driver.pipelines_compiled,
                              driver.pipelines_cached,
                              driver.pipelines_reused,
                              warmUpOf(driver)};
  if (use.launches + use.uploads + use.downloads + use.warmUp.pipelines == 0)
    return std::nullopt;
  return use;
}

std::vector<telemetry::DeviceUse> usesOf(const Engine &engine) {
  std::vector<telemetry::DeviceUse> uses;
  for (const std::shared_ptr<Device> &device : engine.devices())
    if (auto use = useOf(*device))
      uses.push_back(*std::move(use));
  return uses;
}

/// Whether plans could choose another place than the host.
bool hasDevice(const Engine &engine) {
  return std::ranges::any_of(engine.devices(), [](const auto &device) {
    return !device->hostMemory();
  });
}

std::vector<telemetry::CacheUse> cachesOf(const Engine &engine) {
  const auto report = cacheReport(counterReport(&engine));
  std::vector<telemetry::CacheUse> caches;
  for (const char *cache : {"units", "plans", "models"})
    caches.push_back({cache, report[cache]["hits"], report[cache]["misses"]});
  return caches;
}

std::vector<telemetry::Decision> decisionsOf(const Engine &engine) {
  std::vector<telemetry::Decision> decisions;
  for (const auto &report : placementReports(engine))
    if (report["chosen_by"] == "plan")
      decisions.push_back({report["file"], report["line"], report["cluster"],
                           report["place"], report["reason"]});
  return decisions;
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
  run.devices = usesOf(engine);
  run.decisions = decisionsOf(engine);
  if (run.devices.empty() && !(hasDevice(engine) && !run.decisions.empty()))
    return;
  run.caches = cachesOf(engine);
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
