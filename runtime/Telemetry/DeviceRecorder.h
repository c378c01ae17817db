//===- DeviceRecorder.h - what a device is asked for and does ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_TELEMETRY_DEVICERECORDER_H
#define RUNMAT_RUNTIME_TELEMETRY_DEVICERECORDER_H

#include "runmat/provider.h"
#include "runtime/Telemetry/Recorder.h"

#include <deque>
#include <unordered_map>

namespace runmat::telemetry {

/// Tells the process's recorder of the calls of one device, and of the device's
/// work for them where its provider times calls. Used by the thread that makes
/// the calls.
class DeviceRecorder {
public:
  /// From here on, every upload, download, copy, fill and launch is told.
  DeviceRecorder(const runmat_provider_table &table, runmat_provider *provider,
                 uint32_t device, const std::string &name);

  /// After a call that began at `begin`. `kernel` is that of a launch.
  void called(EventKind kind, uint64_t begin, runmat_status status,
              uint64_t amount, const runmat_kernel *kernel) noexcept;
  void loaded(const runmat_kernel *kernel, const char *name, uint64_t begin,
              runmat_status status) noexcept;
  void unloaded(const runmat_kernel *kernel) { names.erase(kernel); }
  /// Tells of the work that is over. Does nothing else; waits for nothing.
  void takeTimings() noexcept;
  /// Tells of the pipelines that the provider made in the background, once,
  /// when no more are to come.
  void tellWarmUp() noexcept;

private:
  struct Asked {
    Event event;
    bool isTimed = false;
  };
  bool startTiming();
  void nameQueues() const;
  Event eventOf(EventKind kind, uint64_t begin, runmat_status status) const;
  void addWork(const runmat_timing &timing);

  const runmat_provider_table &table;
  runmat_provider *provider;
  const uint32_t device;
  const bool isTimed;
  bool isWarmUpTold = false;
  uint64_t calls = 0;
  /// The newest calls; the last one is number `calls` - 1.
  std::deque<Asked> asked;
  std::unordered_map<const runmat_kernel *, std::string> names;
};

/// Around a call of a device that may be recorded.
class CallSpan {
public:
  CallSpan(DeviceRecorder *recorder, EventKind kind, uint64_t amount = 0,
           const runmat_kernel *kernel = nullptr)
      : recorder(recorder), kind(kind), amount(amount), kernel(kernel),
        begin(recorder ? now() : 0) {}
  /// Gives the status on.
  runmat_status ended(runmat_status status) const {
    if (recorder)
      recorder->called(kind, begin, status, amount, kernel);
    return status;
  }

private:
  DeviceRecorder *const recorder;
  const EventKind kind;
  const uint64_t amount;
  const runmat_kernel *const kernel;
  const uint64_t begin;
};

} // namespace runmat::telemetry

#endif // RUNMAT_RUNTIME_TELEMETRY_DEVICERECORDER_H
