//===- DeviceClock.cpp - a device's clock in the host's time ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/providers/vulkan/DeviceClock.h"

#include <cmath>

namespace runmat::vulkan {

uint64_t DeviceClock::hostNanoseconds(uint64_t timestamp) const {
  // The bits that count go to the top, where the difference gets its sign.
  const auto steps =
      static_cast<int64_t>((timestamp - knownTimestamp) << shift) >> shift;
  const int64_t distance = std::llround(static_cast<double>(steps) * step);
  return knownNanoseconds + static_cast<uint64_t>(distance);
}

} // namespace runmat::vulkan
