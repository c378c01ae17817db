//===- Product.h - matrix products by the library ---------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_LINEARALGEBRA_PRODUCT_H
#define RUNMAT_LINEARALGEBRA_PRODUCT_H

#include "definitions/MatrixForm.h"

#include <cstdint>

namespace runmat::linalg {

/// The extents of a product: rows x inner by inner x columns.
struct ProductExtents {
  int64_t rows, inner, columns;
};

/// Whether the product is the library's, where that is installed: it is large
/// enough to pay for the call, and no dot product, which has the order of a
/// sum. By its extents alone, so that no setting changes a result.
bool isForLibrary(const ProductExtents &extents);

/// Whether the library is there.
bool haveProducts();

/// out = a*b for T double, float or complex ones, in pieces that follow from
/// the extents, on the threads of the session; false, and nothing done, where
/// no library is installed. The extents are those of what the stored matrices
/// stand for; vectors are plain. Throws runmat::Error "RunMat:interrupted".
template <typename T>
bool multiply(const T *a, const T *b, T *out, const ProductExtents &extents,
              MatrixForms forms = {});

} // namespace runmat::linalg

#endif // RUNMAT_LINEARALGEBRA_PRODUCT_H
