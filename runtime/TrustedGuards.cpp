//===- TrustedGuards.cpp - guard flags that are read later ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/TrustedGuards.h"
#include "runtime/Memory.h"

#include <algorithm>

namespace runmat {

const runmat_buffer &TrustedGuards::flagOn(Device &device) {
  ++launches;
  for (const Word &word : words)
    if (word.device.get() == &device)
      return word.buffer.get();
  // Cleared once: when it is raised the run is over.
  DeviceBuffer buffer = device.allocate(memory::alignment);
  const uint32_t zero = 0;
  device.fill(buffer.get(), 0, flagBytes, &zero, flagBytes);
  words.push_back({device.shared_from_this(), std::move(buffer),
                   device.copies().cameHome()});
  return words.back().buffer.get();
}

bool TrustedGuards::mayBeOnHost() const {
  return std::ranges::any_of(words, [](const Word &word) {
    return word.device->copies().cameHome() != word.cameHome;
  });
}

bool TrustedGuards::isRaised(const Word &word) {
  uint32_t value = 0;
  return word.device->tryDownload(word.buffer.get(), 0, &value, flagBytes) !=
             RUNMAT_OK ||
         value != 0;
}

bool TrustedGuards::hold() noexcept {
  if (launches == 0)
    return true;
  launches = 0;
  return std::ranges::none_of(words, isRaised);
}

} // namespace runmat
