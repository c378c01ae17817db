//===- WholeSums.h - sums of 64-bit integers --------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_BUILTINS_KERNELS_WHOLESUMS_H
#define RUNMAT_BUILTINS_KERNELS_WHOLESUMS_H

#include "Builtins/Kernels/Slices.h"
#include "Values/Value.h"

namespace runmat::kernels {

/// Sums the slices of an array of int64 or uint64 to `out`, of class double or
/// that of the array: exact, then rounded or saturated once.
void sumWholes(const ArrayRef &in, const Slices &slices, Array &out);

} // namespace runmat::kernels

#endif // RUNMAT_BUILTINS_KERNELS_WHOLESUMS_H
