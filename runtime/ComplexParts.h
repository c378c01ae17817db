//===- ComplexParts.h - complex arrays and their parts ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_COMPLEXPARTS_H
#define RUNMAT_RUNTIME_COMPLEXPARTS_H

#include "runtime/Array.h"

namespace runmat {

/// The real parts of a complex array, or the imaginary ones.
ArrayRef takePart(const Array &whole, bool imaginary);

/// The complex array of two real ones of the same class and extents.
ArrayRef joinParts(const Array &real, const Array &imaginary);

} // namespace runmat

#endif // RUNMAT_RUNTIME_COMPLEXPARTS_H
