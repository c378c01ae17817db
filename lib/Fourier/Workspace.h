//===- Workspace.h - buffers of a transform ---------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_FOURIER_WORKSPACE_H
#define RUNMAT_FOURIER_WORKSPACE_H

#include "Fourier/Stockham.h"

namespace runmat::fourier {

/// Two buffers of split parts. The four arrays begin at different places of a
/// page: lengths are often powers of two, and what lies a multiple of a page
/// apart competes for the same lines of the cache.
template <typename T> class Workspace {
public:
  explicit Workspace(int64_t elements)
      : spacing(elements + apart),
        memory(std::make_unique_for_overwrite<T[]>(size_t(4 * spacing))) {}
  Parts<T> data() { return {at(0), at(1)}; }
  Parts<T> scratch() { return {at(2), at(3)}; }

private:
  static constexpr int64_t apart = 24 * 64 / int64_t(sizeof(T));
  T *at(int64_t array) { return memory.get() + array * spacing; }

  int64_t spacing;
  std::unique_ptr<T[]> memory;
};

} // namespace runmat::fourier

#endif // RUNMAT_FOURIER_WORKSPACE_H
