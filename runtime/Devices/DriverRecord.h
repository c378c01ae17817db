//===- DriverRecord.h - which drivers do no harm ----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What came of opening a device, from process to process. It holds until the
// machine is started anew, or files of drivers or of devices change. Nothing of
// it is needed.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_DRIVERRECORD_H
#define RUNMAT_RUNTIME_DRIVERRECORD_H

#include "runtime/Settings.h"

#include <optional>
#include <string>

namespace runmat {

/// Any threads and processes may use one at once.
class DriverRecord {
public:
  /// Beside the models that these settings keep; without a folder for them
  /// nothing is kept.
  explicit DriverRecord(const RuntimeSettings &settings);

  enum class State : uint8_t {
    Unknown, ///< Also where the last process that loaded them came to no end.
    Works,
    NoDevice, ///< They work, and list none that may be taken.
    Fails
  };
  struct Known {
    State state = State::Unknown;
    std::string why; ///< In words, where there is no device to be had.
  };
  Known load() const;

  /// This process is about to load the drivers: should it end before
  /// `noteSuccess`, nothing is known of them.
  void noteBegin() const;
  /// They did no harm.
  void noteSuccess() const;
  /// The same, and there is no device.
  void noteNoDevice(const std::string &why) const;
  /// False when it was not kept.
  bool noteFailure(const std::string &why) const;

  /// This process ends of its own accord: where it is still loading the
  /// drivers, that says nothing against them.
  static void excuse(const RuntimeSettings &settings) noexcept;

  /// Removes the records of these settings' folder. False when some are left.
  static bool forget(const RuntimeSettings &settings);

private:
  std::optional<std::string> folder;
  std::string key;
};

} // namespace runmat

#endif // RUNMAT_RUNTIME_DRIVERRECORD_H
