//===- Recorder.cpp - what happened, and when -------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Telemetry/Recorder.h"

#include <algorithm>
#include <exception>
#include <utility>

namespace runmat::telemetry {

constinit std::atomic<bool> detail::isOn{false};

namespace {

thread_local Place placeOfThread;

} // namespace

Recorder &recorder() {
  static auto *recorder = new Recorder;
  return *recorder;
}

uint32_t currentThread() {
  static std::atomic<uint32_t> threads{0};
  thread_local const uint32_t number = threads++;
  return number;
}

const Place &currentPlace() { return placeOfThread; }

//===----------------------------------------------------------------------===//
// Recorder
//===----------------------------------------------------------------------===//

void Recorder::start(size_t mostEvents) {
  const std::lock_guard lock(mutex);
  begin = now();
  log = EventLog(mostEvents);
  totals = Totals();
  files.clear();
  threads.clear();
  devices.clear();
  queues.clear();
  if (this == &recorder())
    detail::isOn = true;
}

void Recorder::stop() {
  if (this == &recorder())
    detail::isOn = false;
}

void Recorder::add(Event event) {
  const std::lock_guard lock(mutex);
  totals.add(event);
  log.add(std::move(event));
}

void Recorder::addWork(Event work, uint64_t asked, bool isFirst) {
  const std::lock_guard lock(mutex);
  totals.addWork(work, asked, isFirst);
  log.add(std::move(work));
}

void Recorder::nameThread(const char *name) {
  const uint32_t thread = currentThread();
  const std::lock_guard lock(mutex);
  threads[thread] = name;
}

void Recorder::nameDevice(uint32_t device, const std::string &name) {
  const std::lock_guard lock(mutex);
  devices[device] = name;
}

void Recorder::nameQueue(uint32_t device, uint32_t queue,
                         const std::string &name) {
  const std::lock_guard lock(mutex);
  queues[{device, queue}] = name;
}

uint32_t Recorder::file(std::string_view name) {
  const std::lock_guard lock(mutex);
  const auto found = std::ranges::find(files, name);
  if (found == files.end()) {
    files.emplace_back(name);
    return static_cast<uint32_t>(files.size() - 1);
  }
  return static_cast<uint32_t>(found - files.begin());
}

Recording Recorder::recording() const {
  const std::lock_guard lock(mutex);
  return {begin, now(),   log.list(), log.dropped(), totals.list(),
          files, threads, devices,    queues};
}

//===----------------------------------------------------------------------===//
// Spans
//===----------------------------------------------------------------------===//

void Span::start(EventKind kind) {
  event_.kind = kind;
  event_.thread = currentThread();
  event_.place = placeOfThread;
  event_.begin = now();
}

void Span::finish() {
  event_.end = now();
  try {
    recorder().add(std::move(event_));
  } catch (const std::exception &) {
    // No memory for it: the program comes first.
  }
}

void StatementSpan::enter(std::string_view file, uint32_t line) {
  outer = placeOfThread;
  placeOfThread = {recorder().file(file), line, event_.thread, event_.begin};
  event_.place = placeOfThread;
  event_.name = std::string(file.substr(file.rfind('/') + 1)) + ":" +
                std::to_string(line);
}

void StatementSpan::leave() { placeOfThread = outer; }

void LineSpan::enter(std::string_view file, uint32_t line) {
  outer = placeOfThread;
  placeOfThread.file = recorder().file(file);
  placeOfThread.line = line;
}

void LineSpan::leave() { placeOfThread = outer; }

} // namespace runmat::telemetry
