//===- Transfer.h - bytes moved to a device and back ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_TOOLS_PROFILE_TRANSFER_H
#define RUNMAT_TOOLS_PROFILE_TRANSFER_H

#include "runtime/Devices/Device.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace runmat::profile {

/// Two buffers of a device and two of the host, of one size. What the device
/// fails at is thrown as runmat::Error.
class Transfer {
public:
  Transfer(Device &device, uint64_t bytes);

  /// Moves all bytes once, by the name of a transfer in the plan, and waits for
  /// the device.
  void run(std::string_view name);
  /// Moves a pattern of bytes and says in words how what arrived differs.
  std::optional<std::string> check(std::string_view name);

private:
  void uploadPattern();

  Device &device;
  std::vector<std::byte> sent, received;
  DeviceBuffer first, second;
};

} // namespace runmat::profile

#endif // RUNMAT_TOOLS_PROFILE_TRANSFER_H
