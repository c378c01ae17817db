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
constexpr double cacheShare = 2;
/// A piece beyond the thread's own cache may still gain, since the next one
/// keeps it; more than that does not.
constexpr double mostCaches = 4;

/// Slices of a strip at least: what a kernel takes of a column in one call, a
/// few lines of the cache.
constexpr uint64_t shortestStrip = 64;
/// A strip has a page of each column, and strips share pages: that pays where
/// the arrays lie beyond the caches that threads share.
constexpr double cachesOfStrips = 16;
/// So few elements are one thread's work.
constexpr uint64_t mostOfOneThread = 1024;

uint64_t cachedElements(double bytes, double bytesOfElement) {
  return static_cast<uint64_t>(bytes / std::max(bytesOfElement, 1.0));
}

ChainTiling blocksOf(const ChainDomain &domain, uint64_t cached) {
  if (domain.readsReduced || domain.length <= domain.block)
    return {};
  return {ChainTiling::Kind::Blocks,
          std::max<uint64_t>(cached / domain.block, 1)};
}

/// Rows of a matrix: all columns of some of them.
ChainTiling stripsOf(const ChainDomain &domain, unsigned threads,
                     uint64_t cached) {
  const uint64_t threadsOfGroup = (threads + domain.outer - 1) / domain.outer;
  uint64_t strip =
      std::min(cached / domain.length,
               (domain.inner + threadsOfGroup - 1) / threadsOfGroup);
  strip -= strip % shortestStrip;
  return strip == 0 ? ChainTiling()
                    : ChainTiling{ChainTiling::Kind::Strips, strip};
}

} // namespace

ChainTiling chooseTiling(const ChainDomain &domain,
                         const ChainMachine &machine) {
  const uint64_t elements = domain.elements();
  if (elements == 0)
    return {};
  const double bytesOfElement =
      static_cast<double>(domain.bytes) / static_cast<double>(elements);
  const auto cache = static_cast<double>(machine.cacheBytes);
  const uint64_t cached = cachedElements(cache / cacheShare, bytesOfElement);
  if (domain.slices() == 1)
    return blocksOf(domain, cached);
  if (elements <= mostOfOneThread)
    return {ChainTiling::Kind::Groups, domain.outer};
  const uint64_t group = domain.inner * domain.length;
  const uint64_t step = std::max<uint64_t>(cached / group, 1);
  const double bytes = static_cast<double>(step * group) * bytesOfElement;
  if (bytes <= mostCaches * cache && domain.outer >= machine.threads)
    return {ChainTiling::Kind::Groups, step};
  return static_cast<double>(domain.bytes) < cachesOfStrips * cache
             ? ChainTiling()
             : stripsOf(domain, machine.threads,
                        cachedElements(mostCaches * cache, bytesOfElement));
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
