//===- PlanCache.cpp - plans that serve again -------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Planner/PlanCache.h"

#include <cassert>
#include <utility>

namespace runmat {

PlanHistory *PlanCache::find(const PlanKey &key) {
  auto found = byKey.find(key);
  if (found == byKey.end())
    return nullptr;
  entries.splice(entries.begin(), entries, found->second);
  return &found->second->history;
}

PlanHistory &PlanCache::add(PlanKey key, Plan plan) {
  assert(!byKey.contains(key));
  if (entries.size() == capacity) {
    byKey.erase(entries.back().key);
    entries.pop_back();
  }
  entries.push_front({key, PlanHistory(std::move(plan))});
  byKey.emplace(std::move(key), entries.begin());
  return entries.front().history;
}

} // namespace runmat
