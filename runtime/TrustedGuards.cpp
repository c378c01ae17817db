//===- TrustedGuards.cpp - guard flags that are read later ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/TrustedGuards.h"
#include "runtime/Memory.h"

#include <algorithm>
#include <array>

namespace runmat {

TrustedGuards::Word &TrustedGuards::wordOn(Device &device) {
  for (Word &word : words)
    if (word.device.get() == &device)
      return word;
  // Cleared once: when one is raised nobody goes on.
  constexpr uint64_t bytes = mostRuns * flagBytes;
  DeviceBuffer buffer = device.allocate(bytes);
  const uint32_t zero = 0;
  device.fill(buffer.get(), 0, bytes, &zero, flagBytes);
  return words.emplace_back(Word{device.shared_from_this(), std::move(buffer),
                                 device.copies().cameHome()});
}

TrustedGuards::Flag TrustedGuards::flagOn(Device &device) {
  Word &word = wordOn(device);
  if (launches++ == 0) {
    firstUnread = run;
    for (Word &each : words)
      each.cameHome = each.device->copies().cameHome();
  }
  const runmat_buffer &buffer = word.buffer.get();
  return {buffer, buffer.address + run * flagBytes};
}

bool TrustedGuards::mayBeOnHost() const {
  return std::ranges::any_of(words, [](const Word &word) {
    return word.device->copies().cameHome() != word.cameHome;
  });
}

void TrustedGuards::read(const Word &word) noexcept {
  std::array<uint32_t, mostRuns> values{};
  const uint32_t count = std::max(began, 1u);
  uint32_t first = 0;
  if (word.device->tryDownload(word.buffer.get(), 0, values.data(),
                               count * flagBytes) != RUNMAT_OK)
    first = firstUnread;
  else
    while (first < count && values[first] == 0)
      ++first;
  if (first < count)
    firstRaised = std::min(firstRaised.value_or(mostRuns), first);
}

bool TrustedGuards::hold() noexcept {
  if (launches != 0)
    for (const Word &word : words)
      read(word);
  launches = 0;
  return !firstRaised;
}

void TrustedGuards::clear() {
  // Words that are zero serve again.
  if (launches != 0 || firstRaised)
    words.clear();
  launches = began = run = 0;
  firstRaised.reset();
}

} // namespace runmat
