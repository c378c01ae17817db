//===- VectorProduct.h - matrix by vector, by the library -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_LINEARALGEBRA_VECTORPRODUCT_H
#define RUNMAT_LINEARALGEBRA_VECTORPRODUCT_H

#include "LinearAlgebra/StoredMatrix.h"

namespace runmat::linalg {

/// out = matrix*vector, in pieces that follow from the extents and the form, on
/// the threads of the session. Throws runmat::Error "RunMat:interrupted".
template <typename T>
void multiplyByVector(const Routines<T> &library, const StoredMatrix<T> &matrix,
                      const T *vector, T *out);

} // namespace runmat::linalg

#endif // RUNMAT_LINEARALGEBRA_VECTORPRODUCT_H
