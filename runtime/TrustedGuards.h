//===- TrustedGuards.h - guard flags that are read later --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// To read a guard flag is to wait for the device. Launches that nobody waits
// for raise one word a device between them, which is read once: in the end, or
// before the host sees what came of them.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_TRUSTEDGUARDS_H
#define RUNMAT_RUNTIME_TRUSTEDGUARDS_H

#include "runtime/Devices/Device.h"

#include <vector>

namespace runmat {

/// The flags of one run of a unit.
class TrustedGuards {
public:
  static constexpr uint64_t flagBytes = sizeof(uint32_t);

  /// What the next launch at `device` raises. Throws as Device::allocate and
  /// Device::fill do.
  const runmat_buffer &flagOn(Device &device);
  /// Launches whose flag is not read yet.
  uint32_t unread() const { return launches; }
  /// Whether the host may have got elements that they computed: a device that
  /// is full sends arrays home.
  bool mayBeOnHost() const;
  /// Waits for them. Whether no flag is raised; one that cannot be read counts
  /// as raised.
  bool hold() noexcept;

private:
  struct Word {
    std::shared_ptr<Device> device;
    DeviceBuffer buffer;
    uint64_t cameHome; ///< Arrays, before the first launch.
  };
  static bool isRaised(const Word &word);

  std::vector<Word> words;
  uint32_t launches = 0;
};

} // namespace runmat

#endif // RUNMAT_RUNTIME_TRUSTEDGUARDS_H
