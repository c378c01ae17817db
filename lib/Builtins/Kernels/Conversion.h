//===- Conversion.h - arrays in another class -------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_BUILTINS_KERNELS_CONVERSION_H
#define RUNMAT_BUILTINS_KERNELS_CONVERSION_H

#include "Values/Value.h"

namespace runmat {

/// As castTo, by the kernels of the product set where it has one.
Value converted(ElementClass elementClass, const Value &operand);

} // namespace runmat

#endif // RUNMAT_BUILTINS_KERNELS_CONVERSION_H
