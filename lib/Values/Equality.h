//===- Equality.h - whether values are the same -----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_VALUES_EQUALITY_H
#define RUNMAT_VALUES_EQUALITY_H

#include "Values/Value.h"

namespace runmat {

/// Same extents and equal elements, whatever the numeric classes; fields in any
/// order. `nanEqual` makes NaN equal to NaN (isequaln).
bool valuesEqual(const Value &a, const Value &b, bool nanEqual = false);

} // namespace runmat

#endif // RUNMAT_VALUES_EQUALITY_H
