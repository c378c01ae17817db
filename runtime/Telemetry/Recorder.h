//===- Recorder.h - what happened, and when ---------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// For --trace and --telemetry. Where things happen, a Span or a DeviceRecorder
// tells the process's recorder; while nobody asked for it, that costs a look at
// one flag.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_TELEMETRY_RECORDER_H
#define RUNMAT_RUNTIME_TELEMETRY_RECORDER_H

#include "runtime/Telemetry/EventLog.h"
#include "runtime/Telemetry/Totals.h"

#include <atomic>
#include <map>
#include <mutex>
#include <string_view>
#include <utility>

namespace runmat::telemetry {

/// All that was recorded until it was asked for.
struct Recording {
  uint64_t begin = 0, end = 0;
  std::vector<Event> events; ///< In the order of their ends.
  uint64_t dropped = 0;
  std::vector<Total> totals;
  std::vector<std::string> files;
  std::map<uint32_t, std::string> threads, devices;
  /// By device and queue.
  std::map<std::pair<uint32_t, uint32_t>, std::string> queues;
};

/// Any thread may tell it of events.
class Recorder {
public:
  /// Some 60 MB of memory.
  static constexpr size_t usualEvents = size_t(1) << 18;

  /// Begins anew. `mostEvents` are kept, 0 for none; totals always.
  void start(size_t mostEvents);
  void stop();

  void add(Event event);
  void addWork(Event work, uint64_t asked, bool isFirst);
  /// What the thread at hand, a device and a queue of it are called.
  void nameThread(const char *name);
  void nameDevice(uint32_t device, const std::string &name);
  void nameQueue(uint32_t device, uint32_t queue, const std::string &name);
  /// The number of a file.
  uint32_t file(std::string_view name);

  Recording recording() const;

private:
  mutable std::mutex mutex;
  uint64_t begin = 0;
  EventLog log;
  Totals totals;
  std::vector<std::string> files;
  std::map<uint32_t, std::string> threads, devices;
  std::map<std::pair<uint32_t, uint32_t>, std::string> queues;
};

namespace detail {
extern std::atomic<bool> isOn;
}

/// Whether the process's recorder is on.
inline bool isRecording() {
  return detail::isOn.load(std::memory_order_relaxed);
}
/// The process's. Lives until its end: threads that were left behind may come
/// back.
Recorder &recorder();

/// An event of the thread at hand, from here to the end of the scope.
class Span {
public:
  explicit Span(EventKind kind) : isOn(isRecording()) {
    if (isOn)
      start(kind);
  }
  ~Span() {
    if (isOn)
      finish();
  }
  Span(const Span &) = delete;
  Span &operator=(const Span &) = delete;

  /// To be filled in; null when nothing is recorded.
  Event *event() { return isOn ? &event_ : nullptr; }

protected:
  void start(EventKind kind);
  void finish();

  const bool isOn;
  Event event_;
};

/// The same of a statement, at which the events inside are placed.
class StatementSpan : public Span {
public:
  explicit StatementSpan(EventKind kind) : Span(kind) {}
  ~StatementSpan() {
    if (isOn)
      leave();
  }
  /// When something is recorded: names the event "run.m:12".
  void enter(std::string_view file, uint32_t line);

private:
  void leave();
  Place outer;
};

/// Events inside are placed at another line of the statement at hand, which may
/// be a unit of several: at that of its cluster.
class LineSpan {
public:
  /// No line: it stays as it is.
  LineSpan(const char *file, uint32_t line) : isOn(isRecording() && line) {
    if (isOn)
      enter(file, line);
  }
  ~LineSpan() {
    if (isOn)
      leave();
  }
  LineSpan(const LineSpan &) = delete;
  LineSpan &operator=(const LineSpan &) = delete;

private:
  void enter(std::string_view file, uint32_t line);
  void leave();

  const bool isOn;
  Place outer;
};

/// The number of the thread at hand.
uint32_t currentThread();
/// The statement that it is at.
const Place &currentPlace();

} // namespace runmat::telemetry

#endif // RUNMAT_RUNTIME_TELEMETRY_RECORDER_H
