//===- MatrixValues.h - values as matrices of numbers -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_BUILTINS_KERNELS_MATRIXVALUES_H
#define RUNMAT_BUILTINS_KERNELS_MATRIXVALUES_H

#include "Builtins/Kernels/NumberTypes.h"

namespace runmat::kernels {

/// A copy of the elements.
template <typename T> linalg::Matrix<T> load(const Value &value) {
  if (value.isEmpty())
    return {value.rows(), value.columns()};
  NumberView view(value, numberOf<T>);
  return {view.as<T>(), value.rows(), value.columns()};
}

/// Real where all imaginary parts are zero.
template <typename T> Value store(const linalg::Matrix<T> &matrix) {
  ArrayRef out = Array::make(classOf<T>, Extents(matrix.rows, matrix.columns),
                             linalg::isComplex<T>);
  if (!out->isEmpty())
    std::copy(matrix.elements.begin(), matrix.elements.end(),
              out->mutableAs<T>());
  return narrow(std::move(out));
}

} // namespace runmat::kernels

#endif // RUNMAT_BUILTINS_KERNELS_MATRIXVALUES_H
