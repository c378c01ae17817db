//===- SmallArrays.h - which arrays become scalars --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_DEFINITIONS_SMALLARRAYS_H
#define RUNMAT_DEFINITIONS_SMALLARRAYS_H

#include <cstdint>

namespace runmat {

/// Elements of a small array: a matrix of six rows and columns, of the state of
/// a body in space, is still registers and a page of code.
inline constexpr int64_t mostSmallElements = 36;

/// An extent of which two make a small array.
inline constexpr int64_t mostShortExtent = 6;

} // namespace runmat

#endif // RUNMAT_DEFINITIONS_SMALLARRAYS_H
