//===- Borrowed.h - arrays of the caller ------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_EMBEDDING_BORROWED_H
#define RUNMAT_EMBEDDING_BORROWED_H

#include "runmat/runmat.h"
#include "runtime/Array.h"

#include <stdexcept>
#include <string>

namespace runmat::embedding {

/// A mistake of the caller's.
class InvalidArgument : public std::runtime_error {
public:
  using std::runtime_error::runtime_error;
};

/// The elements as an array of their own. `what` is what messages call it.
/// Throws InvalidArgument.
ArrayRef read(const runmat_array &array, const std::string &what);

/// Writes a result into memory of the caller, which must be of its class and
/// extents. Throws InvalidArgument.
void write(const Array &result, const runmat_array &array,
           const std::string &what);

/// "single complex 2x3".
std::string describe(ElementClass elementClass, bool isComplex,
                     const Extents &extents);

/// Its extents. Throws InvalidArgument where they are none.
Extents extentsOf(const runmat_array &array, const std::string &what);

} // namespace runmat::embedding

#endif // RUNMAT_EMBEDDING_BORROWED_H
