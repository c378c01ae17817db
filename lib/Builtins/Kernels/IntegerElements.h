//===- IntegerElements.h - x op y in the class of integers ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_BUILTINS_KERNELS_INTEGERELEMENTS_H
#define RUNMAT_BUILTINS_KERNELS_INTEGERELEMENTS_H

#include "Builtins/Kernels/KernelTable.h"

namespace runmat::kernels {

/// An array of integers or logicals with another one of its class, or with one
/// number, by a kernel that reads it as it lies in memory. Null where the
/// product set has no such kernel: then the loops over numbers do it.
ArrayRef integerBinary(BinaryOpcode op, const Value &lhs, const Value &rhs,
                       const Extents &extents, const ResultKind &result);

} // namespace runmat::kernels

#endif // RUNMAT_BUILTINS_KERNELS_INTEGERELEMENTS_H
