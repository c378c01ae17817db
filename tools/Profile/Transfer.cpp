//===- Transfer.cpp - bytes moved to a device and back ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Transfer.h"
#include "Comparison.h"
#include "Plan.h"

#include <algorithm>

using namespace runmat;
using namespace runmat::profile;

/// Differs from its neighbours, and from those a power of two away.
static std::byte patternAt(size_t index) {
  return std::byte((index * 2654435761U) >> 24);
}

Transfer::Transfer(Device &device, uint64_t bytes)
    : device(device), sent(bytes), received(bytes),
      first(device.allocate(bytes)), second(device.allocate(bytes)) {
  for (size_t i = 0; i < sent.size(); ++i)
    sent[i] = patternAt(i);
}

void Transfer::uploadPattern() {
  device.upload(first.get(), 0, sent.data(), sent.size());
}

void Transfer::run(std::string_view name) {
  if (name == uploadName)
    uploadPattern();
  else if (name == downloadName)
    device.download(first.get(), 0, received.data(), received.size());
  else
    device.copy(second.get(), 0, first.get(), 0, sent.size());
  device.synchronize();
}

std::optional<std::string> Transfer::check(std::string_view name) {
  constexpr uint8_t nothing = 0;
  for (const DeviceBuffer *buffer : {&first, &second})
    device.fill(buffer->get(), 0, sent.size(), &nothing, sizeof(nothing));
  uploadPattern();
  run(name);
  std::ranges::fill(received, std::byte{nothing});
  const DeviceBuffer &reached = name == copyName ? second : first;
  device.download(reached.get(), 0, received.data(), received.size());
  return difference(received, sent);
}
