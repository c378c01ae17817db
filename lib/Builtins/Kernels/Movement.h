//===- Movement.h - elements moved, not computed ----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_BUILTINS_KERNELS_MOVEMENT_H
#define RUNMAT_BUILTINS_KERNELS_MOVEMENT_H

#include "Values/Value.h"
#include "Values/WindowCopy.h"

namespace runmat {

/// The value of extents `result` that copies of windows of `x` make up; their
/// sizes of elements are those of x, whatever they say.
Value moved(const Value &x, const Extents &result,
            const std::vector<WindowCopy> &copies);

} // namespace runmat

#endif // RUNMAT_BUILTINS_KERNELS_MOVEMENT_H
