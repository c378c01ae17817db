//===- SortKeys.h - what sorting is made of ---------------------*- C++ -*-===//
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
struct SortOrder {
  bool descending = false;
  bool missingFirst = false; ///< NaN and <missing> before all others

  /// Without a word about NaN: it comes last ascending and first descending.
  static SortOrder in(bool descending) { return {descending, descending}; }
};

/// Whether sort puts one key before another.
inline bool sortsBefore(const Key &a, const Key &b, SortOrder order) {
  if (isNaNKey(a) || isNaNKey(b))
    return order.missingFirst ? isNaNKey(a) && !isNaNKey(b)
                              : !isNaNKey(a) && isNaNKey(b);
  return order.descending ? precedes(b, a) : precedes(a, b);
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
                       const std::vector<Key> &keys, SortOrder order) {
  sortPositions(positions, [&](int64_t a, int64_t b) {
    return sortsBefore(keys[size_t(a)], keys[size_t(b)], order);
  });
}

/// Texts as the code units by which they are compared; `what` names the value
/// in errors.
std::vector<std::u16string> unitsOf(const Value &value, const char *what);

/// Positions as the program counts them.
Value positionsFrom(const std::vector<double> &positions,
                    const Extents &extents);
/// Zero-based positions as a column of one-based ones.
Value positionColumn(const std::vector<int64_t> &positions);

/// Some rows of a matrix, by their zero-based positions.
Value rowsOf(const Value &matrix, const std::vector<int64_t> &rows);

} // namespace runmat::builtins

#endif // RUNMAT_BUILTINS_SORTKEYS_H
