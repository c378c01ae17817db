//===- UseHistory.cpp - which batches use which memory ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/providers/vulkan/UseHistory.h"

#include <algorithm>

namespace runmat::vulkan {

void UseHistory::add(std::span<const Access> accesses, uint64_t serial) {
  for (const Access &access : accesses)
    uses.push_back({access, serial});
  while (uses.size() > limit) {
    dropped = uses.front().serial;
    uses.pop_front();
  }
}

uint64_t UseHistory::lastConflict(std::span<const Access> accesses) const {
  auto conflicts = [&](const Use &use) {
    return std::ranges::any_of(accesses, [&](const Access &access) {
      return conflict(use.access, access);
    });
  };
  const auto last = std::find_if(uses.rbegin(), uses.rend(), conflicts);
  if (last != uses.rend())
    return last->serial;
  return accesses.empty() ? 0 : dropped;
}

void UseHistory::forget(uint64_t serial) {
  while (!uses.empty() && uses.front().serial <= serial)
    uses.pop_front();
  if (dropped <= serial)
    dropped = 0;
}

} // namespace runmat::vulkan
