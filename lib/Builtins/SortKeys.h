//===- SortKeys.h - the order of numbers ------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_BUILTINS_SORTKEYS_H
#define RUNMAT_BUILTINS_SORTKEYS_H

#include "Values/Value.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace runmat::builtins {

/// A number to sort by: complex ones by magnitude, then phase; 64-bit integers
/// by the nearest double, then by what is left.
struct Key {
  double first = 0;
  double second = 0;
};

inline bool isNaNKey(const Key &key) { return std::isnan(key.first); }
inline bool precedes(const Key &a, const Key &b) {
  return a.first < b.first || (a.first == b.first && a.second < b.second);
}
/// No NaN is the same as another one.
inline bool sameKey(const Key &a, const Key &b) {
  return a.first == b.first && a.second == b.second;
}
/// The order in which sort puts two keys: NaN comes last ascending and first
/// descending.
inline bool sortsBefore(const Key &a, const Key &b, bool descending) {
  if (isNaNKey(a) || isNaNKey(b))
    return descending ? isNaNKey(a) && !isNaNKey(b)
                      : !isNaNKey(a) && isNaNKey(b);
  return descending ? precedes(b, a) : precedes(a, b);
}

/// The keys of an array's elements.
std::vector<Key> keysOf(const Value &value);

/// Sorts positions by a strict order on them; ties keep their order.
template <typename Less>
void sortPositions(std::vector<int64_t> &positions, Less less) {
  std::sort(positions.begin(), positions.end(), [&](int64_t a, int64_t b) {
    if (less(a, b))
      return true;
    return !less(b, a) && a < b;
  });
}

/// Sorts positions of keys as sort does.
inline void sortByKeys(std::vector<int64_t> &positions,
                       const std::vector<Key> &keys, bool descending) {
  sortPositions(positions, [&](int64_t a, int64_t b) {
    return sortsBefore(keys[size_t(a)], keys[size_t(b)], descending);
  });
}

} // namespace runmat::builtins

#endif // RUNMAT_BUILTINS_SORTKEYS_H
