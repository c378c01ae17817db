//===- HostCopy.cpp - copying on the host -----------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/providers/vulkan/HostCopy.h"

#include <algorithm>
#include <cstring>
#include <system_error>
#include <thread>
#include <vector>

namespace runmat::vulkan {

namespace {

/// Less than this is not worth a thread.
constexpr uint64_t bytesPerThread = uint64_t{2} << 20;
/// More threads than this do not make memory faster.
constexpr uint64_t mostThreads = 8;

} // namespace

void copyBytes(std::byte *to, const std::byte *from, uint64_t bytes,
               uint32_t threads) {
  uint64_t parts =
      std::min({uint64_t{threads}, mostThreads, bytes / bytesPerThread});
  parts = std::max<uint64_t>(parts, 1);
  uint64_t part = bytes / parts;
  uint64_t done = 0;
  std::vector<std::jthread> helpers;
  try {
    for (uint64_t i = 1; i < parts; ++i) {
      helpers.emplace_back([=] { std::memcpy(to + done, from + done, part); });
      done += part;
    }
  } catch (const std::system_error &) {
    // Without another thread, the rest is copied here.
  }
  std::memcpy(to + done, from + done, bytes - done);
}

} // namespace runmat::vulkan
