//===- PlainSquares.h - sums of squares whose root is a norm ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Between these no square overflows and what vanishes does not count, though
// ten to the twelve elements share the sum; others are scaled before.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_DEFINITIONS_PLAINSQUARES_H
#define RUNMAT_DEFINITIONS_PLAINSQUARES_H

namespace runmat {

constexpr double leastPlainSquares(bool isSingle) {
  return isSingle ? 0x1p-20 : 0x1p-400;
}
constexpr double mostPlainSquares(bool isSingle) {
  return isSingle ? 0x1p60 : 0x1p500;
}

} // namespace runmat

#endif // RUNMAT_DEFINITIONS_PLAINSQUARES_H
