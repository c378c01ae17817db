//===- DriverTrial.h - drivers are tried in a process apart -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A driver that crashes or ends the process would take the program with it.
// Before drivers are loaded that are not known to work, a process apart opens
// the device. It is the program itself, by another command line: a copy of a
// process with threads could not.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_DRIVERTRIAL_H
#define RUNMAT_RUNTIME_DRIVERTRIAL_H

#include "runtime/Devices/DriverRecord.h"

#include <chrono>
#include <functional>
#include <string>
#include <sys/types.h>

namespace runmat {

class DriverTrial {
public:
  using IsWanted = std::function<bool()>;
  /// What the process apart tells, or what it means that it does not.
  enum class Word : char { Begun = '.', Opened = '+', End = 0, None = 1 };

  /// Where the settings name no program to try them with, drivers are trusted.
  DriverTrial(const RuntimeSettings &settings, std::chrono::milliseconds limit);
  ~DriverTrial();
  DriverTrial(const DriverTrial &) = delete;
  DriverTrial &operator=(const DriverTrial &) = delete;

  /// Why this process must not load the drivers, or need not since they have no
  /// device, in words; empty when it may, and is about to. The device stays
  /// open in the process apart while this lives, so that it is not started
  /// twice. Not longer than the limit, nor than `isWanted`.
  std::string obstacle(const IsWanted &isWanted);
  /// The same where an earlier process came to know, and nobody tries.
  static std::string knownObstacle(const RuntimeSettings &settings);
  /// They were loaded, and did no harm.
  void pass() const;
  /// The same, and there is no device, as the note says.
  void passWithoutDevice(const std::string &note) const;

private:
  Word hear(std::chrono::steady_clock::time_point end,
            const IsWanted &isWanted) const;
  std::string failure(const IsWanted &isWanted);
  std::string blame();
  bool begin();

  const RuntimeSettings settings;
  const std::chrono::milliseconds limit;
  const DriverRecord record;
  pid_t child = -1;
  int pipe = -1;
};

/// Is the process apart, where the command line says so: opens the device and
/// waits to be ended. None in all others; to be called first.
std::optional<int> tryDriversApart(int argc, const char *const *argv);

} // namespace runmat

#endif // RUNMAT_RUNTIME_DRIVERTRIAL_H
