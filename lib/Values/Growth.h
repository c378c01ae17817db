//===- Growth.h - arrays that grow by assignment ----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_VALUES_GROWTH_H
#define RUNMAT_VALUES_GROWTH_H

#include "Values/Value.h"

namespace runmat {

/// The extents after x(needed) = v where `needed` lies beyond the end: rows
/// grow to the right, columns downwards; anything else is
/// MATLAB:matrix:growAmbiguous.
Extents grownLinearly(const Extents &extents, int64_t needed);

/// Gives the value larger extents; elements keep their subscripts and new ones
/// are filled in. Growth at the end costs constant time an element.
void growValue(Value &value, const Extents &extents);

} // namespace runmat

#endif // RUNMAT_VALUES_GROWTH_H
