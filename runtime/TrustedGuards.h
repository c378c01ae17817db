//===- TrustedGuards.h - guard flags that are read later --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// To read a guard flag is to wait for the device. Launches that nobody waits
// for raise words of the device, one for each run of a unit, which are read
// together: in the end, or before the host sees what came of them.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_TRUSTEDGUARDS_H
#define RUNMAT_RUNTIME_TRUSTEDGUARDS_H

#include "runtime/Devices/Device.h"

#include <optional>
#include <vector>

namespace runmat {

/// The flags of some runs of units that follow each other.
class TrustedGuards {
public:
  static constexpr uint64_t flagBytes = sizeof(uint32_t);
  static constexpr uint32_t mostRuns = 64;

  /// A word of a buffer.
  struct Flag {
    runmat_buffer buffer;
    uint64_t address;
  };

  /// Launches that follow are those of another run, the number of which is
  /// returned. There may be `mostRuns` since the last `clear`.
  uint32_t beginRun() { return run = began++; }
  bool hasBegun() const { return began != 0; }
  bool isFull() const { return began == mostRuns; }
  /// What the next launch at `device` raises. Throws as Device::allocate and
  /// Device::fill do.
  Flag flagOn(Device &device);
  /// Launches whose flag is not read yet.
  uint32_t unread() const { return launches; }
  /// Whether the host may have got elements that they computed: a device that
  /// is full sends arrays home.
  bool mayBeOnHost() const;
  /// Waits for all of them. Whether no flag is raised; one that cannot be read
  /// counts as raised, by the first run that it may be of.
  bool hold() noexcept;
  /// The first run that raised one, once `hold` has found it.
  std::optional<uint32_t> raised() const { return firstRaised; }
  /// For runs that have nothing to do with those before, which are certain or
  /// undone.
  void clear();

private:
  struct Word {
    std::shared_ptr<Device> device;
    DeviceBuffer buffer; ///< One word a run.
    uint64_t cameHome;   ///< Arrays, before the first unread launch.
  };
  Word &wordOn(Device &device);
  void read(const Word &word) noexcept;

  std::vector<Word> words;
  uint32_t launches = 0;
  uint32_t began = 0, run = 0;
  uint32_t firstUnread = 0; ///< The run of the first unread launch.
  std::optional<uint32_t> firstRaised;
};

} // namespace runmat

#endif // RUNMAT_RUNTIME_TRUSTEDGUARDS_H
