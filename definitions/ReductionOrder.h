//===- ReductionOrder.h - lanes and blocks of reductions --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The two numbers of the order in docs/numerics.md. They are part of the
// language: another value gives other bits.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_DEFINITIONS_REDUCTIONORDER_H
#define RUNMAT_DEFINITIONS_REDUCTIONORDER_H

#include <cstdint>

namespace runmat {

/// Element j of a block goes to lane j mod `reductionLanes`.
inline constexpr int64_t reductionLanes = 32;

/// Elements of a block; a multiple of `reductionLanes`.
inline constexpr int64_t reductionBlock = 2048;

} // namespace runmat

#endif // RUNMAT_DEFINITIONS_REDUCTIONORDER_H
