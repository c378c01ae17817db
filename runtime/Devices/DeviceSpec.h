//===- DeviceSpec.h - how a user names a device -----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_DEVICESPEC_H
#define RUNMAT_RUNTIME_DEVICESPEC_H

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace runmat {

/// A provider and the number of one of its devices, from 0.
struct DeviceSpec {
  std::string provider;
  uint32_t index = 0;
};

/// What `vulkan` or `vulkan:1` names; none for a text of another form.
std::optional<DeviceSpec> parseDeviceSpec(std::string_view text);

/// Whether a provider of that name could be chosen: letters, digits, `-`, `_`
/// and `.` after a letter, and not `auto`.
bool isProviderName(std::string_view name);

/// The name under which a device is kept: its number only when it is not 0.
std::string canonicalName(const std::string &provider, uint32_t deviceIndex);

} // namespace runmat

#endif // RUNMAT_RUNTIME_DEVICESPEC_H
