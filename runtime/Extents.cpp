//===- Extents.cpp - extents of an array ------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Array.h"

#include <algorithm>

namespace runmat {

Extents::Extents(std::span<const int64_t> extents) {
  while (extents.size() > 2 && extents.back() == 1)
    extents = extents.first(extents.size() - 1);
  if (extents.size() > first.size()) {
    more.assign(extents.begin(), extents.end());
    return;
  }
  first[0] = first[1] = 1;
  std::ranges::copy(extents, first.begin());
  few = std::max<size_t>(extents.size(), 2);
}

int64_t Extents::count() const {
  int64_t product = 1;
  // A zero anywhere makes the rest irrelevant, even when it overflows.
  if (isEmpty())
    return 0;
  for (int64_t extent : list())
    if (__builtin_mul_overflow(product, extent, &product))
      throw Error("MATLAB:array:SizeLimitExceeded",
                  "Requested array " + str() +
                      " has more elements than can be counted.");
  return product;
}

bool Extents::isScalar() const {
  return rank() == 2 && first[0] == 1 && first[1] == 1;
}

bool Extents::isEmpty() const { return std::ranges::count(list(), 0) != 0; }

bool Extents::isVector() const {
  return rank() == 2 && (first[0] == 1 || first[1] == 1);
}

std::string Extents::str() const {
  std::string text;
  for (int64_t extent : list())
    text += (text.empty() ? "" : "x") + std::to_string(extent);
  return text;
}

} // namespace runmat
