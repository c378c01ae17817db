//===- Product.h - matrix products by the library ---------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_LINEARALGEBRA_PRODUCT_H
#define RUNMAT_LINEARALGEBRA_PRODUCT_H

#include "LinearAlgebra/StoredMatrix.h"

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
/// no library is installed. Vectors are plain and dense. Throws runmat::Error
/// "RunMat:interrupted".
template <typename T>
bool multiply(const StoredMatrix<T> &a, const StoredMatrix<T> &b, T *out);
/// The same of dense matrices; the extents are those of what they stand for.
template <typename T>
bool multiply(const T *a, const T *b, T *out, const ProductExtents &extents,
              MatrixForms forms = {}) {
  const auto [rows, inner, columns] = extents;
  return multiply(StoredMatrix<T>::dense(a, rows, inner, forms.lhs),
                  StoredMatrix<T>::dense(b, inner, columns, forms.rhs), out);
}

} // namespace runmat::linalg

#endif // RUNMAT_LINEARALGEBRA_PRODUCT_H
