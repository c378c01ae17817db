//===- WindowCopy.cpp - copies between strided windows ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Values/WindowCopy.h"

namespace runmat {

int64_t WindowCopy::count() const {
  int64_t count = 1;
  for (const Dimension &dimension : dimensions)
    count *= dimension.extent;
  return count;
}

/// Whether `outer` goes on where `inner` ends.
static bool continues(const WindowCopy::Dimension &inner,
                      const WindowCopy::Dimension &outer) {
  return outer.from == inner.from * inner.extent &&
         outer.to == inner.to * inner.extent;
}

void WindowCopy::collapse() {
  std::vector<Dimension> few;
  for (const Dimension &dimension : dimensions) {
    if (dimension.extent == 1)
      continue;
    if (!few.empty() && continues(few.back(), dimension))
      few.back().extent *= dimension.extent;
    else
      few.push_back(dimension);
  }
  dimensions = std::move(few);
}

} // namespace runmat
