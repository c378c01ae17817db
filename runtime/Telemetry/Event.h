//===- Event.h - something that took time -----------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_TELEMETRY_EVENT_H
#define RUNMAT_RUNTIME_TELEMETRY_EVENT_H

#include <chrono>
#include <cstdint>
#include <string>

namespace runmat::telemetry {

enum class EventKind : uint8_t {
  Statement, ///< One that was interpreted.
  Unit,      ///< A run of a compiled unit.
  Compile,   ///< A unit was compiled, or could not be.
  Kernel,    ///< The compiler made a kernel's code.
  Load,      ///< A device's driver took it.
  Plan,      ///< Steps of a unit got their places.
  Open,      ///< A device was looked for, opened and measured.
  // What a device is asked for.
  Launch,
  Upload,
  Download,
  Copy,
  Fill,
  Wait,
  WarmUp, ///< It made pipelines in the background before they were wanted.
  /// What a device did for one of these.
  Work
};
inline constexpr size_t kindCount = size_t(EventKind::Work) + 1;

/// Nanoseconds of the steady clock, CLOCK_MONOTONIC.
inline uint64_t now() {
  const auto time = std::chrono::steady_clock::now().time_since_epoch();
  return static_cast<uint64_t>(
      std::chrono::duration_cast<std::chrono::nanoseconds>(time).count());
}

inline constexpr uint32_t noDevice = UINT32_MAX;

/// The statement that a thread is at; no line: none.
struct Place {
  uint32_t file = 0; ///< Its number at the recorder.
  uint32_t line = 0;
  uint32_t thread = 0;
  uint64_t begin = 0; ///< Of the event of the statement.
};

/// Stands for the threads that compile while the program goes on.
inline constexpr uint32_t besideProgram = UINT32_MAX;

struct Event {
  EventKind kind = EventKind::Statement;
  /// Of Work, what the device was asked for.
  EventKind asked = EventKind::Launch;
  bool hasFailed = false;
  uint32_t thread = 0;
  /// Its number in the registry, and of Work the queue.
  uint32_t device = noDevice;
  uint32_t queue = 0;
  uint64_t begin = 0, end = 0;
  /// Bytes of a transfer, items of a launch, pipelines of a warm-up.
  uint64_t amount = 0;
  /// Joins what a device was asked for with its Work: the call's number there.
  uint64_t call = 0;
  Place place;
  std::string name;
  /// Why, in words; may be empty.
  std::string detail;
};

} // namespace runmat::telemetry

#endif // RUNMAT_RUNTIME_TELEMETRY_EVENT_H
