//===- Subscripts.h - index arguments as element positions ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_VALUES_SUBSCRIPTS_H
#define RUNMAT_VALUES_SUBSCRIPTS_H

#include "Values/Indexing.h"
#include "Values/Unfilled.h"

namespace runmat {

/// The zero-based indices that one subscript selects.
class IndexList {
public:
  /// All of a dimension.
  static IndexList all(int64_t extent);
  int64_t size() const { return size_; }
  int64_t operator[](int64_t i) const {
    return isColon ? i : indices[size_t(i)];
  }
  /// One more than the largest index: the extent that it needs.
  int64_t needed() const { return needed_; }

  /// Several neighbours in order, as the elements of `2:n-1`, also where that
  /// is held in a variable.
  bool isRun() const { return isColon || isConsecutive; }

  bool isColon = false;
  bool isMask = false;
  /// Extents of the subscript; of a mask, those of find(mask).
  Extents shape;
  Unfilled<int64_t> indices;

private:
  friend IndexList resolveSubscript(const Subscript &, int64_t, size_t, size_t);
  int64_t size_ = 0;
  int64_t needed_ = 0;
  bool isConsecutive = false;
};

/// Resolves subscript `position` of `count` against the extent that a colon
/// takes. Throws MATLAB:badsubscript for what is no index.
IndexList resolveSubscript(const Subscript &subscript, int64_t extent,
                           size_t position, size_t count);

/// The extent that subscript `position` of `count` sees: the last one sees all
/// dimensions that are left.
int64_t extentSeen(const Extents &extents, size_t position, size_t count);

/// The shape of x(index) for an index that is no colon: that of the index (of a
/// mask, that of find(mask)), but a vector keeps its direction when a vector
/// selects from it.
Extents selectedShape(const Extents &array, const Extents &index);

/// The shape of find(mask) with so many positions.
Extents foundShape(const Extents &mask, int64_t count);

/// Extents but for those that are 1, which do not count in assignments.
std::vector<int64_t> withoutOnes(std::vector<int64_t> extents);

/// Whether extents are the same but for those that are 1.
bool areSameButOnes(std::span<const int64_t> a, std::span<const int64_t> b);

/// Whether an array of these extents can be assigned to what subscripts choose,
/// so many elements each: it has one element, or the same extents but for ones.
/// One subscript takes any shape of as many elements.
bool fitsAssignment(const std::vector<int64_t> &chosen, const Extents &source);

/// The position of a whole positive scalar subscript, zero-based; -1 for
/// anything else.
int64_t scalarIndex(const Subscript &subscript);

/// Zero-based offset when every subscript is a scalar inside the extents; -1
/// otherwise.
int64_t scalarOffset(const Extents &extents,
                     std::span<const Subscript> subscripts);

[[noreturn]] void throwOutOfBounds(size_t position, size_t count,
                                   int64_t extent);

/// Element offsets of the product of several index lists into extents; the
/// lists before `first` choose their first element.
Unfilled<int64_t> offsetsOf(const std::vector<IndexList> &lists,
                            const std::vector<int64_t> &extents,
                            size_t first = 0);

/// Elements as runs of neighbours of one length.
struct Runs {
  Unfilled<int64_t> starts;
  int64_t length = 1;
};
/// The same product where leading colons, and a list of neighbours behind them,
/// make runs.
Runs runsOf(const std::vector<IndexList> &lists,
            const std::vector<int64_t> &extents);

/// A list that is a run.
inline Runs runOf(const IndexList &list) {
  return {{list.size() > 0 ? list[0] : 0}, list.size()};
}

} // namespace runmat

#endif // RUNMAT_VALUES_SUBSCRIPTS_H
