//===- SortKeys.h - what sorting is made of ---------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_BUILTINS_SORTKEYS_H
#define RUNMAT_BUILTINS_SORTKEYS_H

#include "Builtins/OrderKeys.h"
#include "Builtins/RadixSort.h"
#include "Values/Value.h"

#include <algorithm>
#include <functional>
#include <string>
#include <vector>

namespace runmat::builtins {

/// The numbers that elements are compared as.
enum class KeyForm : uint8_t {
  Own,     ///< those of their class, which all of them have
  Double,  ///< in two classes
  Wide,    ///< the nearest double, then what is left: with 64-bit integers
  Complex, ///< by magnitude, then by phase
};

/// The form in which elements of both can be compared.
KeyForm commonForm(const Value &a, const Value &b);
inline KeyForm ownForm(const Value &value) { return commonForm(value, value); }

/// Keys of an array's elements in ascending order, NaN last: one for each, or
/// two, of which the first counts more. The complements are those of the
/// descending order.
class ElementKeys {
public:
  ElementKeys(const Value &array, KeyForm form);

  size_t parts() const { return columns.size(); }
  const uint64_t *part(size_t p) { return columns[p].data(); }
  /// Whether it is NaN, which equals nothing.
  bool isMissing(int64_t at) const { return hasMissing && first[at] == ~0ull; }
  /// Negative, 0 or positive as a is before b, equal, or behind it.
  int compare(int64_t a, const ElementKeys &other, int64_t b) const {
    for (size_t p = 0; p < columns.size(); ++p) {
      const uint64_t x = columns[p][a], y = other.columns[p][b];
      if (x != y)
        return x < y ? -1 : 1;
    }
    return 0;
  }
  bool before(int64_t a, int64_t b) const { return compare(a, *this, b) < 0; }
  bool same(int64_t a, const ElementKeys &other, int64_t b) const {
    return compare(a, other, b) == 0 && !isMissing(a);
  }

private:
  std::vector<radix::Buffer<uint64_t>> columns;
  const uint64_t *first = nullptr;
  bool hasMissing;
};

/// Writes the keys of all positions in one column of them.
using KeyColumn = std::function<void(int64_t column, uint64_t *keys)>;
/// The positions from 0 on in the order of their keys, the first column of
/// which counts most; equal ones keep their order.
std::vector<int64_t> orderByKeys(int64_t count, int64_t columns,
                                 const KeyColumn &keys);
/// The same of the elements of an array.
std::vector<int64_t> orderByKeys(ElementKeys &keys, int64_t count,
                                 SortOrder order);

/// Sorts positions by a strict order on them; ties keep their order.
template <typename Less>
void sortPositions(std::vector<int64_t> &positions, Less less) {
  std::sort(positions.begin(), positions.end(), [&](int64_t a, int64_t b) {
    if (less(a, b))
      return true;
    return !less(b, a) && a < b;
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
