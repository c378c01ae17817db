//===- Slices.h - walking the slices of an array ----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Splits the dimensions of an array into reduced and kept ones. A slice is what
// one element of the result sees; its elements come in column-major order.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_BUILTINS_KERNELS_SLICES_H
#define RUNMAT_BUILTINS_KERNELS_SLICES_H

#include "Builtins/Kernels/CompiledReduction.h"
#include "Builtins/Kernels/Reduce.h"

#include <algorithm>
#include <optional>

namespace runmat::kernels {

/// One dimension of a walk.
struct WalkDimension {
  int64_t extent;
  int64_t stride;
};

/// Offsets of a walk over some dimensions, the first one fastest.
class Walk {
public:
  explicit Walk(const std::vector<WalkDimension> &dimensions)
      : dimensions(dimensions), index(dimensions.size(), 0) {}
  int64_t offset() const { return position; }
  void next() {
    for (size_t d = 0; d < dimensions.size(); ++d) {
      position += dimensions[d].stride;
      if (++index[d] < dimensions[d].extent)
        return;
      position -= dimensions[d].stride * dimensions[d].extent;
      index[d] = 0;
    }
  }

private:
  const std::vector<WalkDimension> &dimensions;
  std::vector<int64_t> index;
  int64_t position = 0;
};

class Slices {
public:
  Slices(const Extents &extents, const Dimensions &reducedDimensions) {
    std::vector<int64_t> kept = extents.toVector();
    int64_t stride = 1;
    for (size_t d = 0; d < extents.rank(); ++d) {
      const bool isReduced =
          std::find(reducedDimensions.begin(), reducedDimensions.end(), d) !=
          reducedDimensions.end();
      append(isReduced ? reducedWalk : keptWalk, extents[d], stride);
      (isReduced ? length_ : count_) *= extents[d];
      if (isReduced)
        kept[d] = 1;
      stride *= extents[d];
    }
    result_ = Extents(std::move(kept));
  }

  /// Elements of a slice.
  int64_t length() const { return length_; }
  /// Number of slices.
  int64_t count() const { return count_; }
  /// Extents with the reduced ones set to one.
  const Extents &result() const { return result_; }

  /// How the slices lie in memory, where their elements are all equally far
  /// apart and there are some.
  std::optional<SliceShape> shape() const {
    if (reducedWalk.size() != 1 || length_ == 0 || count_ == 0)
      return std::nullopt;
    const int64_t inner = reducedWalk[0].stride;
    return SliceShape{inner, length_, count_ / inner};
  }

  /// Calls `visitor(slice, element)` for each slice; `element(j)` reads element
  /// j of `data`, asked for in ascending order.
  template <typename T, typename Visitor>
  void forEach(const T *data, Visitor visitor) const {
    Walk slice(keptWalk);
    for (int64_t s = 0; s < count_; ++s, slice.next()) {
      // An array without elements may have no storage to point into.
      const T *base = length_ > 0 ? data + slice.offset() : data;
      if (reducedWalk.size() <= 1) {
        const int64_t stride = reducedWalk.empty() ? 0 : reducedWalk[0].stride;
        visitor(s, [=](int64_t j) { return base[j * stride]; });
        continue;
      }
      Walk walk(reducedWalk);
      visitor(s, [base, &walk, position = int64_t(0)](int64_t j) mutable {
        for (; position < j; ++position)
          walk.next();
        return base[walk.offset()];
      });
    }
  }

private:
  /// Joins a dimension to the one before when they walk as one.
  static void append(std::vector<WalkDimension> &walk, int64_t extent,
                     int64_t stride) {
    if (extent == 1)
      return;
    if (!walk.empty() && walk.back().stride * walk.back().extent == stride)
      walk.back().extent *= extent;
    else
      walk.push_back({extent, stride});
  }

  std::vector<WalkDimension> reducedWalk, keptWalk;
  int64_t length_ = 1, count_ = 1;
  Extents result_;
};

} // namespace runmat::kernels

#endif // RUNMAT_BUILTINS_KERNELS_SLICES_H
