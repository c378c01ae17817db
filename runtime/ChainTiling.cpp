//===- ChainTiling.cpp - how a chain of launches is cut ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/ChainTiling.h"

#include <algorithm>
#include <unistd.h>

namespace runmat {
namespace {

/// Of the cache, what the pieces of the arrays take: the rest is for what else
/// the kernels touch, and for lines that came too early.
constexpr uint64_t cacheShare = 2;
/// A piece beyond the thread's own cache may still gain, since the next one
/// keeps it; more than that does not.
constexpr uint64_t mostCaches = 4;

} // namespace

ChainTiling chooseTiling(const ChainDomain &domain,
                         const ChainMachine &machine) {
  const uint64_t elements = domain.elements();
  if (elements == 0)
    return {};
  const double bytesOfElement =
      static_cast<double>(domain.bytes) / static_cast<double>(elements);
  const auto cached = static_cast<uint64_t>(
      static_cast<double>(machine.cacheBytes / cacheShare) /
      std::max(bytesOfElement, 1.0));
  if (domain.slices() == 1) {
    if (domain.readsReduced || domain.length <= domain.block)
      return {};
    return {ChainTiling::Kind::Blocks,
            std::max<uint64_t>(cached / domain.block, 1)};
  }
  // Slices side by side share cache lines and pages: a group is not divided.
  const uint64_t group = domain.inner * domain.length;
  const uint64_t step = std::max<uint64_t>(cached / group, 1);
  const double bytes = static_cast<double>(step * group) * bytesOfElement;
  if (bytes > static_cast<double>(mostCaches * machine.cacheBytes) ||
      domain.outer < machine.threads)
    return {};
  return {ChainTiling::Kind::Groups, step};
}

ChainMachine chainMachine(unsigned threads) {
  const long bytes = sysconf(_SC_LEVEL2_CACHE_SIZE);
  ChainMachine machine;
  machine.threads = std::max(threads, 1u);
  if (bytes > 0)
    machine.cacheBytes = static_cast<uint64_t>(bytes);
  return machine;
}

} // namespace runmat
