//===- Growth.h - arrays that grow by assignment ----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_VALUES_GROWTH_H
#define RUNMAT_VALUES_GROWTH_H

#include "Values/Value.h"

#include <span>

namespace runmat {

/// The extents after x(needed) = v where `needed` lies beyond the end: rows
/// grow to the right, columns downwards; anything else is
/// MATLAB:matrix:growAmbiguous.
Extents grownLinearly(const Extents &extents, int64_t needed);

/// Gives the value larger extents; elements keep their subscripts and new ones
/// are filled in. Growth at the end costs constant time an element.
void growValue(Value &value, const Extents &extents);

/// target = [target, parts] (dimension 1) or [target; parts] (0), with what the
/// target holds left where it is: a sole holder of a real array, to which
/// arrays of its class are joined at its end. False, and nothing done, for all
/// else.
bool appendInPlace(Value &target, size_t dimension,
                   std::span<const Value> parts);

} // namespace runmat

#endif // RUNMAT_VALUES_GROWTH_H
