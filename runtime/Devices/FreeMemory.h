//===- FreeMemory.h - what is free of a device's memory ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_DEVICES_FREEMEMORY_H
#define RUNMAT_RUNTIME_DEVICES_FREEMEMORY_H

#include "runmat/provider.h"

#include <algorithm>
#include <cstdint>
#include <optional>

namespace runmat {

/// What the process could take of the device's memory when it was asked; none
/// where its driver does not tell.
inline std::optional<uint64_t> freeMemory(const runmat_device_info &info) {
  if (info.memory_budget == 0)
    return std::nullopt;
  return info.memory_budget - std::min(info.memory_used, info.memory_budget);
}

} // namespace runmat

#endif // RUNMAT_RUNTIME_DEVICES_FREEMEMORY_H
