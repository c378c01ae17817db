//===- Masks.h - elements where a mask holds --------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// x(mask) without a list of positions in between.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_VALUES_MASKS_H
#define RUNMAT_VALUES_MASKS_H

#include "Values/Indexing.h"

namespace runmat {

/// Whether the one subscript of an array is a logical array that is no longer
/// than it.
bool isMaskOf(const Value &value, const Subscript &subscript);

/// x(mask).
Value readMask(const Value &value, const Value &mask);
/// x(mask) = source, of the same class, for one element or as many as the mask
/// holds; false when there is another number of them.
bool writeMask(Array &target, const Value &mask, const Array &source);
/// The elements that x(mask) = [] leaves, or nothing where the mask holds
/// nowhere.
Value deleteMask(const Value &value, const Value &mask);

} // namespace runmat

#endif // RUNMAT_VALUES_MASKS_H
