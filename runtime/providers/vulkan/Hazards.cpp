//===- Hazards.cpp - when commands need a barrier ---------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/providers/vulkan/Hazards.h"

namespace runmat::vulkan {

bool conflict(const Access &a, const Access &b) {
  return (a.writes || b.writes) && a.address < b.address + b.bytes &&
         b.address < a.address + a.bytes;
}

bool HazardTracker::conflicts(std::span<const Access> accesses) const {
  for (const Access &access : accesses)
    for (const Access &earlier : recent)
      if (conflict(access, earlier))
        return true;
  return false;
}

bool HazardTracker::add(std::span<const Access> accesses) {
  bool needsBarrier =
      recent.size() + accesses.size() > limit || conflicts(accesses);
  if (needsBarrier)
    recent.clear();
  recent.insert(recent.end(), accesses.begin(), accesses.end());
  return needsBarrier;
}

} // namespace runmat::vulkan
