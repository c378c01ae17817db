//===- InlineVector.h - a list that is usually short ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_INLINEVECTOR_H
#define RUNMAT_RUNTIME_INLINEVECTOR_H

#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <vector>

namespace runmat {

/// Appends only; the first N elements cost no allocation.
template <typename T, size_t N> class InlineVector {
  static_assert(std::is_trivially_copyable_v<T>);

public:
  void push(const T &value) {
    if (length == N)
      rest.assign(first, first + N);
    if (length < N)
      first[length] = value;
    else
      rest.push_back(value);
    ++length;
  }
  uint32_t size() const { return length; }
  const T *data() const { return length <= N ? first : rest.data(); }

private:
  T first[N];
  std::vector<T> rest;
  uint32_t length = 0;
};

} // namespace runmat

#endif // RUNMAT_RUNTIME_INLINEVECTOR_H
