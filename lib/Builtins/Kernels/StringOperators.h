//===- StringOperators.h - operators on string arrays -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_BUILTINS_KERNELS_STRINGOPERATORS_H
#define RUNMAT_BUILTINS_KERNELS_STRINGOPERATORS_H

#include "Builtins/Kernels/Operators.h"

namespace runmat::kernels {

/// `+` joins, relations compare by code units; at least one operand is a string
/// array, the other may be text, a number or a cell of texts.
Value stringBinary(BinaryOpcode op, const Value &lhs, const Value &rhs);

} // namespace runmat::kernels

#endif // RUNMAT_BUILTINS_KERNELS_STRINGOPERATORS_H
