//===- PlanCache.h - plans that serve again ---------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_PLANCACHE_H
#define RUNMAT_RUNTIME_PLANCACHE_H

#include "runtime/Planner/PlanHistory.h"
#include "runtime/Planner/PlanKey.h"

#include <list>
#include <unordered_map>

namespace runmat {

/// Plans by what they were made for. It holds so many; the one used longest ago
/// goes. Used from one thread at a time.
class PlanCache {
public:
  /// `capacity` is at least 1.
  explicit PlanCache(size_t capacity) : capacity(capacity) {}

  /// The plans for the key, which becomes the one used last; null when there
  /// are none. Valid until the next call.
  PlanHistory *find(const PlanKey &key);
  /// Adds the first plan for a key that has none.
  PlanHistory &add(PlanKey key, Plan plan);
  size_t size() const { return entries.size(); }

private:
  struct Entry {
    PlanKey key;
    PlanHistory history;
  };

  size_t capacity;
  std::list<Entry> entries; ///< The one used last is the first.
  std::unordered_map<PlanKey, std::list<Entry>::iterator, PlanKeyHash> byKey;
};

} // namespace runmat

#endif // RUNMAT_RUNTIME_PLANCACHE_H
