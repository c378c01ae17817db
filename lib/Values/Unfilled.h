//===- Unfilled.h - vectors whose elements are all written ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_VALUES_UNFILLED_H
#define RUNMAT_VALUES_UNFILLED_H

#include <memory>
#include <utility>
#include <vector>

namespace runmat {

/// Leaves new elements without a value: filling a large vector touches all of
/// its memory, on one thread and deaf to Ctrl-C.
template <typename T> struct UnfilledAllocator : std::allocator<T> {
  template <typename U> struct rebind {
    using other = UnfilledAllocator<U>;
  };
  template <typename U> void construct(U *place) noexcept {
    ::new (static_cast<void *>(place)) U;
  }
  template <typename U, typename... Values>
  void construct(U *place, Values &&...values) {
    std::construct_at(place, std::forward<Values>(values)...);
  }
};

/// A vector of numbers, of which those that it is made with have no value yet.
template <typename T> using Unfilled = std::vector<T, UnfilledAllocator<T>>;

} // namespace runmat

#endif // RUNMAT_VALUES_UNFILLED_H
