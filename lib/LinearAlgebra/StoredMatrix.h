//===- StoredMatrix.h - a factor of a product as it is stored ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_LINEARALGEBRA_STOREDMATRIX_H
#define RUNMAT_LINEARALGEBRA_STOREDMATRIX_H

#include "LinearAlgebra/Library.h"
#include "definitions/MatrixForm.h"

namespace runmat::linalg {

/// What stands for a stored matrix in a product, `rows` x `columns` as it is
/// meant. Stored columns begin `lead` elements apart: it may be a block of a
/// larger matrix.
template <typename T> struct StoredMatrix {
  const T *data;
  int64_t rows, columns;
  MatrixForm form;
  int64_t lead;

  /// Without room between its columns.
  static StoredMatrix dense(const T *data, int64_t rows, int64_t columns,
                            MatrixForm form) {
    return {data, rows, columns, form,
            form == MatrixForm::Plain ? rows : columns};
  }
  bool isPlain() const { return form == MatrixForm::Plain; }
  /// What the library calls the form; real matrices have no adjoint.
  const char *letter() const {
    if (isPlain())
      return "N";
    return isComplex<T> && form == MatrixForm::Adjoint ? "C" : "T";
  }
  Size stride() const { return Size(lead); }
  const T *from(int64_t row, int64_t column) const {
    return data + (isPlain() ? row + column * lead : column + row * lead);
  }
  T at(int64_t row, int64_t column) const {
    const T stored = *from(row, column);
    return form == MatrixForm::Adjoint ? conjugate(stored) : stored;
  }
};

} // namespace runmat::linalg

#endif // RUNMAT_LINEARALGEBRA_STOREDMATRIX_H
