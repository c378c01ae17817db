//===- Reference.h - solutions without a library ----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// For T double or complex double, and finite matrices.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_LINEARALGEBRA_REFERENCE_H
#define RUNMAT_LINEARALGEBRA_REFERENCE_H

#include "LinearAlgebra/Solve.h"

namespace runmat::linalg::reference {

/// Substitution where the matrix is triangular, else elimination with partial
/// pivoting. A singular matrix gives infinities and NaN.
template <typename T>
Matrix<T> solveSquare(Matrix<T> a, Matrix<T> b, Findings &findings);

/// Householder reflections with column pivoting. Columns count as independent
/// while what is left of the longest exceeds `relative` times the first.
template <typename T>
Matrix<T> solveLeastSquares(Matrix<T> a, Matrix<T> b, double relative,
                            Findings &findings);

/// The product of the pivots; 0 for a singular matrix.
template <typename T> T determinant(Matrix<T> a);

} // namespace runmat::linalg::reference

#endif // RUNMAT_LINEARALGEBRA_REFERENCE_H
