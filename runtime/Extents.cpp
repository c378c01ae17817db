//===- Extents.cpp - extents of an array ------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Array.h"

#include <algorithm>

namespace runmat {

Extents::Extents(std::vector<int64_t> extents) : values(std::move(extents)) {
  while (values.size() > 2 && values.back() == 1)
    values.pop_back();
  if (values.size() < 2)
    values.resize(2, 1);
}

int64_t Extents::count() const {
  int64_t product = 1;
  // A zero anywhere makes the rest irrelevant, even when it overflows.
  if (isEmpty())
    return 0;
  for (int64_t extent : values)
    if (__builtin_mul_overflow(product, extent, &product))
      throw Error("MATLAB:array:SizeLimitExceeded",
                  "Requested array " + str() +
                      " has more elements than can be counted.");
  return product;
}

bool Extents::isScalar() const {
  return values.size() == 2 && values[0] == 1 && values[1] == 1;
}

bool Extents::isEmpty() const {
  return std::find(values.begin(), values.end(), 0) != values.end();
}

bool Extents::isVector() const {
  return values.size() == 2 && (values[0] == 1 || values[1] == 1);
}

std::string Extents::str() const {
  std::string text = std::to_string(values[0]);
  for (size_t i = 1; i < values.size(); ++i)
    text += "x" + std::to_string(values[i]);
  return text;
}

} // namespace runmat
